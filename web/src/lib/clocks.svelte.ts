/** The clocks of a table, by this device's own clock. */

import { sayLeft } from "./tablepace";
import type { Now, SeatInfo } from "./wire";
import type { GameWords } from "./words.svelte";

/** What the clocks need of the table. */
export interface Timed {
  readonly now: Now | null;
  readonly words: GameWords | null;
}

export class Clocks {
  /** The clocks that run, as boards get them. */
  due = $derived.by(() => this.running.map(({ name = "", due_at }) => ({ name, dueAt: 1000 * (due_at - this.lead) })));
  /** By how many seconds the server's clock is ahead of this device's. */
  private lead = 0;

  constructor(private at: Timed) {}

  /** The server says what time it is. */
  set(time: number): void {
    this.lead = time - Date.now() / 1000;
  }

  /** The clocks that run, and the seconds left on each. One that its game has no word for runs unseen. */
  left(at: number): { name: string; left: number }[] {
    const isSeen = ({ name = "" }) => !name || (this.at.words?.has(`clock-${name.split(" ")[0]}`) ?? false);
    return this.running.filter(isSeen).map(({ name = "", due_at }) => ({
      name,
      left: Math.max(0, Math.round(due_at - (at / 1000 + this.lead))),
    }));
  }

  /** What is left of everybody's time, by seat, where somebody's is limited. */
  ofPeople(seats: SeatInfo[], at: number): Map<number, string> {
    const found = new Map<number, string>();
    for (const { seat, due_at, left } of seats) {
      const seconds = typeof due_at === "number" ? due_at - (at / 1000 + this.lead) : left;
      if (typeof seconds === "number") found.set(seat, sayLeft(seconds));
    }
    return found;
  }

  private get running(): Now["clocks"] {
    return this.at.now?.clocks ?? [];
  }
}
