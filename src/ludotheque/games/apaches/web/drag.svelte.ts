/** Dragging: something is taken up with the finger or the mouse, and dropped on a quarter. */

import { pointIn, type Point } from "$lib/drawing";
import type { Kind } from "./city";

export type Load = { what: "reserve"; kind: Kind } | { what: "pawns"; quarter: number } | { what: "tile"; hideout: number };

/** So far a finger may tremble before a tap becomes a drag. */
const TREMBLE = 8;

export class Drag {
  /** What is being dragged, once it has left its place. */
  load: Load | null = $state.raw(null);
  /** Where the pointer is, in the drawing. */
  at: Point = $state.raw({ x: 0, y: 0 });
  private taken: Load | null = null;
  private from: Point = { x: 0, y: 0 };
  private hasJustDropped = false;

  constructor(
    private readonly drawing: () => SVGSVGElement | undefined,
    private readonly lift: (load: Load) => void,
    private readonly drop: (load: Load, quarter: number | null) => void,
  ) {}

  /** Whether the tap that is heard now is only the end of a drag. */
  get isOver(): boolean {
    return this.hasJustDropped;
  }

  start(event: PointerEvent, load: Load): void {
    if (event.button !== 0) return;
    this.taken = load;
    this.from = { x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (!this.taken) return;
    if (!this.load) {
      if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) < TREMBLE) return;
      this.load = this.taken;
      this.lift(this.taken);
    }
    this.at = pointIn(this.drawing(), event) ?? this.at;
  }

  end(event: PointerEvent): void {
    const load = this.load;
    this.cancel();
    if (!load) return;
    this.hasJustDropped = true;
    setTimeout(() => (this.hasJustDropped = false)); // The click that ends a drag is heard before this.
    this.drop(load, quarterUnder(event.clientX, event.clientY));
  }

  cancel(): void {
    this.taken = this.load = null;
  }
}

function quarterUnder(x: number, y: number): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const name = element.closest<SVGElement>("[data-stop]")?.dataset.stop ?? "";
    const found = /^(?:quarter|pawns)-(\d)$/.exec(name);
    if (found) return Number(found[1]);
  }
  return null;
}
