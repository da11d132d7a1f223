/**
 * A view in plain words, as the fields say what they are: for the board of a game that draws none,
 * and for reading aloud. The terminal does the same in `cli/plain.py`; a test holds both to the same
 * words.
 */

import type { AxisInfo, FieldInfo, View } from "./wire";
import type { GameWords } from "./words.svelte";

export interface PlainRow {
  /** The field, in words. */
  label: string;
  isBySeat: boolean;
  /** One value, or one for each seat; empty where there is nothing. */
  values: string[];
}

const NOTHING_AT_ZERO = ["count", "flag"];
const DEPTHS: Record<FieldInfo["shape"], number> = { number: 0, numbers: 1, rows: 2, window: 1 };

/**
 * A view's fields in words, but for those that the table does not use, that nobody sees, that people
 * have to remember, or that hold nothing for anybody.
 */
export function plainRows(
  view: View,
  fields: FieldInfo[],
  options: Record<string, unknown>,
  words: GameWords,
  nameOf: (seat: number) => string,
): PlainRow[] {
  return fields
    .filter(({ when, unless, is_unsaid }) => !is_unsaid && !(when && !options[when]) && !(unless && options[unless]))
    .filter(({ name }) => (view[name] ?? null) !== null)
    .map((field) => {
      const reading = new Reading(field, view, words, nameOf);
      const isBySeat = field.by?.kind === "seat";
      const label = words.say(`field-${field.name.replaceAll("_", "-")}`);
      return { label, isBySeat, values: isBySeat ? reading.bySeat() : [reading.whole()] };
    })
    .filter(({ values }) => values.some(Boolean));
}

/** The rows as sentences: of the whole table, or of what belongs to one seat. Who has nothing is passed over. */
export function plainSentences(rows: PlainRow[], words: GameWords, nameOf: (seat: number) => string, of?: number | null): string[] {
  const sentence = (what: string, value: string) => `${words.say("plain-of", { what, value })}.`;
  if (of !== undefined)
    return rows.filter(({ isBySeat, values }) => isBySeat && of !== null && values[of]).map(({ label, values }) => sentence(label, values[of!]!));
  return rows.map(({ label, isBySeat, values }) => {
    const each = values.map((value, seat) => (value ? words.say("plain-of", { what: nameOf(seat), value }) : "")).filter(Boolean);
    return sentence(label, isBySeat ? each.join(words.say("plain-next")) : values[0]!);
  });
}

/** How the value of one field is read. */
class Reading {
  private value: any;
  private depth: number;

  constructor(
    private field: FieldInfo,
    private view: View,
    private words: GameWords,
    private nameOf: (seat: number) => string,
  ) {
    const value: any = view[field.name];
    this.value = field.shape === "window" ? value.at : value;
    this.depth = DEPTHS[field.shape];
  }

  bySeat(): string[] {
    const { each } = this.field;
    if (!each) return this.value.map((part: unknown) => this.read(part, this.depth - 1, null));
    const size = this.value.length / this.view.seats;
    return Array.from({ length: this.view.seats }, (_, seat) => this.read(this.value.slice(seat * size, (seat + 1) * size), this.depth, each));
  }

  whole(): string {
    return this.read(this.value, this.depth, this.field.by);
  }

  /** A number or a list of them, or what is seen in its place. */
  private read(part: any, depth: number, by: AxisInfo | null): string {
    const { words, field } = this;
    if (part === null) return words.say("hidden");
    if (depth === 0) return this.number(part);
    if (typeof part === "number") return part ? this.kindly("hidden", "hidden-things", { count: part }) : this.nothing();
    const members = (part as unknown[])
      .map((one, place) => ({ one, place }))
      .filter(({ one }) => by === null || !this.isNothing(one, depth - 1))
      .map(({ one, place }) => ({ place, said: this.read(one, depth - 1, null) }));
    if (!members.length) return this.nothing();
    if (!by?.kind) return this.listed(members.map(({ said }) => said), depth);
    const named = members.map(({ place, said }) => ({ what: words.value(by.kind, by.first + place, this.nameOf, "plain"), value: said }));
    if (field.kind === "flag") return named.map(({ what }) => what).join(", ");
    return named.map((one) => words.say("plain-of", one)).join(words.say("plain-next"));
  }

  private number(number: number): string {
    const { field } = this;
    if (field.backs.includes(number)) return this.kindly("back", "back", { [field.kind]: number });
    if (field.among) return this.said(this.view[field.among][number] ?? null);
    return this.said(number === field.none ? null : number);
  }

  private said(number: number | null): string {
    const { field, nameOf } = this;
    if (number === null || (field.kind === "seat-set" && number === 0)) return this.nothing();
    if (field.kind !== "seat-set") return this.words.value(field.kind, number + field.shift, nameOf, "plain");
    const seats = Array.from({ length: this.view.seats }, (_, seat) => seat).filter((seat) => (number >> seat) & 1);
    return seats.map(nameOf).join(", ");
  }

  private nothing(): string {
    const id = `none-${this.field.kind}`;
    return this.words.has(id) ? this.words.say(id) : "";
  }

  /** The game's word for its kind, or the word for all of them. */
  private kindly(word: string, common: string, values: Record<string, number>): string {
    const id = `${word}-${this.field.kind}`;
    return this.words.say(this.words.has(id) ? id : common, values);
  }

  /** Whether a member says so little that it is left out of a list by places. */
  private isNothing(one: any, depth: number): boolean {
    const isZeroNothing = depth > 0 || NOTHING_AT_ZERO.includes(this.field.kind);
    return one?.length === 0 || (isZeroNothing && one === 0) || (depth === 0 && one === this.field.none);
  }

  /** One after the other; the same thing several times in a row is said once. */
  private listed(texts: string[], depth: number): string {
    if (depth > 1) return texts.join(this.words.say("plain-next"));
    const runs: { text: string; times: number }[] = [];
    for (const text of texts) {
      const last = runs.at(-1);
      if (last?.text === text && !/^\d/.test(text)) last.times += 1;
      else runs.push({ text, times: 1 });
    }
    return runs.map(({ text, times }) => (times > 1 ? `${text}\u00a0×${times}` : text)).join(", ");
  }
}
