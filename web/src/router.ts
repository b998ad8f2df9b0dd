/** Which page an address names, and the way from one to another without a reload. */
import { createSubscriber } from "svelte/reactivity";

export type Route =
  | { page: "front"; game: string | null }
  | { page: "table"; table: string; claim: string }
  | { page: "replay"; table: string }
  | { page: "rules"; game: string; at: string | null }
  | { page: "learn"; game: string; lesson: string | null }
  | { page: "more"; game: string; name: string }
  | { page: "credits" }
  | { page: "nowhere" };

/** The page at an address; an invitation carries its claim in the fragment, where no server sees it. */
export function routeOf(url: URL): Route {
  const [first = "", second = "", third = "", ...more] = url.pathname.split("/").slice(1).map(decoded);
  const fragment = decoded(url.hash.slice(1));
  if (more.some((part) => part !== "") || (third !== "" && first !== "learn" && first !== "more"))
    return { page: "nowhere" };
  if (first === "") return { page: "front", game: url.searchParams.get("game") };
  if (first === "credits" && second === "") return { page: "credits" };
  if (second === "") return { page: "nowhere" };
  if (first === "t") return { page: "table", table: second, claim: fragment };
  if (first === "replay") return { page: "replay", table: second };
  if (first === "rules") return { page: "rules", game: second, at: fragment || null };
  if (first === "learn") return { page: "learn", game: second, lesson: third || null };
  if (first === "more" && third !== "") return { page: "more", game: second, name: third };
  return { page: "nowhere" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a lone % names no page of ours, but must not break the one it leads to
  }
}

class Router {
  #moved: () => void = () => {};
  readonly #subscribe = createSubscriber((update) => {
    this.#moved = update;
    window.addEventListener("popstate", update);
    return () => window.removeEventListener("popstate", update);
  });

  /** The page that is shown now; reading it in a component follows it. */
  get route(): Route {
    this.#subscribe();
    return routeOf(new URL(location.href));
  }

  /** Goes to a path of this client; `replace` leaves no step back to where we were, `stay` scrolls nothing. */
  go(path: string, { replace = false, stay = replace }: { replace?: boolean; stay?: boolean } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#moved();
    if (!stay) window.scrollTo(0, 0);
  }

  /** Follows plain clicks on links to our own pages; everything else stays the browser's. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const url = new URL(link.href);
    if (routeOf(url).page === "nowhere" || (url.pathname === location.pathname && url.hash)) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  };
}

export const router = new Router();
