/** The values of the reader's own box, as they are given, changed and played on. */

import { BOARD_FILE, lookThrough } from "./boards";
import { problemOf } from "./faults";
import type { BoardDraft, BoardPart, BoardSheet, BoardValue, Problem, Setting } from "./wire";

export class OwnBox {
  /** The file as it stands; `null` where the game's own values are played on. */
  sheet: BoardSheet | null = $state.raw(null);
  /** What the file is called. */
  file = $state(BOARD_FILE);
  problem: Problem | null = $state.raw(null);
  isBusy = $state(false);
  /** Whether it was changed last among the values, and not as a text: what is wrong is told there, and nowhere else. */
  isFromValues = $state(false);

  constructor(
    readonly game: string,
    /** How many are to play on it, and with which options. */
    private setup: () => { seats: number; options: Record<string, Setting> },
  ) {}

  /** Whether a table can be made on it. */
  get isGood(): boolean {
    return this.sheet !== null && !this.sheet.faults.length;
  }

  /** The board file for a new table; empty where the game's own values are played on. */
  get text(): string {
    return this.sheet?.text ?? "";
  }

  /** Take a file as its owner brings it. */
  async open(file: File): Promise<void> {
    const text = decode(await file.arrayBuffer());
    if (text !== null) return this.give(text, file.name);
    this.file = file.name || BOARD_FILE;
    this.sheet = unread("no-text");
    this.problem = null;
  }

  /** Take the text of a file. */
  async give(text: string, file: string): Promise<void> {
    this.file = file || BOARD_FILE;
    this.isFromValues = false;
    await this.look({ text });
  }

  /** The box says otherwise: parts of a value are others there. */
  async change(value: BoardValue, parts: BoardPart[], title: string): Promise<void> {
    this.isFromValues = true;
    const changes = parts.map((part) => ({ name: value.name, place: value.place, ...part }));
    const named = this.sheet?.title ? {} : { title };
    await this.look({ text: this.sheet?.text, changes, ...named });
  }

  /** Look again, because others are to play on it. */
  async again(): Promise<void> {
    if (this.sheet) await this.look({ text: this.text });
  }

  /** Play on the game's own values after all. */
  drop(): void {
    this.sheet = null;
    this.problem = null;
    this.file = BOARD_FILE;
    this.isFromValues = false;
  }

  private async look(draft: Omit<BoardDraft, "game">): Promise<void> {
    this.isBusy = true;
    try {
      this.sheet = await lookThrough({ game: this.game, ...this.setup(), ...draft });
      this.problem = null;
    } catch (error) {
      this.problem = problemOf("page", this.game, error);
    } finally {
      this.isBusy = false;
    }
  }
}

/** What stands in a file; `null` where that is no text. */
function decode(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What is known of a file that could not be read. */
function unread(code: string): BoardSheet {
  const fault = { frame: "file", line: 1, name: "", code, given: {} } as const;
  return { text: "", title: "", hash: "", is_own: false, faults: [fault], values: [], data: {} };
}
