import { preferences } from "./preferences.svelte";

/** Which theme the page has. */
export type Theme = "light" | "dark" | "contrast";

/** The colour of the browser's own bars: that of the page in each theme, see tokens.css. */
const BARS: Record<Theme, string> = { light: "#f4eee0", dark: "#10161f", contrast: "#ffffff" };

/** Keeps the page in the theme of the preferences, or of the system. */
export function followTheme(): void {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const contrast = window.matchMedia("(prefers-contrast: more)");
  let system: Theme = $state("light");
  const read = () => (system = contrast.matches ? "contrast" : dark.matches ? "dark" : "light");
  read();
  dark.addEventListener("change", read);
  contrast.addEventListener("change", read);
  $effect.root(() => {
    $effect(() => {
      const { theme } = preferences.choices;
      const shown = theme === "system" ? system : theme;
      document.documentElement.dataset.theme = shown;
      document.documentElement.dataset.motion = preferences.reducedMotion ? "reduced" : "full";
      document.querySelector('meta[name="theme-color"]')?.setAttribute("content", BARS[shown]);
    });
  });
}
