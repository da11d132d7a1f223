/** How many tables wait for the reader: asked on coming and once a minute while they sit anywhere. */

import { get, greet, isKnown } from "./api";
import { ring } from "./calling";
import { tellFault } from "./faults";
import { settings } from "./settings.svelte";
import type { MyTurn, MyTurns } from "./wire";

const EVERY = 60_000;
/** What the icon has room for. */
const MOST = 9;

export const turns: { count: number; tables: MyTurn[] } = $state({ count: 0, tables: [] });

/** Whether it is known how many waited before. */
let hasLooked = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Ask how many tables wait; a failure leaves what was known, and the next time asks again. */
export async function lookForTurns(): Promise<void> {
  clearTimeout(timer);
  let isSitting = true;
  try {
    const told = await get<MyTurns>("/api/me/turns");
    // One more table waits while the page is open: it rings; the one before the reader calls itself.
    if (hasLooked && told.count > turns.count && !location.pathname.startsWith("/t/")) ring();
    hasLooked = true;
    ({ count: turns.count, tables: turns.tables } = told);
    isSitting = told.sits_at > 0;
  } catch (error) {
    tellFault("page", "", error); // That the server is away, the line to a table says.
  }
  clearTimeout(timer);
  // Not all at the same moment; and whoever sits nowhere asks no more.
  if (isSitting) timer = setTimeout(() => void lookForTurns(), EVERY * (1 + Math.random() / 4));
}

/** From now on know how many tables wait. */
export function followTurns(): void {
  const look = () => {
    if (!document.hidden) void lookForTurns();
  };
  // A stranger sits nowhere.
  if (isKnown()) greet().then(lookForTurns, () => undefined);
  document.addEventListener("visibilitychange", look);
}

/** The number before a title, where any table waits. */
export function counted(): string {
  return turns.count ? `(${turns.count}) ` : "";
}

/** The icon of the tab with a number on it, as an address. */
export function iconWith(count: number, plain: string): string {
  if (!count || !plain.includes("</svg>")) return "/icon.svg";
  const number = count > MOST ? `${MOST}+` : String(count);
  const badge = `<circle cx="22" cy="10" r="10" fill="#a3271b"/><text x="22" y="14.6" font-family="sans-serif" font-weight="700" font-size="13" text-anchor="middle" fill="#fff">${number}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(plain.replace("</svg>", badge))}`;
}

/** How long ago something was, in words. */
export function sayAgo(seconds: number): string {
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  const ago = Math.max(0, seconds);
  if (ago < 3_600) return words.format(-Math.floor(ago / 60), "minute");
  if (ago < 86_400) return words.format(-Math.floor(ago / 3_600), "hour");
  return words.format(-Math.floor(ago / 86_400), "day");
}
