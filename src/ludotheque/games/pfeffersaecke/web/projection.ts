/** From degrees to the sheet: a plain grid, drawn out from west to east as the old charts were, so that
 * a wide window is filled and names find room beside their towns. */

import type { Point } from "$lib/drawing";

/** Units of the sheet to a degree of latitude. */
const DEGREE = 94;
const MIDDLE = { lat: 51, lon: 10 };
/** How long a degree of longitude is, to one of latitude. */
const BREADTH = 0.85;

export function project(lat: number, lon: number): Point {
  return { x: (lon - MIDDLE.lon) * BREADTH * DEGREE, y: (MIDDLE.lat - lat) * DEGREE };
}

export function distance(one: Point, other: Point): number {
  const [x, y] = [one.x - other.x, one.y - other.y];
  return Math.sqrt(x * x + y * y);
}
