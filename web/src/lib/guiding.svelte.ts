/** A guided first game being played: what the guide says, and what comes of the reader's moves. */

import type { EventStyles, GameEvent } from "./board";
import type { Guide, GuideScene } from "./guide";
import { live } from "./live.svelte";
import { Pace } from "./pace";
import { EventQueue } from "./queue";
import { hasMotion, settings } from "./settings.svelte";
import { play } from "./sound";
import { unfold } from "./unfolding";
import type { Choice, Now, View } from "./wire";
import type { GameWords } from "./words.svelte";

export class Guiding {
  place: number = $state(0);
  /** Counts the jumps: after each the board is laid out anew and remembers nothing. */
  visit: number = $state(0);
  now: Now = $state.raw(undefined as unknown as Now);
  /** The table as it is drawn, and as it stood before the event being shown. */
  view: View = $state.raw({});
  before: View = $state.raw({});
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
  /** What the guide speaks of and points at; nothing while something happens. */
  points: string[] = $derived.by(() => (this.isShowing ? [] : (this.scene.points ?? [])));
  /** How many steps there are on the longest way, and which one this is: as many are still to come. Whoever takes a shorter way leaves some out. */
  lastStep: number = $derived.by(() => this.steps(0, this.guide.scenes.length - 1));
  step: number = $derived.by(() => this.lastStep + 1 - this.steps(this.place, this.guide.scenes.length - 1));

  private pace = new Pace();
  private queue = new EventQueue<Now>({
    enter: (now) => {
      this.now = now;
      this.view = this.before = now.view;
    },
    duration: (event) => {
      const words = this.words();
      const sort = words.canFold(event) ? words.sortOf(event) : null;
      const sentence = words.event(event, this.nameOf, this.guide.me);
      return this.pace.duration(event, sentence, this.styles, { speed: settings.speed, hasMotion: hasMotion() }, sort);
    },
    show: (moment) => {
      const event = moment?.event ?? null;
      this.happening = event;
      this.isShowing = event !== null;
      this.before = moment?.before ?? this.view;
      if (moment) this.view = moment.view;
      if (event) {
        live.tell(this.words().event(event, this.nameOf, this.guide.me));
        play(this.styles.sounds?.[event.event ?? ""] ?? "none");
      } else {
        this.pace.rest();
        live.urge(this.words().say(this.scene.words));
      }
    },
  });

  constructor(
    readonly guide: Guide,
    private words: () => GameWords,
    private nameOf: (seat: number) => string,
    place = 0,
  ) {
    this.jump(place);
  }

  /** The scenes that follow one, whatever the reader does there. */
  private ways(place: number): number[] {
    const { answers = {}, next = place + 1 } = this.guide.scenes[place]!;
    const answered = Object.values(answers);
    return answered.length ? answered : [next];
  }

  /** How many scenes lie on the longest way from one to another, both counted; −∞ where none leads there. */
  private steps(from: number, to: number): number {
    if (from === to) return 1;
    if (from > to) return -Infinity;
    return 1 + Math.max(...this.ways(from).map((next) => this.steps(next, to)));
  }

  /** Whether the reader only reads on here. */
  get isReading(): boolean {
    return !Object.keys(this.scene.answers ?? {}).length;
  }

  private enter(place: number): void {
    this.place = Math.max(0, Math.min(this.guide.scenes.length - 1, place));
    this.chosen = null;
    this.answer = "";
    this.answerArticle = "";
  }

  /** Be at a scene at once, as when the guide's page was left there: what led to it is not shown again. */
  jump(place: number): void {
    this.visit++;
    this.enter(place);
    this.now = this.scene.now;
    this.view = this.now.view;
    this.queue.clear();
  }

  /** Go to a scene: first what happens, then what the guide says. */
  arrive(place: number): void {
    this.enter(place);
    const { entries = [], now } = this.scene;
    let view = this.view;
    const moments = entries.flatMap((entry) => {
      const unfolded = unfold(view, entry);
      view = unfolded.after;
      return unfolded.moments;
    });
    this.queue.add({ moments, after: now });
  }

  /** Read on: with what comes of the reader's own choice. */
  readOn(): void {
    this.arrive(this.scene.next ?? this.place + 1);
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
