import { beforeEach, describe, expect, it, vi } from "vitest";

import { fromHex, toHex } from "../dice-proof/bytes";
import { LAST_LINK, previous } from "../dice-proof/hash";
import { Chain, chainFor, chainOf, chainsHeld, commitmentOf, forgetComputed, noteHeld } from "./chain";

const game = (number: number) => ({ game: `${number}`.padStart(32, "0"), commitment: `${number}`.padStart(64, "c") });

beforeEach(() => {
  localStorage.clear();
  forgetComputed();
  vi.restoreAllMocks();
});

describe("a chain", () => {
  // The vectors of docs/dice.md.
  it.each([
    [0xaa, "e6f58fffadd6d9f343d684f373c133773b14c50c1f23b5fce412645c3a57b9bd"],
    [0xbb, "02ae2d395300acf11d09fee2a99871aec3b2672e0e4991c52433ac54de813986"],
  ])("from 32 times %i has the anchor of the description", (byte, anchor) => {
    expect(new Chain(new Uint8Array(32).fill(byte)).anchor).toBe(anchor);
  });

  it("has a link for the mix and one for each of 1023 rolls, each leading to the one before", () => {
    const chain = new Chain(new Uint8Array(32).fill(1));
    const before = (link = "") => toHex(previous(fromHex(link, 32) ?? new Uint8Array()));
    expect(before(chain.link(1))).toBe(chain.anchor);
    expect(before(chain.afterRolls(0))).toBe(chain.link(1));
    expect(before(chain.afterRolls(7))).toBe(chain.afterRolls(6));
    expect(chain.afterRolls(LAST_LINK - 2)).toBe("01".repeat(32));
    expect(chain.afterRolls(LAST_LINK - 1)).toBeUndefined();
  });
});

describe("the chains of a device", () => {
  it("are one for each game and seat", () => {
    const chains = [chainFor(game(1), "red"), chainFor(game(1), "blue"), chainFor(game(2), "red")];
    const anchors = chains.map((chain) => chain.anchor);
    expect(new Set(anchors).size).toBe(3);
    expect(chainFor(game(1), "red").anchor).toBe(anchors[0]);
  });

  it("are still there when the page is loaded anew", () => {
    const links = (["red", "green"] as const).map((color) => chainFor(game(1), color).afterRolls(4));
    forgetComputed();
    expect((["red", "green"] as const).map((color) => chainOf(game(1).game, color)?.afterRolls(4))).toEqual(links);
    expect(commitmentOf(game(1).game)).toBe(game(1).commitment);
    expect(chainOf(game(1).game, "yellow")).toBeUndefined();
  });

  it("are kept for the last games", () => {
    for (let number = 1; number <= 25; number += 1) chainFor(game(number), "red");
    forgetComputed();
    expect(chainOf(game(5).game, "red")).toBeUndefined();
    expect(chainOf(game(6).game, "red")).toBeDefined();
  });

  it("are those of the game's where the device had the seat at the start", () => {
    chainFor(game(1), "red");
    chainFor(game(1), "blue");
    noteHeld(game(1).game, ["blue", "green"]);
    expect(Object.keys(chainsHeld(game(1).game))).toEqual(["blue"]);
    noteHeld(game(1).game, ["red"]);
    expect(Object.keys(chainsHeld(game(1).game))).toEqual(["blue", "red"]);
  });

  it.each([
    "{",
    "7",
    "[7]",
    '[{"game":"1","seeds":{"red":5}}]',
    '[{"game":"1","commitment":"c","seeds":{"red":"xyz"}}]',
  ])(
    "are none where the device keeps %s",
    (text) => {
      localStorage.setItem("aeroplane.chains", text);
      expect(chainOf("1", "red")).toBeUndefined();
      expect(chainFor(game(1), "red").anchor).toMatch(/^[0-9a-f]{64}$/);
    },
  );

  it("last as long as the page where the device keeps nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    expect(chainFor(game(1), "red").anchor).toBe(chainFor(game(1), "red").anchor);
  });
});
