/** What happened, shown one event after the other; whoever is in a hurry skips to the end. */

import type { GameEvent } from "./board";

/** An entry to be shown: what it told, and what is shown with it from its first event on. */
export interface Scene<T> {
  events: GameEvent[];
  after: T;
}

export interface Stage<T> {
  /** A scene begins: from here on the board is the one after it. */
  enter(after: T): void;
  /** An event is shown now; `null` when all is calm. */
  show(event: GameEvent | null): void;
  /** How long an event is shown, in milliseconds; 0 is not at all, but it is still told. */
  duration(event: GameEvent): number;
}

export class EventQueue<T> {
  private scenes: Scene<T>[] = [];
  private events: GameEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private stage: Stage<T>) {}

  /** Whether something is still to be shown. */
  get isBusy(): boolean {
    return this.timer !== null;
  }

  /** Show an entry after all that waits already. */
  add(scene: Scene<T>): void {
    this.scenes.push(scene);
    if (!this.isBusy) this.next();
  }

  /** Show the end of all that waits at once. Every event is still told, in order. */
  skip(): void {
    this.halt();
    for (;;) {
      for (const event of this.events.splice(0)) this.stage.show(event);
      const scene = this.scenes.shift();
      if (!scene) break;
      this.enter(scene);
    }
    this.stage.show(null);
  }

  /** Forget all that waits. */
  clear(): void {
    this.halt();
    this.scenes = [];
    this.events = [];
    this.stage.show(null);
  }

  private halt(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private enter(scene: Scene<T>): void {
    this.stage.enter(scene.after);
    this.events = scene.events.filter((event) => event.event !== undefined);
  }

  private next(): void {
    this.timer = null;
    for (;;) {
      const event = this.events.shift();
      if (event) {
        this.stage.show(event);
        const wait = this.stage.duration(event);
        if (wait > 0) {
          this.timer = setTimeout(() => this.next(), wait);
          return;
        }
        continue;
      }
      const scene = this.scenes.shift();
      if (!scene) break;
      this.enter(scene);
    }
    this.stage.show(null);
  }
}
