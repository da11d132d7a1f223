/** The country lane round the orchard: where its steps lie, and how pawns share one. */

import type { Point } from "$lib/drawing";
import { BOARD } from "./orchard";

const NEAR = 48;
const FAR = BOARD - NEAR;
const BEND = 78;
const STRAIGHT = FAR - NEAR - 2 * BEND;
const ARC = (Math.PI / 2) * BEND;
const LEG = STRAIGHT + ARC;
export const LANE_WIDTH = 84;

/** The middle of the lane, as the rounded frame that it is. */
export const LANE = { near: NEAR, side: FAR - NEAR, bend: BEND };

/** A point of the lane and the direction of whoever walks there, in degrees clockwise from the right. */
export interface Wayside extends Point {
  heading: number;
}

/**
 * Where a step lies: the start in the bottom left corner, then clockwise. Steps below zero lie
 * before it; whoever has reached the finish stays there.
 */
export function stepAt(step: number, finish: number): Wayside {
  const share = Math.min(step, finish) / finish;
  const way = (((share * 4 * LEG + ARC / 2) % (4 * LEG)) + 4 * LEG) % (4 * LEG);
  const side = Math.floor(way / LEG) % 4;
  const on = way - side * LEG;
  const corners: Point[] = [
    { x: NEAR + BEND, y: FAR - BEND },
    { x: NEAR + BEND, y: NEAR + BEND },
    { x: FAR - BEND, y: NEAR + BEND },
    { x: FAR - BEND, y: FAR - BEND },
  ];
  if (on < ARC) {
    const angle = 90 + 90 * side + (90 * on) / ARC;
    const turn = (angle * Math.PI) / 180;
    return { x: corners[side].x + BEND * Math.cos(turn), y: corners[side].y + BEND * Math.sin(turn), heading: angle + 90 };
  }
  const along = on - ARC;
  const heading = 90 * side - 90;
  if (side === 0) return { x: NEAR, y: FAR - BEND - along, heading };
  if (side === 1) return { x: NEAR + BEND + along, y: NEAR, heading };
  if (side === 2) return { x: FAR, y: NEAR + BEND + along, heading };
  return { x: FAR - BEND - along, y: FAR, heading };
}

/** How a pawn stands among those on the same step: how large, and how far from the middle. */
export interface Standing extends Point {
  size: number;
}

const CLUSTERS: [number, number][][] = [
  [],
  [[0, 0]],
  [[-21, 0], [21, 0]],
  [[-21, 17], [21, 17], [0, -19]],
  [[-20, -19], [20, -19], [-20, 19], [20, 19]],
  [[-23, -21], [23, -21], [0, 2], [-23, 24], [23, 24]],
  [[-25, -20], [0, -26], [25, -20], [-25, 21], [0, 25], [25, 21]],
];
const SIZES = [0, 29, 23, 21, 20, 18, 17];

/** Where each seat's pawn stands beside the others on its step, seen along the lane. */
export function standings(scores: number[], finish: number): Standing[] {
  const step = (seat: number) => Math.min(scores[seat], finish);
  return scores.map((_, seat) => {
    const together = scores.flatMap((_score, other) => (isSameStone(step(other), step(seat), finish) ? [other] : []));
    const [x, y] = CLUSTERS[together.length][together.indexOf(seat)];
    return { x, y, size: SIZES[together.length] };
  });
}

/** Start and finish are one stone, and a pawn below zero stands on a stone of the last stretch. */
function isSameStone(one: number, other: number, finish: number): boolean {
  const stone = (step: number) => ((step % finish) + finish) % finish;
  return stone(one) === stone(other);
}
