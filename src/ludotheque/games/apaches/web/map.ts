/** The plan of the city: where the quarters lie, and what stands where inside them. */

import type { Box, Point } from "$lib/drawing";
import { BOURGEOIS, FENCE, sizeOf, type Counts } from "./city";

export const MAP = { width: 840, height: 768 };
const STREET = 7;

// Corners that quarters share, from the top to the bottom, so that neighbours share a street.
const A = [34, 0], M = [350, 0], B = [806, 0];
const C = [18, 198], P = [286, 206], N = [362, 206], R = [548, 206], D = [822, 198];
const E = [34, 480], T = [262, 484], U = [294, 484], V = [540, 484], W = [574, 484], F = [806, 480];
const G = [54, 678], H = [288, 682], I = [550, 682], J = [786, 678];

/** The quarters' outlines: seven round the bourgeois, and the fence's crescent outside. */
const OUTLINES: Record<number, number[][]> = {
  1: [A, M, N, P, C],
  4: [M, B, D, R, N],
  6: [C, P, T, E],
  8: [P, R, W, T],
  5: [R, D, F, W],
  2: [E, U, H, G],
  3: [U, V, I, H],
  7: [V, F, J, I],
  9: [[1, 236], [20, 236], E, G, J, F, [820, 236], [839, 236], [840, 704], [792, 768], [48, 768], [0, 704]],
};

/** Where a quarter's things stand: its sign, its places row by row, and its gangs. */
interface Plot {
  sign: Point;
  /** How many places each row has. */
  rows: number[];
  places: Box;
  gangs: Box;
}

const PLOTS: Record<number, Plot> = {
  1: { sign: { x: 46, y: 12 }, rows: [3], places: { x: 46, y: 42, width: 296, height: 78 }, gangs: { x: 40, y: 124, width: 304, height: 70 } },
  4: { sign: { x: 372, y: 12 }, rows: [5], places: { x: 372, y: 42, width: 424, height: 78 }, gangs: { x: 372, y: 124, width: 430, height: 70 } },
  6: { sign: { x: 38, y: 218 }, rows: [3, 2], places: { x: 42, y: 248, width: 218, height: 150 }, gangs: { x: 42, y: 402, width: 218, height: 72 } },
  5: { sign: { x: 566, y: 218 }, rows: [3, 3], places: { x: 576, y: 248, width: 222, height: 150 }, gangs: { x: 578, y: 402, width: 220, height: 72 } },
  8: { sign: { x: 300, y: 218 }, rows: [], places: { x: 300, y: 248, width: 240, height: 110 }, gangs: { x: 290, y: 386, width: 262, height: 88 } },
  2: { sign: { x: 50, y: 496 }, rows: [4], places: { x: 56, y: 526, width: 226, height: 78 }, gangs: { x: 60, y: 608, width: 222, height: 70 } },
  3: { sign: { x: 306, y: 496 }, rows: [4], places: { x: 302, y: 526, width: 234, height: 78 }, gangs: { x: 300, y: 608, width: 240, height: 70 } },
  7: { sign: { x: 554, y: 496 }, rows: [4], places: { x: 556, y: 526, width: 226, height: 78 }, gangs: { x: 558, y: 608, width: 220, height: 70 } },
  9: { sign: { x: 66, y: 694 }, rows: [], places: { x: 0, y: 0, width: 0, height: 0 }, gangs: { x: 266, y: 694, width: 500, height: 60 } },
};

const GAP = 5;

/** Where the printed places of a quarter stand, in their order. */
export function placeBoxes(quarter: number): Box[] {
  const { rows, places } = PLOTS[quarter];
  const height = (places.height - GAP * (rows.length - 1)) / Math.max(1, rows.length);
  const most = Math.max(...rows, 1);
  const width = Math.min(84, (places.width - GAP * (most - 1)) / most);
  return rows.flatMap((count, row) => {
    const left = places.x + (places.width - count * width - (count - 1) * GAP) / 2;
    return Array.from({ length: count }, (_, place) => ({
      x: left + place * (width + GAP),
      y: places.y + row * (height + GAP),
      width,
      height,
    }));
  });
}

