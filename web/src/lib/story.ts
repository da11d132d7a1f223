/** The log in sentences: what each entry tells, and under which articles. */

import type { Entry } from "./wire";
import type { GameWords } from "./words.svelte";
import { say } from "./words.svelte";

export interface Sentence {
  text: string;
  article: string;
  /** The number of an event that can be heard; `null` for all others. */
  recording: number | null;
}

export interface Paragraph {
  number: number;
  seat: number;
  sentences: Sentence[];
  isUndone: boolean;
  isLate: boolean;
}

const plain = (text: string): Sentence => ({ text, article: "", recording: null });

/** The entries that were taken back later. */
export function undone(entries: Entry[]): Set<number> {
  const found = new Set<number>();
  for (const entry of entries) {
    const back = entry.kind === "undo" ? /^undo (\d+)$/.exec(entry.text) : null;
    if (back) found.add(Number(back[1]));
  }
  return found;
}

/**
 * What each entry tells, in sentences. An entry without anything to tell is left out: a throw is
 * told by what the die then shows.
 */
export function story(entries: Entry[], words: GameWords, nameOf: (seat: number) => string): Paragraph[] {
  const back = undone(entries);
  const paragraphs: Paragraph[] = [];
  entries.forEach((entry, place) => {
    const sentences: Sentence[] = entry.events
      .filter((event) => event.event !== undefined)
      .map((event) => ({ text: words.event(event, nameOf), article: event.article ?? "", recording: event.media ? event.number : null }));
    if (entry.kind === "word") sentences.push(plain(say("page-log-word", { name: nameOf(entry.seat) })));
    if (entry.kind === "undo") sentences.push(plain(say("page-log-undo", { name: nameOf(entry.seat) })));
    const isFollowedByChance = entries[place + 1]?.kind === "chance";
    if (!sentences.length && entry.seat >= 0 && !isFollowedByChance)
      sentences.push(plain(say("page-log-move", { name: nameOf(entry.seat), move: words.line(entry.text) })));
    if (!sentences.length) return;
    paragraphs.push({
      number: entry.number,
      seat: entry.seat,
      sentences,
      isUndone: back.has(entry.number),
      isLate: entry.kind === "late",
    });
  });
  return paragraphs;
}
