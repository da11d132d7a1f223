/** A table as this device sees it: what the line says of it, and what the reader does. */

import { get, greet, request, Trouble } from "./api";
import { Away } from "./away.svelte";
import type { EventStyles, Move } from "./board";
import { noticeBuild } from "./build.svelte";
import { Calling } from "./calling";
import { Chat } from "./chat.svelte";
import { asMove, Choosing } from "./choosing.svelte";
import { Clocks } from "./clocks.svelte";
import { browserWorld, FIRST_WAIT, isForGood, Line, type Answer, type LineState, type Listener, type World } from "./connection";
import { tellFault } from "./faults";
import { Knowing } from "./knowing";
import { live } from "./live.svelte";
import { Looking } from "./looking.svelte";
import { peopleOf } from "./people";
import { Performing } from "./performing.svelte";
import { noteSeen } from "./seen";
import { Showing } from "./showing.svelte";
import { noteSeal } from "./shownseals";
import { Speech } from "./speech";
import type { Choice, Command, Entry, Message, News, Now, Problem, StepInfo, TableInfo } from "./wire";
import { say, type GameWords } from "./words.svelte";

const realWorld = browserWorld(request, (error) =>
  error instanceof Trouble && error.problem.code !== "offline" ? error.problem : null,
);

/** Milliseconds in which one taps twice without meaning it. */
const TWICE = 1_000;

/** The command that was told last, until the news of it is there. */
interface Latest {
  text: string;
  isDone: boolean;
  answer: Promise<Answer>;
}

export class LiveTable implements Listener {
  info: TableInfo | null = $state.raw(null);
  lineState: LineState = $state("opening");
  /** Why the table cannot be shown at all. */
  fatal: Problem | null = $state.raw(null);
  /** What the seat looked from may read of the log. */
  entries: Entry[] = $state.raw([]);
  words: GameWords | null = $state.raw(null);

  private knowing = new Knowing();
  readonly looking = new Looking(this.knowing);
  readonly stage: Showing = new Showing({
    duration: (event) => this.performing.durationOf(event),
    shown: (event) => this.performing.perform(event),
    stands: (now) => this.choosing.reconsider(now),
    calm: () => this.settle(),
  });
  readonly speech = new Speech(this);
  readonly performing: Performing = new Performing(this);
  readonly choosing: Choosing = new Choosing(this);
  readonly chat: Chat = new Chat(this);
  readonly clocks = new Clocks(this);
  readonly away: Away;
  private calling = new Calling(this);

  people = $derived(this.info ? peopleOf(this.info.seats) : []);
  mine = $derived(this.info?.seats.filter((seat) => seat.is_mine) ?? []);
  /** The seat of whoever reads here, where that is one person. */
  own: number | null = $derived(this.mine.length === 1 ? this.me : null);
  /** While the table rests nobody is asked, though the question stands. */
  isAsked = $derived(this.now?.question != null && !this.info?.is_paused && !this.stage.isShowing && this.looking.curtain === null);
  legal: Choice[] = $derived(this.isAsked && !this.choosing.isSending ? (this.now?.moves ?? []) : []);
  moves: Move[] = $derived(this.legal.map(asMove));