export function signAt(quarter: number): Point {
  return PLOTS[quarter].sign;
}

/** Where the column stands, in the middle of the bourgeois' quarter. */
export const MONUMENT: Point = { x: 418, y: 306 };

export const PILL = { height: 33, cap: 62, size: 26, follower: 36, gap: 4 };

/** How wide a gang's sign is. */
export function pillWidth(counts: Counts): number {
  return PILL.cap + sizeWidth(counts) + (counts.novice ? PILL.follower : 0) + (counts.recruit ? PILL.follower : 0);
}

/** How much room the number of a gang takes. */
export function sizeWidth(counts: Counts): number {
  return sizeOf(counts) > 9 ? PILL.size + 14 : PILL.size;
}

/** Where the gangs of a quarter stand, each as wide as it is; smaller where there are many. */
export function pillSpots(quarter: number, widths: number[]): { spots: Point[]; scale: number } {
  const { gangs } = PLOTS[quarter];
  for (const scale of [1.12, 1, 0.86, 0.74, 0.62]) {
    const rows: number[][] = [];
    let used = Infinity;
    for (const [place, width] of widths.entries()) {
      if (used + PILL.gap + width > gangs.width / scale) {
        rows.push([]);
        used = -PILL.gap;
      }
      rows.at(-1)!.push(place);
      used += PILL.gap + width;
    }
    const height = rows.length * PILL.height + (rows.length - 1) * PILL.gap;
    if (height * scale > gangs.height && scale > 0.62) continue;
    const spots: Point[] = [];
    for (const [row, places] of rows.entries()) {
      const wide = places.reduce((sum, place) => sum + widths[place], 0) + PILL.gap * (places.length - 1);
      let x = gangs.x + (gangs.width - wide * scale) / 2;
      for (const place of places) {
        spots[place] = { x, y: gangs.y + (gangs.height - height * scale) / 2 + row * (PILL.height + PILL.gap) * scale };
        x += (widths[place] + PILL.gap) * scale;
      }
    }
    return { spots, scale };
  }
  return { spots: [], scale: 1 };
}

/** Where the gangs of a quarter gather. */
export function gangsAt(quarter: number): Point {
  const { gangs } = PLOTS[quarter];
  return { x: gangs.x + gangs.width / 2, y: gangs.y + gangs.height / 2 };
}

/** The outline of a quarter's block of houses, so far inside its streets. */
export function outline(quarter: number, inset = STREET): string {
  return `M${shrunk(OUTLINES[quarter], inset).map(({ x, y }) => `${round(x)},${round(y)}`).join("L")}Z`;
}

/** The polygon whose sides lie so far inside those of another; corners are listed clockwise. */
function shrunk(corners: number[][], by: number): Point[] {
  const side = (place: number) => {
    const [[x1, y1], [x2, y2]] = [corners[place % corners.length], corners[(place + 1) % corners.length]];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
    return { x: x1 - dy * by, y: y1 + dx * by, dx, dy };
  };
  return corners.flatMap((_, place) => {
    const [before, after] = [side(place + corners.length - 1), side(place)];
    const turn = before.dx * after.dy - before.dy * after.dx;
    if (Math.abs(turn) < 0.01) return [{ x: after.x, y: after.y }];
    const along = ((after.x - before.x) * after.dy - (after.y - before.y) * after.dx) / turn;
    return [{ x: before.x + along * before.dx, y: before.y + along * before.dy }];
  });
}

/** Where gas lamps burn: at the crossings. */
export const LAMPS: Point[] = [M, P, N, R, T, U, V, W, H, I].map(([x, y]) => ({ x, y: y === 0 ? 3 : y }));

/** The walk of the arrow keys: round the ring, then the bourgeois, then the fence. */
export const WALK = [1, 4, 5, 7, 3, 2, 6, BOURGEOIS, FENCE];

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
