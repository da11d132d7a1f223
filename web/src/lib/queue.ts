/** What happened, shown one event after the other; whoever is in a hurry skips to the end. */

import type { GameEvent } from "./board";
import type { Moment } from "./unfolding";

/** An entry to be shown: its moments, and how things stand when they are over. */
export interface Scene<T> {
  moments: Moment[];
  after: T;
}

export interface Stage<T> {
  /** A moment is shown now; `null` when all is calm. */
  show(moment: Moment | null): void;
  /** A scene is over: so it stands now. */
  enter(after: T): void;
  /** How long an event is shown, in milliseconds; 0 is not at all, but it is still told. */
  duration(event: GameEvent): number;
}

export class EventQueue<T> {
  private scenes: Scene<T>[] = [];
  private scene: Scene<T> | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private stage: Stage<T>) {}

  /** Whether something is still to be shown. */
  get isBusy(): boolean {
    return this.timer !== null;
  }

  /** Show an entry after all that waits already. */
  add(scene: Scene<T>): void {
    this.scenes.push({ ...scene, moments: [...scene.moments] });
    if (!this.isBusy) this.next(false);
  }

  /** Show the end of all that waits at once. Every event is still told, in order. */
  skip(): void {
    this.halt();
    this.next(true);
  }

  /** Forget all that waits. */
  clear(): void {
    this.halt();
    this.scenes = [];
    this.scene = null;
    this.stage.show(null);
  }

  private halt(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private next(isInHurry: boolean): void {
    this.timer = null;
    for (;;) {
      const moment = this.scene?.moments.shift();
      if (moment) {
        this.stage.show(moment);
        const wait = isInHurry ? 0 : this.stage.duration(moment.event);
        if (wait > 0) {
          this.timer = setTimeout(() => this.next(false), wait);
          return;
        }
        continue;
      }
      if (this.scene) this.stage.enter(this.scene.after);
      this.scene = this.scenes.shift() ?? null;
      if (!this.scene) break;
    }
    this.stage.show(null);
  }
}
