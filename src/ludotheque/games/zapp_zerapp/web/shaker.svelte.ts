/** Barrels shaken by hand: dragged to and fro, or with the phone they are on. */

import type { Point } from "$lib/drawing";

/** A tap does not move further than this. */
const STILL = 14;
/** A stroke is at least so long. */
const STROKE = 22;
/** So many turns within so many milliseconds are a shake. */
const TURNS = 2;
const SHAKE_TIME = 800;
const FORCE = 13;

export class Shaker {
  /** The barrel that follows the pointer, and how far it was moved. */
  barrel: number | null = $state(null);
  offset: Point = $state.raw({ x: 0, y: 0 });
  /** Whether the last press became more than a tap, so that the click after it means nothing. */
  hasMoved = false;

  private start: Point = { x: 0, y: 0 };
  private extreme: Point = { x: 0, y: 0 };
  private way: Point = { x: 0, y: 0 };
  private turns: number[] = [];
  private pressed: number | null = null;
  private swings: number[] = [];
  private lastForce = 0;

  constructor(
    private readonly onshake: (barrel: number) => void,
    private readonly ondrop: (barrel: number, at: Point) => void,
  ) {}

  press(barrel: number, at: Point): void {
    this.pressed = barrel;
    this.start = this.extreme = at;
    this.way = { x: 0, y: 0 };
    this.turns = [];
    this.hasMoved = false;
  }

  move(at: Point, time: number): void {
    if (this.pressed === null) return;
    const offset = { x: at.x - this.start.x, y: at.y - this.start.y };
    if (this.barrel === null && Math.hypot(offset.x, offset.y) < STILL) return;
    this.hasMoved = true;
    this.barrel = this.pressed;
    this.offset = offset;
    const stroke = { x: at.x - this.extreme.x, y: at.y - this.extreme.y };
    const isBack = stroke.x * this.way.x + stroke.y * this.way.y < 0;
    if (Math.hypot(stroke.x, stroke.y) < STROKE && (isBack || this.way.x || this.way.y)) return;
    if (isBack) this.turns = [...this.turns.filter((turn) => time - turn < SHAKE_TIME), time];
    this.way = stroke;
    this.extreme = at;
    if (this.turns.length >= TURNS) {
      this.turns = [];
      this.onshake(this.pressed);
    }
  }

  release(at: Point): void {
    const barrel = this.barrel;
    this.pressed = this.barrel = null;
    this.offset = { x: 0, y: 0 };
    if (barrel !== null) this.ondrop(barrel, at);
  }

  /** Nothing is dropped: the pointer was taken away. */
  cancel(): void {
    this.pressed = this.barrel = null;
    this.offset = { x: 0, y: 0 };
  }

  /** The phone itself was moved: two swings the other way are a shake of what is in hand. */
  feel(event: DeviceMotionEvent, barrel: number | null): void {
    const force = event.acceleration?.x ?? event.accelerationIncludingGravity?.x ?? 0;
    if (barrel === null || Math.abs(force) < FORCE) return;
    if (force * this.lastForce < 0) {
      this.swings = [...this.swings.filter((swing) => event.timeStamp - swing < SHAKE_TIME), event.timeStamp];
    }
    this.lastForce = force;
    if (this.swings.length < TURNS) return;
    this.swings = [];
    this.onshake(barrel);
  }
}
