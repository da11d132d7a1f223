/** Whose eyes a table is looked at through: those of one seat of this device at a time. */

import type { Knowing, Knowledge } from "./knowing";

export class Looking {
  /** The seat looked from; `null` is a spectator. */
  me: number | null = $state(null);
  /** Of several seats on this device, the one that the device has to be handed to. */
  curtain: number | null = $state(null);
  /** Whether the hand-over curtain is wanted at this table. */
  hasCurtain: boolean = $state(true);
  private falling: ReturnType<typeof setTimeout> | undefined;

  constructor(private knowing: Knowing) {}

  /** What has been told to the seat looked from. */
  get known(): Knowledge | undefined {
    return this.knowing.of(this.me);
  }

  /** Of several seats on this device, another one that is to decide. */
  get next(): number | undefined {
    const asked = this.knowing.seats.length > 1 ? this.knowing.asked() : undefined;
    return asked === this.me ? undefined : asked;
  }

  /** Look from the seat that is asked; the same as before where that can be. */
  choose(): void {
    const seats = this.knowing.seats;
    if (!seats.length) this.me = null;
    else if (this.me === null || !seats.includes(this.me)) this.me = this.knowing.asked() ?? seats[0]!;
  }

  /** Look from that seat, and away with the curtain. */
  turnTo(seat: number): void {
    this.curtain = null;
    this.me = seat;
  }

  /** Let the curtain fall before a seat; where what happened is not read until later, ask `again` then. */
  drawCurtain(seat: number, readAt: number, again: () => void): void {
    clearTimeout(this.falling);
    const left = readAt - Date.now();
    if (left > 0) this.falling = setTimeout(again, left);
    else this.curtain = seat;
  }

  close(): void {
    clearTimeout(this.falling);
  }
}
