import { describe, expect, it, vi } from "vitest";

import type { Room } from "./room.svelte";
import { elsewhere, enter, inRoom, open, presence, resumed } from "./room.test-help";
import { latest, type ScriptedSocket } from "./socket.test-help";

inRoom();

/** Tabs of one browser, the oldest first: each takes over from the one before. */
function tabs(count: number): { room: Room; socket: ScriptedSocket }[] {
  const all = Array.from({ length: count }, () => {
    const room = enter();
    vi.advanceTimersByTime(1000);
    return { room, socket: latest() };
  });
  for (const { socket } of all.slice(0, -1)) socket.tell(presence, elsewhere);
  return all;
}

const watching = (all: readonly { room: Room }[]) => all.map(({ room }) => room.elsewhere);

/** Lets every wait pass that does not come again by itself. */
const settle = () => vi.advanceTimersByTime(1000);

describe("a tab that was taken over", () => {
  it("plays again by itself when the other one is left", () => {
    const all = tabs(2);
    expect(watching(all)).toEqual([true, false]);
    all[1]?.room.stop();
    settle();
    expect(all[0]?.room.elsewhere).toBe(false);
    expect(latest().query.get("member")).toBe("1");
    latest().open(resumed(), presence);
    expect(all[0]?.room.link).toBe("live");
  });

  it("plays again when the other one is closed or goes to another page", () => {
    const all = tabs(2);
    window.dispatchEvent(new Event("pagehide"));
    settle();
    expect(all[0]?.room.elsewhere).toBe(false);
  });

  it("leaves it to a later one", () => {
    const all = tabs(3);
    all[2]?.room.stop();
    settle();
    expect(watching(all.slice(0, 2))).toEqual([true, false]);
    all[1]?.room.stop();
    settle();
    expect(watching(all.slice(0, 1))).toEqual([false]);
  });

  it("goes on watching when a tab is left that watches as well, or that is somebody else's", () => {
    const all = tabs(3);
    open("watcher").stop();
    all[0]?.room.stop();
    settle();
    expect(watching(all)).toEqual([true, true, false]);
  });

  it("has to be told by hand in a browser without channels", () => {
    vi.stubGlobal("BroadcastChannel", undefined);
    const all = tabs(2);
    all[1]?.room.stop();
    settle();
    expect(all[0]?.room.elsewhere).toBe(true);
    all[0]?.room.takeOver();
    expect(all[0]?.room.elsewhere).toBe(false);
  });
});
