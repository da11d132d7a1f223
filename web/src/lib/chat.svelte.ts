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

/** A line as the reader sees it. */
export interface Said extends ChatLine {
  /** Whether a spectator said it while those who play could not hear it. */
  isApart: boolean;
}

const since = (lines: ChatLine[]) => (lines.length ? lines[lines.length - 1]!.number + 1 : 0);
const withNew = (known: ChatLine[], lines: ChatLine[]) =>
  lines.length ? [...known.filter((line) => line.number < lines[0]!.number), ...lines] : known;

export class Chat {
  private chat: ChatLine[] = $state.raw([]);
  /** What spectators said among themselves while the game ran. */
  private gallery: ChatLine[] = $state.raw([]);
  /** Both together, as they were said. */
  lines: Said[] = $derived(
    [
      ...this.chat.map((line) => ({ ...line, isApart: false })),
      ...this.gallery.map((line) => ({ ...line, isApart: true })),
    ].sort((one, other) => one.at - other.at),
  );
  /** Those whose chat the reader does not want to read. */
  hidden: string[] = $state.raw([]);
  /** What was said, without what the reader does not want to read. */
  spoken: Said[] = $derived(this.lines.filter((line) => !this.hidden.includes(line.who)));
  /** How much of that the reader has seen, or found said already. */
  private seen = $state(0);
  /** How many lines have come since. */
  unread: number = $derived(Math.max(0, this.spoken.length - this.seen));
  /** Whether what was said before the reader came has been heard. */
  private hasListened = false;

  constructor(private at: Host) {}

  /** The number of the first line that is missing. */
  get since(): number {
    return since(this.chat);
  }

  /** The same of what spectators say among themselves. */
  get gallerySince(): number {
    return since(this.gallery);
  }

  /** Ask the server whom the reader does not want to read. */
  async open(): Promise<void> {
    this.hidden = (await get<HiddenPeople>(`/api/tables/${encodeURIComponent(this.at.id)}/hidden`)).who;
  }

  /** Take in what is said; only what was said since the reader came is told aloud. */
  hear(lines: ChatLine[], gallery: ChatLine[]): void {
    this.chat = withNew(this.chat, lines);
    this.gallery = withNew(this.gallery, gallery);
    // What comes from the gallery all at once, after the end, is read and not told.
    if (this.hasListened)
      for (const line of [...lines, ...(gallery.length > 1 ? [] : gallery)])
        if (!this.hidden.includes(line.who)) live.tell(say("page-chat-heard", { name: line.name, text: line.text }));
    if (!this.hasListened) this.see();
    this.hasListened = true;
  }

  /** The reader sees what was said. */
  see(): void {
    this.seen = this.spoken.length;
  }

  /** Take off the screen what was said by those whom the host has removed. */
  forget(removed: string[]): void {
    const isGone = (line: ChatLine) => removed.includes(line.who);
    if (this.chat.some(isGone)) this.chat = this.chat.filter((line) => !isGone(line));
    if (this.gallery.some(isGone)) this.gallery = this.gallery.filter((line) => !isGone(line));
  }

  /** Those whom the reader has blocked from here. */
  blocked: string[] = $state.raw([]);

  /** Meet and read somebody no more, anywhere; or again. */
  async block(who: string, isBlocked: boolean): Promise<void> {
    const answer = await this.at.tell({ type: "block", who, is_blocked: isBlocked });
    if (answer.type !== "done") return;
    const without = (known: string[]) => known.filter((one) => one !== who);
    this.blocked = isBlocked ? [...without(this.blocked), who] : without(this.blocked);
    this.hidden = isBlocked ? [...without(this.hidden), who] : without(this.hidden);
  }

  /** Read somebody's chat no more, or again. */
  async hide(who: string, isHidden: boolean): Promise<void> {
    const answer = await this.at.tell({ type: "hide", who, is_hidden: isHidden });
    if (answer.type !== "done") return;
    const others = this.hidden.filter((one) => one !== who);
    this.hidden = isHidden ? [...others, who] : others;
  }
}
