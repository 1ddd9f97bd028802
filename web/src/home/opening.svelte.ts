import { location } from "../app/location.svelte";
import type { Answer, PageMembership } from "../connection/http";
import { acceptInvite, joinRoom, openRoom, playNow } from "../connection/http";
import { membershipsIn, remember } from "../connection/identity";
import { prepare, sitDown, startWith, type Preparation, type Sitter } from "../lobby/preparation";
import type { Color, InviteToken, RoomCode, Settings } from "../protocol";
import { DEVICE_SETTINGS, MIDDLE_BOT, USUAL_SETTINGS } from "../setup/settings";
import { otherName, ownName } from "./name";
import { problemText } from "./problem";

/** The way into a room: asks the server, keeps who one is there and goes to it. Says what went wrong. */
export class Opening {
  /** Whether the server has not answered yet. */
  busy: boolean = $state(false);
  /** What went wrong, in words; empty where nothing did. */
  problem: string = $state("");

  /** A game against three bots, with moves that can be taken back. */
  practise(): Promise<boolean> {
    const bot: Sitter = { kind: "bot", bot: MIDDLE_BOT };
    return this.onDevice(DEVICE_SETTINGS, { red: { kind: "person" }, yellow: bot, blue: bot, green: bot });
  }

  /** A game of people and bots on this device. */
  onDevice(settings: Settings, sitters: Partial<Record<Color, Sitter>>): Promise<boolean> {
    return this.#go((name) => openRoom(name, settings), startWith(sitters));
  }

  /** A private room to which friends are invited. */
  openForFriends(): Promise<boolean> {
    return this.#go((name) => openRoom(name, { ...USUAL_SETTINGS, clock: "60_s" }), sitDown("red", false));
  }

  /** A seat among strangers. */
  findPlayers(): Promise<boolean> {
    return this.#go((name) => playNow(name), sitDown());
  }

  /** A seat in a room to which one was invited, or whose code one knows. */
  join(code: RoomCode, invite: InviteToken | undefined, wish?: Color): Promise<boolean> {
    const ask = (name: string) => (invite === undefined ? joinRoom(code, name) : acceptInvite(invite, name));
    // Whoever is in the room from this browser already has the own name.
    const name = membershipsIn(code).length === 0 ? ownName() : otherName();
    return this.#go(ask, sitDown(wish), name);
  }

  async #go(
    ask: (name: string) => Promise<Answer<PageMembership>>,
    preparation: Preparation,
    name: string = ownName(),
  ): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = "";
    const asked = location.route;
    const answer = await ask(name);
    this.busy = false;
    if (!answer.ok) {
      this.problem = problemText(answer.problem, answer.retryAfter);
      return false;
    }
    remember(answer.value, name);
    prepare(answer.value.code, preparation);
    const { route } = location;
    // Whoever has gone elsewhere meanwhile is not called back: the first screen shows the way.
    if (route !== asked) return true;
    if (route.screen !== "room" || route.code !== answer.value.code) {
      location.go({ screen: "room", code: answer.value.code });
    }
    return true;
  }
}
