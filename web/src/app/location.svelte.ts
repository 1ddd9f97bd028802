import { href, parse, type Route } from "./route";

/** Where the person is. Changing the address never reloads the page, so Back and Forward lose nothing. */
class Location {
  #route: Route = $state.raw(parse(new URL(window.location.href)));

  constructor() {
    const follow = () => (this.#route = parse(new URL(window.location.href)));
    window.addEventListener("popstate", follow);
    window.addEventListener("hashchange", follow);
    document.addEventListener("click", (event) => this.#takeLink(event));
  }

  get route(): Route {
    return this.#route;
  }

  /** Goes to a screen; Back leads here again. */
  go(route: Route): void {
    window.history.pushState(null, "", href(route));
    this.#route = route;
    window.scrollTo(0, 0);
  }

  /** Replaces this entry of the history: for addresses that are another way to say where the person is already. */
  replace(route: Route): void {
    window.history.replaceState(null, "", href(route));
    this.#route = route;
  }

  /** Ordinary links to own screens are followed within the page. */
  #takeLink(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.hasAttribute("download")) return;
    const address = new URL(link.href);
    if (address.origin !== window.location.origin || address.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(parse(address));
  }
}

export const location = new Location();
