/** Where the barrels are: in the heap, in somebody's hand, or before somebody. */

import { centre, type Point } from "$lib/drawing";
import type { Heap, Layout } from "./layout";
import type { Shown } from "./shown";

export type Where = "heap" | "left" | "right" | "put";

/** One barrel: where it is, who has it, and how it is drawn. */
export interface Standing extends Point {
  barrel: number;
  where: Where;
  seat: number | null;
  size: number;
  isShaken: boolean;
}

const ROWS = [4, 5, 4];

/** What people call a barrel: a number would be taken for that of its stones. */
export function letterOf(barrel: number): string {
  return String.fromCharCode(64 + barrel);
}

/** The line that says what is done with a barrel. */
export function lineFor(verb: "take" | "shake" | "return" | "put", barrel: number): string {
  return `${verb} ${letterOf(barrel).toLowerCase()}`;
}

/** The place of a barrel in the heap: it is the barrel's name that counts, as on a shelf. */
export function heapPlace(barrel: number, { x, y, wide, deep }: Heap): Point {
  let left = barrel - 1;
  for (const [row, count] of ROWS.entries()) {
    if (left < count) return { x: x + (left - (count - 1) / 2) * wide, y: y + (row - 1) * deep };
    left -= count;
  }
  return { x, y };
}

/** So many barrels as they stand in the heap, row by row. */
export function heapRows(count: number): number[][] {
  const barrels = Array.from({ length: count }, (_, place) => place + 1);
  return [...ROWS, count].map((length) => barrels.splice(0, length)).filter((row) => row.length > 0);
}

/** Whether a point of the drawing lies on the heap. */
export function isOnHeap({ x, y }: Point, heap: Heap): boolean {
  return Math.hypot((x - heap.x) / (2.9 * heap.wide), (y - heap.y) / (2.2 * heap.deep)) < 1;
}

/** The others' plates go round the table from the reader's left. */
function plateOf(seat: number, me: number | null, order: number[]): number {
  const others = order.filter((one) => one !== me);
  return others.indexOf(seat);
}

/** Every barrel where it stands. `lifted` is one that the reader looks at by turns. */
export function standings(
  shown: Shown,
  count: number,
  layout: Layout,
  me: number | null,
  order: number[],
  lifted: number | null,
): Standing[] {
  const found: Standing[] = [];
  const holders = (["left", "right", "put"] as const).flatMap((where) =>
    shown[where].flatMap((barrel, seat) => (barrel ? [{ barrel, where, seat }] : [])),
  );
  for (let barrel = 1; barrel <= count; barrel++) {
    const held = holders.find((one) => one.barrel === barrel);
    const isShaken = shown.shaking.includes(barrel);
    if (!held) {
      const isLifted = barrel === lifted && me !== null;
      const at = isLifted ? layout.hands[0].barrel : heapPlace(barrel, layout.heap);
      found.push({ barrel, where: "heap", seat: null, ...at, size: isLifted ? layout.large : layout.heap.size, isShaken });
    } else if (held.seat === me) {
      const at = held.where === "put" ? centre(layout.front) : layout.hands[held.where === "left" ? 0 : 1].barrel;
      found.push({ ...held, ...at, size: layout.large, isShaken });
    } else {
      const plate = layout.plates[plateOf(held.seat, me, order)]!;
      found.push({ ...held, ...plate[held.where], size: layout.small, isShaken });
    }
  }
  return found;
}
