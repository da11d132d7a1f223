/** What the reader chooses: looked at first, then sent; and what is refused. */

import type { EventStyles, Move } from "./board";
import type { Answer } from "./connection";
import { live } from "./live.svelte";
import { settings } from "./settings.svelte";
import type { Speech } from "./speech";
import type { Choice, Command, Entry, Now, Problem, StepInfo } from "./wire";
import { say } from "./words.svelte";

/** What choosing needs of the table. */
export interface Chooser {
  readonly me: number | null;
  readonly now: Now | null;
  readonly legal: Choice[];
  readonly entries: Entry[];
  readonly info: { game: string } | null;
  /** The game's steps, which say what is final. */
  readonly steps: StepInfo[];
  readonly speech: Speech;
  readonly performing: { readonly isRace: boolean; readonly styles: EventStyles };
  send(command: Command): Promise<Answer>;
}

/** What the server says to whoever is not to decide. */
const NOT_ASKED = "not-asked";

/** A legal move as boards get it. */
export function asMove(choice: Choice): Move {
  const move: Move = { ...choice.data, move: choice.move };
  if (choice.preview) move.preview = choice.preview;
  if (choice.amount != null) move.amount = choice.amount;
  return move;
}

/** Whether one tap says a choice whole, and it can be thought better of: nothing is warned of, learnt by anybody, or final. */
function isSimple(choice: Choice, step: StepInfo | undefined): boolean {
  return choice.preview !== null && Object.keys(choice.data).length <= 1 && !choice.warning && !choice.shows && !step?.is_final;
}

export class Choosing {
  chosen: Choice | null = $state.raw(null);
  isSending: boolean = $state(false);
  refusal: Problem | null = $state.raw(null);
  /** The first entry after the reader's own last move: "what changed". */
  changedSince: number = $state(0);
  /** The entry of a move that is accepted but not yet told. */
  private awaited: number | null = null;

  constructor(private at: Chooser) {}

  /** Preview a move, or play it if it is being previewed already or there is nothing to preview. */
  async pick(line: string): Promise<void> {
    this.refusal = null;
    const choice = this.at.legal.find((one) => one.move === line);
    if (!choice) return this.forbidden(line);
    if (this.isSwift(choice) || this.chosen?.move === choice.move || choice.preview?.length === 0) return this.commit(choice);
    this.chosen = choice;
    live.tell(`${this.at.speech.confirmationOf(choice)} ${say("page-preview-how")}`.trim());
  }

  /** Only preview a move, whatever a tap on it would do. */
  show(line: string): void {
    this.refusal = null;
    this.chosen = this.at.legal.find((one) => one.move === line) ?? null;
    if (this.chosen) live.tell(`${this.at.speech.confirmationOf(this.chosen)} ${say("page-preview-how")}`.trim());
  }

  /** Whether a tap on the choice plays at once. */
  private isSwift(choice: Choice): boolean {
    const { isRace, styles } = this.at.performing;
    if (isRace || styles.swift?.includes(choice.verb)) return true;
    const isWanted = settings.swift.includes(this.at.info?.game ?? "");
    return isWanted && isSimple(choice, this.at.steps.find((step) => step.name === this.at.now?.question?.step));
  }

  putBack(): void {
    this.chosen = null;
    this.refusal = null;
  }

  private async commit(choice: Choice): Promise<void> {
    const question = this.at.now?.question;
    if (!question || this.at.me === null || this.isSending) return;
    this.isSending = true;
    this.changedSince = this.at.entries.length;
    const { number, wave } = question;
    const answer = await this.at.send({ type: "move", seat: this.at.me, move: choice.move, question: number, wave });
    this.chosen = null;
    // Until the news is there, the question that was answered still stands.
    if (answer.type === "done" && answer.number !== null && answer.number >= this.at.entries.length) this.awaited = answer.number;
    else this.isSending = false;
    if (answer.type === "problem") this.refuse(answer);
  }

  /** So many entries are told: what was sent may be among them. */
  hear(entries: number): void {
    if (this.awaited === null || entries <= this.awaited) return;
    this.awaited = null;
    this.isSending = false;
  }

  /** Things stand otherwise: what was chosen may be gone, and whoever had to wait may be asked. */
  reconsider(now: Now | null): void {
    const isThere = now?.question && now.moves.some((one) => one.move === this.chosen?.move);
    if (this.chosen && !isThere) this.chosen = null;
    if (now?.question && this.refusal?.code === NOT_ASKED) this.refusal = null;
  }

  /** Ask why something is not allowed, and show it. A second tap on what is being sent asks nothing. */
  async forbidden(line: string): Promise<void> {
    if (this.at.me === null || this.isSending) return;
    const answer = await this.at.send({ type: "why-not", seat: this.at.me, move: line });
    const problem = answer.type === "verdict" ? answer.problem : answer.type === "problem" ? answer : null;
    const isPast = problem?.code === NOT_ASKED && this.at.now?.question;
    if (problem && !isPast) this.refuse(problem);
  }

  refuse(problem: Problem): void {
    this.refusal = problem;
    live.urge(this.at.speech.problem(problem));
  }
}
