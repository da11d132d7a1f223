/** What happened while the reader was away, shown on demand on the board as it stood then. */

import { get, Trouble } from "./api";
import type { Knowledge } from "./knowing";
import type { Looking } from "./looking.svelte";
import { seenOf } from "./seen";
import type { Showing } from "./showing.svelte";
import type { Entry, Past } from "./wire";

const isTold = (entry: Entry) => entry.events.some((event) => event.event);

/** What the reader comes back to. */
export interface Returning {
  readonly id: string;
  readonly looking: Looking;
  readonly stage: Showing;
}

export class Away {
  missed: Entry[] = $state.raw([]);
  /** How many entries the reader had seen of the table; `null` if it was never open here. */
  private seen: number | null;

  constructor(private at: Returning) {
    this.seen = seenOf(at.id);
  }

  /** The reader comes back to a game that has gone on. */
  comeBack(known: Knowledge): void {
    if (this.seen !== null && this.seen < known.entries.length) this.missed = known.entries.slice(this.seen).filter(isTold);
  }

  /** Something has happened that is shown at once; where nobody looks, it was missed. */
  follow(entries: Entry[]): void {
    if (document.hidden) this.missed = [...this.missed, ...entries.filter(isTold)];
  }

  /** Show again what was missed. */
  async show(): Promise<void> {
    const first = this.missed[0]?.number;
    const { me } = this.at.looking;
    this.missed = [];
    if (first === undefined) return;
    const past = await this.pastFrom(first);
    const { known } = this.at.looking;
    if (!known?.now || me !== this.at.looking.me) return;
    const entries = past.view ? known.entries : known.entries.slice(first);
    this.at.stage.again(entries, past, known.now, known.entries.length);
  }

  /** What this seat saw from an entry on; nothing where the server cannot say. */
  private async pastFrom(since: number): Promise<Past> {
    const { me } = this.at.looking;
    const seat = me === null ? "" : `&seat=${me}`;
    try {
      return await get<Past>(`/api/tables/${encodeURIComponent(this.at.id)}/past?since=${since}${seat}`);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      return { since, view: null, changes: [] };
    }
  }
}
