import { expect, it } from "vitest";

import { faultsOf, openPage } from "./support/browser";
import { Player } from "./support/player";
import { useWorld } from "./support/world";

const world = useWorld();

it("the first roll is two clicks away, without a text field, an account or another site", async () => {
  const context = await world.person();
  const page = await openPage(context);
  await page.getByRole("button", { name: "Play now" }).click();
  const player = new Player(page);
  expect(await page.getByRole("textbox").count()).toBe(0);
  // Who begins is drawn by lot: somebody else may roll first.
  expect(await player.due()).toBe("roll");
  await player.action().click();
  await page.locator("[data-die]").first().waitFor();
  expect(await context.cookies()).toSatisfy((cookies: { name: string; httpOnly: boolean }[]) =>
    cookies.every(({ name, httpOnly }) => name.startsWith("aeroplane_member_") && httpOnly),
  );
  expect(faultsOf(page)).toEqual([]);
  await context.close();
});

it("Back leads to the first screen and Forward to the very game", async () => {
  const context = await world.person();
  const player = await Player.practise(context);
  await player.act();
  await player.due();
  const [ply, drawn] = [await player.ply(), await player.drawn()];
  await player.page.goBack();
  await player.button("Play now").waitFor();
  await player.page.goForward();
  await player.due();
  expect(await player.ply()).toBe(ply);
  expect(await player.drawn()).toEqual(drawn);
  // The first screen offers it as well.
  await player.page.goto("/");
  await player.page.getByRole("link", { name: "Back to your game" }).click();
  await player.due();
  expect(await player.drawn()).toEqual(drawn);
  expect(faultsOf(player.page)).toEqual([]);
  await context.close();
});

it("every screen has an address of its own", async () => {
  const context = await world.person();
  const screens = {
    "/friends": "With friends",
    "/device": "On this device",
    "/watch": "Watch",
    "/learn": "Learn to play",
    "/rules": "The rules",
    "/rules/cn_basic": "Chinese basic",
    "/settings": "Settings",
    "/nowhere": "Nothing here",
    "/room/ZZZZZZZZ": "No room here",
  };
  for (const [path, heading] of Object.entries(screens)) {
    const page = await openPage(context, path);
    await page.getByRole("heading", { name: heading }).first().waitFor();
    await page.close();
  }
  await context.close();
});
