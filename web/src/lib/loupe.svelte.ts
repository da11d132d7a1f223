/** A loupe over a drawing: on a small screen a tap on something too small to hit makes it large first. */

import type { Box, Point } from "./drawing";

/** What a finger can hit, and what an eye can read, in pixels. */
export const FINGER = 44;
export const LETTER = 11;
const MOST = 5;

/** Whether a finger at a spot of the window reaches something: it does in a square as large as itself. */
export function isInReach({ x, y, width, height }: Box, at: Point): boolean {
  const isNear = (to: number, middle: number, size: number) => Math.abs(to - middle) <= Math.max(FINGER, size) / 2;
  return isNear(at.x, x + width / 2, width) && isNear(at.y, y + height / 2, height);
}

/** By how much letters of a drawing have to be larger to be read in so much room, within a measure. */
export function growthOf(letters: number, view: Box, width: number, height: number, most = 1.25): number {
  const scale = Math.min(width / view.width, height / view.height);
  return scale ? Math.min(most, Math.max(1, (LETTER + 0.2) / (letters * scale))) : 1;
}

const KEPT_AS = "ludotheque.grown";
let isLearnt = $state(false);

/** Whether somebody here has tapped again after a tap that only made something large: then that need not be said. */
export function hasGrown(): boolean {
  try {
    return isLearnt || localStorage.getItem(KEPT_AS) !== null;
  } catch {
    return isLearnt;
  }
}

/** A tap on something that had been made large has counted. */
export function noteGrown(): void {
  if (hasGrown()) return;
  isLearnt = true;
  try {
    localStorage.setItem(KEPT_AS, "yes");
  } catch {
    // It is said again next time.
  }
}

export class Loupe {
  /** What is seen of the drawing; `null` is all of it. */
  part: Box | null = $state.raw(null);
  private fingers = new Map<number, Point>();

  /** The part of a drawing that is so many times larger, with a spot where it was: whoever taps there again hits the same. */
  static under(view: Box, spot: Point, times: number): Box {
    return {
      x: spot.x - (spot.x - view.x) / times,
      y: spot.y - (spot.y - view.y) / times,
      width: view.width / times,
      height: view.height / times,
    };
  }

  /** The part of a drawing that is so many times larger, with a spot in its middle as far as that goes. */
  static around(view: Box, spot: Point, times: number): Box {
    const width = view.width / times;
    const height = view.height / times;
    const within = (at: number, start: number, room: number, size: number) => Math.min(Math.max(at - size / 2, start), start + room - size);
    return { x: within(spot.x, view.x, view.width, width), y: within(spot.y, view.y, view.height, height), width, height };
  }

  get isWhole(): boolean {
    return this.part === null;
  }

  /** Make large what is so many pixels small at a spot. */
  grow(view: Box, spot: Point, size: number): void {
    this.part = Loupe.under(view, spot, Math.min(MOST, Math.max(1.8, (1.15 * FINGER) / Math.max(1, size))));
  }

  show(view: Box, spot: Point, times: number): void {
    this.part = times < 1.05 ? null : Loupe.around(view, spot, Math.min(MOST, times));
  }

  whole(): void {
    this.part = null;
    this.fingers.clear();
  }

  // Two fingers spread or close the loupe, and one moves it where nothing else is to be held.

  down(id: number, at: Point): void {
    this.fingers.set(id, at);
  }

  up(id: number): void {
    this.fingers.delete(id);
  }

  /** A finger moves, in pixels; `pixels` is how many of them a unit of the drawing has now. Whether the loupe follows. */
  move(id: number, at: Point, view: Box, pixels: number, spotOf: (at: Point) => Point | null): boolean {
    const before = this.fingers.get(id);
    if (!before) return false;
    this.fingers.set(id, at);
    const others = [...this.fingers].filter(([one]) => one !== id);
    const seen = this.part ?? view;
    if (others.length === 1) {
      const [, other] = others[0]!;
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(at.x - other.x, at.y - other.y);
      const middle = spotOf({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
      if (was > 0 && middle) this.show(view, middle, ((view.width / seen.width) * is) / was);
      return true;
    }
    if (others.length || !this.part) return false;
    const centre = { x: seen.x + seen.width / 2 - (at.x - before.x) / pixels, y: seen.y + seen.height / 2 - (at.y - before.y) / pixels };
    this.part = Loupe.around(view, centre, view.width / seen.width);
    return true;
  }
}

/** Mark the letters of a drawing that are too small to be read: they appear when they are large enough. Whether there are any. */
export function markTiny(drawing: SVGSVGElement): boolean {
  let hasTiny = false;
  for (const text of drawing.querySelectorAll("text")) {
    const matrix = text.getScreenCTM();
    if (!matrix) continue;
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b);
    const isTiny = size > 0 && size < LETTER - 0.05;
    text.toggleAttribute("data-tiny", isTiny);
    hasTiny ||= isTiny;
  }
  return hasTiny;
}
