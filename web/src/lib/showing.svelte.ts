/** What the reader is shown of a table: event by event, each on the table as it stood then. */

import type { GameEvent } from "./board";
import { EventQueue, type Stage } from "./queue";
import { unfold, unfoldOn, type Moment } from "./unfolding";
import type { Entry, Now, Past, View } from "./wire";

/** How things stand when an entry has been shown. */
interface After {
  now: Now | null;
  view: View;
  told: number;
}

export interface Audience {
  /** How long an event is shown, in milliseconds. */
  duration(event: GameEvent): number;
  /** An event is shown now. */
  shown(event: GameEvent): void;
  /** Something has come to stand otherwise. */
  stands(now: Now | null): void;
  /** All is calm. */
  calm(): void;
}

export class Showing implements Stage<After> {
  /** How things stand, for those who decide. */
  now: Now | null = $state.raw(null);
  /** The table as it is drawn: while an event is shown, as it stood right after it. */
  view: View = $state.raw({});
  /** The table as it stood before the event being shown; the same as `view` when all is calm. */
  before: View = $state.raw({});
  /** How many of the entries have been shown. */
  told: number = $state(0);
  happening: GameEvent | null = $state.raw(null);
  isShowing: boolean = $state(false);
  /** While something is shown: whether the reader is asked after it just what was asked before. */
  isStillAsked: boolean = $state(false);

  private queue = new EventQueue<After>(this);
  /** The view after all that waits. */
  private tip: View = {};

  constructor(private audience: Audience) {}

  /** Show how things stand at once. */
  arrive(now: Now | null, told: number): void {
    this.queue.clear();
    this.tip = now?.view ?? {};
    this.enter({ now, view: this.tip, told });
    this.show(null);
  }

  /** Show what has happened since, event by event; `before` is how it stood before the first entry of the game. */
  follow(entries: Entry[], now: Now | null, told: number, before: View | null = null): void {
    const end = now?.view ?? {};
    this.isStillAsked = (this.isStillAsked || !this.isShowing) && isSameQuestion(this.now, now);
    const isBegun = entries[0]?.number !== 0 || before !== null;
    const isKnown = isBegun && entries.every((entry) => entry.changes);
    if (before && entries[0]?.number === 0) this.tip = before;
    for (const entry of entries) {
      const { moments, after } = isKnown ? unfold(this.tip, entry) : unfoldOn(end, entry);
      this.tip = after;
      this.queue.add({ moments, after: { now, view: after, told: entry.number + 1 } });
    }
    this.tip = end;
    if (!entries.length) this.queue.add({ moments: [], after: { now, view: end, told } });
  }

  /** Show entries that were told before once more, on the table as it stood then. */
  again(entries: Entry[], past: Past, now: Now, told: number): void {
    let view = past.view;
    if (view) this.told = past.since;
    const then = { ...now, asked: [], question: null, moves: [], result: null };
    for (const entry of view ? entries.slice(past.since) : entries) {
      const changes = past.changes[entry.number - past.since];
      const { moments, after } = view ? unfold(view, { ...entry, changes }) : unfoldOn(now.view, entry);
      if (view) view = after;
      this.queue.add({ moments, after: { now: { ...then, view: after }, view: after, told: entry.number + 1 } });
    }
    this.queue.add({ moments: [], after: { now, view: now.view, told } });
  }

  /** Skip to the end of what is being shown. */
  skip(): void {
    this.queue.skip();
  }

  clear(): void {
    this.queue.clear();
  }

  // What the queue says

  enter({ now, view, told }: After): void {
    this.now = now;
    this.view = this.before = view;
    this.told = told;
    this.audience.stands(now);
  }

  show(moment: Moment | null): void {
    this.happening = moment?.event ?? null;
    this.isShowing = moment !== null;
    if (!moment) {
      this.isStillAsked = false;
      this.before = this.view;
      this.audience.calm();
      return;
    }
    this.before = moment.before;
    this.view = moment.view;
    this.audience.shown(moment.event);
  }

  duration(event: GameEvent): number {
    return this.audience.duration(event);
  }
}

function isSameQuestion(one: Now | null, other: Now | null): boolean {
  const [before, after] = [one?.question, other?.question];
  return before != null && before.number === after?.number && before.wave === after.wave;
}
