/** How far the reader has seen each table, kept on this device for "since you left". */

const KEPT_AS = "ludotheque.seen";
const MOST = 600;

function all(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** How many entries of a table were seen; `null` if it was never open here. */
export function seenOf(table: string): number | null {
  return all().find(([name]) => name === table)?.[1] ?? null;
}

/** Note how many entries of a table were seen. */
export function noteSeen(table: string, entries: number): void {
  const others = all().filter(([name]) => name !== table);
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify([[table, entries], ...others].slice(0, MOST)));
  } catch {
    // Nothing is kept, so nothing is told on coming back.
  }
}
