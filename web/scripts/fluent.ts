import type { Plugin } from "vite";

/**
 * Makes a module of a file of Fluent messages: its text, without the comments, which are for translators and would only
 * weigh.
 */
export function fluentMessages(): Plugin {
  return {
    name: "aeroplane-fluent",
    transform(source, id) {
      if (!id.endsWith(".ftl")) return null;
      const messages = source
        .split("\n")
        .filter((line) => !/^#{1,3}( |$)/.test(line))
        .join("\n")
        .replace(/\n{2,}/g, "\n");
      return { code: `export default ${JSON.stringify(messages)};`, map: null };
    },
  };
}
