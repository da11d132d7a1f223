/** When the reader is called: once to each of their turns, and once to the end. */

import { live } from "./live.svelte";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import type { Speech } from "./speech";
import type { Showing } from "./showing.svelte";
import type { TableInfo } from "./wire";

const NONE = -1;
/** Milliseconds: a phone is felt twice, once somebody has touched the page; browsers allow it then. */
const TREMBLE = [60, 80, 60];

/** Call the reader so that it is heard and felt. */
export function ring(): void {
  play("turn");
  if (settings.sound && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TREMBLE);
}

/** What calling needs of the table. */
export interface Caller {
  readonly info: Pick<TableInfo, "is_paused"> | null;
  readonly stage: Showing;
  readonly speech: Speech;
  readonly performing: { readonly isRace: boolean };
}

export class Calling {
  /** The question that the reader was called to last. */
  private question = NONE;
  /** How many entries had been told when the result was. */
  private result = NONE;

  constructor(private at: Caller) {}

  /** All is calm: ask the reader, or tell who won, unless that has been done. Who rests is not called. */
  call(): void {
    const { now, told } = this.at.stage;
    const { isRace } = this.at.performing;
    const question = this.at.info?.is_paused ? NONE : (now?.question?.number ?? NONE);
    if (question !== NONE && question !== this.question) {
      const isNew = this.question === NONE;
      this.question = question;
      if (isNew || !isRace) live.urge(this.at.speech.prompt());
      if (isNew) {
        ring();
      }
    } else if (question === NONE && !isRace) this.question = NONE;
    if (now?.result && this.result !== told) {
      this.result = told;
      live.urge(this.at.speech.outcome());
      play("win");
    }
  }

  /** Somebody else looks now, who was not called yet. */
  forget(): void {
    this.question = NONE;
  }
}
