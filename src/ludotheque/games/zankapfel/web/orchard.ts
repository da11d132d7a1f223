/** Zankapfel's orchard and its signs as the page sees them, and where they lie on the drawing. */

import type { BoardProps } from "$lib/board";
import type { Point } from "$lib/drawing";

/** The view of a table of Zankapfel, as its state declares it. What a seat may not know is −1 or a count. */
export interface ZankapfelView {
  seats: number;
  step: string;
  round: number;
  first: number;
  turn: number;
  score: number[];
  mayor: number;
  tokens: number[];
  face_up: number;
  pile: number;
  reshuffled: number[];
  discards: number[];
  hands: (number[] | number)[];
  purchases: number[];
  played: number[];
  shown: number[];
  claims: number[];
  goal: number;
  bribes: number[];
  bribe_squares: number[];
  offers: number[];
  discord: number[][];
  spent: number[][];
  quarrels: number[];
  quarrel: number;
  contenders: number[];
  laid: number[];
  turned: number[];
  bought: number[];
  dice: number[][];
  choice: { at: number[]; wave: number };
}

/** The seats by the colours of their pawns, as moves name them. */
export const FARMERS = ["red", "blue", "yellow", "green", "white", "black"];
/** The apple cards by their number, as moves name them. */
export const CARDS = ["none", "red", "yellow", "green", "blue", "joker"] as const;
export const COLOURS = [1, 2, 3, 4] as const;
export const JOKER = 5;
export const JOKER_PRICE = 3;
export const NOWHERE = -1;
export const SIDE = 5;

/** Where a seat is in an open decision. */
export const OPEN = 1;
export const STANDING = 2;

/** The drawing of lane, signs and orchard is a square of this size. */
export const BOARD = 1000;
const NEAR = 172;
const ROOM = BOARD - 2 * NEAR;
const SIGN_OFF = 126;

/** The trees of one table, the numbers round them, and the length of the lane. */
export class Orchard {
  readonly columns: number;
  readonly rows: number;
  readonly squares: number[];
  /** The side of a square on the drawing. */
  readonly cell: number;
  /** How many steps lead from the start to the finish. */
  readonly finish: number;
  readonly discordCards: number;
  private readonly edges: number[][];
  private readonly left: number;
  private readonly top: number;

  constructor({ seats, options, board }: BoardProps["terms"]) {
    const edge = (colour: string): number[] => board[colour].value;
    this.edges = [[], edge("red"), edge("yellow"), edge("green"), edge("blue")];
    this.columns = this.edges[1].length;
    this.rows = this.edges[3].length;
    this.squares = Array.from({ length: this.columns * this.rows }, (_, at) => SIDE * Math.floor(at / this.columns) + (at % this.columns));
    this.cell = ROOM / Math.max(this.columns, this.rows);
    this.left = NEAR + (ROOM - this.columns * this.cell) / 2;
    this.top = NEAR + (ROOM - this.rows * this.cell) / 2;
    this.finish = board[options.deck === "once" ? "finish_once" : "finish"].value[seats - 3];
    this.discordCards = board.discord.value;
  }

  /** What a colour is worth with the mayor on a square. */
  worth(colour: number, square: number): number {
    return this.edges[colour]?.[this.placeOf(colour, square)] ?? 0;
  }

  /** What a card costs with the mayor on a square. */
  price(card: number, square: number): number {
    return card === JOKER ? JOKER_PRICE : Math.floor(this.worth(card, square) / 2);
  }

  /** The numbers on a colour's edge. */
  edge(colour: number): number[] {
    return this.edges[colour];
  }

  /** The place on a colour's edge that speaks of a square. */
  placeOf(colour: number, square: number): number {
    return colour <= 2 ? square % SIDE : Math.floor(square / SIDE);
  }

  /** The middle of a square. */
  at(square: number): Point {
    return {
      x: this.left + ((square % SIDE) + 0.5) * this.cell,
      y: this.top + (Math.floor(square / SIDE) + 0.5) * this.cell,
    };
  }

  /** The middle of a sign: red along the top, yellow along the bottom, green left, blue right. */
  sign(colour: number, place: number): Point {
    const along = (start: number) => start + (place + 0.5) * this.cell;
    if (colour === 1) return { x: along(this.left), y: this.top - NEAR + SIGN_OFF };
    if (colour === 2) return { x: along(this.left), y: BOARD - this.top + NEAR - SIGN_OFF };
    if (colour === 3) return { x: this.left - NEAR + SIGN_OFF, y: along(this.top) };
    return { x: BOARD - this.left + NEAR - SIGN_OFF, y: along(this.top) };
  }
}

/** A square's name in moves: columns a to e from the left, rows 1 to 5 from the top. */
export function nameOf(square: number): string {
  return `${"abcde"[square % SIDE]}${Math.floor(square / SIDE) + 1}`;
}

/** The square of that name. */
export function squareOf(name: string): number {
  return "abcde".indexOf(name[0].toLowerCase()) + SIDE * (Number(name[1]) - 1);
}

/** The seats that the table waits for. */
export function askedOf(view: ZankapfelView): number[] {
  switch (view.step) {
    case "place-mayor":
    case "name-square":
    case "answer":
    case "choose-discord":
      return [view.first];
    case "remove-token":
    case "buy-or-play":
    case "name-colour":
      return [view.turn];
    case "offer":
    case "lay":
    case "buy-dice":
      return view.choice.at.flatMap((stand, seat) => (stand === OPEN ? [seat] : []));
    default:
      return [];
  }
}
