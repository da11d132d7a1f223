/** The mountain as the page sees it: the ring of stones, starts, villages, and where they lie. */

import type { BoardProps } from "$lib/board";
import type { Point } from "$lib/drawing";

/** The view of a table, as its state declares it. */
export interface ZappView {
  seats: number;
  step: string;
  turn: number;
  thrower: number;
  dice: number[];
  magic: number;
  places: number[];
  player: number;
  middle: number[];
  left: number[];
  right: number[];
  put: number[];
  choosing: number;
  /** By barrel, what it holds: never told to anybody before a replay with all eyes. */
  stones: number[];
  /** The numbers of the barrels that nobody has touched, in a replay with all eyes; else how many they are. */
  pile: number[] | number;
  known: number[];
  shown: number[];
  shakes: number[];
  shaken: number[][];
  /** By seat, how many of these were shaken in earlier turns, where barrels stay where they are. */
  earlier: number[];
  heard: (number[] | number)[];
  /** By seat, 1 where the rattle itself is heard. */
  ears: number[];
}

export const START = 24;
export const HOME = 25;
export const COLOURS = ["red", "blue", "yellow", "green"];

/** Half of the square in which mountain, ring and villages lie, round 0,0. */
export const HALF = 512;
const RADIUS = 412;
/** The ring is rounder than a square and squarer than a circle. */
const SQUARENESS = 2.5;
/** The corner of the drawing where the reader's own village lies: bottom left. */
const OWN_CORNER = 135;

/** The ring of one table, seen from one seat. */
export class Ring {
  readonly spaces: number;
  readonly apprentices: number;
  readonly seats: number;
  /** By space, the colour of its zone; −1 where it is white. */
  readonly zones: number[];
  /** By space, the colours of the castles beside it. */
  readonly castles: number[][];
  readonly villages: number[];
  readonly entries: number[];
  private readonly first: number;

  constructor(terms: BoardProps["terms"], me: number | null) {
    const board = terms.board;
    this.seats = terms.seats;
    this.spaces = board.spaces.value;
    this.apprentices = board.apprentices.value;
    this.zones = board.zones.value.map((colour: string) => COLOURS.indexOf(colour));
    const whites = this.zones.flatMap((zone, space) => (zone < 0 ? [space] : []));
    this.castles = this.zones.map((zone, space) =>
      zone < 0 ? board.castles.value[whites.indexOf(space)].map((colour: string) => COLOURS.indexOf(colour)) : [],
    );
    this.villages = COLOURS.map((colour) => board.villages.value[colour]);
    this.entries = COLOURS.map((colour) => board.entries.value[colour]);
    this.first = this.villages[me ?? 0]!;
  }

  /** The spaces in walking order, from the reader's entry on. */
  get walk(): number[] {
    return Array.from({ length: this.spaces }, (_, step) => (this.first + 1 + step) % this.spaces);
  }

  /** Whether somebody plays that colour. */
  isPlayed(colour: number): boolean {
    return colour < this.seats;
  }

  /** Whose an apprentice is. */
  owner(apprentice: number): number {
    return Math.floor(apprentice / this.apprentices);
  }

  private angle(space: number): number {
    return ((OWN_CORNER + ((space - this.first) * 360) / this.spaces) * Math.PI) / 180;
  }

  /** The middle of a space's stone; further out by some units if wanted. */
  stone(space: number, out = 0): Point {
    const angle = this.angle(space);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const reach = (Math.abs(x) ** SQUARENESS + Math.abs(y) ** SQUARENESS) ** (-1 / SQUARENESS);
    return { x: x * (RADIUS * reach + out), y: y * (RADIUS * reach + out) };
  }

  /** The corner in which a colour's village lies: −1 or 1 on each axis. */
  corner(colour: number): Point {
    const { x, y } = this.stone(this.villages[colour]!);
    return { x: Math.sign(Math.round(x)), y: Math.sign(Math.round(y)) };
  }

  village(colour: number): Point {
    const { x, y } = this.corner(colour);
    return { x: x * 434, y: y * 430 };
  }

  /** The start square: at the foot of the mountain, before the space it leads to. */
  start(colour: number): Point {
    const { x, y } = this.corner(colour);
    return { x: x * 245, y: y * 250 };
  }

  /** Where so many apprentices stand on a place; one after the other, as they are counted. */
  spots(place: number, colour: number, count: number): Point[] {
    if (place === START) return spread(lower(this.start(colour)), count, 44, 34);
    if (place === HOME) {
      const { x, y } = this.village(colour);
      return spread({ x, y: y + 44 }, count, 42, 0);
    }
    const { x, y } = this.stone(place);
    return spread({ x, y: y - 10 }, count, count > 4 ? 26 : 36, 30);
  }

  /** The places an apprentice comes by from one place to another, both of them among these. */
  way(colour: number, from: number, to: number): Point[] {
    const first = from === START ? this.entries[colour]! : (from + 1) % this.spaces;
    const last = to === HOME ? this.villages[colour]! : to;
    const points = [from === START ? this.start(colour) : this.stone(from)];
    for (let space = first; ; space = (space + 1) % this.spaces) {
      points.push(this.stone(space));
      if (space === last) break;
    }
    if (to === HOME) points.push(this.village(colour));
    return points;
  }
}

/** Who stands on a wide place stands a little further down than its middle: hats reach up. */
function lower({ x, y }: Point): Point {
  return { x, y: y + 8 };
}

/** So many points round one: a row, or two where there are more than three. */
function spread({ x, y }: Point, count: number, wide: number, deep: number): Point[] {
  const rows = deep && count > 2 ? 2 : 1;
  const back = rows === 2 ? Math.floor(count / 2) : 0;
  return Array.from({ length: count }, (_, place) => {
    const isBack = place < back;
    const row = isBack ? back : count - back;
    const column = isBack ? place : place - back;
    return { x: x + (column - (row - 1) / 2) * wide, y: y + (rows === 2 ? (isBack ? -deep / 2 : deep / 2) : 0) };
  });
}

/** Where every apprentice stands. Those of a place stand in the order in which they are counted. */
export function stand(places: number[], ring: Ring): Point[] {
  const together = new Map<string, number[]>();
  places.forEach((place, apprentice) => {
    const key = place < START ? `${place}` : `${place} ${ring.owner(apprentice)}`;
    together.set(key, [...(together.get(key) ?? []), apprentice]);
  });
  const spots: Point[] = places.map(() => ({ x: 0, y: 0 }));
  for (const group of together.values()) {
    const at = ring.spots(places[group[0]!]!, ring.owner(group[0]!), group.length);
    group.forEach((apprentice, turn) => (spots[apprentice] = at[turn]!));
  }
  return spots;
}
