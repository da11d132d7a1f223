/** The race where there is little room: the summit alone, so that a finger hits whatever it is meant for. */

import type { Hand, Layout, Plate } from "./layout";

/** A finger's room in units of the drawing, as small as it is ever drawn. */
const FINGER = 136;
/** The summit alone, at least. */
const LEAST = { width: 1028, height: 1040 };

/** Plates, magic number, heap and hands below each other, all of them as large as the room has it. */
export function close(room: number, others: number): Layout {
  const width = Math.max(LEAST.width, LEAST.height * room);
  const height = Math.max(LEAST.height, LEAST.width / room);
  const [left, top] = [-width / 2, -height / 2];
  const spare = height - LEAST.height;

  const plate = { width: (width - 12 * (others - 1)) / others, height: 152 + spare * 0.06 };
  const plates = Array.from({ length: others }, (_, place): Plate => {
    const x = left + place * (plate.width + 12);
    const [middle, y] = [x + plate.width / 2, top + plate.height / 2 - 4];
    return {
      ...plate,
      x,
      y: top,
      name: null,
      badge: { x: middle - 131, y: y - 14 },
      left: { x: middle - 42, y },
      right: { x: middle + 96, y },
      put: { x: middle + 27, y }, // Whoever has chosen has empty hands.
    };
  });

  const signs = top + plate.height + 78;
  const key = { width: (width - 20) / 6, height: 140 + spare * 0.24 };
  const mine = { x: left, y: top + height - key.height - 164, width, height: key.height + 164 };
  const rows = { from: signs + 76, to: mine.y - 4 };
  const [wide, deep] = [Math.min((width - 12) / 5, 250), (rows.to - rows.from) / 3];
  const hand = (side: number): Hand => ({
    barrel: { x: (side - 0.5) * (width - 380) * 0.75, y: mine.y + 78 },
    buttons: [0, 1, 2].map((column) => ({
      x: left + 7 + (3 * side + column) * key.width + 4 * side,
      y: mine.y + 156,
      width: key.width - 6,
      height: key.height,
    })),
  });
  const front = { x: -140, y: mine.y + 8, width: 280, height: 140 };
  return {
    view: { x: left, y: top, width, height },
    isClose: true,
    plates,
    heap: { x: 0, y: (rows.from + rows.to) / 2, wide, deep, size: Math.min(wide / 118, deep / 122, 1.6) },
    magic: { x: 0, y: signs },
    bell: { x: left + 90, y: signs },
    band: `M${left + 24},${rows.from - 4}H${-left - 24}`,
    pencil: { x: -left - 90, y: signs, size: FINGER / 120 },
    mine,
    hands: [hand(0), hand(1)],
    front,
    word: null,
    badge: { x: front.x + 34, y: front.y + 42 },
    die: { x: front.x + front.width - 30, y: front.y + 30 },
    large: 1.16,
    small: 1.16,
  };
}
