/** What browsers have and the test environment has not: media queries, which never match here. */
function neverMatches(media: string): MediaQueryList {
  const never = { media, matches: false, onchange: null, addListener: () => undefined, removeListener: () => undefined };
  return Object.assign(new EventTarget(), never);
}

Object.defineProperty(window, "matchMedia", { value: neverMatches, configurable: true, writable: true });
