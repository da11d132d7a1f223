/** A table as this device sees it: what has happened, what is asked, what is being chosen. */

import type { EventStyles, GameEvent, Move } from "./board";
import { browserWorld, FIRST_WAIT, Line, type LineState, type Listener, type World } from "./connection";
import { get, greet, request, Trouble } from "./api";
import { noticeBuild } from "./build.svelte";
import { durationOf } from "./games";
import { live } from "./live.svelte";
import type { Loudness } from "./loudness";
import { peopleOf } from "./people";
import { EventQueue, type Stage } from "./queue";
import { noteSeen, seenOf } from "./seen";
import { hasMotion } from "./settings.svelte";
import { play, playRecording } from "./sound";
import type { Answer, ChatLine, Choice, Command, Entry, Message, News, Now, Past, Problem, TableInfo } from "./wire";
import { say, sayProblem, type GameWords } from "./words.svelte";

/** What one seat of this device, or a spectator, knows. */
interface Knowledge {
  entries: Entry[];
  now: Now | null;
}

/** What is shown from an entry on. */
interface After {
  now: Now | null;
  told: number;
}

const realWorld = browserWorld(request, (error) =>
  error instanceof Trouble && error.problem.code !== "offline" ? error.problem : null,
);

export class Table implements Listener, Stage<After> {
  info: TableInfo | null = $state.raw(null);
  lineState: LineState = $state("opening");
  /** Why the table cannot be shown at all. */
  fatal: Problem | null = $state.raw(null);
  /** The seat looked from; `null` is a spectator. */
  me: number | null = $state(null);
  /** Of several seats on this device, the one that the device has to be handed to. */
  curtain: number | null = $state(null);
  now: Now | null = $state.raw(null);
  entries: Entry[] = $state.raw([]);
  /** How many of the entries have been shown. */
  told: number = $state(0);
  happening: GameEvent | null = $state.raw(null);
  isShowing: boolean = $state(false);
  chosen: Choice | null = $state.raw(null);
  isSending: boolean = $state(false);
  refusal: Problem | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  /** What was recorded for the event heard last, to be seen. */
  recording: (Loudness & { number: number }) | null = $state.raw(null);
  /** What happened while the reader was away, to be shown on demand. */
  missed: Entry[] = $state.raw([]);
  /** The first entry after the reader's own last move: "what changed". */
  changedSince: number = $state(0);

  words: GameWords | null = $state.raw(null);
  private styles: EventStyles = {};
  /** Whether the hand-over curtain is wanted at this table. */
  hasCurtain: boolean = $state(true);

  people = $derived(this.info ? peopleOf(this.info.seats) : []);
  mine = $derived(this.info?.seats.filter((seat) => seat.is_mine) ?? []);
  isAsked = $derived(this.now?.question != null && !this.isShowing && this.curtain === null);
  legal: Choice[] = $derived(this.isAsked && !this.isSending ? (this.now?.moves ?? []) : []);
  moves: Move[] = $derived(this.legal.map(asMove));

