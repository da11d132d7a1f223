/** What is said at a table: who is meant, what is asked, what would come of a move, who has won. */

import type { GameEvent, Person } from "./board";
import type { Choice, Now, Problem } from "./wire";
import { NOT_SAID, say, sayProblem, type GameWords } from "./words.svelte";

/** Who speaks of what. */
export interface Speaker {
  readonly words: GameWords | null;
  readonly people: Person[];
  readonly now: Now | null;
  /** The seat looked from; `null` is a spectator. */
  readonly me: number | null;
  /** The one seat of this device, to whom it is told what they do themselves. */
  readonly own: number | null;
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
  const left = isTold ? events : events.filter((event) => !isOwn(event) || toldBy(event).length);
  const would = left.map((event) => words.event(event, nameOf, own));
  return (isTold ? would : [`${words.move(choice)}.`, ...would]).filter(Boolean).join(" ");
}

export class Speech {
  constructor(private at: Speaker) {}

  nameOf = (seat: number): string => this.at.people[seat]?.name ?? say("page-seat", { seat: seat + 1 });

  /** What happened, as it is told to whoever reads here. */
  event = (event: GameEvent): string => this.at.words?.event(event, this.nameOf, this.at.own) ?? "";

  /** What is asked, or who is waited for. */
  prompt(): string {
    const { now, words, me } = this.at;
    if (!now || !words) return "";
    if (now.result) return this.outcome();
    if (now.question) return words.step(now.question.step, now.view);
    // Whoever is only kept from acting for a moment is not waited for by themselves.
    if (me !== null && now.asked.includes(me)) return words.step(now.view.step, now.view);
    const names = now.asked.map(this.nameOf);
    return names.length ? say("page-waiting-for", { names: words.list(names), count: names.length }) : "";
  }

  /** What would come of a move, in sentences, a warning first; empty where nothing is known. */
  previewOf(choice: Choice): string {
    const { words } = this.at;
    if (!words) return "";
    const would = (choice.preview ?? []).map(this.event);
    return [...this.warningOf(choice), ...would].join(" ");
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

  outcome(): string {
    const { now, words } = this.at;
    if (!now?.result || !words) return "";
    const names = now.result.winners.map(this.nameOf);
    return say("page-won", { names: words.list(names), count: names.length });
  }

  problem(problem: Problem): string {
    return this.at.words ? this.at.words.problem(problem) : sayProblem(problem);
  }
}
