import { describe, expect, it } from "vitest";

import { Chain } from "../connection/chain";
import { storedRecords } from "../connection/fixtures.test-help";
import { CLOCKWISE } from "../generated/board";
import { toHex } from "./bytes";
import { digest } from "./hash";
import { encodedRoll } from "./ledger";
import { bytes, startOf, type Proof, type RollEntry, type Terms } from "./proof";
import { sameRolls } from "./record";
import { verifyProof, verifyRecord } from "./verify";

const records = storedRecords();
const [, record] = records.find(([name]) => name.startsWith("classic_of_four")) ?? ["", ""];

describe("the test vector of the description", () => {
  const counting = (length: number) => Uint8Array.from({ length }, (_, index) => index);
  const chains = { red: new Chain(new Uint8Array(32).fill(0xaa)), blue: new Chain(new Uint8Array(32).fill(0xbb)) };
  const chainOf = (color: string) => (color === "red" || color === "blue" ? chains[color] : undefined);
  const terms: Terms = {
    game: toHex(counting(16)),
    commitment: "b672b2150a562a744d16fd3b1ff9fd1802d2eb18352e8be1e3e0b05f0f6337ac",
    rules: "f36a386f3d0041ed645032689ee535a1d0a793c73d9643c2e385becf5aa81664",
    roster: {
      red: { kind: "human", anchor: chains.red.anchor },
      yellow: { kind: "bot" },
      blue: { kind: "human", anchor: chains.blue.anchor },
      green: { kind: "bot" },
    },
    mix: { red: chains.red.link(1) ?? "", blue: chains.blue.link(1) ?? "" },
  };
  const start = "56679d7084121c04f1bd23839d7ffebacc0de6fe042ff67ba67061e673efcf82";
  const values = [2, 6, 2, 3, 3, 6, 6, 4, 2, 4, 6, 1];
  const rolls: RollEntry[] = [];
  for (const [index, value] of values.entries()) {
    const color = CLOCKWISE[index % 4] ?? "red";
    const link = index === 4 ? undefined : chainOf(color)?.afterRolls(Math.floor(index / 4));
    const entry = { number: index + 1, color, faces: 6, link };
    const head = toHex(digest("next", bytes(rolls.at(-1)?.head ?? start), encodedRoll(entry), [value]));
    rolls.push({ ...entry, value, head });
  }
  const proof: Proof = { terms, start, rolls, secret: toHex(counting(32)) };

  it("begins with its first head and ends with its last", () => {
    expect(startOf(terms)).toBe(start);
    expect(rolls.at(-1)?.head).toBe("dcff3a02c9b92ef637e687b32ee6f4691bb8703bbfb102b0ed8818bdabb285dc");
  });

  it("holds, and counts the roll that was automatic", () => {
    expect(verifyProof(proof)).toMatchObject({
      verdict: "holds",
      rolls: 12,
      seats: { red: { kind: "human", rolls: 3, automatic: 1 }, green: { kind: "bot", rolls: 3, automatic: 3 } },
    });
  });

  it("is found out where the side that rolls chose a value", () => {
    const chosen: RollEntry[] = rolls.slice(0, 3);
    const entry = { number: 4, color: "green" as const, faces: 6, link: undefined };
    const head = toHex(digest("next", bytes(chosen[2]?.head ?? ""), encodedRoll(entry), [6]));
    chosen.push({ ...entry, value: 6, head });
    expect(verifyProof({ ...proof, rolls: chosen })).toEqual({
      verdict: "broken",
      roll: 4,
      because: { fault: "value", roll: 4, color: "green", shown: 6, right: 3 },
    });
  });

  it("is compared with what this device sent and saw", () => {
    const witness = { commitment: terms.commitment, chains, seen: { terms, start, rolls: rolls.slice(0, 9) } };
    expect(verifyProof(proof, witness)).toMatchObject({ verdict: "holds", witnessed: true });
    const fault = (change: object) => {
      const verdict = verifyProof(proof, { ...witness, ...change });
      return verdict.verdict === "broken" ? verdict.because : undefined;
    };
    expect(fault({ commitment: start })).toEqual({ fault: "other_commitment" });
    const stranger = new Chain(new Uint8Array(32));
    expect(fault({ chains: { blue: stranger } })).toEqual({ fault: "other_anchor", color: "blue" });
    const liar = { anchor: chains.red.anchor, link: (index: number) => chains.red.link(index === 4 ? 5 : index) };
    expect(fault({ chains: { red: liar } })).toEqual({ fault: "other_link", roll: 9, color: "red" });
    const other = rolls.map((roll) => (roll.number === 7 ? { ...roll, head: start } : roll));
    expect(fault({ seen: { terms, start, rolls: other } })).toEqual({ fault: "other_roll", roll: 7 });
    expect(fault({ seen: { terms, start, rolls: [...rolls, ...rolls] } })).toMatchObject({ fault: "other_roll" });
  });
});

