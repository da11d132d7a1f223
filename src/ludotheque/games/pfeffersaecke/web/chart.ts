/** The map as it is drawn: places, roads and regions of the board file, each with its spot. */

import type { BoardProps } from "$lib/board";
import type { Point } from "$lib/drawing";
import { project } from "./projection";
import { spread } from "./spread";

export interface Place {
  /** Its number: first the cities, then the villages. */
  index: number;
  id: string;
  name: string;
  isCity: boolean;
  /** How many posts it holds; a city's influence, too. */
  number: number;
  region: number;
  at: Point;
  radius: number;
  /** Whether two players leave it out of the game. */
  isOut: boolean;
}

export interface Road {
  one: number;
  other: number;
  price: number;
  isOut: boolean;
}

interface PlaceInFile {
  id: string;
  name?: string;
  near?: string;
  number?: number;
  lat: number;
  lon: number;
  region: string;
}

/** The parts of the board file that are drawn. */
export interface BoardInFile {
  region: { id: string; name: string }[];
  city: PlaceInFile[];
  village: PlaceInFile[];
  roads: { value: [string, string, number][] };
  stated_roads?: { value: [string, string, number][] };
  covered_cities?: { value: string[] };
  villages_out?: { value: string[] };
}

/** How far out a city's spaces lie from its middle, by its number; and how wide a space is. */
export const SPACE = 8.6;
export const DISC = 11.5;
export const VILLAGE = 15;
const RING = [0, 20, 20, 20.5, 21, 21.5, 22.5, 24.5, 27];

export function ringOf(number: number): number {
  return RING[number] ?? (number * 2.2 * SPACE) / (2 * Math.PI);
}

/** Where the spaces of a city of that number lie round its centre, from the arrow on. */
export function spacesOf(number: number): Point[] {
  const ring = ringOf(number);
  return Array.from({ length: number }, (_, space) => {
    const angle = (space / number) * 2 * Math.PI - Math.PI / 2;
    return { x: ring * Math.cos(angle), y: ring * Math.sin(angle) };
  });
}

/** PF-9, PF-10: what a free space and a turn pay, by the number of players. */
const RATE = [0, 0, 1, 2, 3, 4, 5];
const BASE = [0, 0, 2, 4, 6, 8, 10];

export class Chart {
  readonly places: Place[];
  readonly roads: Road[];
  readonly regions: { id: string; name: string }[];
  readonly rate: number;
  readonly base: number;
  private readonly byId: Map<string, Place>;

  constructor(board: BoardInFile, seats: number) {
    this.regions = board.region;
    this.rate = RATE[seats];
    this.base = BASE[seats];
    const out = new Set(seats === 2 ? [...(board.covered_cities?.value ?? []), ...(board.villages_out?.value ?? [])] : []);
    const all = [...board.city, ...board.village];
    const index = new Map(all.map((place, number) => [place.id, number]));
    this.roads = [...(board.stated_roads?.value ?? []), ...board.roads.value].map(([one, other, price]) => ({
      one: index.get(one)!,
      other: index.get(other)!,
      price,
      isOut: out.has(one) || out.has(other),
    }));
    const joined = new Set(this.roads.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]));
    const radii = all.map((place) => (place.number ? ringOf(place.number) + SPACE + 1 : VILLAGE));
    const at = spread(
      all.map((place, number) => ({ at: project(place.lat, place.lon), radius: radii[number] })),
      (one, other) => joined.has(`${one} ${other}`),
    );
    this.places = all.map((place, number) => ({
      index: number,
      id: place.id,
      name: place.name ?? place.near ?? place.id,
      isCity: number < board.city.length,
      number: place.number ?? 1,
      region: board.region.findIndex((region) => region.id === place.region),
      at: at[number],
      radius: radii[number],
      isOut: out.has(place.id),
    }));
    this.byId = new Map(this.places.map((place) => [place.id, place]));
  }

  /** The map of a table; drawn once for each file and number of players. */
  static of({ board, seats }: Pick<BoardProps["terms"], "board" | "seats">): Chart {
    const drawn = Chart.drawn.get(board) ?? [];
    Chart.drawn.set(board, drawn);
    return (drawn[seats] ??= new Chart(board as unknown as BoardInFile, seats));
  }
  private static readonly drawn = new WeakMap<object, Chart[]>();

  /** The place of that id. */
  find(id: unknown): Place | undefined {
    return this.byId.get(String(id));
  }

  get cities(): Place[] {
    return this.places.filter((place) => place.isCity);
  }
}
