/** A guided first game being played: what the guide says, and what comes of the reader's moves. */

import type { EventStyles, GameEvent } from "./board";
import { durationOf } from "./games";
import type { Guide, GuideScene } from "./guide";
import { live } from "./live.svelte";
import { EventQueue } from "./queue";
import { hasMotion } from "./settings.svelte";
import { play } from "./sound";
import type { Choice, Now } from "./wire";
import type { GameWords } from "./words.svelte";

export class Guiding {
  place: number = $state(0);
  now: Now = $state.raw(undefined as unknown as Now);
  happening: GameEvent | null = $state.raw(null);
  isShowing: boolean = $state(false);
  chosen: Choice | null = $state.raw(null);
  /** What the guide answers to a tap that does not lead on. */
  answer: string = $state("");
  answerArticle: string = $state("");
  styles: EventStyles = {};

  scene: GuideScene = $derived.by(() => this.guide.scenes[this.place]!);
  isLast: boolean = $derived.by(() => this.place >= this.guide.scenes.length - 1);
  choices: Choice[] = $derived.by(() => (this.isShowing ? [] : this.now.moves));

  private queue = new EventQueue<Now>({
    enter: (now) => (this.now = now),
    duration: (event) => (hasMotion() ? durationOf(this.styles, event) : 0),
    show: (event) => {
      this.happening = event;
      this.isShowing = event !== null;
      if (event) {
        live.tell(this.words().event(event, this.nameOf));
        play(this.styles.sounds?.[event.event ?? ""] ?? "none");
      } else live.urge(this.words().say(this.scene.words));
    },
  });

  constructor(
    readonly guide: Guide,
    private words: () => GameWords,
    private nameOf: (seat: number) => string,
  ) {
    this.now = guide.scenes[0]!.now;
    this.arrive(0);
  }

  /** Whether the reader only reads on here. */
  get isReading(): boolean {
    return !Object.keys(this.scene.answers ?? {}).length;
  }

  /** Go to a scene: first what happens, then what the guide says. */
  arrive(place: number): void {
    this.place = Math.max(0, Math.min(this.guide.scenes.length - 1, place));
    this.chosen = null;
    this.answer = "";
    this.answerArticle = "";
    const { entries = [], now } = this.scene;
    if (!entries.length) this.queue.add({ events: [], after: now });
    for (const entry of entries) this.queue.add({ events: entry.events, after: now });
  }

  skip(): void {
    this.queue.skip();
  }

  close(): void {
    this.queue.clear();
  }

  /** A tap on a target: previews, and the second one plays. The guide answers what leads nowhere. */
  pick(line: string): void {
    if (this.isShowing) return this.skip();
    const choice = this.choices.find((one) => one.move === line);
    if (!choice) return this.forbidden(line);
    const next = this.scene.answers?.[line];
    if (next === undefined) {
      const words = this.scene.wrong?.[line] ?? this.scene.wrong?.["*"];
      this.reply(words ?? this.scene.words, "");
      return;
    }
    if (this.chosen?.move === line || choice.preview?.length === 0 || this.styles.swift?.includes(choice.verb)) {
      this.arrive(next);
      return;
    }
    this.answer = "";
    this.chosen = choice;
  }

  /** A tap on what is not allowed. */
  forbidden(line: string): void {
    const told = this.scene.forbidden?.[line] ?? this.scene.forbidden?.["*"];
    this.reply(told?.words ?? this.scene.words, told?.article ?? this.now.question?.article ?? "");
  }

  private reply(words: string, article: string): void {
    this.chosen = null;
    this.answer = words === this.scene.words ? "" : this.words().say(words);
    this.answerArticle = article;
    live.urge(this.answer || this.words().say(this.scene.words));
  }
}
