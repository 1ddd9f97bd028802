import { beforeEach, describe, expect, it } from "vitest";

import { roomCode } from "./code";
import { forget, membershipHere, membershipsIn, noteRoom, recentRooms, remember, speakFor } from "./identity";

const CODE = "K7Q0211Z";
const membership = (member: number) => ({ code: CODE, invite: "80", member });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("who this device is", () => {
  it("is kept for the tab and for the device", () => {
    remember(membership(1), "Ada");
    expect(membershipHere(CODE)).toMatchObject({ member: 1, name: "Ada", invite: "80" });
    sessionStorage.clear();
    expect(membershipHere(CODE)?.member).toBe(1);
  });

  it("may be two members in two tabs", () => {
    remember(membership(1), "Ada");
    remember(membership(2), "Ben");
    expect(membershipHere(CODE)?.member).toBe(2);
    speakFor(CODE, 1);
    expect(membershipHere(CODE)?.member).toBe(1);
    expect(membershipsIn(CODE)).toHaveLength(2);
  });

  it("is forgotten", () => {
    remember(membership(1), "Ada");
    remember(membership(2), "Ben");
    forget(CODE, 2);
    expect(membershipHere(CODE)?.member).toBe(1);
    expect(recentRooms()).toHaveLength(1);
    forget(CODE, 1);
    expect(membershipHere(CODE)).toBeUndefined();
    expect(recentRooms()).toEqual([]);
  });

  it.each(["{", "7", "[7]", '[{"member":"1"}]'])("is nobody where the device keeps %s", (text) => {
    localStorage.setItem(`aeroplane.members.${CODE}`, text);
    localStorage.setItem("aeroplane.rooms", text);
    expect(membershipHere(CODE)).toBeUndefined();
    expect(recentRooms()).toEqual([]);
  });
});

describe("the rooms of this device", () => {
  it("are the latest ones, each once, with what they are about", () => {
    for (let number = 1; number <= 25; number += 1) noteRoom(`ROOM${number}`, "lobby");
    noteRoom("ROOM20", "playing", true);
    const rooms = recentRooms();
    expect(rooms).toHaveLength(20);
    expect(rooms.filter(({ code }) => code === "ROOM20")).toMatchObject([{ stage: "playing", oneDevice: true }]);
  });
});

describe("room codes", () => {
  it.each([
    ["k7q0211z", CODE],
    [" k7qo-2iLz ", CODE],
  ])("%s is one", (text, code) => {
    expect(roomCode(text)).toBe(code);
  });

  it.each(["", "K7Q0211", "K7Q0211ZZ", "K7Q0211U", "K7Q0211é"])("%j is none", (text) => {
    expect(roomCode(text)).toBeUndefined();
  });
});
