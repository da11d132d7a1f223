/** Where the reader is: the page's addresses, without a framework. */

export type Route =
  | { page: "shelf"; hasSettings: boolean }
  | { page: "table"; table: string; key: string | null }
  | { page: "box"; game: string }
  | { page: "guide"; game: string }
  | { page: "replay"; table: string | null; entry: number | null }
  | { page: "puzzle"; game: string | null; number: number | null }
  | { page: "mine" }
  | { page: "calls"; token: string | null; off: string | null }
  | { page: "history" }
  | { page: "person"; person: string }
  | { page: "ratings"; game: string }
  | { page: "account" }
  | { page: "sign-in"; link: string }
  | { page: "lost" };

/** The page that an address names. */
export function routeOf(path: string, hash = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  const [first, second, third, fourth] = parts;
  if (parts.length === 0) return { page: "shelf", hasSettings: false };
  if (first === "settings" && parts.length === 1) return { page: "shelf", hasSettings: true };
  if (first === "t" && second && parts.length === 2) return { page: "table", table: second, key: null };
  if (first === "t" && second && third === "seat" && fourth && parts.length === 4)
    return { page: "table", table: second, key: fourth };
  if (first === "g" && second && parts.length === 2) return { page: "box", game: second };
  if (first === "g" && second && third === "guide" && parts.length === 3)
    return { page: "guide", game: second };
  if (first === "account" && parts.length === 1) return { page: "account" };
  if (first === "sign-in" && second && parts.length === 2) return { page: "sign-in", link: second };
  if (first === "mine" && parts.length === 1) return { page: "mine" };
  if (first === "calls" && parts.length === 1) return { page: "calls", token: null, off: null };
  if (first === "calls" && second === "confirm" && third && parts.length === 3)
    return { page: "calls", token: third, off: null };
  if (first === "calls" && second === "off" && third && parts.length === 3)
    return { page: "calls", token: null, off: third };
  if (first === "history" && parts.length === 1) return { page: "history" };
  if (first === "people" && second && parts.length === 2) return { page: "person", person: second };
  if (first === "ratings" && second && parts.length === 2) return { page: "ratings", game: second };
  if (first === "puzzle" && parts.length === 1) return { page: "puzzle", game: null, number: null };
  if (first === "puzzle" && second && /^\d+$/.test(third ?? "") && parts.length === 3)
    return { page: "puzzle", game: second, number: Number(third) };
  if (first === "replay" && parts.length <= 2) {
    const entry = /^#(\d+)$/.exec(hash);
    return { page: "replay", table: second ?? null, entry: entry ? Number(entry[1]) : null };
  }
  return { page: "lost" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const place: { route: Route } = $state({ route: routeOf(location.pathname, location.hash) });

function arrive(): void {
  place.route = routeOf(location.pathname, location.hash);
}

/** Go to an address of this page. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** Follow the browser's own buttons, and links to our own pages without loading anew. */
export function follow(): void {
  addEventListener("popstate", arrive);
  addEventListener("hashchange", arrive);
  document.addEventListener("click", (click) => {
    if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey) return;
    const link = (click.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.pathname === location.pathname && url.hash) return;
    click.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}
