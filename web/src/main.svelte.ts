import { mount } from "svelte";

import App from "./App.svelte";
import { followTheme } from "./app/theme.svelte";
import { speaker } from "./language/language.svelte";
import { listenForGestures } from "./sound/sound";
import "./styles/base.css";

followTheme();
listenForGestures();

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the game");
// Messages come first: nothing is drawn that would have no words.
void speaker.follow().then(() => mount(App, { target }));

$effect.root(() => {
  // Reads the wish before it waits for anything, so it runs again when the wish changes.
  $effect(() => void speaker.follow());
});
