import { beforeEach, expect, it, vi } from "vitest";

/** The preferences of a page that is opened on a device which keeps that. */
async function opened(kept: unknown) {
  localStorage.setItem("aeroplane.preferences", JSON.stringify(kept));
  vi.resetModules();
  return (await import("./preferences.svelte")).preferences;
}

beforeEach(() => localStorage.clear());

it("are as they were chosen", async () => {
  const { choices } = await opened({ theme: "dark", speed: 2, sound: false, name: "Ada" });
  expect(choices).toMatchObject({ theme: "dark", speed: 2, sound: false, name: "Ada", motion: "system" });
});

it("follow what is chosen in another tab", async () => {
  const preferences = await opened({ theme: "dark" });
  localStorage.setItem("aeroplane.preferences", JSON.stringify({ theme: "light", sound: false }));
  window.dispatchEvent(new StorageEvent("storage", { key: "aeroplane.preferences" }));
  preferences.set("speed", 2);
  expect(preferences.choices).toMatchObject({ theme: "light", sound: false, speed: 2 });
});

it.each([
  ["of another kind", { sound: "loud", name: 7 }],
  ["that nobody can choose", { theme: "plaid", motion: "wild", speed: 1000, confirm: "never", only_move: "maybe" }],
  ["that nobody knows", { weather: "rain", __proto__: null, toString: "x" }],
  ["in another form", ["theme", "dark"]],
])("are as usual where the device keeps something %s", async (_, kept) => {
  const usual = { ...(await opened({})).choices };
  expect({ ...(await opened(kept)).choices }).toEqual(usual);
});
