/** What happens at a table, performed: how long it is shown, in which words it is told, how it sounds. */

import { ownProblem } from "./api";
import { Breath } from "./breath";
import type { EventStyles, GameEvent } from "./board";
import { tellFault } from "./faults";
import { live } from "./live.svelte";
import type { Loudness } from "./loudness";
import { isWide } from "./media";
import { Pace, patienceFor, settlingOf } from "./pace";
import { hasMotion, settings } from "./settings.svelte";
import type { Showing } from "./showing.svelte";
import { play, playRecording } from "./sound";
import type { Speech } from "./speech";
import { story } from "./story";
import type { Entry, Now, Problem } from "./wire";
import type { GameWords } from "./words.svelte";

/** What performing needs of the table. */
export interface Theatre {
  readonly id: string;
  readonly me: number | null;
  readonly own: number | null;
  readonly info: { game: string } | null;
  readonly words: GameWords | null;
  readonly stage: Showing;
  readonly speech: Speech;
  readonly choosing: { refuse(problem: Problem): void };
  /** How things stand for the reader, whatever is still to be shown. */
  readonly known: Now | null;
}

export class Performing {
  /** What was recorded for the event heard last, to be seen. */
  recording: (Loudness & { number: number }) | null = $state.raw(null);
  styles: EventStyles = {};
  /** When the sentence told last has been read. */
  readAt = 0;
  private pace = new Pace();
  private breath = new Breath();
  /** What is read while something is shown, and which breath it is. */
  telling: { number: number; text: string } = $state.raw({ number: 0, text: "" });

  constructor(private at: Theatre) {}

  /** Whether the reader's own time runs, whatever is still to be shown. */
  get isPressed(): boolean {
    const waiting = this.at.known;
    return waiting?.question != null && waiting.clocks.length > 0;
  }

  /** How long an event is shown. Nobody's own time runs out while they are shown what led there. */
  durationOf(event: GameEvent): number {
    if (document.hidden || this.isPressed) return 0;
    const { words } = this.at;
    const sort = words?.canFold(event) ? words.sortOf(event) : null;
    const { added, isMore } = this.breath;
    return this.pace.duration(event, added, this.styles, { speed: settings.speed, hasMotion: hasMotion() }, sort, isMore);
  }

  /** How long the sentence of what is shown waits, in milliseconds. */
  get settling(): number {
    const event = this.at.stage.happening;
    return event ? settlingOf(this.styles, event, hasMotion()) : 0;
  }

  /** Whether all act at once: nobody is called to each of their turns. */
  get isRace(): boolean {
    return this.styles.races?.includes(this.at.stage.now?.view.step) ?? false;
  }

  /** Tell an event, and let it be heard. */
  perform(event: GameEvent): void {
    const sentence = this.at.speech.event(event);
    live.tell(sentence);
    this.tell(event, sentence);
    if (sentence) this.readAt = Date.now() + patienceFor(sentence, settings.speed);
    play(this.styles.sounds?.[event.event ?? ""] ?? "none");
    if (event.media) void this.hear(event.number, this.sideOf(event));
  }

  /** What passes at once takes nothing away that is still read; what waits for a die stands alone. */
  private tell(event: GameEvent, sentence: string): void {
    const { words, speech, own } = this.at;
    if (!words || this.styles.durations?.[event.event ?? ""] === 0) return;
    if (settlingOf(this.styles, event, hasMotion())) this.breath.end();
    const isPlain = sentence === words.event(event, speech.nameOf, own);
    if (!isPlain) this.breath.end();
    this.breath.tell(event, isPlain ? words.brief(event, speech.nameOf, own) : sentence, words, speech.nameOf, own, isWide.current);
    this.telling = { number: this.breath.number, text: this.breath.text };
  }

  /** From where it is heard, as its game says; what fails there keeps nothing that follows from being shown. */
  private sideOf(event: GameEvent): number {
    try {
      return this.styles.side?.(event, this.at.stage.view, this.at.me) ?? 0;
    } catch (error) {
      tellFault("sound", this.at.info?.game ?? "", error);
      return 0;
    }
  }

  /** All is calm: whatever comes next is read. */
  rest(): void {
    this.pace.rest();
    this.breath.end();
  }

  /** Let the reader hear what an event sounded like, and see it; whoever hears nothing must not take that for the sound. */
  async hear(event: number, side = 0): Promise<void> {
    const { id, me, info, choosing } = this.at;
    if (me === null) return;
    try {
      const heard = await playRecording(`/api/tables/${encodeURIComponent(id)}/media/${event}?seat=${me}`, side);
      if (heard) this.recording = { ...heard, number: event };
    } catch (error) {
      tellFault("sound", info?.game ?? "", error);
      choosing.refuse(ownProblem("not-heard"));
    }
  }

  /** That somebody resigns or comes back is no event of the game, and told all the same. */
  tellWhoGoes(entry: Entry): void {
    const { words, speech, own } = this.at;
    if (!words || (entry.kind !== "held" && entry.kind !== "resigned")) return;
    for (const { sentences } of story([entry], words, speech.nameOf, own)) live.tell(sentences.map(({ text }) => text).join(" "));
  }
}
