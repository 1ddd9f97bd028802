import { describe, expect, it, vi } from "vitest";

import { room as roomView, SNAPSHOT, TABLE, update } from "./fixtures.test-help";
import { membershipHere } from "./identity";
import { answerSummary, CODE, comeBack, elsewhere, enter, heard, HELLO, inRoom, open } from "./room.test-help";
import { presence, resumed, SEEN, told, welcome, without } from "./room.test-help";
import { latest, ScriptedSocket } from "./socket.test-help";

inRoom();

describe("a room", () => {
  it("is entered as the member of this device, and is as the server tells it", () => {
    const room = open();
    expect(latest().url).toContain(`/api/rooms/${CODE}/socket?member=1`);
    expect(room.link).toBe("connecting");
    latest().open(welcome(), presence);
    expect(room).toMatchObject({ link: "live", seq: SEEN, you: 1, isHost: true, seats: ["red"], table: TABLE });
    expect(room.presence).toEqual({ members: [1], watchers: 0 });
  });

  it("takes in updates in order, and ignores those that it knows", () => {
    const room = enter();
    const numbers = heard(room);
    latest().tell(told(SEEN + 1), told(SEEN + 1), told(SEEN), told(SEEN + 2));
    expect(numbers).toEqual([SEEN + 1, SEEN + 2]);
    expect(room.talk.map(({ seq }) => seq)).toContain(SEEN + 2);
  });

  it("asks for what is missing, and shows nothing before it is there", () => {
    const room = enter();
    const numbers = heard(room);
    latest().tell(told(SEEN + 3), told(SEEN + 4));
    expect(latest().sent).toEqual([{ message: "resume", after: SEEN }]);
    expect(room.seq).toBe(SEEN);
    latest().tell(resumed(update(SEEN + 1), update(SEEN + 2), update(SEEN + 3), update(SEEN + 4)), told(SEEN + 5));
    expect(numbers).toEqual([-(SEEN + 1), -(SEEN + 2), -(SEEN + 3), -(SEEN + 4), SEEN + 5]);
  });

  it("opens another connection where nobody says what is missing", async () => {
    enter();
    latest().tell(told(SEEN + 3));
    const next = await comeBack();
    expect(next.query.get("after")).toBe(String(SEEN));
  });

  it("goes on after what it has seen when the connection comes back", async () => {
    const room = enter();
    const numbers = heard(room);
    latest().break();
    expect(room.link).toBe("reconnecting");
    const next = await comeBack();
    expect([next.query.get("member"), next.query.get("after")]).toEqual(["1", String(SEEN)]);
    next.open(resumed(update(SEEN + 1)), presence, told(SEEN + 2));
    expect(room.link).toBe("live");
    expect(numbers).toEqual([-(SEEN + 1), SEEN + 2]);
  });

  it("is replaced as a whole after too long an absence", async () => {
    const room = enter();
    const numbers = heard(room);
    latest().break();
    (await comeBack()).open(welcome({ seq: 90, last_moves: [] }), presence);
    expect(numbers).toEqual([90_000]);
    expect(room).toMatchObject({ seq: 90, lastMoves: {} });
  });

  it("drops the board when the next game is opened", () => {
    const room = enter();
    const next = { number: 3, game: "11".repeat(16), commitment: "22".repeat(32) };
    const view = roomView({ phase: { stage: "lobby" }, game: next });
    latest().tell(told(SEEN + 1, { event: { event: "rematch_opened", game: next }, room: view }));
    expect(room).toMatchObject({ table: undefined, deadline: undefined, lastMoves: {} });
  });

  it("says by this device's clock when the time is up", () => {
    const room = enter();
    const now = performance.now();
    latest().tell(told(SEEN + 1, { table: { ...TABLE, remaining_ms: 15_000 } }));
    expect(room.deadline).toBe(now + 15_000);
    latest().tell(told(SEEN + 2, { table: without(TABLE, "remaining_ms") }));
    expect(room.deadline).toBeUndefined();
  });

  it("starts over with a connection that tells what cannot be read", async () => {
    const room = enter();
    latest().tell('{"message":"update","update":{"seq":18}}');
    expect(room.link).toBe("reconnecting");
    (await comeBack()).open(resumed());
    expect(room.link).toBe("live");
  });

  it("says that the page is too old for the server", () => {
    const room = open();
    latest().open({ message: "welcome", protocol: 2, snapshot: SNAPSHOT });
    expect(room).toMatchObject({ link: "gone", outdated: true });
  });
});

