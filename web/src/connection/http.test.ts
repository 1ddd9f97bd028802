import { afterEach, describe, expect, it, vi } from "vitest";

import { fixture } from "./fixtures.test-help";
import { acceptInvite, joinRoom, listRooms, openRoom, playNow, recordOf, summaryOf, wholeGame } from "./http";

interface Asked {
  path: string;
  method: string;
  body: unknown;
}

/** Answers every request with that. */
function answer(response: () => Response): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", (path: string, { method = "GET", body }: RequestInit = {}) => {
    asked.push({ path, method, body: typeof body === "string" ? JSON.parse(body) : undefined });
    return Promise.resolve(response());
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe("requests", () => {
  it.each([
    [
      "http/membership.json",
      () => openRoom("Ada", { clock: "off" }),
      "POST",
      "/api/rooms",
      { name: "Ada", settings: { clock: "off" } },
    ],
    ["http/membership.json", () => joinRoom("A B", "Ada"), "POST", "/api/rooms/A%20B/members", { name: "Ada" }],
    ["http/membership.json", () => acceptInvite("80", "Ada"), "POST", "/api/invites", { invite: "80", name: "Ada" }],
    ["http/membership.json", () => playNow("Ada"), "POST", "/api/play", { name: "Ada" }],
    ["http/public_rooms.json", () => listRooms(), "GET", "/api/rooms", undefined],
    ["http/room_summary.json", () => summaryOf("K7Q0211Z"), "GET", "/api/rooms/K7Q0211Z", undefined],
    ["http/whole_game.json", () => wholeGame("00ff"), "GET", "/api/games/00ff/plies", undefined],
    ["http/whole_game.json", () => wholeGame("00ff", 31), "GET", "/api/games/00ff/plies?from=31", undefined],
  ])("%s is the answer to a request", async (example, ask, method, path, body) => {
    const asked = answer(() => Response.json(fixture(example), { status: 201 }));
    expect(await ask()).toEqual({ ok: true, value: fixture(example) });
    expect(asked).toEqual([{ path, method, body }]);
  });

  it("brings a record as its text", async () => {
    answer(() => new Response("[Format]"));
    expect(await recordOf("00ff")).toEqual({ ok: true, value: "[Format]" });
  });

  it("tells what the server says is wrong", async () => {
    answer(() => Response.json(fixture("http/problem.json"), { status: 429 }));
    expect(await listRooms()).toMatchObject({ ok: false, problem: "too_many", retryAfter: 60_000 });
  });

  it.each([
    [404, "<html>", "not_found"],
    [502, "<html>", "unavailable"],
    [500, '{"problem":"weather","explanation":"rain"}', "internal"],
    [200, "<html>", "internal"],
    [200, '{"rooms":[{"code":7}]}', "internal"],
  ])("%i with %s is a problem and no exception", async (status, body, problem) => {
    answer(() => new Response(body, { status }));
    expect(await listRooms()).toMatchObject({ ok: false, problem });
  });

  it("says where no answer came", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    expect(await listRooms()).toMatchObject({ ok: false, problem: "offline" });
  });
});
