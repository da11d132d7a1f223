/** A table as this device sees it: the line to the server, who sits where, and whose eyes are looked through. */

import type { EventStyles, GameEvent, Move } from "./board";
import { get, greet, request, Trouble } from "./api";
import { noticeBuild } from "./build.svelte";
import { Choosing, isSimple } from "./choosing.svelte";
import { browserWorld, FIRST_WAIT, isForGood, Line, type Answer, type LineState, type Listener, type World } from "./connection";
import { tellFault } from "./faults";
import { Knowing, type Knowledge } from "./knowing";
import { live } from "./live.svelte";
import type { Loudness } from "./loudness";
import { peopleOf } from "./people";
import { Pace, patienceFor, settlingOf } from "./pace";
import { noteSeen, seenOf } from "./seen";
import { hasMotion, settings } from "./settings.svelte";
import { noteSeal } from "./shownseals";
import { Showing } from "./showing.svelte";
import { play, playRecording } from "./sound";
import { Speech } from "./speech";
import { story } from "./story";
import type { ChatLine, Choice, Command, Entry, HiddenPeople, Message, News, Now, Past, Problem, StepInfo, TableInfo } from "./wire";
import { say, type GameWords } from "./words.svelte";

const realWorld = browserWorld(request, (error) =>
  error instanceof Trouble && error.problem.code !== "offline" ? error.problem : null,
);

const isTold = (entry: Entry) => entry.events.some((event) => event.event);

export class LiveTable implements Listener {
  info: TableInfo | null = $state.raw(null);
  lineState: LineState = $state("opening");
  /** Why the table cannot be shown at all. */
  fatal: Problem | null = $state.raw(null);
  /** The seat looked from; `null` is a spectator. */
  me: number | null = $state(null);
  /** Of several seats on this device, the one that the device has to be handed to. */
  curtain: number | null = $state(null);
  /** Whether the hand-over curtain is wanted at this table. */
  hasCurtain: boolean = $state(true);
  entries: Entry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** Those whose chat the reader does not want to read. */
  hidden: string[] = $state.raw([]);
  /** What was recorded for the event heard last, to be seen. */
  recording: (Loudness & { number: number }) | null = $state.raw(null);
  /** What happened while the reader was away, to be shown on demand. */
  missed: Entry[] = $state.raw([]);
  words: GameWords | null = $state.raw(null);

  readonly stage = new Showing({
    duration: (event) => this.durationOf(event),
    shown: (event) => this.perform(event),
    stands: (now) => this.choosing.reconsider(now),
    calm: () => this.settle(),
  });
  readonly speech = new Speech(this);
  readonly choosing: Choosing = new Choosing(this);

  people = $derived(this.info ? peopleOf(this.info.seats) : []);
  /** What was said, without what the reader does not want to read. */
  spoken: ChatLine[] = $derived(this.chat.filter((line) => !this.hidden.includes(line.who)));
  mine = $derived(this.info?.seats.filter((seat) => seat.is_mine) ?? []);
  /** The seat of whoever reads here, where that is one person. */
  own = $derived(this.mine.length === 1 ? this.me : null);
  isAsked = $derived(this.stage.now?.question != null && !this.stage.isShowing && this.curtain === null);
  legal: Choice[] = $derived(this.isAsked && !this.choosing.isSending ? (this.stage.now?.moves ?? []) : []);
  moves: Move[] = $derived(this.legal.map(asMove));

