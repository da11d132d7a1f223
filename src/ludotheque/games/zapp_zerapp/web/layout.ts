/** Where hands, other players and their barrels lie: beside the mountain on a wide page, around it on a small one. */

import type { Box, Point } from "$lib/drawing";
import { close } from "./close";
import { HALF } from "./ring";

/** A player's plate: where it lies, and where the barrels in their hands and before them stand. */
export interface Plate extends Box {
  left: Point;
  right: Point;
  put: Point;
  badge: Point;
  /** Where the name begins, if there is room for it. */
  name: Point | null;
}

/** One of the reader's hands: the barrel, and the buttons below or beside it. */
export interface Hand {
  barrel: Point;
  buttons: Box[];
}

/** Where the barrels stand that nobody has: the middle, how far they are from each other, and how large. */
export interface Heap extends Point {
  wide: number;
  deep: number;
  size: number;
}

export interface Layout {
  view: Box;
  /** Whether there is no room but for the summit: ring and villages are not drawn. */
  isClose: boolean;
  heap: Heap;
  magic: Point;
  /** The bell that runs down, and the line along which its light does. */
  bell: Point;
  band: string;
  pencil: Point & { size: number };
  /** The plates of the others, in the order in which they sit; of all four for a spectator. */
  plates: Plate[];
  mine: Box;
  hands: [Hand, Hand];
  /** Before the reader: the barrel that stays; beside it what it is called, the reader's badge and the thrower's die. */
  front: Box;
  word: Point | null;
  badge: Point;
  die: Point;
  /** How large barrels are in the reader's hands, and on the others' plates. */
  large: number;
  small: number;
}

/** The summit in the mountain's middle; the magic number hangs above the heap. */
const SUMMIT = {
  isClose: false,
  heap: { x: 0, y: 34, wide: 114, deep: 110, size: 0.92 },
  magic: { x: 0, y: -234 },
  bell: { x: -292, y: -112 },
  band: "M0,-326a334,334 0 1 1 -0.1,0",
  pencil: { x: 292, y: -112, size: 1 },
};
/** So many pixels wide and high is what a finger hits. */
const FINGER = 44;

/**
 * The layout that draws the mountain larger in so much room, or nearly so with all hands large beside it; of no known height, by the width alone.
 * In a race by fingers the summit alone is drawn where they would miss the barrels else.
 */
export function layoutFor(width: number, height: number, others: number, isPlaying: boolean, isByFinger = false): Layout {
  if (!height) return width < 640 ? tall(others, isPlaying) : wide(others, isPlaying);
  const scale = ({ view }: Layout) => Math.min(width / view.width, height / view.height);
  const all = [wide(others, isPlaying), snug(others, isPlaying, width / height), tall(others, isPlaying)];
  const largest = all.reduce((best, one) => (scale(one) > scale(best) ? one : best));
  const best = scale(all[0]) > 0.9 * scale(largest) ? all[0] : largest;
  const reach = Math.min(116 * best.small, SUMMIT.heap.deep) * scale(best);
  return isByFinger && isPlaying && reach < FINGER ? close(width / height, others) : best;
}

const COLUMN = 330;
const STRIP = 130;
const GAP = 12;
const DOINGS = [0, 1, 2];

