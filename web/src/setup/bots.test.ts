import { describe, expect, it } from "vitest";

import { BOTS, MIDDLE_BOT } from "./settings";

describe("the bots", () => {
  it("are offered weakest first", () => {
    expect(BOTS).toEqual(["random", "runner", "greedy", "rollout", "expectimax", "expert"]);
  });

  it("play in the middle of their strengths for those who say nothing", () => {
    expect(MIDDLE_BOT).toBe("greedy");
  });
});