  steps: StepInfo[] = [];
  private line: Line;
  private latest: Latest | null = null;
  private isFirst = true;
  private reopening: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    world: World = realWorld,
  ) {
    this.away = new Away(this);
    this.line = new Line(id, this, world);
  }

  /** The seat looked from; `null` is a spectator. */
  get me(): number | null {
    return this.looking.me;
  }

  get now(): Now | null {
    return this.stage.now;
  }

  get known(): Now | null {
    return this.looking.known?.now ?? null;
  }

  /** Ask what table this is, again and again until the server answers. */
  async open(): Promise<void> {
    try {
      await greet();
      if (!this.info) this.take(await get<TableInfo>(`/api/tables/${encodeURIComponent(this.id)}`));
      await this.chat.open();
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
    this.performing.styles = styles;
    this.steps = steps;
    if (isFirst) this.line.open();
  }

  close(): void {
    clearTimeout(this.reopening);
    this.looking.close();
    this.line.close();
    this.stage.clear();
  }

  /** Let the server know whether the reader looks. */
  look(): void {
    this.line.look();
  }

  hurry(): void {
    this.line.hurry();
  }

  // What the line says

  since(): number {
    return this.knowing.since();
  }

  chatSince(): number {
    return this.chat.since;
  }

  gallerySince(): number {
    return this.chat.gallerySince;
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
      this.clocks.set(message.time);
    } else if (message.type === "news") this.learn(message);
    else if (message.type === "bye" && isForGood(message.code))
      this.fatal = { type: "problem", id: "", code: message.code, status: 404, variables: {}, article: "", reason: "" };
  }

  private learn(news: News): void {
    if (this.latest?.isDone) this.latest = null;
    if (news.table) this.take(news.table);
    this.chat.hear(news.chat, news.gallery);
    const added = this.knowing.learn(news.seats);
    if (news.table && news.seats.length) this.knowing.keepOnly(new Set(news.seats.map((one) => one.seat)));
    const before = this.me;
    this.looking.choose();
    const { known } = this.looking;
    if (!known) return;
    this.entries = known.entries;
    this.choosing.hear(this.entries.length);
    if (this.isFirst && this.info?.phase !== "gathering") this.away.comeBack(known);
    if (this.isFirst || this.me !== before) this.stage.arrive(known.now, known.entries.length);
    else this.follow(added.get(this.me) ?? [], news.seats.find((one) => one.seat === this.me)?.before ?? null);
    this.isFirst = false;
  }

  /** What the server says of the table. The seal of its luck is kept, for the check after the game. */
  private take(info: TableInfo): void {
    this.info = info;
    if (info.is_paused) this.choosing.chosen = null;
    this.chat.forget(info.removed);
    if (info.phase !== "over") noteSeal(info.id, info.seal);
  }

  /** Show what has happened since; `before` is how it stood before the first entry of the game. */
  private follow(entries: Entry[], before: News["seats"][number]["before"]): void {
    this.stage.follow(entries, this.known, this.entries.length, before);
    if (this.performing.isPressed && this.stage.isShowing) this.stage.skip();
    for (const entry of entries) this.performing.tellWhoGoes(entry);
    this.away.follow(entries);
  }

  /** All is calm: hand over to another seat of this device, or call the reader. */
  private settle(): void {
    this.performing.rest();
    if (!document.hidden && this.entries.length) noteSeen(this.id, this.stage.told);
    const next = this.now?.question ? undefined : this.looking.next;
    if (next === undefined) this.calling.call();
    else if (this.looking.hasCurtain) this.looking.drawCurtain(next, this.performing.readAt, () => this.settle());
    else this.lookFrom(next);
  }

  // What the reader does

  /** Look from another seat of this device. */
  lookFrom(seat: number): void {
    const known = this.knowing.of(seat);
    if (!known) return;
    this.looking.turnTo(seat);
    this.entries = known.entries;
    this.calling.forget();
    this.stage.arrive(known.now, known.entries.length);
  }

  send(command: Command): Promise<Answer> {
    return this.line.send(command);
  }

  /**
   * Send a command and show what is wrong with it, if anything. Till its news is there the page
   * still offers what is done: a second tap sends nothing and has the answer of the first.
   */
  tell(command: Command): Promise<Answer> {
    const text = JSON.stringify(command);
    if (this.latest?.text === text) return this.latest.answer;
    const latest: Latest = { text, isDone: false, answer: this.line.send(command) };
    this.latest = latest;
    void latest.answer.then((answer) => {
      if (answer.type === "done") {
        latest.isDone = true;
        // Its news may have come before, or there is none: whoever says the same later means it.
        setTimeout(() => this.latest === latest && (this.latest = null), TWICE);
      } else if (this.latest === latest) this.latest = null;
      if (answer.type === "problem") this.choosing.refuse(answer);
    });
    return latest.answer;
  }

  /** Take the last move back from behind the curtain: it opens again. */
  async takeBack(): Promise<void> {
    if (this.me === null) return;
    const answer = await this.tell({ type: "undo", seat: this.me });
    if (answer.type !== "problem") this.looking.curtain = null;
  }

  /** Choose a move; while something is shown, a tap only hurries it on. */
  async pick(line: string): Promise<void> {
    if (this.stage.isShowing) this.stage.skip();
    else await this.choosing.pick(line);
  }

  /** Ask why a move is forbidden; while something is shown, a tap only hurries it on. */
  async forbidden(line: string): Promise<void> {
    if (this.stage.isShowing) this.stage.skip();
    else await this.choosing.forbidden(line);
  }
}
