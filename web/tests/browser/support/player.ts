import type { BrowserContext, Page } from "playwright-core";

import { openPage } from "./browser";

/** What is to be done at a table. */
export type Due = "roll" | "choose" | "over";

/** How a game is set up; what is left out stays as it is. */
export interface Wishes {
  /** The name of a rule text, as its card has it. */
  readonly rules?: string;
  readonly planes?: 1 | 2 | 3 | 4;
  /** Bots move at once. */
  readonly fast?: boolean;
  /** How many play. */
  readonly seats?: 2 | 3 | 4;
  readonly clock?: string;
  readonly first?: string;
}

/** A person at a page, who does what people do: looks at what it says and presses what is there. */
export class Player {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the first screen and plays against bots. */
  static async practise(context: BrowserContext): Promise<Player> {
    const player = new Player(await openPage(context));
    await player.page.getByRole("button", { name: "Play now" }).click();
    await player.page.locator("[data-action]").waitFor();
    return player;
  }

  /** Opens a room for friends, as its host. */
  static async host(context: BrowserContext, wishes: Wishes = {}): Promise<Player> {
    const player = new Player(await openPage(context, "/friends"));
    await player.button("Open a room").click();
    await player.button("Start the game").waitFor();
    await player.setUp(wishes);
    return player;
  }

  /** Opens a link and sits down. */
  static async guest(context: BrowserContext, link: string): Promise<Player> {
    const player = new Player(await openPage(context, link));
    await player.button("Sit down and play").click();
    await player.page.getByText("You are ready", { exact: false }).waitFor();
    return player;
  }

  button(name: string | RegExp) {
    return this.page.getByRole("button", { name });
  }

  /** Changes how the room is played. */
  async setUp(wishes: Wishes): Promise<void> {
    const { rules, planes, fast, seats, clock, first } = wishes;
    if (seats !== undefined) await this.choose("Number of players", String(seats));
    if ([rules, planes, fast, clock, first].every((wish) => wish === undefined)) return;
    await this.page.getByRole("button", { name: "Change", exact: true }).click();
    const dialog = this.page.getByRole("dialog");
    if (rules !== undefined) {
      const card = dialog.getByRole("radio", { name: rules });
      await card.click();
      await card.and(this.page.locator(":checked")).waitFor();
    }
    if (planes !== undefined) await this.choose("Planes each", String(planes));
    if (clock !== undefined) await this.choose("Time for each decision", clock);
    if (first !== undefined) await this.choose("Who begins", first);
    if (fast === true) {
      await dialog.getByText("More settings").click();
      await this.choose("Bots play", "As fast as they can");
    }
    await dialog.getByRole("button", { name: "Done" }).click();
  }

  /** Chooses one of a few, and waits until the server has taken it. */
  async choose(group: string, option: string): Promise<void> {
    const radio = this.page.getByRole("group", { name: group }).getByRole("radio", { name: option, exact: true });
    await radio.click();
    await radio.and(this.page.locator(":checked")).waitFor();
  }

  /** The link that brings a friend into the room. */
  async inviteLink(): Promise<string> {
    await this.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await this.button("Copy link").click();
    await this.page.getByText("Link copied").first().waitFor();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Waits until this person has to do something, or the game is over. */
  async due(): Promise<Due> {
    const due = this.page.locator("[data-action='roll'], [data-action='choose'], #end-title");
    await due.first().waitFor({ timeout: 90_000 });
    return (await this.isOver()) ? "over" : ((await this.action().getAttribute("data-action")) as Due);
  }

  async isOver(): Promise<boolean> {
    return this.page.locator("#end-title").isVisible();
  }

  /** The one button at the table. */
  action() {
    return this.page.locator("[data-action]");
  }

  /** Does what is due by pointer: rolls, or takes the first plane on its first way. */
  async act(): Promise<Due> {
    const due = await this.due();
    if (due === "roll") await this.action().click();
    if (due === "choose") await this.move();
    return due;
  }

  /** Chooses the first plane that can move, and the first place where it can go. */
  async move(): Promise<void> {
    const before = await this.ply();
    const ends = this.page.getByRole("list", { name: "Where it can end" }).getByRole("button");
    const confirm = this.page.locator("[data-action='choose']:not([aria-disabled])");
    const planes = this.page.locator("[data-choice]");
    // What can be pressed next depends on the roll, and what is pressed can be gone by then: the only move is made by itself.
    while ((await this.ply()) === before) {
      const next = (await ends.count()) > 0 ? ends : (await confirm.count()) > 0 ? confirm : planes;
      await next.first().click({ timeout: 2_000 }).catch(() => undefined);
      await this.page
        .locator(`[data-ply]:not([data-ply="${before ?? ""}"])`)
        .or(confirm)
        .or(ends.first())
        .first()
        .waitFor({ timeout: 2_000 })
        .catch(() => undefined);
    }
  }

  /** How many actions the game has, as the page knows it. */
  async ply(): Promise<string | null> {
    return this.page.locator("[data-ply]").first().getAttribute("data-ply");
  }

  /** Where everything stands, as it is drawn: each plane with its place. */
  async drawn(): Promise<string[]> {
    return this.page
      .locator("[data-plane][data-color]")
      .evaluateAll((planes) =>
        planes.map((plane) => {
          const { color, plane: number } = (plane as HTMLElement).dataset;
          return `${color} ${number} ${(plane as HTMLElement).style.transform}`;
        }).sort(),
      );
  }
}

/** Plays until one of them has rolled and has a move to make. Everybody makes moves by hand here. */
export async function whoeverMoves(...players: Player[]): Promise<Player> {
  return Promise.any(
    players.map(async (player) => {
      const due = player.page.locator("[data-action='roll'], [data-action='choose']");
      for (;;) {
        // Whoever never gets that far is closed with the page at the end of the test.
        await due.waitFor({ timeout: 90_000 });
        if ((await player.action().getAttribute("data-action")) === "choose") return player;
        await player.action().click();
      }
    }),
  );
}

/** Plays until the game is over for everybody: each does what is due, as soon as it is. */
export async function playToEnd(...players: Player[]): Promise<number> {
  let actions = 0;
  await Promise.all(
    players.map(async (player) => {
      while ((await player.act()) !== "over") actions += 1;
    }),
  );
  return actions;
}
