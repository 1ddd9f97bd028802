import type { GameId, InviteToken, RoomCode } from "../protocol";

/** Every screen that has an address. */
export type Route =
  | { screen: "home" }
  | { screen: "friends" }
  | { screen: "device" }
  | { screen: "watch" }
  | { screen: "learn" }
  | { screen: "rules"; preset?: string }
  | { screen: "settings" }
  /** A room: its lobby, table or end, whatever it is about. An invite stands behind `#`, so that it is in no log. */
  | { screen: "room"; code: RoomCode; invite?: InviteToken }
  /** A game from its first roll to its last, at one of its plies; without one at its start. */
  | { screen: "replay"; game: GameId; ply?: number }
  | { screen: "not-found" };

/** The route of an address. Whatever is no address of a screen is `not-found`. */
export function parse(address: URL): Route {
  const [first, second, ...more] = address.pathname.split("/").filter((part) => part !== "").map(decoded);
  if (more.length > 0) return { screen: "not-found" };
  switch (first) {
    case undefined:
      return { screen: "home" };
    case "friends":
    case "device":
    case "watch":
    case "learn":
    case "settings":
      return second === undefined ? { screen: first } : { screen: "not-found" };
    case "rules":
      return second === undefined ? { screen: "rules" } : { screen: "rules", preset: second };
    case "room": {
      if (second === undefined) return { screen: "not-found" };
      const invite = address.hash.slice(1);
      return /^[0-9a-f]+$/.test(invite) ? { screen: "room", code: second, invite } : { screen: "room", code: second };
    }
    case "game": {
      if (second === undefined) return { screen: "not-found" };
      const ply = address.searchParams.get("ply");
      return ply !== null && /^[0-9]{1,6}$/.test(ply)
        ? { screen: "replay", game: second, ply: Number(ply) }
        : { screen: "replay", game: second };
    }
    default:
      return { screen: "not-found" };
  }
}

/** The address of a route, without the server's. */
export function href(route: Route): string {
  switch (route.screen) {
    case "home":
      return "/";
    case "friends":
    case "device":
    case "watch":
    case "learn":
    case "settings":
      return `/${route.screen}`;
    case "rules":
      return route.preset === undefined ? "/rules" : `/rules/${encodeURIComponent(route.preset)}`;
    case "room": {
      const invite = route.invite === undefined ? "" : `#${route.invite}`;
      return `/room/${encodeURIComponent(route.code)}${invite}`;
    }
    case "replay": {
      const ply = route.ply === undefined ? "" : `?ply=${route.ply}`;
      return `/game/${encodeURIComponent(route.game)}${ply}`;
    }
    case "not-found":
      return "/not-found";
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A broken escape is no name of anything.
    return part;
  }
}
