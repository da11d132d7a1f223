/** What people say at a table, and whose words the reader does not want to read. */

import { get } from "./api";
import type { Answer } from "./connection";
import { live } from "./live.svelte";
import type { ChatLine, Command, HiddenPeople } from "./wire";
import { say } from "./words.svelte";

/** What the chat needs of the table. */
export interface Host {
  readonly id: string;
  tell(command: Command): Promise<Answer>;
}

export class Chat {
  lines: ChatLine[] = $state.raw([]);
  /** Those whose chat the reader does not want to read. */
  hidden: string[] = $state.raw([]);
  /** What was said, without what the reader does not want to read. */
  spoken: ChatLine[] = $derived(this.lines.filter((line) => !this.hidden.includes(line.who)));
  /** Whether what was said before the reader came has been heard. */
  private hasListened = false;

  constructor(private at: Host) {}

  /** The number of the first line that is missing. */
  get since(): number {
    return this.lines.length ? this.lines[this.lines.length - 1]!.number + 1 : 0;
  }

  /** Ask the server whom the reader does not want to read. */
  async open(): Promise<void> {
    this.hidden = (await get<HiddenPeople>(`/api/tables/${encodeURIComponent(this.at.id)}/hidden`)).who;
  }

  /** Take in what is said; only what was said since the reader came is told aloud. */
  hear(lines: ChatLine[]): void {
    const first = lines[0]?.number;
    if (first !== undefined) this.lines = [...this.lines.filter((line) => line.number < first), ...lines];
    if (this.hasListened) for (const line of lines) if (!this.hidden.includes(line.who)) live.tell(say("page-chat-heard", { name: line.name, text: line.text }));
    this.hasListened = true;
  }

  /** Take off the screen what was said by those whom the host has removed. */
  forget(removed: string[]): void {
    if (this.lines.some((line) => removed.includes(line.who))) this.lines = this.lines.filter((line) => !removed.includes(line.who));
  }

  /** Read somebody's chat no more, or again. */
  async hide(who: string, isHidden: boolean): Promise<void> {
    const answer = await this.at.tell({ type: "hide", who, is_hidden: isHidden });
    if (answer.type !== "done") return;
    const others = this.hidden.filter((one) => one !== who);
    this.hidden = isHidden ? [...others, who] : others;
  }
}
