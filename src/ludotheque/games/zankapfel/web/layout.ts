/** Where people, farm and hand lie: beside the board on a wide page, above and below it on a tall one. */

import type { Box } from "$lib/drawing";
import { BOARD } from "./orchard";

export interface Layout {
  isTall: boolean;
  view: Box;
  /** A card for each seat, the reader's first. */
  people: Box[];
  farm: Box;
  hand: Box;
}

const GAP = 8;
const COLUMN = 290;

export function wide(seats: number): Layout {
  const x = BOARD + 14;
  const card = [0, 0, 0, 136, 128, 106, 93][seats] ?? 93;
  const people = Array.from({ length: seats }, (_, place) => ({ x, y: 6 + place * (card + GAP), width: COLUMN, height: card }));
  const farmTop = 6 + seats * (card + GAP) + 4;
  const farm = { x, y: farmTop, width: COLUMN, height: 176 };
  const handTop = farmTop + farm.height + GAP;
  const hand = { x, y: handTop, width: COLUMN, height: BOARD - 6 - handTop };
  return { isTall: false, view: { x: 0, y: 0, width: x + COLUMN + 6, height: BOARD }, people, farm, hand };
}

export function tall(seats: number, hasHand: boolean): Layout {
  const width = (BOARD - 12 - (seats - 1) * GAP) / seats;
  const people = Array.from({ length: seats }, (_, place) => ({ x: 6 + place * (width + GAP), y: -172, width, height: 164 }));
  const farm = { x: hasHand ? 6 : BOARD / 2 - 176, y: BOARD + 10, width: 352, height: 194 };
  const hand = { x: 6 + farm.width + GAP, y: BOARD + 10, width: BOARD - 20 - farm.width, height: 194 };
  return { isTall: true, view: { x: 0, y: -178, width: BOARD, height: BOARD + 178 + 210 }, people, farm, hand };
}

/** The layout that draws the board larger in so much room; of no known height, by the width alone. */
export function layoutFor(width: number, height: number, seats: number, hasHand: boolean): Layout {
  const [beside, above] = [wide(seats), tall(seats, hasHand)];
  if (!height) return width < 640 ? above : beside;
  const scale = ({ view }: Layout) => Math.min(width / view.width, height / view.height);
  return scale(above) > scale(beside) ? above : beside;
}
