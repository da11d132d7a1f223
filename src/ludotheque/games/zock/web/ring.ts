/** Zock's ring as the page sees it: squares and steps, and where they lie on the drawing. */

import type { BoardProps } from "$lib/board";

/** The view of a Zock table, as its state declares it. */
export interface ZockView {
  seats: number;
  step: string;
  exits: number[];
  banker: number;
  turn: number;
  round: number;
  die: number;
  places: number[];
  money: number[];
  debt: number[];
  bank: number;
  challenger: number;
  challenged: number;
  thrower: number;
  is_last_round: number;
}

export const HOUSE = 0;
export const OFF = -1;
export const KING = 0;

/** A point by its angle in degrees, clockwise from the right, and its distance from the centre. */
export interface Spot {
  angle: number;
  radius: number;
}

export const HALF_BOARD = 520;
export const TILE_INNER = 352;
export const TILE_OUTER = 492;
export const TOKEN_TRACK = 442;
export const NUMBER_TRACK = 381;
export const DISC = 336;

/** The corner of the drawing where the reader's own house stands: bottom left. */
const OWN_CORNER = 135;

/** The ring of one table, seen from one seat. */
export class Ring {
  readonly squares: number;
  readonly quarter: number;
  readonly sums: number[];
  readonly exits: number[];
  readonly degrees: number;
  private readonly firstSide: number;

  /** `exits` are the squares of the houses' exits by seat, counted from 0, as the view says. */
  constructor(terms: BoardProps["terms"], exits: number[], me: number | null) {
    this.squares = terms.board.squares.value;
    this.quarter = this.squares / 4;
    this.degrees = 360 / this.squares;
    this.sums = [...Array<number>(this.quarter + 1).fill(0), ...terms.board.sums.value];
    this.exits = exits.map((square) => square + 1);
    this.firstSide = exits[me ?? 0] / this.quarter;
  }

  /** The square, counted from 1, where a seat's pawn stands at a step. */
  square(seat: number, step: number): number {
    return ((this.exits[seat] + step - 2) % this.squares) + 1;
  }

  /** The step from the seat's own exit at which a square lies; the exit is step 1. */
  step(seat: number, square: number): number {
    return ((square - this.exits[seat] + this.squares) % this.squares) + 1;
  }

  /** What the window shows a seat at a square. */
  sum(seat: number, square: number): number {
    return this.sums[this.step(seat, square)];
  }

  /** The squares in walking order from the exit of the house at the reader's corner. */
  get walk(): number[] {
    const first = this.firstSide * this.quarter;
    return Array.from({ length: this.squares }, (_, place) => ((first + place) % this.squares) + 1);
  }

  /** The seat whose house stands at a corner, or `null`; corners go clockwise from the reader's. */
  seatAt(corner: number): number | null {
    const seat = this.exits.indexOf((((this.firstSide + corner) % 4) * this.quarter) % this.squares + 1);
    return seat < 0 ? null : seat;
  }

  /** The corner of the drawing where a seat's house stands. */
  corner(seat: number): number {
    return ((this.exits[seat] - 1) / this.quarter - this.firstSide + 4) % 4;
  }

  /** The direction of a square from the centre. */
  angle(square: number): number {
    return OWN_CORNER + (square - 1 - this.firstSide * this.quarter) * this.degrees;
  }

  /** The outline of a square's tile; its corners are rounded by its stroke. */
  tile(square: number, inset = 5): string {
    const half = this.degrees / 2;
    const at = this.angle(square);
    const corner = (radius: number, side: number) => {
      const angle = at + side * (half - (inset / radius) * (180 / Math.PI));
      return `${point({ angle, radius })}`;
    };
    const [inner, outer] = [TILE_INNER + inset, TILE_OUTER - inset];
    return (
      `M${corner(inner, -1)}L${corner(outer, -1)}` +
      `A${outer},${outer} 0 0 1 ${corner(outer, 1)}L${corner(inner, 1)}` +
      `A${inner},${inner} 0 0 0 ${corner(inner, -1)}Z`
    );
  }
}

/** The direction of a corner of the drawing. */
export function cornerAngle(corner: number): number {
  return OWN_CORNER + 90 * corner;
}

/** Where the three places of a house lie. */
export function housePlace(corner: number, place: number): Spot {
  const [turn, radius] = [[0, 628], [-10, 554], [10, 554]][place];
  return { angle: cornerAngle(corner) + turn, radius };
}

/** Where one of so many pawns on a square stands, so that a stack is seen as one. */
export function squareSpot(ring: Ring, square: number, place: number, pawns: number): Spot {
  const apart = pawns > 2 ? 38 : 46;
  return { angle: ring.angle(square), radius: TOKEN_TRACK + (place - (pawns - 1) / 2) * apart };
}

/** Where all pawns stand, each turned the shortest way from where it stood before. */
export function stand(places: number[], ring: Ring, before: Spot[]): Spot[] {
  const squares = places.map((step, pawn) => (step > HOUSE ? ring.square(Math.floor(pawn / 3), step) : 0));
  return squares.map((square, pawn) => {
    let spot = housePlace(ring.corner(Math.floor(pawn / 3)), pawn % 3);
    if (square) {
      const stack = places.map((_, other) => other).filter((other) => squares[other] === square);
      stack.sort((one, other) => Number(one % 3 === 0) - Number(other % 3 === 0));
      spot = squareSpot(ring, square, stack.indexOf(pawn), stack.length);
    }
    return before[pawn] ? { ...spot, angle: nearest(spot.angle, before[pawn].angle) } : spot;
  });
}

/** A spot's coordinates. */
export function xy(spot: Spot): { x: number; y: number } {
  const angle = (spot.angle * Math.PI) / 180;
  return { x: round(spot.radius * Math.cos(angle)), y: round(spot.radius * Math.sin(angle)) };
}

/** A spot as path data. */
export function point(spot: Spot): string {
  const { x, y } = xy(spot);
  return `${x},${y}`;
}

/** The way clockwise round the ring from one direction to another, as path data. */
export function arc(from: number, to: number, radius: number): string {
  const sweep = (((to - from) % 360) + 360) % 360;
  return `M${point({ angle: from, radius })}A${radius},${radius} 0 ${sweep > 180 ? 1 : 0} 1 ${point({ angle: to, radius })}`;
}

/** The same direction, told so that the way from another one is the shortest. */
export function nearest(angle: number, to: number): number {
  return angle + 360 * Math.round((to - angle) / 360);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
