/** What the reader chooses: looked at first, then sent; and what is refused. */

import type { Answer } from "./connection";
import { live } from "./live.svelte";
import type { Choice, Command, Entry, Now, Problem, StepInfo } from "./wire";
import { say } from "./words.svelte";

/** What choosing needs of the table. */
export interface Chooser {
  readonly me: number | null;
  readonly now: Now | null;
  readonly legal: Choice[];
  readonly entries: Entry[];
  /** Whether a tap on the choice plays at once. */
  isSwift(choice: Choice): boolean;
  confirmationOf(choice: Choice): string;
  wordsOf(problem: Problem): string;
  send(command: Command): Promise<Answer>;
}

/** Whether one tap says a choice whole, and it can be thought better of: nothing is warned of, learnt by anybody, or final. */
export function isSimple(choice: Choice, step: StepInfo | undefined): boolean {
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
    if (this.at.isSwift(choice) || this.chosen?.move === choice.move || choice.preview?.length === 0) return this.commit(choice);
    this.chosen = choice;
    live.tell(`${this.at.confirmationOf(choice)} ${say("page-preview-how")}`.trim());
  }

  /** Only preview a move, whatever a tap on it would do. */
  show(line: string): void {
    this.refusal = null;
    this.chosen = this.at.legal.find((one) => one.move === line) ?? null;
    if (this.chosen) live.tell(`${this.at.confirmationOf(this.chosen)} ${say("page-preview-how")}`.trim());
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

  /** Things stand otherwise: what was chosen may be gone. */
  reconsider(now: Now | null): void {
    const isThere = now?.question && now.moves.some((one) => one.move === this.chosen?.move);
    if (this.chosen && !isThere) this.chosen = null;
  }

  /** Ask why something is not allowed, and show it. */
  async forbidden(line: string): Promise<void> {
    if (this.at.me === null) return;
    const answer = await this.at.send({ type: "why-not", seat: this.at.me, move: line });
    if (answer.type === "problem") this.refuse(answer);
    else if (answer.type === "verdict" && answer.problem) this.refuse(answer.problem);
  }

  refuse(problem: Problem): void {
    this.refusal = problem;
    live.urge(this.at.wordsOf(problem));
  }
}
