import { preferences } from "../app/preferences.svelte";
import { keep, recall } from "../app/storage";
import { NAME_BYTES, NAME_CHARACTERS } from "../generated/limits";
import { text } from "../language/language.svelte";

const KEY = "pilot";

/** The number of whoever has no name on this device; the same every time. */
function pilotNumber(): number {
  const found = recall(KEY);
  if (typeof found === "number" && Number.isInteger(found) && found >= 10 && found <= 99) return found;
  const drawn = 10 + Math.floor(Math.random() * 90);
  keep(KEY, drawn);
  return drawn;
}

/** What the person at this device is called: as they said, or a friendly name that needs no saying. */
export function ownName(): string {
  const said = fitting(preferences.choices.name);
  return said === "" ? pilotName(pilotNumber()) : said;
}

/** What another person at this device is called until they say so. */
export function otherName(): string {
  return pilotName(10 + Math.floor(Math.random() * 90));
}

/** A friendly name that needs no saying. Marks of direction are for sentences; the server takes them out of a name. */
function pilotName(number: number): string {
  return text("home-pilot", { number }).replaceAll(/[\u2068\u2069]/g, "");
}

/** What of a text can be seen: names and lines of what cannot be are none. */
export function visible(text: string): string {
  return text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "").trim();
}

/** A name as long as the server takes one; characters as people count them are never cut apart. */
export function fitting(name: string): string {
  if (visible(name) === "") return "";
  const encoder = new TextEncoder();
  let fitted = "";
  let count = 0;
  for (const { segment } of new Intl.Segmenter().segment(name.trim())) {
    if (count === NAME_CHARACTERS || encoder.encode(fitted + segment).length > NAME_BYTES) break;
    fitted += segment;
    count += 1;
  }
  return fitted.trim();
}
