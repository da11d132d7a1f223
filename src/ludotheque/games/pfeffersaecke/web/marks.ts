/** Marks on the map besides the places: roads that can be taken, and cities that can be doubled. */

import type { Move } from "$lib/board";
import type { Point } from "$lib/drawing";
import type { Chart } from "./chart";
import type { Stretch } from "./ink";
import type { Targets } from "./targets";

/** Something that stands for one move. */
export interface Mark {
  name: string;
  move: Move;
  at: Point;
  stretch?: Stretch;
}

/** The road that a move takes. */
export function stretchOf(chart: Chart, stretches: Stretch[], move: Move): Stretch | undefined {
  const [start, to] = [chart.find(move.start)?.index, chart.find(move.place)?.index];
  return stretches.find(({ road }) => (road.one === start && road.other === to) || (road.one === to && road.other === start));
}

/** The roads that can be taken, each by its price. */
export function roadMarks(chart: Chart, stretches: Stretch[], targets: Targets): Mark[] {
  return targets.openings.flatMap((move) => {
    const stretch = stretchOf(chart, stretches, move);
    return stretch ? [{ name: `road-${move.start}-${move.place}`, move, at: stretch.price, stretch }] : [];
  });
}

/** The chosen city, if a safe-conduct can extend it by two. */
export function doubleMarks(chart: Chart, targets: Targets, chosen: Move | null): Mark[] {
  const city = chart.find(chosen?.place);
  const move = city && targets.twice(city);
  if (!city || !move) return [];
  return [{ name: `twice-${city.id}`, move, at: { x: city.at.x + city.radius + 12, y: city.at.y - city.radius * 0.5 } }];
}
