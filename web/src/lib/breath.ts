/** What is told in one breath: of what follows only what is new is said, after what stands there already. */

import type { GameEvent } from "./board";
import type { GameWords } from "./words.svelte";

/** So many letters are told together, on a wide window and on a narrow one. */
const MOST = { wide: 170, narrow: 100 };

export class Breath {
  /** Which one it is: another one stands alone. */
  number = 0;
  /** What is read. */
  text = "";
  /** What the last event has added to it, and whether it stands alone. */
  added = "";
  isMore = false;
  private last: GameEvent | null = null;
  /** Whom it is about. */
  private seat: unknown;

  /** What is told next, in its whole sentence or after what was told before. */
  tell(event: GameEvent, sentence: string, words: GameWords, nameOf: (seat: number) => string, own: number | null, isWide: boolean): void {
    const isOther = this.last?.event === event.event && event.seat !== this.seat;
    const isSame = event.seat === undefined || this.seat === undefined || event.seat === this.seat;
    const more = !this.last ? "" : isOther ? words.more(event, "too", nameOf, own) : isSame ? words.more(event, "on", nameOf, own) : "";
    const isFull = this.text.length + more.length > MOST[isWide ? "wide" : "narrow"];
    this.isMore = more !== "" && !isFull;
    if (this.isMore) {
      this.added = more;
      this.text = `${this.text} ${more}`;
    } else {
      // What goes on on another line says of whom.
      const isNamed = more !== "" && !isOther && typeof event.seat === "number" && event.seat !== own;
      this.text = this.added = isNamed ? `${nameOf(event.seat as number)} · ${more}` : sentence;
    }
    if (!this.isMore) this.number += 1;
    if (!this.isMore || event.seat !== undefined) this.seat = event.seat;
    this.last = event;
  }

  /** Whatever comes next stands alone. */
  end(): void {
    this.last = null;
  }
}
