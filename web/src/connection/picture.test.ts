import { describe, expect, it } from "vitest";

import { changes, fixture, SNAPSHOT, TABLE, update } from "./fixtures.test-help";
import { Picture } from "./picture.svelte";
import { newer, readMessage } from "./reader";

function picture(): Picture {
  const made = new Picture();
  made.welcome(SNAPSHOT);
  return made;
}

describe("the picture of a room", () => {
  it.each(["welcome", "update", "resumed"])("is drawn of any %s that can be read, whatever it says", (name) => {
    let drawn = 0;
    for (const changed of changes(fixture(`server/${name}.json`))) {
      const message = readMessage(JSON.stringify(changed));
      if (message === undefined) continue;
      const made = picture();
      if (message.message === "welcome") made.welcome(message.snapshot);
      if (message.message === "update") made.update(message.update);
      if (message.message === "resumed") for (const one of newer(message.updates, 0)) made.update(one);
      expect(made.seats.length).toBeLessThanOrEqual(4);
      drawn += 1;
    }
    expect(drawn).toBeGreaterThan(0);
  });

  it("has the last turn of each seat, all rolls and moves of it, and forgets what is taken back", () => {
    const made = picture();
    const act = (ply: number, color: "red" | "blue", roll: 3 | 6, passes: boolean) => {
      const rolled = { step: "rolled", color, roll } as const;
      const passed = { step: "turn_passed", color, to: color === "red" ? "blue" : "red" } as const;
      made.update(
        update(ply + 100, {
          event: { event: "rolled", roll: { number: ply, color, value: roll, head: "" } },
          steps: passes ? [rolled, passed] : [rolled],
          table: { ...TABLE, ply },
        }),
      );
    };
    const rolls = (color: "red" | "blue") =>
      made.lastMoves[color]?.flatMap((step) => (step.step === "rolled" ? [step.roll] : []));
    act(TABLE.ply + 1, "blue", 3, true);
    act(TABLE.ply + 2, "red", 6, false);
    act(TABLE.ply + 3, "red", 3, true);
    expect([rolls("red"), rolls("blue")]).toEqual([[6, 3], [3]]);
    act(TABLE.ply + 4, "blue", 6, true);
    expect(rolls("blue")).toEqual([6]);
    const back = { event: { event: "undone", actions: 2 }, table: { ...TABLE, ply: TABLE.ply + 2 } } as const;
    made.update(update(900, back));
    expect([rolls("red"), rolls("blue")]).toEqual([[6], [3]]);
    act(TABLE.ply + 3, "red", 3, true);
    expect(rolls("red")).toEqual([6, 3]);
    made.update(update(901, { ...back, table: { ...TABLE, ply: TABLE.ply - 1 } }));
    expect(made.lastMoves).toEqual({});
  });
});
