/** What the reader does with barrels: lifts and takes them, shakes them, puts them back, chooses one. */

import type { Move } from "$lib/board";
import { isIn, type Point } from "$lib/drawing";
import { isOnHeap, lineFor, type Standing } from "./barrels";
import type { Layout } from "./layout";
import type { ZappView } from "./ring";
import { Shaker } from "./shaker.svelte";
import type { Shown } from "./shown";

/** What one does with a barrel in hand. */
export type Doing = "shake" | "return" | "put";

export interface Around {
  me: number | null;
  /** Whether all act at once. */
  isLive: boolean;
  view: ZappView;
  shown: Shown;
  layout: Layout;
  /** The legal moves by their lines. */
  moves: Map<string, Move>;
  /** Whether something is asked of the reader, and nothing is being shown. */
  isAsked: boolean;
  /** Play a line, or say why it cannot be. */
  act: (line: string) => void;
}

export class Handling {
  /** By turns, the barrel that the reader has lifted to think about. */
  lifted: number | null = $state(null);
  readonly shaker = new Shaker(
    (barrel) => {
      const { moves, act } = this.around();
      if (moves.has(lineFor("shake", barrel)) && this.held.includes(barrel)) act(lineFor("shake", barrel));
    },
    (barrel, at) => this.drop(barrel, at),
  );

  constructor(private readonly around: () => Around) {}

  /** The barrels in the reader's left and right hand, as they are shown; 0 is none. */
  get held(): [number, number] {
    const { me, isLive, shown } = this.around();
    if (me === null) return [0, 0];
    return isLive ? [shown.left[me]!, shown.right[me]!] : [this.lifted ?? 0, 0];
  }

  /** The barrel that is shaken when the phone is. */
  get inHand(): number | null {
    const { me, isLive, view } = this.around();
    if (me === null) return null;
    return isLive ? view.right[me] || view.left[me] || null : this.lifted;
  }

  /** A barrel that can no longer be chosen is not held up any longer. */
  letGo(): void {
    const { moves, isAsked, view } = this.around();
    const isGone = this.lifted === null || (isAsked && !moves.has(lineFor("put", this.lifted)));
    if (isGone || view.step !== "shake-by-turns") this.lifted = null;
  }

  /** The line that a tap on a barrel means. */
  lineOf({ barrel, where, seat }: Standing): string {
    const { me, isLive, view } = this.around();
    if (seat !== null && seat === me) return where === "put" ? lineFor("return", barrel) : lineFor("shake", barrel);
    return isLive || seat !== null || view.step === "move" ? lineFor("take", barrel) : lineFor("shake", barrel);
  }

  isTarget({ barrel, where }: Standing): boolean {
    const { isLive, moves } = this.around();
    if (where === "heap" && !isLive) return moves.has(lineFor("put", barrel));
    return moves.has(where === "heap" ? lineFor("take", barrel) : lineFor("shake", barrel));
  }

  tap(standing: Standing): void {
    const { isLive, moves, act } = this.around();
    const { barrel, where } = standing;
    if (this.shaker.hasMoved) return;
    if (!isLive && where === "heap" && moves.has(lineFor("put", barrel)) && barrel !== this.lifted) this.lifted = barrel;
    else act(this.lineOf(standing));
  }

  /** A key pressed at a barrel; whether it does anything. */
  press(standing: Standing, key: KeyboardEvent): boolean {
    const { isLive, moves, act } = this.around();
    const { barrel } = standing;
    if (key.key === "Backspace" || key.key === "Delete") {
      if (!isLive || !key.repeat) this.do("return", barrel);
    } else if (key.key === "Enter" && key.shiftKey) {
      if (!key.repeat) act(lineFor("put", barrel));
    } else if (key.key !== "Enter" && key.key !== " ") return false;
    else if (!key.repeat) {
      this.shaker.hasMoved = false;
      this.tap(standing);
    } else if (moves.has(lineFor("shake", barrel))) act(lineFor("shake", barrel)); // A key held down goes on shaking.
    return true;
  }

  /** Somebody takes hold of a barrel, at a spot of the drawing. */
  hold({ barrel, where, seat }: Standing, event: PointerEvent, at: Point): void {
    const { me } = this.around();
    if (me === null || event.button !== 0) return;
    askForMotion();
    if (where === "heap" || (seat === me && where !== "put")) this.shaker.press(barrel, at);
    else this.shaker.hasMoved = false;
  }

  can(doing: Doing, barrel: number): boolean {
    const { isLive, moves } = this.around();
    return (!isLive && doing === "return") || moves.has(lineFor(doing, barrel));
  }

  do(doing: Doing, barrel: number): void {
    const { isLive, act } = this.around();
    if (!isLive && doing === "return") this.lifted = null;
    else act(lineFor(doing, barrel));
  }

  /** A barrel was dragged somewhere: before oneself, into one's hands, or back to the heap. */
  private drop(barrel: number, at: Point): void {
    const { isLive, moves, layout, act } = this.around();
    const isHeld = this.held.includes(barrel);
    if (isIn(layout.front, at)) act(lineFor("put", barrel));
    else if (isIn(layout.mine, at)) {
      if (isHeld) return;
      if (isLive) act(lineFor("take", barrel));
      else if (moves.has(lineFor("put", barrel))) this.lifted = barrel;
    } else if (isHeld && isOnHeap(at, layout.heap)) this.do("return", barrel);
  }
}

/** The phone itself can be shaken; some ask their owner first, and only at a touch. */
function askForMotion(): void {
  const asking = (globalThis.DeviceMotionEvent as { requestPermission?: () => Promise<string> } | undefined)?.requestPermission;
  void asking?.().catch(() => undefined);
}
