/** Where purses, bank and round counter lie: beside the board where there is width, above and below it where there is height. */

import type { Box } from "$lib/drawing";
import { HALF_BOARD } from "./ring";

export interface Layout {
  view: Box;
  /** A card a corner, clockwise from the reader's at the bottom left. */
  purses: Box[];
  bank: Box;
  rounds: Box;
}

const H = HALF_BOARD;

/** On a laptop, and on a phone on its side. */
export const BROAD: Layout = beside(318);
/** Where something else is open beside the board. */
export const NARROW: Layout = beside(214);
/** On a phone on its side: as narrow as a sum can be read in. */
export const SLIM: Layout = beside(156);
/** On a long phone held upright. */
export const TALL: Layout = around(194, 18);
/** Where the board has hardly more than a square. */
export const LOW: Layout = around(96, 10);

const LAYOUTS = [BROAD, NARROW, TALL, SLIM, LOW];

/** The first layout that draws the board nearly as large as any in so much room; of no known height, by the width alone. */
export function layoutFor(width: number, height: number): Layout {
  if (!height) return width < 640 ? TALL : BROAD;
  const scale = ({ view }: Layout) => Math.min(width / view.width, height / view.height);
  const best = Math.max(...LAYOUTS.map(scale));
  return LAYOUTS.find((one) => scale(one) > 0.95 * best) ?? BROAD;
}

/** Purses at the sides. */
function beside(width: number): Layout {
  const [left, right] = [-H - 16 - width, H + 16];
  return layout(
    { x: left - 8, y: -H - 14, width: 2 * (right + width + 8), height: 2 * H + 32 },
    { width, height: 372 },
    (isRight, isTop) => ({ x: isRight ? right : left, y: isTop ? -H + 6 : H - 378 }),
    { x: right, y: -100, width, height: 200 },
    { x: left, y: -100, width, height: 200 },
  );
}

/** Purses above and below. */
function around(height: number, gap: number): Layout {
  const [top, bottom] = [-H - gap - height, H + gap + 8];
  return layout(
    { x: -H - 6, y: top - 8, width: 2 * H + 12, height: bottom + height + 14 - (top - 8) },
    { width: 404, height },
    (isRight, isTop) => ({ x: isRight ? H - 404 : -H, y: isTop ? top : bottom }),
    { x: -108, y: top, width: 216, height },
    { x: -108, y: bottom, width: 216, height },
  );
}

function layout(
  view: Box,
  purse: { width: number; height: number },
  at: (isRight: boolean, isTop: boolean) => { x: number; y: number },
  bank: Box,
  rounds: Box,
): Layout {
  const corners: [boolean, boolean][] = [[false, false], [false, true], [true, true], [true, false]];
  return { view, purses: corners.map(([isRight, isTop]) => ({ ...at(isRight, isTop), ...purse })), bank, rounds };
}
