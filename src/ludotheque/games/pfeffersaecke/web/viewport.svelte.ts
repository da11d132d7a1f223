/** What part of the sheet is seen: zoom and pan inside the frame, by fingers, wheel, keys and buttons. */

import type { Box, Point } from "$lib/drawing";
import { FINGER, noteGrown } from "$lib/loupe.svelte";

const MOST = 5;
const STRIDE = 1.5;
/** A finger that moves less than this, in pixels, has tapped. */
const STILL = 8;

export class Viewport {
  zoom = $state(1);
  private middle = $state<Point>({ x: 0, y: 0 });
  /** Whether all is shown for a moment, whatever part is looked at. */
  private isGlancing = $state(false);
  private fingers = new Map<number, Point>();
  private hasMoved = false;
  private isByFinger = false;
  /** Whether a tap has made this part large, and counted for nothing else. */
  hasGrown = $state(false);
  /** Whether the part was chosen for the reader, who has not moved it since. */
  isLed = false;

  constructor(
    private readonly sheet: () => Box,
    /** The frame on the page. */
    private readonly frame: () => HTMLElement | undefined,
    /** What lies over the left and the right of the frame, as parts of its width. */
    private readonly covered: () => { left: number; right: number },
  ) {}

  /** The part that is seen, told by its middle. */
  get box(): Box {
    const { width, height } = this.sheet();
    const zoom = this.isGlancing ? 1 : this.zoom;
    return { ...this.kept(this.middle, zoom), width: width / zoom, height: height / zoom };
  }

  /** Show all of it for a moment, and then again the part that was looked at. */
  glance(isGlancing: boolean): void {
    this.isGlancing = isGlancing;
  }

  get isWhole(): boolean {
    return this.zoom < 1.01;
  }

  get canGrow(): boolean {
    return this.zoom < MOST - 0.01;
  }

  /** Zoom in, on a spot where one is given. */
  grow(at?: Point): void {
    if (at) this.middle = this.kept(at, this.zoom * STRIDE);
    this.zoomTo(this.zoom * STRIDE, at);
  }

  shrink(): void {
    this.zoomTo(this.zoom / STRIDE);
  }

  whole(): void {
    this.isLed = false;
    this.zoom = 1;
  }

  /** Look at some spots, no closer than needed for fingers; `finger` is the size of a place in units. */
  lookAt(spots: Point[], finger: number): void {
    const frame = this.frame();
    if (!spots.length || !frame) return;
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
    const ends = (all: number[]) => [Math.min(...all), Math.max(...all)];
    const [[left, right], [up, down]] = [ends(xs), ends(ys)];
    const { width, height } = this.sheet();
    const closest = this.closeness(finger);
    const fitting = Math.min(width / (right - left + 3 * finger), height / (down - up + 3 * finger));
    const needed = Math.min(MOST, Math.max(1, Math.min(closest, fitting)));
    // A little closer is worth less than all of it, where that can be made out.
    const zoom = needed < 1.5 && closest < 2.2 ? 1 : needed;
    this.middle = this.kept({ x: (left + right) / 2, y: (up + down) / 2 }, zoom);
    this.zoom = zoom;
    this.isLed = true;
  }

  /** Whether a spot is in view. */
  isSeen(at: Point): boolean {
    const { x, y, width, height } = this.box;
    return Math.abs(at.x - x) < width * 0.47 && Math.abs(at.y - y) < height * 0.46;
  }

  /** A finger has tapped a place of that size: where that is too small to hit, and not all that can be
   * meant there, it is made large where it lies, and the tap counts for nothing else. Whether it was. */
  grows(at: Point, size: number, isAlone = false): boolean {
    if (!this.isByFinger || isAlone || size / this.grain >= FINGER - 0.5 || !this.canGrow) {
      if (this.hasGrown) noteGrown();
      this.hasGrown = false;
      return false;
    }
    this.zoomTo(Math.max(1.8 * this.zoom, this.closeness(size)), at);
    this.hasGrown = true;
    return true;
  }

  /** The zoom at which something of that size can be hit. */
  private closeness(size: number): number {
    const frame = this.frame();
    const { width, height } = this.sheet();
    return (1.02 * FINGER * Math.max(width / (frame?.clientWidth || 1), height / (frame?.clientHeight || 1))) / size;
  }