describe("the records of games", () => {
  it.each(records)("%s holds, every roll of it", (_, text) => {
    const rolls = text.match(/^roll /gm)?.length;
    expect(verifyRecord(text)).toMatchObject({ verdict: "holds", rolls });
  });

  it("say nothing before the secret is told, nor without such dice", () => {
    expect(verifyRecord(record.replace(/^secret.*\n/m, ""))).toEqual({ verdict: "not_revealed" });
    const seeded = record.replace('[Dice "aeroplane-dice/1"]', '[Dice "seed 42"]');
    expect(verifyRecord(seeded)).toEqual({ verdict: "without_dice" });
    expect(verifyRecord("")).toEqual({ verdict: "unreadable" });
  });

  it.each([
    ["the secret", /^secret 0/m, "secret 1", { fault: "commitment" }, undefined],
    ["the commitment", /^commitment 2/m, "commitment 3", { fault: "commitment" }, undefined],
    ["the game", /^game 0/m, "game 1", { fault: "commitment" }, undefined],
    ["the rules", /^rules c/m, "rules d", { fault: "start" }, undefined],
    ["a link of the mix", /^mix blue 4/m, "mix blue 5", { fault: "mix", color: "blue" }, undefined],
    ["who did not come to the mix", /^mix blue .*/m, "mix blue -", { fault: "start" }, undefined],
    ["the kind of a seat", /^seat yellow bot/m, "seat yellow unanchored", { fault: "start" }, undefined],
    ["the first head", /^start 7/m, "start 8", { fault: "start" }, undefined],
    ["a value", /^(roll 7 red d6) 5/m, "$1 6", { fault: "head" }, 7],
    ["a link", /^(roll 7 red d6 5) 3/m, "$1 4", { fault: "link", color: "red" }, 7],
    ["a link that is left out", /^(roll 7 red d6 5) [0-9a-f]+/m, "$1 -", { fault: "head" }, 7],
    ["a head", /^(roll 6 green d6 5 -) a/m, "$1 b", { fault: "head" }, 6],
    ["a roll that is left out", /^roll 8 .*\n/m, "", { fault: "number" }, 8],
    ["the last roll, left out", /^roll 190 .*\n/m, "", { fault: "other_game" }, undefined],
    ["who rolled", /^roll 2 yellow/m, "roll 2 green", { fault: "head" }, 2],
    ["the die", /^roll 2 yellow d6/m, "roll 2 yellow d8", { fault: "head" }, 2],
    ["a roll of the game", /^5\. red 5/m, "5. red 4", { fault: "other_game" }, undefined],
    ["a turn of the game, left out", /^7\. blue .*\n/m, "", { fault: "other_game" }, undefined],
  ])("are found out where %s was changed", (_, part, other, because, roll) => {
    const changed = record.replace(part, other);
    expect(changed).not.toBe(record);
    expect(verifyRecord(changed)).toMatchObject({ verdict: "broken", roll, because });
  });

  it.each([
    [/^game .*\n/m, ""],
    [/^seat red/m, "seat green"],
    [/^mix red .*\n/m, ""],
    [/^roll 7 red/m, "roll 07 red"],
    [/^roll 7 red/m, "roll 7  red"],
    [/^start 7/m, "start A"],
    [/$/, "more\n"],
    [/\[Dice proof\][^]*/, ""],
  ])("cannot be read with %s as %j", (part, other) => {
    const changed = record.replace(part, other);
    expect(changed).not.toBe(record);
    expect(verifyRecord(changed)).toEqual({ verdict: "unreadable" });
  });
});

describe("a roll that waited while somebody left", () => {
  const dice = (...values: number[]): RollEntry[] =>
    values.map((value, index) => ({ number: index + 1, color: "red", faces: 6, value, link: undefined, head: "" }));
  const roll = (value: number, mayRepeat = false) => ({ color: "red" as const, value, mayRepeat });

  it("is one roll, though it stands there twice", () => {
    expect(sameRolls([roll(1), roll(3), roll(3, true), roll(6)], dice(1, 3, 6))).toBe(true);
  });

  it("is two where the dice say so", () => {
    expect(sameRolls([roll(3), roll(3, true)], dice(3, 3))).toBe(true);
    expect(sameRolls([roll(3), roll(4, true)], dice(3, 4))).toBe(true);
    expect(sameRolls([roll(3), roll(3, true)], dice(3, 3, 3))).toBe(false);
    expect(sameRolls([roll(3), roll(3)], dice(3))).toBe(false);
  });
});
