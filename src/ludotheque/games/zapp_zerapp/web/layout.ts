/** Where hands, other players and their barrels lie: beside the mountain on a wide page, above and below on a tall one. */

import type { Box, Point } from "$lib/drawing";
import { HALF } from "./ring";

/** A player's plate: where it lies, and where the barrels in their hands and before them stand. */
export interface Plate extends Box {
  left: Point;
  right: Point;
  put: Point;
  badge: Point;
}

/** One of the reader's hands: the barrel, and the buttons below it. */
export interface Hand {
  barrel: Point;
  buttons: Box[];
}

export interface Layout {
  view: Box;
  isTall: boolean;
  /** The plates of the others, in the order in which they sit; of all four for a spectator. */
  plates: Plate[];
  mine: Box;
  hands: [Hand, Hand];
  /** Before the reader: the barrel that stays. */
  front: Box;
  /** How large barrels are in the reader's hands, and on the others' plates. */
  large: number;
  small: number;
}

export function layoutFor(width: number, height: number, others: number, isPlaying: boolean): Layout {
  const both = [wide(others, isPlaying), tall(others, isPlaying)];
  if (!height) return width < 640 ? both[1]! : both[0]!;
  const scale = ({ view }: Layout) => Math.min(width / view.width, height / view.height);
  return scale(both[1]!) > scale(both[0]!) ? both[1]! : both[0]!;
}

const COLUMN = 236;
const GAP = 12;

function wide(others: number, isPlaying: boolean): Layout {
  const x = HALF + 8;
  const plates = Array.from({ length: others }, (_, place): Plate => {
    const y = -HALF + place * 124;
    return {
      x,
      y,
      width: COLUMN,
      height: 114,
      badge: { x: x + 36, y: y + 57 },
      left: { x: x + 92, y: y + 62 },
      right: { x: x + 143, y: y + 62 },
      put: { x: x + 199, y: y + 60 },
    };
  });
  const bottom = HALF - GAP;
  const mine = { x, y: HALF - 640, width: COLUMN, height: 640 };
  const hand = (centre: number): Hand => ({
    barrel: { x: centre, y: bottom - 342 },
    buttons: [0, 1, 2].map((row) => ({ x: centre - 52, y: bottom - 270 + row * 90, width: 104, height: 84 })),
  });
  return {
    view: { x: -HALF - 4, y: -HALF - 4, width: 2 * HALF + 8 + (others || isPlaying ? COLUMN + 12 : 0), height: 2 * HALF + 8 },
    isTall: false,
    plates,
    mine,
    hands: [hand(x + COLUMN / 2 - 56), hand(x + COLUMN / 2 + 56)],
    front: { x: x + COLUMN / 2 - 62, y: bottom - 578, width: 124, height: 148 },
    large: 1,
    small: 0.5,
  };
}

function tall(others: number, isPlaying: boolean): Layout {
  const room = 2 * HALF;
  const width = (room - (others - 1) * GAP) / others;
  const y = -HALF - 128;
  const plates = Array.from({ length: others }, (_, place): Plate => {
    const x = -HALF + place * (width + GAP);
    const middle = x + width / 2;
    return {
      x,
      y,
      width,
      height: 116,
      badge: { x: middle - 104, y: y + 58 },
      left: { x: middle - 42, y: y + 62 },
      right: { x: middle + 14, y: y + 62 },
      put: { x: middle + 84, y: y + 60 },
    };
  });
  const below = HALF + 10;
  const hand = (start: number): Hand => ({
    barrel: { x: start + 204, y: below + 78 },
    buttons: [0, 1, 2].map((column) => ({ x: start + column * 138, y: below + 152, width: 132, height: 116 })),
  });
  return {
    view: { x: -HALF - 2, y: y - 2, width: room + 4, height: 2 * HALF + 132 + (isPlaying ? 284 : 4) },
    isTall: true,
    plates,
    mine: { x: -HALF, y: below, width: room, height: 272 },
    hands: [hand(-HALF + 8), hand(HALF - 8 - 408)],
    front: { x: -84, y: below + 8, width: 168, height: 256 },
    large: 1,
    small: 0.55,
  };
}
