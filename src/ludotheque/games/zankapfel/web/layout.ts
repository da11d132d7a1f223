/** Where people, farm and hand lie: at the sides of the board where there is width, above and below it where there is height. */

import type { Box } from "$lib/drawing";
import { BOARD } from "./orchard";

export interface Layout {
  view: Box;
  /** A card for each seat, the reader's first. */
  people: Box[];
  farm: Box;
  hand: Box;
}

const GAP = 8;
/** So wide are the columns at both sides, and one alone. */
const SIDE = 286;
const COLUMN = 300;

/** On a laptop, and on a phone on its side: people to the left, farm and hand to the right. */
export function broad(seats: number, hasHand: boolean): Layout {
  const height = Math.min(210, (BOARD - 12 - (seats - 1) * GAP) / seats);
  const left = -SIDE - 10;
  const people = Array.from({ length: seats }, (_, place) => ({ x: left, y: 6 + place * (height + GAP), width: SIDE, height }));
  const x = BOARD + 10;
  const farm = { x, y: 6, width: SIDE, height: hasHand ? 232 : 280 };
  const hand = { x, y: 6 + farm.height + GAP, width: SIDE, height: BOARD - 12 - farm.height - GAP };
  return { view: { x: left - 6, y: 0, width: BOARD + 2 * (SIDE + 16), height: BOARD }, people, farm, hand };
}

/** Where something else is open beside the board: all in one column. */
export function narrow(seats: number): Layout {
  const x = BOARD + 14;
  const card = [0, 0, 0, 136, 128, 106, 93][seats] ?? 93;
  const people = Array.from({ length: seats }, (_, place) => ({ x, y: 6 + place * (card + GAP), width: COLUMN, height: card }));
  const farmTop = 6 + seats * (card + GAP) + 4;
  const farm = { x, y: farmTop, width: COLUMN, height: 184 };
  const handTop = farmTop + farm.height + GAP;
  const hand = { x, y: handTop, width: COLUMN, height: BOARD - 6 - handTop };
  return { view: { x: 0, y: 0, width: x + COLUMN + 6, height: BOARD }, people, farm, hand };
}

/** On a phone held upright: people above, farm and hand below; `wide` and so high as they need to be. */
function upright(seats: number, hasHand: boolean, wide: number, peopleHeight: number, handHeight: number): Layout {
  const left = (BOARD - wide) / 2;
  const width = (wide - 12 - (seats - 1) * GAP) / seats;
  const people = Array.from({ length: seats }, (_, place) => ({ x: left + 6 + place * (width + GAP), y: -peopleHeight - GAP, width, height: peopleHeight }));
  const farm = { x: hasHand ? left + 6 : BOARD / 2 - 176, y: BOARD + GAP, width: 352, height: handHeight };
  const hand = { x: farm.x + farm.width + GAP, y: BOARD + GAP, width: wide - 12 - farm.width - GAP, height: handHeight };
  const view = { x: left, y: -peopleHeight - GAP - 6, width: wide, height: BOARD + peopleHeight + handHeight + 2 * GAP + 14 };
  return { view, people, farm, hand };
}

/** Where the board has hardly more than a square. */
export const low = (seats: number, hasHand: boolean) => upright(seats, hasHand, 1180, 118, 172);
/** On a long phone. */
export const tall = (seats: number, hasHand: boolean) => upright(seats, hasHand, BOARD, 170, 220);

/** The first layout that draws the board nearly as large as any in so much room; of no known height, by the width alone. */
export function layoutFor(width: number, height: number, seats: number, hasHand: boolean): Layout {
  const layouts = [broad(seats, hasHand), tall(seats, hasHand), low(seats, hasHand), narrow(seats)];
  if (!height) return layouts[width < 640 ? 1 : 0]!;
  const scale = ({ view }: Layout) => Math.min(width / view.width, height / view.height);
  const best = Math.max(...layouts.map(scale));
  return layouts.find((one) => scale(one) > 0.98 * best)!;
}
