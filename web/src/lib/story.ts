/** The log in sentences: what each entry tells, and under which articles. */

import type { GameEvent } from "./board";
import type { Entry } from "./wire";
import type { GameWords } from "./words.svelte";
import { say } from "./words.svelte";

export interface Sentence {
  text: string;
  article: string;
  /** The number of an event that can be heard; `null` for all others. */
  recording: number | null;
  /** Whether it is a move that made nothing happen. */
  isSilent?: boolean;
}

export interface Paragraph {
  number: number;
  seat: number;
  sentences: Sentence[];
  isUndone: boolean;
  isLate: boolean;
}

/** What the entry says with which a bot takes a seat over. */
const BY_A_PROGRAM = "held by a program";

/** What the entry says with which a seat ends the game: then the seat that has won. */
const RESIGNED_TO = "resigned to ";

const plain = (text: string, isSilent: boolean): Sentence => ({ text, article: "", recording: null, isSilent });

/** The entries that were taken back later. */
export function undone(entries: Entry[]): Set<number> {
  const found = new Set<number>();
  for (const entry of entries) {
    const back = entry.kind === "undo" ? /^undo (\d+)$/.exec(entry.text) : null;
    if (back) found.add(Number(back[1]));
  }
  return found;
}

/** The first entry of what others did last: from there on, a reader's last turn is over. */
export function sinceLastTurn(entries: Entry[], own: number): number {
  const last = entries.findLastIndex(({ seat }) => seat >= 0 && seat !== own);
  return entries.slice(0, last + 1).findLastIndex(({ seat }) => seat === own) + 1;
}

/** So many events of one kind in a row are told in one sentence. */
const MANY = 3;

/** Something to be told: an event, or a sentence about its entry. */
interface Item {
  entry: Entry;
  event: GameEvent | null;
  sentence: string;
  isSilent?: boolean;
}

/**
 * What each entry tells, in sentences. An entry without anything to tell is left out: a throw is told
 * by what the die then shows, and a word for the luck belongs to the seal. Runs of the same sort are
 * one sentence, where its game has one for many (`event-<name>-many`), at the entry that began them;
 * of several that can be heard it is the last one.
 * What the `own` seat did is told to its reader as such. Under some options people have to remember
 * what happened.
 */
export function story(
  entries: Entry[],
  words: GameWords,
  nameOf: (seat: number) => string,
  own: number | null = null,
  options: Record<string, unknown> = {},
): Paragraph[] {
  const back = undone(entries);
  const latest = new Map(entries.flatMap((entry, place) => entry.events.map((event) => [event.event, place] as const)));
  const isFaded = (event: GameEvent, place: number) => place < (latest.get(words.fadesAt(event.event, options) ?? "") ?? 0);
  const items = entries.flatMap((entry, place) =>
    itemsOf(entry, entries[place + 1], words, nameOf, own).filter(({ event }) => !event || !isFaded(event, place)),
  );
  const paragraphs: Paragraph[] = [];
  const tell = (entry: Entry, sentence: Sentence): void => {
    if (!sentence.text) return;
    if (paragraphs.at(-1)?.number !== entry.number) {
      const { number, seat, kind } = entry;
      paragraphs.push({ number, seat, sentences: [], isUndone: back.has(number), isLate: kind === "late" });
    }
    paragraphs.at(-1)!.sentences.push(sentence);
  };
  for (let place = 0; place < items.length; ) {
    const row = rowAt(items, place, words, back);
    const alike = new Map<string, Item[]>();
    for (const item of row) {
      const sort = item.event ? words.sortOf(item.event) : "";
      alike.set(sort, [...(alike.get(sort) ?? []), item]);
    }
    for (const item of row) {
      const { entry, event } = item;
      const run = event ? alike.get(words.sortOf(event))! : [item];
      const isTogether = row.length >= MANY && run.length >= MANY;
      if (!event) tell(entry, plain(item.sentence, item.isSilent ?? false));
      else if (!isTogether) tell(entry, { text: item.sentence, article: event.article ?? "", recording: event.media ? event.number : null });
      else if (run[0] === item) {
        const events = run.map((one) => one.event!);
        const heard = events.findLast((one) => one.media);
        tell(entry, { text: words.events(events, nameOf, own), article: event.article ?? "", recording: heard?.number ?? null });
      }
    }
    place += row.length;
  }
  return paragraphs;
}

function itemsOf(entry: Entry, next: Entry | undefined, words: GameWords, nameOf: (seat: number) => string, own: number | null): Item[] {
  const form = entry.seat === own ? "you" : "";
  const items: Item[] = entry.events
    .filter((event) => event.event !== undefined)
    .map((event) => ({ entry, event, sentence: words.event(event, nameOf, own) }));
  const add = (sentence: string) => items.push({ entry, event: null, sentence });
  if (entry.kind === "undo") add(say("page-log-undo", { name: nameOf(entry.seat) }, form));
  if (entry.kind === "held") add(say(entry.text === BY_A_PROGRAM ? "page-log-took-over" : "page-log-came-back", { name: nameOf(entry.seat) }, form));
  if (entry.kind === "resigned") {
    const winner = nameOf(Number(entry.text.slice(RESIGNED_TO.length)));
    add(say("page-log-resigned", { name: nameOf(entry.seat), winner }, form));
  }
  const isToldLater = entry.kind === "word" || next?.kind === "chance";
  if (!items.length && entry.seat >= 0 && !isToldLater) {
    const sentence = say("page-log-move", { name: nameOf(entry.seat), move: words.line(entry.text) }, form);
    items.push({ entry, event: null, sentence, isSilent: true });
  }
  return items;
}

/** From a place on, all in a row that may be told together; or what stands there alone. */
function rowAt(items: Item[], place: number, words: GameWords, back: Set<number>): Item[] {
  let end = place;
  while (end < items.length) {
    const { event, entry } = items[end]!;
    if (!event || back.has(entry.number) || entry.kind === "late" || !words.canFold(event)) break;
    end += 1;
  }
  return items.slice(place, Math.max(end, place + 1));
}