  private known = new Map<number | null, Knowledge>();
  private line: Line;
  private queue = new EventQueue<After>(this);
  private lastAsked = -1;
  private clockLead = 0;
  private isFirst = true;
  private seenBefore: number | null;
  private reopening: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    world: World = realWorld,
  ) {
    this.seenBefore = seenOf(id);
    this.line = new Line(id, this, world);
  }

  /** Ask what table this is, again and again until the server answers. */
  async open(): Promise<void> {
    try {
      await greet();
      this.info ??= await get<TableInfo>(`/api/tables/${encodeURIComponent(this.id)}`);
    } catch (error) {
      if (error instanceof Trouble && error.problem.code !== "offline") this.fatal = error.problem;
      else {
        this.lineState = "lost";
        this.reopening = setTimeout(() => void this.open(), FIRST_WAIT * 4);
      }
    }
  }

  /** Begin to listen, with the words to tell it in. */
  listen(words: GameWords, styles: EventStyles): void {
    const isFirst = this.words === null;
    this.words = words;
    this.styles = styles;
    if (isFirst) this.line.open();
  }

  close(): void {
    clearTimeout(this.reopening);
    this.line.close();
    this.queue.clear();
  }

  hurry(): void {
    this.line.hurry();
  }

  // What the line says

  since(): number {
    const counts = [...this.known.values()].map((one) => one.entries.length);
    return counts.length ? Math.min(...counts) : 0;
  }

  chatSince(): number {
    return this.chat.length ? this.chat[this.chat.length - 1]!.number + 1 : 0;
  }

  changed(state: LineState): void {
    const was = this.lineState;
    this.lineState = state;
    if (state === "lost") live.tell(say("page-line-lost"));
    else if (was === "lost") live.tell(say("page-line-back"));
  }

  heard(message: Message): void {
    if (message.type === "hello") {
      noticeBuild(message.build);
      this.clockLead = message.time - Date.now() / 1000;
    } else if (message.type === "news") this.learn(message);
    else if (message.type === "bye" && message.code === "no-such-table")
      this.fatal = { type: "problem", id: "", code: "no-such-table", status: 404, variables: {}, article: "", reason: "" };
  }

  private learn(news: News): void {
    if (news.table) this.info = news.table;
    if (news.chat.length) {
      const first = news.chat[0]!.number;
      const isOld = this.isFirst;
      this.chat = [...this.chat.filter((line) => line.number < first), ...news.chat];
      if (!isOld) for (const line of news.chat) live.tell(say("page-chat-heard", { name: line.name, text: line.text }));
    }
    const added = new Map<number | null, Entry[]>();
    for (const one of news.seats) {
      const known = this.known.get(one.seat) ?? { entries: [], now: null };
      const fresh = one.entries.filter((entry) => entry.number >= known.entries.length);
      this.known.set(one.seat, { entries: [...known.entries, ...fresh], now: one.now });
      added.set(one.seat, fresh);
    }
    const held = new Set(news.seats.map((one) => one.seat));
    if (news.table && held.size) for (const seat of [...this.known.keys()]) if (!held.has(seat)) this.known.delete(seat);
    const isSame = this.chooseSeat();
    const known = this.known.get(this.me);
    if (!known) return;
    this.entries = known.entries;
    if (this.awaited !== null && this.entries.length > this.awaited) {
      this.awaited = null;
      this.isSending = false;
    }
    if (this.isFirst || !isSame) this.arrive(known);
    else this.follow(added.get(this.me) ?? [], known);
    this.isFirst = false;
  }

  /** Look from the seat that is asked; the same as before where that can be. */
  private chooseSeat(): boolean {
    const before = this.me;
    const seats = [...this.known.keys()].filter((seat) => seat !== null);
    if (!seats.length) this.me = null;
    else if (this.me === null || !seats.includes(this.me)) this.me = this.askedOf(seats) ?? seats[0]!;
    return before === this.me;
  }

  private askedOf(seats: number[]): number | undefined {
    return seats.find((seat) => this.known.get(seat)?.now?.question);
  }

  /** Show how things stand at once: the first look, or a look from another seat. */
  private arrive(known: Knowledge): void {
    this.queue.clear();
    this.enter({ now: known.now, told: known.entries.length });
    const seen = this.isFirst ? this.seenBefore : null;
    if (seen !== null && seen < known.entries.length && this.info?.phase !== "gathering") {
      this.missed = known.entries.slice(seen).filter((entry) => entry.events.some((event) => event.event));
    }
    this.show(null);
  }

  /** Show what has happened since, event by event. */
  private follow(entries: Entry[], known: Knowledge): void {
    if (!entries.length) {
      this.queue.add({ events: [], after: { now: known.now, told: known.entries.length } });
      return;
    }
    for (const entry of entries) {
      this.queue.add({ events: entry.events, after: { now: known.now, told: entry.number + 1 } });
    }
    if (document.hidden) {
      this.missed = [...this.missed, ...entries.filter((entry) => entry.events.some((event) => event.event))];
    }
  }

  // What the queue shows

  enter(after: After): void {
    this.now = after.now;
    this.told = after.told;
    const question = after.now?.question?.number ?? -1;
    if (this.chosen && (question === -1 || !after.now?.moves.some((one) => one.move === this.chosen?.move))) this.chosen = null;
  }

  duration(event: GameEvent): number {
    return hasMotion() && !document.hidden ? durationOf(this.styles, event) : 0;
  }

  show(event: GameEvent | null): void {
    this.happening = event;
    if (event) {
      this.isShowing = true;
      if (this.words) live.tell(this.words.event(event, (seat) => this.nameOf(seat)));
      play(this.styles.sounds?.[event.event ?? ""] ?? "none");
      if (event.media) void this.hear(event.number, this.styles.side?.(event, this.now?.view ?? {}, this.me));
    } else {
      this.isShowing = false;
      this.settle();
    }
  }

  /** All is calm: hand over, ask, or tell who won. */
  private settle(): void {
    if (!document.hidden && this.entries.length) noteSeen(this.id, this.told);
    const seats = [...this.known.keys()].filter((seat) => seat !== null);
    if (seats.length > 1 && !this.now?.question) {
      const asked = this.askedOf(seats);
      if (asked !== undefined && asked !== this.me) {
        if (this.hasCurtain) this.curtain = asked;
        else this.lookFrom(asked);
        return;
      }
    }
    const question = this.now?.question?.number ?? -1;
    if (question !== -1 && question !== this.lastAsked) {
      const isNew = this.lastAsked === -1;
      this.lastAsked = question;
      if (this.words && (isNew || !this.isRace)) live.urge(this.prompt());
      if (isNew) play("turn");
    } else if (question === -1 && !this.isRace) this.lastAsked = -1;
    if (this.now?.result && this.resultTold !== this.told) {
      this.resultTold = this.told;
      live.urge(this.outcome());
      play("win");
    }
  }
  private resultTold = -1;

  /** Whether all act at once: nobody is called to each of their turns. */
  private get isRace(): boolean {
    return this.styles.races?.includes(this.now?.view.step) ?? false;
  }

  /** Let the reader hear what an event sounded like, and see it. */
  async hear(event: number, side = 0): Promise<void> {
    if (this.me === null) return;
    const heard = await playRecording(`/api/tables/${encodeURIComponent(this.id)}/media/${event}?seat=${this.me}`, side);
    if (heard) this.recording = { ...heard, number: event };
  }

  /** Skip to the end of what is being shown. */
  skip(): void {
    this.queue.skip();
  }

  /** Show again what was missed, on the board as it stood then. */
  async showMissed(): Promise<void> {
    const entries = this.missed;
    const me = this.me;
    this.missed = [];
    if (!entries.length) return;
    const past = await this.pastFrom(entries[0]!.number);
    const known = this.known.get(me);
    if (!known?.now || me !== this.me) return;
    for (const entry of entries) {
      const view = past.views[entry.number - past.since];
      const then = view ? { ...known.now, view, asked: [], question: null, moves: [], result: null } : known.now;
      this.queue.add({ events: entry.events, after: { now: then, told: view ? entry.number + 1 : known.entries.length } });
    }
    this.queue.add({ events: [], after: { now: known.now, told: known.entries.length } });
  }

  /** What this seat saw from an entry on; nothing where the server cannot say. */
  private async pastFrom(since: number): Promise<Past> {
    const seat = this.me === null ? "" : `&seat=${this.me}`;
    try {
      return await get<Past>(`/api/tables/${encodeURIComponent(this.id)}/past?since=${since}${seat}`);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      return { since, views: [] };
    }
  }

  /** Look from another seat of this device. */
  lookFrom(seat: number): void {
    const known = this.known.get(seat);
    if (!known) return;
    this.curtain = null;
    this.me = seat;
    this.entries = known.entries;
    this.lastAsked = -1;
    this.arrive(known);
  }

  // What the reader does

  send(command: Command): Promise<Answer> {
    return this.line.send(command);
  }

  /** Send a command and show what is wrong with it, if anything. */
  async tell(command: Command): Promise<Answer> {
    const answer = await this.line.send(command);
    if (answer.type === "problem") this.refuse(answer);
    return answer;
  }

  /** Preview a move, or play it if it is being previewed already or there is nothing to preview. */
  async pick(line: string): Promise<void> {
    this.refusal = null;
    if (this.isShowing) {
      this.skip();
      return;
    }
    const choice = this.legal.find((one) => one.move === line);
    if (!choice) return this.forbidden(line);
    const isSwift = this.isRace || this.styles.swift?.includes(choice.verb);
    if (isSwift || this.chosen?.move === choice.move || choice.preview?.length === 0) return this.commit(choice);
    this.chosen = choice;
    live.tell([this.previewOf(choice), say("page-preview-how")].filter(Boolean).join(" "));
  }

  putBack(): void {
    this.chosen = null;
    this.refusal = null;
  }

  private async commit(choice: Choice): Promise<void> {
    const question = this.now?.question;
    if (!question || this.me === null || this.isSending) return;
    this.isSending = true;
    this.changedSince = this.entries.length;
    const answer = await this.line.send({
      type: "move",
      seat: this.me,
      move: choice.move,
      question: question.number,
      wave: question.wave,
    });
    this.chosen = null;
    // Until the news is there, the question that was answered still stands.
    if (answer.type === "done" && answer.number !== null && answer.number >= this.entries.length) this.awaited = answer.number;
    else this.isSending = false;
    if (answer.type === "problem") this.refuse(answer);
  }
  /** The entry of a move that is accepted but not yet told. */
  private awaited: number | null = null;

  /** Ask why something is not allowed, and show it. */
  async forbidden(line: string): Promise<void> {
    if (this.me === null) return;
    const answer = await this.line.send({ type: "why-not", seat: this.me, move: line });
    if (answer.type === "problem") this.refuse(answer);
    else if (answer.type === "verdict" && answer.problem) this.refuse(answer.problem);
  }

  refuse(problem: Problem): void {
    this.refusal = problem;
    live.urge(this.words ? this.words.problem(problem) : sayProblem(problem));
  }

  // What is said

  nameOf(seat: number): string {
    return this.people[seat]?.name ?? say("page-seat", { seat: seat + 1 });
  }

  /** What is asked, or who is waited for. */
  prompt(): string {
    if (!this.now || !this.words) return "";
    if (this.now.result) return this.outcome();
    if (this.now.question) return this.words.step(this.now.question.step, this.now.view);
    const names = this.now.asked.map((seat) => this.nameOf(seat));
    return names.length ? say("page-waiting-for", { names: this.words.list(names), count: names.length }) : "";
  }

  /** What would come of a move, in sentences; empty where that is not known. */
  previewOf(choice: Choice): string {
    if (!choice.preview || !this.words) return "";
    return choice.preview.map((event) => this.words!.event(event, (seat) => this.nameOf(seat))).join(" ");
  }

  outcome(): string {
    const result = this.now?.result;
    if (!result || !this.words) return "";
    const names = result.winners.map((seat) => this.nameOf(seat));
    return say("page-won", { names: this.words.list(names), count: names.length });
  }

  /** The clocks that run, and the seconds left on each. One that its game has no word for runs unseen. */
  clocks(at: number): { name: string; left: number }[] {
    const running = this.now?.clocks ?? [];
    const isSeen = ({ name = "" }) => !name || (this.words?.has(`clock-${name.split(" ")[0]}`) ?? false);
    return running.filter(isSeen).map(({ name = "", due_at }) => ({
      name,
      left: Math.max(0, Math.round(due_at - (at / 1000 + this.clockLead))),
    }));
  }
}

/** A legal move as boards get it. */
export function asMove(choice: Choice): Move {
  const move: Move = { ...choice.data, move: choice.move };
  if (choice.preview) move.preview = choice.preview;
  return move;
}
