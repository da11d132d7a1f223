/**
 * A guided first game: a short recorded match that teaches by playing.
 *
 * A game's `web/guide.ts` exports `guide: Guide`. It is plain data, recorded from the real rules,
 * so that it plays without a table on the server. Its words are sentences in the game's locale.
 */

import type { Entry, Now, Setting } from "./wire";

export interface Guide {
  seats: number;
  options: Record<string, Setting>;
  /** The seat that the reader plays. */
  me: number;
  scenes: GuideScene[];
}

/** A moment at which the guide speaks, and the reader may act. */
export interface GuideScene {
  /** What the guide says: a sentence's id. */
  words: string;
  /** What it speaks of, by the names of the board's stops: the page points at them. */
  points?: string[];
  /** What happens before the guide speaks, shown event by event. */
  entries?: Entry[];
  /** How things stand. Where `moves` is empty the reader only reads on. */
  now: Now;
  /** The moves that lead on, and to which scene (by its place). Without any, one only reads on. */
  answers?: Record<string, number>;
  /** The scene that follows where one only reads on; by itself the one after this. */
  next?: number;
  /** What the guide says to a legal move that does not lead on, by the move's line or `*`. */
  wrong?: Record<string, string>;
  /** What the guide says to a forbidden tap, by the move's line or `*`, and the article it names. */
  forbidden?: Record<string, { words: string; article?: string }>;
}