  private styles: EventStyles = {};
  private steps: StepInfo[] = [];
  private knowing = new Knowing();
  private pace = new Pace();
  private line: Line;
  private lastAsked = -1;
  private resultTold = -1;
  private clockLead = 0;
  private isFirst = true;
  /** Whether what was said before the reader came has been heard. */
  private hasListened = false;
  private seenBefore: number | null;
  private reopening: ReturnType<typeof setTimeout> | undefined;
  /** When the sentence told last has been read: the curtain waits for that. */
  private readAt = 0;
  private falling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    world: World = realWorld,
  ) {
    this.seenBefore = seenOf(id);
    this.line = new Line(id, this, world);
  }

  get now(): Now | null {
    return this.stage.now;
  }

  /** Ask what table this is, again and again until the server answers. */
  async open(): Promise<void> {
    try {
      await greet();
      if (!this.info) this.take(await get<TableInfo>(`/api/tables/${encodeURIComponent(this.id)}`));
      this.hidden = (await get<HiddenPeople>(`/api/tables/${encodeURIComponent(this.id)}/hidden`)).who;
    } catch (error) {
      if (error instanceof Trouble && error.problem.code !== "offline") this.fatal = error.problem;
      else {
        tellFault("page", this.info?.game ?? "", error);
        this.lineState = "lost";
        this.reopening = setTimeout(() => void this.open(), FIRST_WAIT * 4);
      }
    }
  }

  /** Begin to listen, with the words to tell it in; `steps` say what can be taken back. */
  listen(words: GameWords, styles: EventStyles, steps: StepInfo[] = []): void {
    const isFirst = this.words === null;
    this.words = words;
    this.styles = styles;
    this.steps = steps;
    if (isFirst) this.line.open();
  }

  close(): void {
    clearTimeout(this.reopening);
    clearTimeout(this.falling);
    this.line.close();
    this.stage.clear();
  }

  hurry(): void {
    this.line.hurry();
  }

  // What the line says

  since(): number {
    return this.knowing.since();
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
    else if (message.type === "bye" && isForGood(message.code))
      this.fatal = { type: "problem", id: "", code: message.code, status: 404, variables: {}, article: "", reason: "" };
  }

  private learn(news: News): void {
    if (news.table) this.take(news.table);
    if (news.chat.length) this.listenTo(news.chat);
    this.hasListened = true;
    const added = this.knowing.learn(news.seats);
    if (news.table && news.seats.length) this.knowing.keepOnly(new Set(news.seats.map((one) => one.seat)));
    const before = this.me;
    this.chooseSeat();
    const known = this.knowing.of(this.me);
    if (!known) return;
    this.entries = known.entries;
    this.choosing.hear(this.entries.length);
    if (this.isFirst || this.me !== before) this.arrive(known);
    else {
      const entries = added.get(this.me) ?? [];
      const before = news.seats.find((one) => one.seat === this.me)?.before ?? null;
      this.stage.follow(entries, known.now, known.entries.length, before);
      for (const entry of entries) this.tellWhoGoes(entry);
      if (document.hidden) this.missed = [...this.missed, ...entries.filter(isTold)];
    }
    this.isFirst = false;
  }

  /** What the server says of the table. The seal of its luck is kept, for the check after the game. */
  private take(info: TableInfo): void {
    this.info = info;
    if (this.chat.some((line) => info.removed.includes(line.who))) this.chat = this.chat.filter((line) => !info.removed.includes(line.who));
    if (info.phase !== "over") noteSeal(info.id, info.seal);
  }

  private listenTo(lines: ChatLine[]): void {
    this.chat = [...this.chat.filter((line) => line.number < lines[0]!.number), ...lines];
    if (this.hasListened) for (const line of lines) if (!this.hidden.includes(line.who)) live.tell(say("page-chat-heard", { name: line.name, text: line.text }));
  }

  /** That somebody resigns or comes back is no event of the game, and told all the same. */
  private tellWhoGoes(entry: Entry): void {
    if (!this.words || (entry.kind !== "held" && entry.kind !== "resigned")) return;
    for (const { sentences } of story([entry], this.words, this.speech.nameOf, this.own)) live.tell(sentences.map(({ text }) => text).join(" "));
  }

  /** Look from the seat that is asked; the same as before where that can be. */
  private chooseSeat(): void {
    const seats = this.knowing.seats;
    if (!seats.length) this.me = null;
    else if (this.me === null || !seats.includes(this.me)) this.me = this.knowing.asked() ?? seats[0]!;
  }

  /** Show how things stand at once: the first look, or a look from another seat. */
  private arrive(known: Knowledge): void {
    const seen = this.isFirst ? this.seenBefore : null;
    if (seen !== null && seen < known.entries.length && this.info?.phase !== "gathering") {
      this.missed = known.entries.slice(seen).filter(isTold);
    }
    this.stage.arrive(known.now, known.entries.length);
  }

  /** Look from another seat of this device. */
  lookFrom(seat: number): void {
    const known = this.knowing.of(seat);
    if (!known) return;
    this.curtain = null;
    this.me = seat;
    this.entries = known.entries;
    this.lastAsked = -1;
    this.arrive(known);
  }

  // What is shown

  /** How long an event is shown. Nobody's own time runs out while they are shown what led there. */
  private durationOf(event: GameEvent): number {
    const waiting = this.knowing.of(this.me)?.now;
    const isPressed = waiting?.question != null && waiting.clocks.length > 0;
    if (document.hidden || isPressed) return 0;
    return this.pace.duration(event, this.speech.event(event), this.styles, { speed: settings.speed, hasMotion: hasMotion() });
  }

  /** How long the sentence of what is shown waits, in milliseconds. */
  get settling(): number {
    const event = this.stage.happening;
    return event ? settlingOf(this.styles, event, hasMotion()) : 0;
  }

  /** Tell an event, and let it be heard. */
  private perform(event: GameEvent): void {
    const sentence = this.speech.event(event);
    live.tell(sentence);
    if (sentence) this.readAt = Date.now() + patienceFor(sentence, settings.speed);
    play(this.styles.sounds?.[event.event ?? ""] ?? "none");
    if (event.media) void this.hear(event.number, this.styles.side?.(event, this.stage.view, this.me));
  }

  /** All is calm: hand over, ask, or tell who won. */
  private settle(): void {
    this.pace.rest();
    if (!document.hidden && this.entries.length) noteSeen(this.id, this.stage.told);
    if (this.knowing.seats.length > 1 && !this.now?.question) {
      const asked = this.knowing.asked();
      if (asked !== undefined && asked !== this.me) {
        if (this.hasCurtain) this.drawCurtain(asked);
        else this.lookFrom(asked);
        return;
      }
    }
    const question = this.now?.question?.number ?? -1;
    if (question !== -1 && question !== this.lastAsked) {
      const isNew = this.lastAsked === -1;
      this.lastAsked = question;
      if (this.words && (isNew || !this.isRace)) live.urge(this.speech.prompt());
      if (isNew) play("turn");
    } else if (question === -1 && !this.isRace) this.lastAsked = -1;
    if (this.now?.result && this.resultTold !== this.stage.told) {
      this.resultTold = this.stage.told;
      live.urge(this.speech.outcome());
      play("win");
    }
  }

  /** Let the curtain fall before the next one, as soon as what happened has been read. */
  private drawCurtain(seat: number): void {
    clearTimeout(this.falling);
    const left = this.readAt - Date.now();
    if (left > 0) this.falling = setTimeout(() => this.settle(), left);
    else this.curtain = seat;
  }

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

  /** Show again what was missed, on the board as it stood then. */
  async showMissed(): Promise<void> {
    const first = this.missed[0]?.number;
    const me = this.me;
    this.missed = [];
    if (first === undefined) return;
    const past = await this.pastFrom(first);
    const known = this.knowing.of(me);
    if (!known?.now || me !== this.me) return;
    const entries = past.view ? known.entries : known.entries.slice(first);
    this.stage.again(entries, past, known.now, known.entries.length);
  }

  /** What this seat saw from an entry on; nothing where the server cannot say. */
  private async pastFrom(since: number): Promise<Past> {
    const seat = this.me === null ? "" : `&seat=${this.me}`;
    try {
      return await get<Past>(`/api/tables/${encodeURIComponent(this.id)}/past?since=${since}${seat}`);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      return { since, view: null, changes: [] };
    }
  }

  // What the reader does

  send(command: Command): Promise<Answer> {
    return this.line.send(command);
  }

  /** Send a command and show what is wrong with it, if anything. */
  async tell(command: Command): Promise<Answer> {
    const answer = await this.line.send(command);
    if (answer.type === "problem") this.choosing.refuse(answer);
    return answer;
  }

  /** Read somebody's chat no more, or again. */
  async hide(who: string, isHidden: boolean): Promise<void> {
    const answer = await this.tell({ type: "hide", who, is_hidden: isHidden });
    if (answer.type !== "done") return;
    const others = this.hidden.filter((one) => one !== who);
    this.hidden = isHidden ? [...others, who] : others;
  }

  /** Take the last move back from behind the curtain: it opens again. */
  async takeBack(): Promise<void> {
    if (this.me === null) return;
    const answer = await this.tell({ type: "undo", seat: this.me });
    if (answer.type !== "problem") this.curtain = null;
  }

  /** Choose a move; while something is shown, a tap only hurries it on. */
  async pick(line: string): Promise<void> {
    if (this.stage.isShowing) this.stage.skip();
    else await this.choosing.pick(line);
  }

  isSwift(choice: Choice): boolean {
    if (this.isRace || this.styles.swift?.includes(choice.verb)) return true;
    const isWanted = settings.swift.includes(this.info?.game ?? "");
    return isWanted && isSimple(choice, this.steps.find((step) => step.name === this.now?.question?.step));
  }

  confirmationOf(choice: Choice): string {
    return this.speech.confirmationOf(choice);
  }

  wordsOf(problem: Problem): string {
    return this.speech.problem(problem);
  }

  /** The clocks that run, as boards get them: by this device's own clock. */
  dueClocks = $derived((this.stage.now?.clocks ?? []).map(({ name = "", due_at }) => ({ name, dueAt: 1000 * (due_at - this.clockLead) })));

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
