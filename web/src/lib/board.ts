/** What a board is given and what it says back: the contract between the shell and a game's web folder. */

/** One legal move: its line, its parts under their names, and what would come of it. */
export interface Move {
  move: string;
  [part: string]: unknown;
  preview?: GameEvent[];
  /** What it costs or brings, where its line does not say it. */
  amount?: number;
}

/** Something that happened. One that the seat may not know has its number and nothing else. */
export interface GameEvent {
  number: number;
  event?: string;
  article?: string;
  /** There is something to be heard; the shell plays it. */
  media?: boolean;
  [value: string]: unknown;
}

/** Somebody at a seat. `colour` can stand wherever CSS or SVG takes a colour (`var(--seat-red)`). */
export interface Person {
  seat: number;
  name: string;
  colour: string;
  shape: string;
  letter: string;
  isBot: boolean;
}

export interface BoardProps {
  /** The table as its seat may see it, as the server says; while an event is shown, as it stood right after it. */
  view: Record<string, any>;
  /** The table as it stood before the event being shown: what moves, moves from here to `view`. The same when all is calm. */
  before: Record<string, any>;
  terms: { seats: number; options: Record<string, any>; board: Record<string, any> };
  /** The seat looked from; `null` is a spectator. */
  me: number | null;
  people: Person[];
  /** Empty when nothing is asked of `me`. */
  legal: Move[];
  /** Being previewed, not yet committed. */
  chosen: Move | null;
  /** The event being shown now; `null` when all is calm. */
  happening: GameEvent | null;
  /** All that was told before what is being shown, oldest first; absent where nobody keeps it. */
  told?: GameEvent[];
  /** The stops that a guide points at: they are to be seen. */
  points?: string[];
  /** The table's name, for what a board keeps on this device; absent where nothing is kept. */
  table?: string;
  /** The clocks that run, by name, and when each is up by this device's clock, in milliseconds. */
  clocks?: { name: string; dueAt: number }[];
  /** False: nothing moves, everything is simply there. */
  motion: boolean;
  /** A sentence in the reader's language. */
  say: (id: string, values?: Record<string, unknown>) => string;
  /** A tap on a target: previews; a second tap on the same commits. */
  onpick: (move: Move) => void;
  /** A tap on what is not allowed: the shell asks the server why and opens the article. */
  onforbidden: (move: string) => void;
}

/** The cover of a game's box on the shelf. */
export interface CoverProps {
  playable: boolean;
}

/** A room in which one trains alone what the game asks for: a dialog that opens at once. */
export interface PracticeProps {
  board: Record<string, any>;
  motion: boolean;
  say: (id: string, values?: Record<string, unknown>) => string;
  onclose: () => void;
}

/** What a game's `events.ts` may export: how long an event is shown, and what it sounds like. */
export interface EventStyles {
  durations?: Record<string, number>;
  /** How long something tumbles before it shows what its sentence says, in milliseconds: so long the sentence waits. */
  settles?: Record<string, number>;
  sounds?: Record<string, SoundName>;
  /** Steps in which all act at once: a tap plays, without showing first what would come of it. */
  races?: string[];
  /** The verbs of moves that are played at the first tap in every step. */
  swift?: string[];
  /** From which side something recorded is heard: −1 is left, 1 is right. */
  side?: (event: GameEvent, view: Record<string, any>, me: number | null) => number;
}

/**
 * What a game's `reading.ts` may export as `reading`: its table in words, for the ear. Each line is
 * one sentence. Without it the fields of the view are read out.
 */
export interface Reading {
  /** The whole table. */
  board(props: ReadingProps): string[];
  /** What belongs to `me`. */
  own(props: ReadingProps): string[];
}

export type ReadingProps = Pick<BoardProps, "view" | "terms" | "me" | "people" | "say">;

export type SoundName = "dice" | "card" | "coins" | "step" | "turn" | "win" | "hit" | "none";

/** The colour for letters and lines on top of a person's colour. */
export function inkOn(colour: string): string {
  return colour.replace("--seat-", "--on-seat-");
}

/** The outline of a seat's shape, as SVG path data in a box from −1 to 1. */
export const SHAPES: Record<string, string> = {
  circle: "M-1,0A1,1 0 1 1 1,0A1,1 0 1 1 -1,0Z",
  square: "M-.86,-.86H.86V.86H-.86Z",
  triangle: "M0,-1L1,.8H-1Z",
  diamond: "M0,-1.08L.92,0L0,1.08L-.92,0Z",
  star: "M0,-1L.28,-.37L.95,-.31L.45,.14L.59,.81L0,.46L-.59,.81L-.45,.14L-.95,-.31L-.28,-.37Z",
  hexagon: "M-.5,-.87H.5L1,0L.5,.87H-.5L-1,0Z",
  heart: "M0,.95C-1.1,.15 -1.05,-.85 -.5,-.85C-.2,-.85 0,-.62 0,-.45C0,-.62 .2,-.85 .5,-.85C1.05,-.85 1.1,.15 0,.95Z",
  cross: "M-.34,-.95H.34V-.34H.95V.34H.34V.95H-.34V.34H-.95V-.34H-.34Z",
};
