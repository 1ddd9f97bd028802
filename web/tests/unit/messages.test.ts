import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { LANGUAGES } from "../../src/language/language.svelte";

const LOCALES = join(import.meta.dirname, "../../../locales");
const SOURCES = join(import.meta.dirname, "../../src");
const FILES = readdirSync(join(LOCALES, "en/web")).filter((name) => name.endsWith(".ftl"));

/** A message or one of its attributes, as `message` or `message.attribute`, with the arguments that it uses. */
interface Entry {
  readonly key: string;
  readonly variables: readonly string[];
}

/** Everything that a file says, in its order. */
function entriesOf(source: string): Entry[] {
  const entries: { key: string; variables: string[] }[] = [];
  let message = "";
  for (const line of source.split("\n")) {
    if (line.startsWith("#")) continue;
    const begun = /^([A-Za-z][\w-]*) =/.exec(line)?.[1];
    const attribute = /^\s+\.([A-Za-z][\w-]*) =/.exec(line)?.[1];
    if (begun !== undefined) entries.push({ key: (message = begun), variables: [] });
    else if (attribute !== undefined) entries.push({ key: `${message}.${attribute}`, variables: [] });
    entries.at(-1)?.variables.push(...Array.from(line.matchAll(/\$([\w-]+)/g), (found) => found[1] ?? ""));
  }
  return entries;
}

function read(language: string, path: string): string {
  return readFileSync(join(LOCALES, language, path), "utf8");
}

const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => ({ path, source: readFileSync(join(SOURCES, path), "utf8") }));

const shared = ["board.ftl", "moves.ftl", "steps.ftl"].map((name) => read("en", name));
const web = FILES.map((name) => read("en", `web/${name}`));
const known = new Set([...shared, ...web].flatMap(entriesOf).map(({ key }) => key));

/** The beginnings of messages whose names are put together where they are used: `text(`learn-${name}`)`. */
const beginnings = new Set(
  sources.flatMap(({ source }) => Array.from(source.matchAll(/`([a-z][a-z_]*-(?:[a-z_]+-)*)\$\{/g), (found) => found[1] ?? "")),
);

describe.each(LANGUAGES.map(({ tag }) => tag))("the messages in %s", (tag) => {
  it.each(FILES)("say in %s the same things as in English, in the same order", (name) => {
    const keys = (language: string) => entriesOf(read(language, `web/${name}`)).map(({ key }) => key);
    expect(keys(tag)).toEqual(keys("en"));
  });

  it.each(FILES)("use in %s no argument that English does not have", (name) => {
    const english = new Map(entriesOf(read("en", `web/${name}`)).map(({ key, variables }) => [key, variables]));
    const strange = entriesOf(read(tag, `web/${name}`)).flatMap(({ key, variables }) =>
      variables.filter((variable) => english.get(key)?.includes(variable) !== true).map((variable) => `${key} $${variable}`),
    );
    expect(strange).toEqual([]);
  });

  it("are understood, and none is there twice", () => {
    const bundle = new FluentBundle(tag);
    const files = ["board.ftl", "moves.ftl", "steps.ftl", ...FILES.map((name) => `web/${name}`)];
    const errors = files.flatMap((file) => bundle.addResource(new FluentResource(read(tag, file))));
    expect(errors.map((error) => error.message)).toEqual([]);
    const keys = files.flatMap((file) => entriesOf(read(tag, file)).map(({ key }) => key));
    const missing = keys.filter((key) => !key.includes(".") && bundle.getMessage(key) === undefined);
    expect(missing).toEqual([]);
  });
});

describe("the sources", () => {
  it("ask for no message that is not there", () => {
    const asked = sources.flatMap(({ path, source }) =>
      Array.from(source.matchAll(/\b(?:text|say)\(\s*["']([a-z][\w-]*)["']/g), (found) => ({ path, id: found[1] ?? "" })),
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it("put together no message of which none begins so", () => {
    const asked = sources.flatMap(({ path, source }) =>
      Array.from(source.matchAll(/\b(?:text|say)\(\s*`([a-z][\w-]*-)\$\{/g), (found) => ({ path, beginning: found[1] ?? "" })),
    );
    const ids = [...known];
    expect(asked.filter(({ beginning }) => !ids.some((id) => id.startsWith(beginning)))).toEqual([]);
  });

  it("use every message of the web page", () => {
    const words = new Set(sources.flatMap(({ source }) => source.match(/[a-z][\w-]*/g) ?? []));
    const within = new Set([...shared, ...web].flatMap((source) => Array.from(source.matchAll(/\{ ([a-z][\w-]*) \}/g), (found) => found[1])));
    const unused = web
      .flatMap(entriesOf)
      .map(({ key }) => key)
      .filter((key) => !key.includes(".") && !words.has(key) && !within.has(key))
      .filter((key) => ![...beginnings].some((beginning) => key.startsWith(beginning)));
    expect(unused).toEqual([]);
  });
});
