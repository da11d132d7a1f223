/** Where cards, bank and round counter lie: beside the board on a wide page, above and below on a tall one. */

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

export const WIDE: Layout = layout(
  { x: -H - 236, y: -H - 18, width: 2 * H + 472, height: 2 * H + 38 },
  { width: 214, height: 372 },
  (isRight, isTop) => ({ x: isRight ? H + 16 : -H - 230, y: isTop ? -H + 6 : H - 378 }),
  { x: H + 16, y: -100, width: 214, height: 200 },
  { x: -H - 230, y: -100, width: 214, height: 200 },
);

export const TALL: Layout = layout(
  { x: -H - 6, y: -H - 232, width: 2 * H + 12, height: 2 * H + 466 },
  { width: 404, height: 194 },
  (isRight, isTop) => ({ x: isRight ? H - 404 : -H, y: isTop ? -H - 208 : H + 24 }),
  { x: -108, y: -H - 208, width: 216, height: 194 },
  { x: -108, y: H + 24, width: 216, height: 194 },
);

/** The layout that draws the board larger in so much room; of no known height, by the width alone. */
export function layoutFor(width: number, height: number): Layout {
  if (!height) return width < 640 ? TALL : WIDE;
  const scale = ({ view }: Layout) => Math.min(width / view.width, height / view.height);
  return scale(TALL) > scale(WIDE) ? TALL : WIDE;
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
