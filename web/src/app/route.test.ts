import { describe, expect, it } from "vitest";

import { href, parse, type Route } from "./route";

const at = (address: string) => parse(new URL(address, "http://localhost"));

describe("routes", () => {
  const routes: Route[] = [
    { screen: "home" },
    { screen: "friends" },
    { screen: "device" },
    { screen: "watch" },
    { screen: "learn" },
    { screen: "settings" },
    { screen: "rules" },
    { screen: "rules", preset: "cn_basic" },
    { screen: "room", code: "K7Q0211Z" },
    { screen: "room", code: "K7Q0211Z", invite: "8081ff" },
    { screen: "replay", game: "00ff" },
    { screen: "replay", game: "00ff", ply: 17 },
  ];

  it.each(routes)("%j has an address that leads back to it", (route) => {
    expect(at(href(route))).toEqual(route);
  });

  it.each(["/nowhere", "/room", "/game", "/rules/classic/more", "/settings/more", "/room/A/B", "/%E0%A4%A"])(
    "%s is no screen",
    (address) => {
      expect(at(address)).toEqual({ screen: "not-found" });
    },
  );

  it("leaves out what is no ply and no invite", () => {
    expect(at("/game/00ff?ply=-1")).toEqual({ screen: "replay", game: "00ff" });
    expect(at("/game/00ff?ply=1e9")).toEqual({ screen: "replay", game: "00ff" });
    expect(at("/room/K7Q0211Z#<script>")).toEqual({ screen: "room", code: "K7Q0211Z" });
  });
});
