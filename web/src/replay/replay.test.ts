import { render, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

import { GOLDEN_GAMES, type GoldenGame } from "../../tests/games/games";
import { fixture } from "../connection/fixtures.test-help";
import type { Answer } from "../connection/http";
import { Director } from "../game/director.svelte";
import { speaker } from "../language/language.svelte";
import type { Setup, WholeGame } from "../protocol";
import { Archive, type Library } from "./archive.svelte";
import { pressed } from "./keys";
import { namesOf } from "./names";
import { Player } from "./player.svelte";
import Replay from "./Replay.svelte";
import { turnOf } from "./turn";

const EXAMPLE = fixture("http/whole_game.json") as WholeGame;
const { game: GAME, players: PLAYERS } = EXAMPLE;
const golden = GOLDEN_GAMES.find(([name]) => name.includes("two"))?.[1] ?? GOLDEN_GAMES[0]?.[1];
if (golden === undefined) throw new Error("there is no golden game");
const { start, plies } = golden;

const GONE: Answer<WholeGame> = { ok: false, problem: "offline", explanation: "", retryAfter: undefined };
const NONE: Answer<WholeGame> = { ok: false, problem: "not_found", explanation: "", retryAfter: undefined };

/** Where a golden game stood at a ply. */
const stood = (one: GoldenGame, ply: number): Setup => one.plies[ply - 1]?.position ?? one.start;

/** What the server tells of a golden game of which so many plies have been played. */
function whole(one: GoldenGame, asked: number, played = one.plies.length): Answer<WholeGame> {
  const from = Math.min(asked, played);
  const trails = one.plies.slice(from, played).map(({ steps }) => [...steps]);
  const over = stood(one, played).over === true;
  return { ok: true, value: { game: GAME, rules: one.rules, players: PLAYERS, from, start: stood(one, from), trails, over } };
}

const library: Library = (_, from) => Promise.resolve(whole(golden, from));

/** A server whose game can be changed, and what it was asked. */
function server(answer: (from: number) => Answer<WholeGame>) {
  const asked: number[] = [];
  const here = { answer, asked, library: (_: string, from: number) => (asked.push(from), Promise.resolve(here.answer(from))) };
  return here;
}

/** A director that takes no time. */
function director(): Director {
  const nothing = () => undefined;
  return new Director({
    performer: { perform: nothing, finish: nothing, yourTurn: nothing, onstage: nothing },
    wait: () => Promise.resolve(),
    now: () => 0,
    hidden: () => false,
    pace: () => ({ speed: 1, still: true }),
  });
}

const players: Player[] = [];

async function opened(from: Library = library): Promise<Player> {
  const archive = new Archive(GAME, from);
  const player = new Player(archive, director());
  players.push(player);
  await archive.open();
  return player;
}

beforeAll(() => speaker.follow());
afterEach(() => players.splice(0).forEach((player) => player.stop()));

describe("a replay", () => {
  it("stands at each ply as the game stood", async () => {
    const player = await opened();
    player.goto(0);
    expect(player.director.position).toEqual(start);
    for (const [index, ply] of plies.entries()) {
      await player.forward();
      expect(player.ply).toBe(index + 1);
      expect(player.director.position).toEqual(ply.position);
    }
    expect(player.atEnd).toBe(true);
    for (const ply of [plies.length - 1, 3, 0]) {
      player.goto(ply);
      expect(player.director.position).toEqual(ply === 0 ? start : plies[ply - 1]?.position);
    }
  });

  it("goes to captures, and stays within the game", async () => {
    const player = await opened();
    const captures = plies.flatMap(({ steps }, index) => (steps.some(({ step }) => step === "captured") ? [index + 1] : []));
    player.goto(0);
    for (const ply of captures) {
      player.capture(1);
      expect(player.ply).toBe(ply);
    }
    player.capture(1);
    expect(player.ply).toBe(captures.at(-1) ?? 0);
    player.goto(plies.length + 50);
    expect(player.ply).toBe(plies.length);
    player.goto(-3);
    expect(player.ply).toBe(0);
  });

  it("says when there is no such game, and opens one that could not be reached", async () => {
    const { library: none } = server(() => NONE);
    expect((await opened(none)).archive.standing).toBe("unknown");
    const here = server(() => GONE);
    const player = await opened(here.library);
    expect(player.archive.standing).toBe("unreachable");
    here.answer = (from) => whole(golden, from);
    await player.archive.open();
    expect(player.archive.standing).toBe("ready");
    expect(player.archive.failed).toBe(false);
    expect(player.archive.plies).toBe(plies.length);
  });

  it("follows the keys", async () => {
    const player = await opened();
    player.goto(2);
    const key = (name: string) => pressed(player, new KeyboardEvent("keydown", { key: name }));
    expect(key("End")).toBe(true);
    await waitFor(() => expect(player.shown?.ply).toBe(plies.length));
    expect(key("Home")).toBe(true);
    await waitFor(() => expect(player.shown?.ply).toBe(0));
    expect(key("ArrowRight")).toBe(true);
    await waitFor(() => expect(player.shown?.ply).toBe(1));
    expect(key("q")).toBe(false);
  });

  it("tells each ply, marks the one that is shown, and counts at the end", async () => {
    const player = await opened();
    player.goto(1);
    const { container } = render(Replay, { player });
    expect(container.querySelectorAll("ol button")).toHaveLength(plies.length);
    const marked = container.querySelector('[aria-current="step"]');
    expect(marked?.textContent.replace(/[\u2066-\u2069]/g, "")).toContain(plies[0]?.sentences.en);
    expect(container.querySelectorAll("section table")).toHaveLength(2);
    player.goto(4);
    await waitFor(() => expect(container.querySelector<HTMLElement>('[aria-current="step"]')?.dataset.ply).toBe("4"));
  });
});

describe("a game that is looked up", () => {
  it.each(GOLDEN_GAMES)("%s is asked for once, and every ply of it is there", async (_, one) => {
    const here = server((from) => whole(one, from));
    const archive = new Archive(GAME, here.library);
    await archive.open();
    expect(here.asked).toEqual([0]);
    expect(archive.plies).toBe(one.plies.length);
    expect(archive.isOver).toBe(stood(one, one.plies.length).over);
    expect(archive.rules).toEqual(one.rules);
    for (const { ply, steps, position } of archive.course) {
      expect(position, `ply ${ply}`).toEqual(stood(one, ply));
      expect(steps).toEqual(one.plies[ply - 1]?.steps ?? []);
      if (ply > 0) expect(turnOf(position).turn, `ply ${ply}`).toBe(one.plies[ply - 1]?.turn);
    }
  });

  it("goes on from what is there while it is played", async () => {
    const here = server((from) => whole(golden, from, 20));
    const player = await opened(here.library);
    player.goto(12);
    const shown = player.shown;
    expect(player.archive.isOver).toBe(false);
    await player.refresh();
    here.answer = (from) => whole(golden, from, 33);
    // Whoever asks twice gets the same answer, and nothing twice.
    await Promise.all([player.refresh(), player.refresh()]);
    expect(here.asked).toEqual([0, 20, 20]);
    expect(player.archive.course.map(({ position }) => position)).toEqual(Array.from({ length: 34 }, (_, ply) => stood(golden, ply)));
    expect(player.shown).toBe(shown);
  });

  it("is loaded anew where moves were taken back", async () => {
    const here = server((from) => whole(golden, from, 20));
    const player = await opened(here.library);
    player.goto(20);
    here.answer = (from) => whole(golden, from, 15);
    await player.refresh();
    expect(here.asked).toEqual([0, 20, 0]);
    expect(player.archive.plies).toBe(15);
    expect(player.ply).toBe(15);
    expect(player.director.position).toEqual(stood(golden, 15));
    // As long as before, but another way.
    const other = GOLDEN_GAMES.find(([, one]) => one !== golden)?.[1] ?? golden;
    here.answer = (from) => whole(other, from, 30);
    await player.refresh();
    expect(here.asked.slice(3)).toEqual([15, 0]);
    expect(player.archive.course.map(({ position }) => position)).toEqual(Array.from({ length: 31 }, (_, ply) => stood(other, ply)));
    expect(player.director.position).toEqual(stood(other, 15));
  });

  it("stays there when the server is away", async () => {
    const here = server((from) => whole(golden, from, 20));
    const player = await opened(here.library);
    player.goto(20);
    const { container, getByRole } = render(Replay, { player });
    here.answer = () => GONE;
    getByRole("button", { name: "See what happened since" }).click();
    await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toContain("does not answer"));
    expect(player.archive.standing).toBe("ready");
    expect(player.archive.plies).toBe(20);
    here.answer = (from) => whole(golden, from);
    getByRole("button", { name: "See what happened since" }).click();
    await waitFor(() => expect(player.archive.plies).toBe(plies.length));
    await waitFor(() => expect(container.querySelector('[role="alert"]')).toBeNull());
    expect(player.ply).toBe(20);
  });

  it("calls bots by their names in the language of the page", () => {
    expect(namesOf(PLAYERS)).toEqual({ red: "Ada", blue: "مه‌ناز", green: "Skilled bot" });
  });
});