/** The mountain between the others and the reader's own hands. */
function wide(others: number, isPlaying: boolean): Layout {
  const [first, second] = [-HALF - 10 - COLUMN, HALF + 10];
  const rows = isPlaying ? others : Math.ceil(others / 2);
  const height = 188;
  const plates = Array.from({ length: others }, (_, place): Plate => {
    const x = place < rows ? first : second;
    const y = ((place % rows) - rows / 2) * (height + 2 * GAP) + GAP;
    return {
      x,
      y,
      width: COLUMN,
      height,
      name: { x: x + 24, y: y + 44 },
      badge: { x: x + 54, y: y + 116 },
      left: { x: x + 130, y: y + 116 },
      right: { x: x + 198, y: y + 116 },
      put: { x: x + 278, y: y + 114 },
    };
  });
  const button = { width: 158, height: 172 };
  const hand = (x: number): Hand => ({
    barrel: { x: x + button.width / 2, y: -142 },
    buttons: DOINGS.map((row) => ({ x, y: -46 + row * (button.height + 10), ...button })),
  });
  return {
    ...SUMMIT,
    view: { x: first - 4, y: -HALF - 4, width: 2 * (HALF + 14 + COLUMN), height: 2 * HALF + 8 },
    plates,
    mine: { x: second, y: -HALF, width: COLUMN, height: 2 * HALF },
    hands: [hand(second + 5), hand(second + COLUMN - 5 - button.width)],
    front: { x: second + 75, y: -434, width: 180, height: 186 },
    word: { x: second + 176, y: -456 },
    badge: { x: second + 42, y: -456 },
    die: { x: second + 294, y: -392 },
    large: 1.15,
    small: 0.72,
  };
}

/** A room that is hardly higher than wide: the others in a strip beside the mountain, one's hands in a row below it. */
function snug(others: number, isPlaying: boolean, aspect: number): Layout {
  const x = HALF + 6;
  const height = Math.min(300, (2 * HALF - (others - 1) * GAP) / others);
  const plates = Array.from({ length: others }, (_, place): Plate => {
    const y = -HALF + place * (height + GAP);
    return {
      x,
      y,
      width: STRIP,
      height,
      name: null,
      badge: { x: x + 65, y: y + 58 },
      left: { x: x + 34, y: y + 138 },
      right: { x: x + 96, y: y + 138 },
      put: { x: x + 65, y: y + 214 },
    };
  });
  const width = 2 * HALF + STRIP + 6;
  const below = HALF + 8;
  const row = Math.min(290, Math.max(156, (width + 8) / aspect - 2 * HALF - 16));
  const front = { x: -HALF + width / 2 - 66, y: below + 4, width: 132, height: row - 8 };
  const half = (width - front.width - 20) / 2;
  const key = (half - 114) / 3;
  const hand = (start: number): Hand => ({
    barrel: { x: start + 56, y: below + row / 2 },
    buttons: DOINGS.map((column) => ({ x: start + 114 + column * key, y: below + 6, width: key - 4, height: row - 12 })),
  });
  return {
    ...SUMMIT,
    view: { x: -HALF - 4, y: -HALF - 4, width: width + 8, height: 2 * HALF + 8 + (isPlaying ? row + 12 : 0) },
    plates,
    mine: { x: -HALF, y: below, width, height: row },
    hands: [hand(-HALF + 4), hand(-HALF + width - half - 4)],
    front,
    word: null,
    badge: { x: front.x + 26, y: front.y + 30 },
    die: { x: front.x + front.width - 22, y: front.y + 22 },
    large: 1.05,
    small: 0.52,
  };
}

/** A tall room: the others above the mountain, one's hands below it. */
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
      name: null,
      badge: { x: middle - 110, y: y + 58 },
      left: { x: middle - 44, y: y + 62 },
      right: { x: middle + 14, y: y + 62 },
      put: { x: middle + 88, y: y + 60 },
    };
  });
  const below = HALF + 10;
  const hand = (start: number): Hand => ({
    barrel: { x: start + 204, y: below + 78 },
    buttons: DOINGS.map((column) => ({ x: start + column * 138, y: below + 148, width: 132, height: 120 })),
  });
  const front = { x: -84, y: below + 8, width: 168, height: 256 };
  return {
    ...SUMMIT,
    view: { x: -HALF - 2, y: y - 2, width: room + 4, height: 2 * HALF + 132 + (isPlaying ? 284 : 4) },
    plates,
    mine: { x: -HALF, y: below, width: room, height: 272 },
    hands: [hand(-HALF + 8), hand(HALF - 8 - 408)],
    front,
    word: { x: 0, y: front.y + 236 },
    badge: { x: front.x + 34, y: front.y + 46 },
    die: { x: front.x + 136, y: front.y + 40 },
    large: 1,
    small: 0.6,
  };
}
