import { sha256 } from "@noble/hashes/sha2.js";

import { joined } from "./bytes";

/** 32 zero bytes: what stands where there is no link and no anchor. */
export const NOTHING = new Uint8Array(32);

/** The index of a chain's last link, which is drawn. All others follow from it. */
export const LAST_LINK = 1024;

/** T of the description: what keeps hashes for different ends apart. */
export function tag(end: string): Uint8Array {
  return new TextEncoder().encode(`aeroplane-dice/1/${end}\0`);
}

// Browsers hash on their own only over encrypted connections, and families play at plain addresses of their network.
const LINK = tag("link");
/** A link behind its tag; a chain has a thousand of them. */
const linked = joined(LINK, NOTHING);

/** SHA-256 of a tag and what follows it. */
export function digest(end: string, ...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  return sha256(joined(tag(end), ...parts));
}

/** The link before a link: `x_{k-1}` of `x_k`. */
export function previous(link: Uint8Array): Uint8Array {
  linked.set(link, LINK.length);
  return sha256(linked);
}
