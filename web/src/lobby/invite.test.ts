import { describe, expect, test } from "vitest";
import { encode } from "uqr";

import { parse } from "../app/route";
import { entered, inviteLink, readable } from "./invite";
import { squares } from "./qr";

const INVITE = "808182838485868788898a8b8c8d8e8f";

describe("the link of an invitation", () => {
  const link = inviteLink("https://play.example", "K7Q0211Z", INVITE);

  test("leads to the room, with its secret where no server sees it", () => {
    const address = new URL(link);
    expect(address.hash).toBe(`#${INVITE}`);
    expect(address.pathname + address.search).not.toContain(INVITE);
    expect(parse(address)).toEqual({ screen: "room", code: "K7Q0211Z", invite: INVITE });
  });

  test("is what the code for cameras holds", () => {
    const { size, path } = squares(link);
    const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
    const expected = encode(link, { ecc: "M", border: 2 });
    expect(size).toBe(expected.size);
    const wanted = expected.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect([...dark].sort()).toEqual(wanted.sort());
    expect(squares(inviteLink("https://play.example", "K7Q0211Z", undefined)).path).not.toBe(path);
  });
});

describe("what somebody enters to come in", () => {
  test.each([
    ["K7Q0-211Z", { code: "K7Q0211Z" }],
    ["k7qo 21lz", { code: "K7Q0211Z" }],
    [`https://play.example/room/K7Q0211Z#${INVITE}`, { code: "K7Q0211Z", invite: INVITE }],
    [`come and play: https://play.example/room/k7q0211z`, { code: "K7Q0211Z" }],
  ])("%s", (written, expected) => {
    expect(entered(written)).toEqual(expected);
  });

  test.each(["", "K7Q0", "K7Q0211ZZ", "https://play.example/rules"])("%s is no way in", (written) => {
    expect(entered(written)).toBeUndefined();
  });

  test("a code is shown in halves", () => {
    expect(readable("K7Q0211Z")).toBe("K7Q0-211Z");
  });
});
