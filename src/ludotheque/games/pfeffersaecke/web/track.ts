/** The influence round the edge of the sheet: a hundred steps, clockwise from the top left corner. */

import type { Box, Point } from "$lib/drawing";

export const STEPS = 100;
/** The width of the edge. */
export const EDGE = 25;

export interface Step extends Point {
  width: number;
  height: number;
  /** The way towards the middle of the sheet. */
  inward: Point;
}

/** Every step of the edge round a sheet, told by the sheet's outer box (its middle). */
export function stepsRound(sheet: Box): Step[] {
  const [left, top] = [sheet.x - sheet.width / 2, sheet.y - sheet.height / 2];
  const across = Math.round((STEPS / 2) * (sheet.width / (sheet.width + sheet.height)));
  const down = STEPS / 2 - across;
  const [wide, high] = [(sheet.width - EDGE) / across, (sheet.height - EDGE) / down];
  return Array.from({ length: STEPS }, (_, step) => {
    if (step < across) return cell(left + wide * step, top, wide, EDGE, { x: 0, y: 1 });
    const second = step - across;
    if (second < down) return cell(left + sheet.width - EDGE, top + high * second, EDGE, high, { x: -1, y: 0 });
    const third = second - down;
    if (third < across) return cell(left + EDGE + wide * (across - 1 - third), top + sheet.height - EDGE, wide, EDGE, { x: 0, y: -1 });
    const fourth = third - across;
    return cell(left, top + EDGE + high * (down - 1 - fourth), EDGE, high, { x: 1, y: 0 });
  });
}

function cell(x: number, y: number, width: number, height: number, inward: Point): Step {
  return { x: x + width / 2, y: y + height / 2, width, height, inward };
}

/** The step for so much influence; it goes round again past a hundred. */
export function stepOf(influence: number): number {
  return ((influence % STEPS) + STEPS) % STEPS;
}
