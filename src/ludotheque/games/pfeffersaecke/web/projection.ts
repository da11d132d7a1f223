/** From degrees to the sheet: a plain projection, true at 51 degrees north, where the map lies. */

import type { Point } from "$lib/drawing";

/** Units of the sheet to a degree of latitude. */
const DEGREE = 112;
const MIDDLE = { lat: 51, lon: 10 };
const NARROWING = Math.cos((MIDDLE.lat * Math.PI) / 180);

export function project(lat: number, lon: number): Point {
  return { x: (lon - MIDDLE.lon) * NARROWING * DEGREE, y: (MIDDLE.lat - lat) * DEGREE };
}

export function distance(one: Point, other: Point): number {
  const [x, y] = [one.x - other.x, one.y - other.y];
  return Math.sqrt(x * x + y * y);
}
