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
  /** Whether time was out, and it was played for the seat. */
  isLate: boolean;
}

/** What the entry says with which a bot takes a seat over. */
const BY_A_PROGRAM = "held by a program";

/** What the entry says with which a seat ends the game: then the seat that has won. */
const RESIGNED_TO = "resigned to ";

const plain = (text: string, isSilent: boolean): Sentence => ({ text, article: "", recording: null, isSilent });

/** The entries that were taken back later. */
export function undone(entries: Pick<Entry, "kind" | "text">[]): Set<number> {
  const found = new Set<number>();
  for (const entry of entries) {
    const back = entry.kind === "undo" ? /^undo (\d+)$/.exec(entry.text) : null;
    if (back) found.add(Number(back[1]));
  }
  return found;
}

/** The first entry of what others did last, or what was played for the reader: from there on, their last turn is over. */
export function sinceLastTurn(entries: Entry[], own: number): number {
  const isOwn = ({ seat, kind }: Entry) => seat === own && kind !== "late";
  const last = entries.findLastIndex((entry) => entry.seat >= 0 && !isOwn(entry));
  return entries.slice(0, last + 1).findLastIndex(isOwn) + 1;
}

/** For whom an entry was played because their time was out: what chance says then is part of it. */
function lateSeat(entry: Entry, before: Entry | undefined): number | null {
  if (entry.kind === "late") return entry.seat;
  return entry.kind === "chance" && before?.kind === "late" ? before.seat : null;
}

/** What is said before what was played for a seat whose time was out. */
const sayLate = (seat: number, nameOf: (seat: number) => string, own: number | null) =>
  say("page-log-late", { name: nameOf(seat) }, seat === own ? "you" : "");

/** An event while it is shown, as it is told in the story. */
export function tellEvent(event: GameEvent, entries: Entry[], words: GameWords, nameOf: (seat: number) => string, own: number | null): string {
  const place = entries.findLastIndex((entry) => entry.events.some(({ number }) => number === event.number));
  const late = place < 0 ? null : lateSeat(entries[place]!, entries[place - 1]);
  if (late === null) return words.event(event, nameOf, own);
  const sentence = words.event(event, nameOf, null);
  const isFirst = entries[place]!.events.find((one) => one.event !== undefined)?.number === event.number;
  return isFirst && sentence ? `${sayLate(late, nameOf, own)} ${sentence}` : sentence;
}

/** So many events of one kind in a row are told in one sentence. */
const MANY = 3;

/** Something to be told: an event, or a sentence about its entry. */
interface Item {
  entry: Entry;
  event: GameEvent | null;
  sentence: string;
  isSilent?: boolean;
  /** For whom it was played, because their time was out. */
  late: number | null;
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
    itemsOf(entry, entries[place - 1], entries[place + 1], words, nameOf, own).filter(({ event }) => !event || !isFaded(event, place)),
  );
  const paragraphs: Paragraph[] = [];
  const tell = ({ entry, late }: Item, sentence: Sentence): void => {
    if (!sentence.text) return;
    if (paragraphs.at(-1)?.number !== entry.number) {
      const sentences = late === null ? [] : [plain(sayLate(late, nameOf, own), sentence.isSilent ?? false)];
      paragraphs.push({ number: entry.number, seat: late ?? entry.seat, sentences, isUndone: back.has(entry.number), isLate: late !== null });
    }
    paragraphs.at(-1)!.sentences.push(sentence);
  };
  for (let place = 0; place < items.length; ) {
    const row = rowAt(items, place, words, back);
    // What readers did is told to them as such, and never among what others did.
    const sortOf = (event: GameEvent) => `${words.sortOf(event)} ${own !== null && event.seat === own ? "own" : ""}`;
    const alike = new Map<string, Item[]>();
    for (const item of row) {
      const sort = item.event ? sortOf(item.event) : "";
      alike.set(sort, [...(alike.get(sort) ?? []), item]);
    }
    for (const item of row) {
      const { event } = item;
      const run = event ? alike.get(sortOf(event))! : [item];
      const isTogether = row.length >= MANY && run.length >= MANY;
      if (!event) tell(item, plain(item.sentence, item.isSilent ?? false));
      else if (!isTogether) tell(item, { text: item.sentence, article: event.article ?? "", recording: event.media ? event.number : null });
      else if (run[0] === item) {
        const events = run.map((one) => one.event!);
        const heard = events.findLast((one) => one.media);
        tell(item, { text: words.events(events, nameOf, own), article: event.article ?? "", recording: heard?.number ?? null });
      }
    }
    place += row.length;
  }
  return paragraphs;
}

function itemsOf(
  entry: Entry,
  before: Entry | undefined,
  next: Entry | undefined,
  words: GameWords,
  nameOf: (seat: number) => string,
  reader: number | null,
): Item[] {
  const late = lateSeat(entry, before);
  // Nobody has done themselves what was played for them.
  const own = late === null ? reader : null;
  const form = entry.seat === own ? "you" : "";
  const items: Item[] = entry.events
    .filter((event) => event.event !== undefined)
    .map((event) => ({ entry, event, sentence: words.event(event, nameOf, own), late }));
  const add = (sentence: string) => items.push({ entry, event: null, sentence, late });
  if (entry.kind === "undo") add(say("page-log-undo", { name: nameOf(entry.seat) }, form));
  if (entry.kind === "held") add(say(entry.text === BY_A_PROGRAM ? "page-log-took-over" : "page-log-came-back", { name: nameOf(entry.seat) }, form));
  if (entry.kind === "resigned") {
    const winner = Number(entry.text.slice(RESIGNED_TO.length));
    add(say("page-log-resigned", { name: nameOf(entry.seat), winner: nameOf(winner) }, winner === own ? "to-you" : form));
  }
  const isToldLater = entry.kind === "word" || next?.kind === "chance";
  if (!items.length && entry.seat >= 0 && !isToldLater) {
    const sentence = say("page-log-move", { name: nameOf(entry.seat), move: words.line(entry.text) }, form);
    items.push({ entry, event: null, sentence, isSilent: true, late });
  }
  return items;
}

/** From a place on, all in a row that may be told together; or what stands there alone. */
function rowAt(items: Item[], place: number, words: GameWords, back: Set<number>): Item[] {
  let end = place;
  while (end < items.length) {
    const { event, entry, late } = items[end]!;
    if (!event || back.has(entry.number) || late !== null || !words.canFold(event)) break;
    end += 1;
  }
  return items.slice(place, Math.max(end, place + 1));
}
