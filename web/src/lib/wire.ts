/** What goes over the wire, as the page sees it: the counterpart of the server's `wire/`. */

import type { GameEvent } from "./board";

export type Colour = "red" | "blue" | "yellow" | "green" | "white" | "black" | "orange" | "purple";
export type Shape = "circle" | "square" | "triangle" | "diamond" | "star" | "hexagon" | "heart" | "cross";
export const COLOURS: Colour[] = ["red", "blue", "yellow", "green", "white", "black", "orange", "purple"];
export const SEAT_SHAPES: Shape[] = ["circle", "square", "triangle", "diamond", "star", "hexagon", "heart", "cross"];

export type Setting = boolean | number | string;
export type View = Record<string, any>;

export interface Guest {
  name: string;
  colour: Colour;
  shape: Shape;
}

export interface Greeting {
  build: string;
  version: string;
  protocol: number;
  languages: string[];
  guest: Guest;
  time: number;
}

export interface OptionInfo {
  name: string;
  kind: "switch" | "choice" | "count";
  default: Setting;
  choices: string[];
  low: number;
  high: number;
  /** Of a choice that each seat has of its own: what people have if nothing is said. */
  for_people?: string;
}

export interface BoxFacts {
  authors: string[];
  publisher: string;
  year: number | string;
  players: number[];
  minutes: number[];
  age: number;
  weight: number;
  blurb: Record<string, string>;
}

export interface GameInfo {
  name: string;
  title: string;
  is_playable: boolean;
  seats: number[];
  options: OptionInfo[];
  levels: string[];
  box: BoxFacts | null;
}

export interface HappeningInfo {
  name: string;
  article: string;
  numbers: { name: string; kind: string }[];
}

export interface GameSheet {
  name: string;
  title: string;
  code: string;
  rules: number;
  /** `ahead` is the answer that can be given in advance; empty where none can. */
  steps: { name: string; article: string; is_live: boolean; ahead: string }[];
  happenings: HappeningInfo[];
  fields: FieldInfo[];
  board: Record<string, any>;
}

export interface FieldInfo {
  name: string;
  shape: "number" | "numbers" | "rows" | "window";
  audience: "everyone" | "owner" | "nobody";
}

export interface PassageInfo {
  code: string;
  title: string;
  chapter: string;
  text: string;
}

export interface RuleBookInfo {
  game: string;
  language: string;
  passages: PassageInfo[];
}

export interface SeatInfo {
  seat: number;
  kind: "free" | "person" | "bot";
  name: string;
  colour: Colour;
  shape: Shape;
  level: string;
  is_mine: boolean;
  is_host: boolean;
  is_here: boolean;
  has_word: boolean;
  has_resigned: boolean;
  key: string;
}

export interface ResultInfo {
  winners: number[];
  scores: number[];
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  rules: number;
  phase: "gathering" | "running" | "over";
  options: Record<string, Setting>;
  is_open: boolean;
  absence: number;
  seats: SeatInfo[];
  is_host: boolean;
  seal: string;
  spectators: number;
  made_at: number;
  changed_at: number;
  asked: number[];
  entries: number;
  undo: { seat: number; entries: number[]; waits_for: number[] } | null;
  result: ResultInfo | null;
  rematch: string;
}

export interface SeatLink {
  table: string;
  seat: number;
  name: string;
  colour: Colour;
  shape: Shape;
  is_mine: boolean;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, Setting>;
  is_open?: boolean;
  bots?: Record<string, string>;
  sit?: { name?: string; colour?: Colour; shape?: Shape; word?: string };
  start?: boolean;
  absence?: number;
}

export type Command =
  | { type: "sit"; seat?: number; name?: string; colour?: Colour; shape?: Shape; word?: string }
  | { type: "claim"; key: string }
  | { type: "leave"; seat?: number }
  | { type: "put-bot"; seat: number; level: string }
  | { type: "free-seat"; seat: number }
  | {
      type: "change";
      seats?: number;
      options?: Record<string, Setting>;
      is_open?: boolean;
      absence?: number;
    }
  | { type: "word"; seat: number; word: string }
  | { type: "start"; fill?: string }
  | { type: "move"; seat: number; move: string; question: number; wave: number }
  | { type: "why-not"; seat: number; move: string }
  | { type: "undo"; seat: number }
  | { type: "order"; seat: number; step: string; is_firm: boolean }
  | { type: "withdraw"; seat: number; step: string }
  | { type: "ask-undo"; seat: number }
  | { type: "answer-undo"; agree: boolean }
  | { type: "resign"; seat: number }
  | { type: "say"; text: string; seat?: number }
  | { type: "rematch" };

export interface Entry {
  number: number;
  kind: "move" | "late" | "chance" | "word" | "time" | "undo";
  seat: number;
  text: string;
  events: GameEvent[];
}

export interface Question {
  number: number;
  step: string;
  article: string;
  wave: number;
}

export interface Choice {
  move: string;
  verb: string;
  data: Record<string, number | string>;
  is_passive: boolean;
  preview: GameEvent[] | null;
}

export interface UndoState {
  can: "alone" | "ask" | "no";
  why: string;
}

export interface ClockInfo {
  name?: string;
  due_at: number;
}

export interface Now {
  view: View;
  asked: number[];
  question: Question | null;
  moves: Choice[];
  /** The seat's own answers in advance. */
  orders?: { step: string; is_firm: boolean }[];
  undo: UndoState | null;
  /** Those that run, the one that rings next first. */
  clocks: ClockInfo[];
  result: ResultInfo | null;
}

/** How the table stood after entry `since` and after each that follows. */
export interface Past {
  since: number;
  views: View[];
}

export interface SeatNews {
  seat: number | null;
  since: number;
  entries: Entry[];
  now: Now | null;
}

export interface ChatLine {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

export interface News {
  type: "news";
  version: number;
  table: TableInfo | null;
  seats: SeatNews[];
  chat: ChatLine[];
}

export interface Problem {
  type: "problem";
  id: string;
  code: string;
  status: number;
  variables: Record<string, number | string>;
  article: string;
  reason: string;
}

export interface Done {
  type: "done";
  id: string;
  number: number | null;
  seat: number | null;
  table: string | null;
}

export interface Verdict {
  type: "verdict";
  id: string;
  problem: Problem | null;
}

export type Message =
  | { type: "hello"; build: string; protocol: number; time: number }
  | News
  | Done
  | Verdict
  | Problem
  | { type: "pong"; id: string; time: number }
  | { type: "bye"; code: string };

/** What a command comes to. */
export type Answer = Done | Verdict | Problem;

export interface ReplayEntry {
  number: number;
  kind: Entry["kind"];
  seat: number;
  text: string;
  public: string;
  sees: number;
  events: (GameEvent & { sees?: number })[];
  ways: number | string | null;
  draw: number | null;
  /** What each way would have given, where these are few. */
  outcomes?: string[] | null;
  views: number[];
}

export interface Replay {
  game: string;
  title: string;
  rules: number;
  seats: number;
  options: Record<string, Setting>;
  names: SeatInfo[];
  entries: ReplayEntry[];
  start: number[];
  views: View[];
  is_replayed: boolean;
  result: ResultInfo | null;
  seal: string;
  words: string[];
  secret: string;
}