  /** Zoom, holding a spot of the sheet where it is. */
  zoomTo(zoom: number, at: Point = this.box): void {
    this.isLed = false;
    const before = this.box;
    const next = Math.min(MOST, Math.max(1, zoom));
    const part = this.zoom / next;
    this.middle = this.kept({ x: at.x + (before.x - at.x) * part, y: at.y + (before.y - at.y) * part }, next);
    this.zoom = next;
  }

  /** Bring a spot into view, if it is not. */
  reveal(at: Point): void {
    if (!this.isSeen(at)) this.middle = this.kept(at, this.zoom);
  }

  /** A spot of the page as a spot of the sheet. */
  onSheet(clientX: number, clientY: number): Point {
    const frame = this.frame()?.getBoundingClientRect();
    const { x, y } = this.box;
    if (!frame) return { x, y };
    const grain = this.grain;
    return { x: x + (clientX - frame.left - frame.width / 2) * grain, y: y + (clientY - frame.top - frame.height / 2) * grain };
  }

  /** A spot of the sheet as a spot of the frame, in pixels from its upper left corner. */
  onFrame(at: Point): Point {
    const frame = this.frame();
    const { x, y } = this.box;
    const grain = this.grain;
    return { x: (frame?.clientWidth ?? 0) / 2 + (at.x - x) / grain, y: (frame?.clientHeight ?? 0) / 2 + (at.y - y) / grain };
  }

  /** Units of the sheet to a pixel; a sheet of another shape than its frame leaves room beside it. */
  get grain(): number {
    const frame = this.frame();
    const { width, height } = this.box;
    return Math.max(width / (frame?.clientWidth || 1), height / (frame?.clientHeight || 1));
  }

  down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.isByFinger = event.pointerType === "touch";
    // The first finger begins anew, even where an earlier one was never seen to go.
    if (event.isPrimary) {
      this.fingers.clear();
      this.hasMoved = false;
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size > 1) this.hasMoved = true;
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.hasMoved && Math.hypot(now.x - before.x, now.y - before.y) < STILL) return;
    if (!this.hasMoved && event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    this.hasMoved = true;
    this.isLed = false;
    const other = [...this.fingers].find(([finger]) => finger !== event.pointerId)?.[1];
    const grain = this.grain;
    if (other) {
      const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)];
      const between = this.onSheet((now.x + other.x) / 2, (now.y + other.y) / 2);
      if (was > 0) this.zoomTo((this.zoom * is) / was, between);
    }
    const share = other ? 0.5 : 1;
    const { x, y } = this.box;
    this.middle = this.kept({ x: x - (now.x - before.x) * grain * share, y: y - (now.y - before.y) * grain * share }, this.zoom);
    this.fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  /** A click that ends a drag is none. */
  click(event: MouseEvent): void {
    if (!this.hasMoved) return;
    this.hasMoved = false;
    event.preventDefault();
    event.stopPropagation();
  }

  wheel(event: WheelEvent): void {
    if (event.deltaY === 0 || (event.deltaY > 0 && this.isWhole)) return;
    event.preventDefault();
    this.zoomTo(this.zoom * Math.exp(-event.deltaY / 400), this.onSheet(event.clientX, event.clientY));
  }

  /** Plus, minus and nought zoom, on a spot where one is given. */
  press(event: KeyboardEvent, at?: Point): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const acts: Record<string, () => void> = {
      "+": () => this.grow(at),
      "=": () => this.grow(at),
      "-": () => this.shrink(),
      "0": () => this.whole(),
    };
    if (!(event.key in acts)) return;
    acts[event.key]();
    event.preventDefault();
    event.stopPropagation();
  }

  /** A middle from which nothing beyond the sheet is seen, but all of it can be drawn from under what covers it. */
  private kept(at: Point, zoom: number): Point {
    const sheet = this.sheet();
    const { left, right } = zoom > 1.01 ? this.covered() : { left: 0, right: 0 };
    const room = { x: (sheet.width / 2) * (1 - 1 / zoom), y: (sheet.height / 2) * (1 - 1 / zoom) };
    const across = sheet.width / zoom;
    return {
      x: Math.min(sheet.x + room.x + right * across, Math.max(sheet.x - room.x - left * across, at.x)),
      y: Math.min(sheet.y + room.y, Math.max(sheet.y - room.y, at.y)),
    };
  }
}
