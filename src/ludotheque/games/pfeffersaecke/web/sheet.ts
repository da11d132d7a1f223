/** The sheet of parchment: all places and the edge, in the shape of the frame that shows it. */

import type { Box } from "$lib/drawing";
import type { Chart } from "./chart";
import { EDGE } from "./track";

/** Room beside the outermost places, for their names. */
const MARGIN = 24;
/** Room in the east, where the houses' books lie on a wide sheet. */
const EAST = 44;
/** What the prepared coasts cover: a sheet never reaches beyond. */
const MOST = { width: 1390, height: 1040 };

export function sheetOf(chart: Chart, shape: number, hasBooks: boolean): Box {
  const reach = (side: (place: Chart["places"][number]) => number) => Math.max(...chart.places.map(side)) + MARGIN + EDGE;
  const [right, left] = [reach(({ at, radius }) => at.x + radius) + (hasBooks ? EAST : 0), reach(({ at, radius }) => radius - at.x)];
  const [down, up] = [reach(({ at, radius }) => at.y + radius), reach(({ at, radius }) => radius - at.y)];
  const [width, height] = [left + right, up + down];
  return {
    x: (right - left) / 2,
    y: (down - up) / 2,
    width: Math.max(width, Math.min(MOST.width, height * shape)),
    height: Math.max(height, Math.min(MOST.height, width / shape)),
  };
}
