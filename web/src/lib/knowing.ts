/** What the seats of this device, or a spectator, have been told of a table. */

import type { Entry, Now, SeatNews } from "./wire";

export interface Knowledge {
  entries: Entry[];
  now: Now | null;
}

export class Knowing {
  private known = new Map<number | null, Knowledge>();

  /** The seats of this device; none for a spectator. */
  get seats(): number[] {
    return [...this.known.keys()].filter((seat) => seat !== null);
  }

  of(seat: number | null): Knowledge | undefined {
    return this.known.get(seat);
  }

  /** The number of the first entry that some seat does not have. */
  since(): number {
    const counts = [...this.known.values()].map((one) => one.entries.length);
    return counts.length ? Math.min(...counts) : 0;
  }

  /** Take in what came; by seat, the entries that were not known before. */
  learn(news: SeatNews[]): Map<number | null, Entry[]> {
    const added = new Map<number | null, Entry[]>();
    for (const one of news) {
      const before = this.known.get(one.seat)?.entries ?? [];
      const fresh = one.entries.filter((entry) => entry.number >= before.length);
      this.known.set(one.seat, { entries: [...before, ...fresh], now: one.now });
      added.set(one.seat, fresh);
    }
    return added;
  }

  /** Forget seats that are not this device's any more. */
  keepOnly(held: Set<number | null>): void {
    for (const seat of [...this.known.keys()]) if (!held.has(seat)) this.known.delete(seat);
  }

  /** A seat of this device that is to decide. */
  asked(): number | undefined {
    return this.seats.find((seat) => this.known.get(seat)?.now?.question);
  }
}