describe("the network", () => {
  it("is waited for while the device has none, and taken at once when it is back", () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const room = enter();
    expect(room.link).toBe("live");
    window.dispatchEvent(new Event("offline"));
    expect(room.link).toBe("offline");
    const sockets = ScriptedSocket.opened.length;
    vi.advanceTimersByTime(9000);
    expect(ScriptedSocket.opened).toHaveLength(sockets);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    expect(ScriptedSocket.opened).toHaveLength(sockets + 1);
    latest().open(resumed());
    expect(room.link).toBe("live");
  });

  it("is tried at once when the page is shown again", () => {
    enter();
    latest().break();
    const sockets = ScriptedSocket.opened.length;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(ScriptedSocket.opened).toHaveLength(sockets + 1);
  });

  it("is asked for a sign of life when a connected page is shown again", async () => {
    const room = enter();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(latest().sent).toEqual([{ message: "resume", after: SEEN }]);
    latest().tell(resumed());
    expect(room.link).toBe("live");
    document.dispatchEvent(new Event("visibilitychange"));
    expect((await comeBack()).query.get("after")).toBe(String(SEEN));
  });

  it("is asked for a sign of life after a long silence, as when the device has slept", async () => {
    const room = enter();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(latest().sent).toEqual([{ message: "resume", after: SEEN }]);
    latest().tell(resumed());
    await vi.advanceTimersByTimeAsync(30_000);
    expect(latest().sent).toHaveLength(2);
    await comeBack();
    expect(room.link).toBe("reconnecting");
  });

  it("is tried less and less often", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    enter();
    latest().break();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const since = performance.now();
      (await comeBack()).break();
      waits.push(performance.now() - since);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  it("is left alone for as long as a server asks that goes away", async () => {
    enter();
    vi.spyOn(Math, "random").mockReturnValue(0);
    latest().tell({ message: "notice", notice: { notice: "going_away", reconnect_in_ms: 3000 } });
    latest().break(1012);
    const since = performance.now();
    await comeBack();
    expect(performance.now() - since).toBe(3000);
  });

  it("says when the server can store nothing, and when it can again", () => {
    const room = enter();
    latest().tell({ message: "notice", notice: { notice: "unavailable", retry_after_ms: 500 } });
    expect(room.unavailable).toBe(true);
    latest().tell({ message: "notice", notice: { notice: "available" } });
    expect(room.unavailable).toBe(false);
  });
});

describe("the membership", () => {
  it("is left aside by whoever only wants to watch", () => {
    const room = open("watcher");
    expect(latest().query.get("member")).toBeNull();
    latest().open({ message: "welcome", protocol: 1, snapshot: without(SNAPSHOT, "you") }, presence);
    expect(room).toMatchObject({ you: undefined, seats: [], link: "live" });
    expect(membershipHere(CODE)?.member).toBe(1);
  });

  it("is another tab's once that has opened a connection, until it is taken over", async () => {
    const room = enter();
    latest().tell(presence, elsewhere);
    expect(room.elsewhere).toBe(true);
    expect(await room.send(HELLO)).toEqual({ done: false, because: "not_sent" });
    latest().break();
    const watching = await comeBack();
    expect(watching.query.get("member")).toBeNull();
    watching.open(resumed(), presence);
    expect(room).toMatchObject({ elsewhere: true, you: 1, link: "live" });
    room.takeOver();
    expect(latest().query.get("member")).toBe("1");
    latest().open(resumed(), presence, elsewhere);
    expect(room.elsewhere).toBe(false);
    void room.send(HELLO);
    expect(latest().command.command).toEqual(HELLO);
  });

  it("is forgotten when the member is shown the door", () => {
    const room = enter();
    latest().tell({ message: "notice", notice: { notice: "watching_now", member: 1 } });
    expect(room).toMatchObject({ you: undefined, seats: [], isHost: false });
    expect(membershipHere(CODE)).toBeUndefined();
  });

  it("is forgotten where the room does not have the member any more", async () => {
    const room = enter();
    latest().break();
    answerSummary(() => Response.json({ code: CODE, room: roomView({ members: [{ member: 2, name: "Ben" }] }) }));
    (await comeBack()).break();
    const next = await comeBack();
    expect(next.query.get("member")).toBeNull();
    next.open(resumed());
    expect(room).toMatchObject({ you: undefined, link: "live" });
    expect(membershipHere(CODE)).toBeUndefined();
  });

  it("is forgotten where the cookie is gone: the room lets the page in only to watch", async () => {
    const room = open();
    latest().break();
    (await comeBack()).break();
    const third = await comeBack();
    expect(third.query.get("member")).toBeNull();
    third.open({ message: "welcome", protocol: 1, snapshot: without(SNAPSHOT, "you") });
    expect(room).toMatchObject({ you: undefined, link: "live" });
    expect(membershipHere(CODE)).toBeUndefined();
  });

  it("ends with the room", async () => {
    const room = enter();
    const outcome = room.send(HELLO);
    latest().break();
    answerSummary(() => Response.json({ problem: "not_found", explanation: "" }, { status: 404 }));
    (await comeBack()).break();
    await vi.waitFor(() => expect(room.link).toBe("gone"));
    expect(await outcome).toEqual({ done: false, because: "not_sent" });
    expect(membershipHere(CODE)).toBeUndefined();
  });

  it("outlasts a server that cannot answer", async () => {
    const room = enter();
    latest().break();
    const problem = { problem: "unavailable", explanation: "", retry_after_ms: 5000 };
    answerSummary(() => Response.json(problem, { status: 503 }));
    (await comeBack()).break();
    const since = performance.now();
    (await comeBack()).open(resumed(), presence);
    expect(performance.now() - since).toBeGreaterThanOrEqual(5000);
    expect(room).toMatchObject({ you: 1, link: "live" });
  });
});
