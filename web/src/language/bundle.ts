import { FluentBundle, FluentResource } from "@fluent/bundle";

/**
 * All messages of a language. Arguments are set apart by the marks of Unicode, so that a name in another writing
 * direction turns nothing round.
 */
export function bundleOf(tag: string, files: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(tag);
  for (const file of files) bundle.addResource(new FluentResource(file));
  return bundle;
}
