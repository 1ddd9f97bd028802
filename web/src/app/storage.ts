/** What could not be kept on the device and is known as long as the page is open. */
const unkept = new Map<string, unknown>();

/**
 * What the device keeps. Reading and writing never fail: where a browser keeps nothing, as in some private windows, the
 * page remembers by itself as long as it is open.
 */
export function recall(key: string, store: () => Storage = () => window.localStorage): unknown {
  if (unkept.has(key)) return unkept.get(key);
  try {
    const text = store().getItem(`aeroplane.${key}`);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Keeps a value under a key; `undefined` forgets it. */
export function keep(key: string, value: unknown, store: () => Storage = () => window.localStorage): void {
  try {
    if (value === undefined) store().removeItem(`aeroplane.${key}`);
    else store().setItem(`aeroplane.${key}`, JSON.stringify(value));
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
}

/** Tells when another tab keeps something else under a key. */
export function whenKeptElsewhere(key: string, changed: () => void): void {
  window.addEventListener("storage", (event) => {
    // Without a key everything was forgotten.
    if (event.key === null || event.key === `aeroplane.${key}`) changed();
  });
}

/** Forgets everything that the page keeps on this device. */
export function forgetEverything(): void {
  unkept.clear();
  for (const store of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      const kept = store();
      for (const key of Object.keys(kept)) if (key.startsWith("aeroplane.")) kept.removeItem(key);
    } catch {
      // Where nothing can be kept there is nothing to forget.
    }
  }
}
