/**
 * The seals that tables have shown to this device, and the words it has mixed into their luck. A
 * table that forges a whole game forges it under another seal: only who has kept the first can tell.
 */

const KEPT_AS = "ludotheque.seals";
const MOST = 200;

export interface ShownSeal {
  table: string;
  /** As it was first shown; empty where only a word was noted so far. */
  seal: string;
  /** The words that were sent from here. */
  words: string[];
}

function all(): ShownSeal[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? "[]");
    return Array.isArray(kept) ? (kept as ShownSeal[]) : [];
  } catch {
    return [];
  }
}

function keep(one: ShownSeal): void {
  const others = all().filter((kept) => kept.table !== one.table);
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify([one, ...others].slice(0, MOST)));
  } catch {
    // Nothing is kept, and the check says so.
  }
}

/** What a table has shown here; `null` if it was never open on this device before its end. */
export function shownBy(table: string): ShownSeal | null {
  return all().find((kept) => kept.table === table) ?? null;
}

/** What is known of the table that has shown that seal here, for a log that names no table. */
export function shownAs(seal: string): ShownSeal | null {
  return all().find((kept) => kept.seal === seal) ?? null;
}

/** Note the seal that a table shows. The first one stays, whatever it shows later. */
export function noteSeal(table: string, seal: string): void {
  const known = shownBy(table);
  if (!known?.seal) keep({ table, seal, words: known?.words ?? [] });
}

/** Note a word that is mixed into a table's luck from here. */
export function noteWord(table: string, word: string): void {
  const known = shownBy(table) ?? { table, seal: "", words: [] };
  keep({ ...known, words: [...known.words, word] });
}
