/** What is said at a table: who is meant, what is asked, what would come of a move, who has won. */

import type { GameEvent, Person } from "./board";
import { tellEvent } from "./story";
import type { Choice, Entry, Now, Problem, TableInfo } from "./wire";
import { isAway } from "./people";
import { NOT_SAID, say, sayProblem, type GameWords } from "./words.svelte";

/** Who speaks of what. */
export interface Speaker {
  readonly words: GameWords | null;
  readonly people: Person[];
  readonly entries: Entry[];
  readonly now: Now | null;
  /** The seat looked from; `null` is a spectator. */
  readonly me: number | null;
  /** The one seat of this device, to whom it is told what they do themselves. */
  readonly own: number | null;
  readonly info: Pick<TableInfo, "seats" | "is_paused"> | null;
}

/** Sentences, and what is said of several alike: the first of them, and how often again. */
function onceEach(sentences: string[]): string[] {
  return sentences.flatMap((sentence, place) => {
    if (sentence === sentences[place - 1]) return [];
    const end = sentences.findIndex((other, later) => later > place && other !== sentence);
    const count = (end < 0 ? sentences.length : end) - place - 1;
    return count ? [sentence, say("page-once-more", { count })] : [sentence];
  });
}

/** What an event tells besides its kind and who acts. */
const toldBy = (event: GameEvent) => Object.keys(event).filter((name) => name !== "seat" && !NOT_SAID.has(name));

/**
 * What is chosen and what would come of it, each said once: where the events tell the move they
 * stand alone, and else the move's own words come first.
 */
export function confirmation(
  choice: Choice,
  words: GameWords,
  nameOf: (seat: number) => string,
  me: number | null,
  own: number | null = me,
): string {
  const events = choice.preview ?? [];
  const parts = Object.keys(choice.data);
  const isOwn = (event: GameEvent) => event.seat === me;
  const tells = (event: GameEvent) => (isOwn(event) ? toldBy(event).length > 0 : toldBy(event).some((name) => parts.includes(name)));
  const isTold = parts.length ? events.some(tells) : events.length > 0 && isOwn(events[0]!);
  if (!isTold) return [`${words.move(choice)}.`, consequences(choice, words, nameOf, me, own)].filter(Boolean).join(" ");
  return onceEach(events.map((event) => words.event(event, nameOf, own)).filter(Boolean)).join(" ");
}

/** What would come of a choice besides what its own words say: that one does it goes without saying. */
export function consequences(
  choice: Choice,
  words: GameWords,
  nameOf: (seat: number) => string,
  me: number | null,
  own: number | null = me,
): string {
  const events = (choice.preview ?? []).filter((event) => event.seat !== me || toldBy(event).length);
  return onceEach(events.map((event) => words.event(event, nameOf, own)).filter(Boolean)).join(" ");
}

export class Speech {
  constructor(private at: Speaker) {}

  nameOf = (seat: number): string => this.at.people[seat]?.name ?? say("page-seat", { seat: seat + 1 });

  /** What happened, as it is told to whoever reads here. */
  event = (event: GameEvent): string => (this.at.words ? tellEvent(event, this.at.entries, this.at.words, this.nameOf, this.at.own) : "");

  /** What is asked, or who is waited for. */
  prompt(): string {
    const { now, words, me } = this.at;
    if (!now || !words) return "";
    if (now.result) return this.outcome();
    if (this.at.info?.is_paused) return say("page-paused");
    if (now.question) return words.step(now.question.step, now.view);
    // Whoever is only kept from acting for a moment is not waited for by themselves.
    if (me !== null && now.asked.includes(me)) return words.step(now.view.step, now.view);
    const names = now.asked.map(this.nameOf);
    if (!names.length) return "";
    const areAway = now.asked.every((seat) => isAway(this.at.info?.seats[seat]));
    return say(areAway ? "page-waiting-for-away" : "page-waiting-for", { names: words.list(names), count: names.length });
  }

  /** What would come of a move, in sentences, a warning first; empty where nothing is known. */
  previewOf(choice: Choice): string {
    const { words, me, own } = this.at;
    if (!words) return "";
    return [...this.warningOf(choice), consequences(choice, words, this.nameOf, me, own)].filter(Boolean).join(" ");
  }

  /** A move that is shown before it is played, in sentences that say it once, a warning first. */
  confirmationOf(choice: Choice): string {
    const { words, me, own } = this.at;
    if (!words) return "";
    return [...this.warningOf(choice), confirmation(choice, words, this.nameOf, me, own)].join(" ");
  }

  private warningOf(choice: Choice): string[] {
    return choice.warning && this.at.words ? [this.at.words.say(`warning-${choice.warning}`)] : [];
  }

  /** What is offered to whoever may take a move back. Bots agree to anything: alone with them there is nobody to ask. */
  undoing(): string {
    const hasOthers = this.at.info?.seats.some((seat) => seat.kind === "person" && !seat.is_mine);
    return say(hasOthers && this.at.now?.undo?.can === "ask" ? "page-ask-undo" : "page-undo");
  }

  /** Who has won; told to the reader, or to anybody where there is no `reader`. */
  outcome(reader: number | null = this.at.own): string {
    const { now, words } = this.at;
    if (!now?.result || !words) return "";
    const { winners } = now.result;
    const isOwn = reader !== null && winners.includes(reader);
    const names = winners.filter((seat) => seat !== reader).map(this.nameOf);
    return say("page-won", { names: words.list(names), count: winners.length }, isOwn ? "you" : "");
  }

  problem(problem: Problem): string {
    return this.at.words ? this.at.words.problem(problem) : sayProblem(problem);
  }
}
