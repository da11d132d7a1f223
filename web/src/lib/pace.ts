/** How long what happens is shown: as long as it takes to read, at the speed that the reader has chosen. */

import type { EventStyles, GameEvent } from "./board";
import { durationOf } from "./games";
import type { Settings } from "./settings.svelte";

const SPEEDS: Record<Settings["speed"], number> = { calm: 1.7, normal: 1, quick: 0.45, once: 0 };

/** How much longer than usual things are shown at a speed. */
export const tempoOf = (speed: Settings["speed"]): number => SPEEDS[speed];

/** Milliseconds to find a line, and to read one letter of it. */
const GLANCE = 500;
const LETTER = 35;
const LONGEST = 4500;

export interface Reader {
  speed: Settings["speed"];
  hasMotion: boolean;
}

export class Pace {
  private row = new Set<string>();

  /**
   * How long an event is shown with its sentence. Of those that the log tells together (`sort` is then what
   * they have in common) the first is read, the others are seen; so is what a game gives no time. What
   * is told after something that still stands there (`isMore`) is found at once.
   */
  duration(event: GameEvent, sentence: string, styles: EventStyles, { speed, hasMotion }: Reader, sort: string | null = null, isMore = false): number {
    const isRun = sort !== null && this.row.has(sort);
    if (sort === null) this.row.clear();
    else this.row.add(sort);
    const moving = hasMotion ? durationOf(styles, event) : 0;
    const isPassing = styles.durations?.[event.event ?? ""] === 0;
    const reading = isRun || isPassing ? 0 : readingOf(sentence) - (isMore ? GLANCE : 0);
    const settling = reading ? settlingOf(styles, event, hasMotion) : 0;
    return SPEEDS[speed] * Math.max(moving, settling + reading);
  }

  /** All is calm: whatever comes next is read. */
  rest(): void {
    this.row.clear();
  }
}

/** How long a sentence takes to read, at the reader's speed. */
export function patienceFor(sentence: string, speed: Settings["speed"]): number {
  return SPEEDS[speed] * readingOf(sentence);
}

const readingOf = (sentence: string) => (sentence ? Math.min(LONGEST, GLANCE + LETTER * sentence.length) : 0);

/** How long the sentence of an event waits until what is thrown has come to lie. */
export function settlingOf(styles: EventStyles, event: GameEvent, hasMotion: boolean): number {
  return hasMotion ? (styles.settles?.[event.event ?? ""] ?? 0) : 0;
}
