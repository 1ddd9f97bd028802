import { describe, expect, it, vi } from "vitest";

import type { ServerMessage, Update } from "../protocol";
import { TABLE, update } from "./fixtures.test-help";
import { comeBack, enter, HELLO, inRoom, resumed, SEEN, told } from "./room.test-help";
import { latest } from "./socket.test-help";

inRoom();

describe("a command", () => {
  it("is done when the update that tells of it has been taken in", async () => {
    const room = enter();
    const outcome = vi.fn();
    void room.send(HELLO).then(outcome);
    const { id, seen } = latest().command;
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(seen).toBe(SEEN);
    latest().tell({ message: "accepted", id, seq: SEEN + 1 });
    await Promise.resolve();
    expect(outcome).not.toHaveBeenCalled();
    expect(room.busy).toBe(true);
    latest().tell(told(SEEN + 1));
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith({ done: true, seq: SEEN + 1 }));
    expect(room.busy).toBe(false);
  });

  it("waits for the one before it, and is decided on what that brought about", async () => {
    const room = enter();
    void room.send(HELLO);
    void room.send({ command: "chat", text: "second" });
    expect(latest().sent).toHaveLength(1);
    latest().tell({ message: "accepted", id: latest().command.id, seq: SEEN + 1 }, told(SEEN + 1));
    await vi.waitFor(() => expect(latest().command).toMatchObject({ seen: SEEN + 1, command: { text: "second" } }));
  });

  it("is repeated with the same id when the connection breaks before the answer", async () => {
    const room = enter();
    const outcome = room.send(HELLO);
    const first = latest().command;
    latest().break();
    const next = await comeBack();
    next.open(resumed(update(SEEN + 1)));
    expect(next.command).toEqual(first);
    next.tell({ message: "accepted", id: first.id, seq: SEEN + 1 });
    expect(await outcome).toEqual({ done: true, seq: SEEN + 1 });
  });

  it("takes a connection for dead that gives no answer", async () => {
    const room = enter();
    void room.send(HELLO);
    const first = latest().command;
    const next = await comeBack();
    expect(room.link).toBe("reconnecting");
    next.open(resumed());
    expect(next.command).toEqual(first);
  });

  it("takes a connection for dead that accepts, and never tells of it", async () => {
    const room = enter();
    const outcome = room.send(HELLO);
    latest().tell({ message: "accepted", id: latest().command.id, seq: SEEN + 1 });
    (await comeBack()).open(resumed(update(SEEN + 1)));
    expect(await outcome).toEqual({ done: true, seq: SEEN + 1 });
  });

  it("is not taken while there is no connection", async () => {
    const room = enter();
    latest().break();
    expect(await room.send(HELLO)).toEqual({ done: false, because: "not_sent" });
    (await comeBack()).open(resumed());
    expect(latest().sent).toEqual([]);
  });

  it("is given back where it was not sent yet when the connection broke", async () => {
    const room = enter();
    void room.send(HELLO);
    const second = room.send(HELLO);
    latest().break();
    expect(await second).toEqual({ done: false, because: "not_sent" });
  });

  it("tells why it was refused", async () => {
    const room = enter();
    const outcome = room.send({ command: "undo" });
    latest().tell({
      message: "refused",
      id: latest().command.id,
      because: { refusal: "no_undo" },
      explanation: "",
      missing: [],
    });
    expect(await outcome).toEqual({ done: false, because: { refusal: "no_undo" } });
  });

  it.each(["too_fast", "unavailable"] as const)("is sent again with the same id after it was %s", async (refusal) => {
    const room = enter();
    void room.send(HELLO);
    const { id } = latest().command;
    // What is too fast is not read, so its id is not known.
    const named = refusal === "unavailable" ? { id } : {};
    const because = { refusal, retry_after_ms: 700 };
    latest().tell({ message: "refused", ...named, because, explanation: "", missing: [] });
    await vi.advanceTimersByTimeAsync(699);
    expect(latest().sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(latest().sent).toHaveLength(2);
    expect(latest().command.id).toBe(id);
  });

  const stale = (id: string, ...missing: Update[]): ServerMessage => ({
    message: "refused",
    id,
    because: { refusal: "stale" },
    explanation: "",
    missing,
  });

  it("takes in what it had missed, and is decided again where it still means the same", async () => {
    const room = enter();
    void room.send({ command: "set_ready", color: "red", ready: true });
    const first = latest().command;
    latest().tell(stale(first.id, update(SEEN + 1)));
    expect(room.seq).toBe(SEEN + 1);
    await vi.waitFor(() => expect(latest().sent).toHaveLength(2));
    expect(latest().command).toMatchObject({ seen: SEEN + 1, command: first.command });
    expect(latest().command.id).not.toBe(first.id);
  });

  it("is given back as stale after three attempts", async () => {
    const room = enter();
    const outcome = room.send({ command: "set_ready", color: "red", ready: true });
    for (let sent = 1; sent <= 3; sent += 1) {
      await vi.waitFor(() => expect(latest().sent).toHaveLength(sent));
      latest().tell(stale(latest().command.id));
    }
    expect(await outcome).toEqual({ done: false, because: { refusal: "stale" } });
  });

  it("is given back as stale where the board has changed under it", async () => {
    const room = enter();
    const outcome = room.send({ command: "play", answer: { kind: "launch", plane: 0 } });
    latest().tell(stale(latest().command.id, update(SEEN + 1, { table: { ...TABLE, ply: TABLE.ply + 1 } })));
    expect(await outcome).toEqual({ done: false, because: { refusal: "stale" } });
  });
});
