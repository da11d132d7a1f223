/** Sentences in the reader's language, from the Fluent files that terminal, server and page share. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameEvent } from "./board";
import { tellFault } from "./faults";
import { polish } from "./french";
import { type Language, localeOf, settings } from "./settings.svelte";
import type { BoardValue, Choice, FaultInfo, FieldInfo, GameSheet, HappeningInfo, Problem, View } from "./wire";

const files = import.meta.glob<string>("../../../src/ludotheque/locale/*.ftl", {
  query: "?raw",
  import: "default",
});

type Values = Record<string, unknown>;

/** What an event has besides the values of its sentence. */
export const NOT_SAID = new Set(["number", "event", "article", "sees", "media"]);

/** One language's sentences: the shared ones, and a game's on top of them. */
export class Words {
  /** The game whose words these are; empty for the shared ones. */
  protected game = "";
  private bundle: FluentBundle;

  constructor(
    readonly language: Language,
    ...texts: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string, form = ""): boolean {
    return form ? this.bundle.getMessage(id)?.attributes[form] !== undefined : this.bundle.hasMessage(id);
  }

  /** Whether a sentence, or another form of it, has a place for a value. */
  uses(id: string, value: string, form = ""): boolean {
    const message = this.bundle.getMessage(id);
    return JSON.stringify((form ? message?.attributes[form] : message?.value) ?? "").includes(`"name":"${value}"`);
  }

  /** The sentence of that name, in another form where it has that; where there is none, the gap is told. */
  say(id: string, values: Values = {}, form = ""): string {
    const message = this.bundle.getMessage(id);
    const pattern = message?.attributes[form] ?? message?.value;
    if (!pattern) {
      tellFault("words", this.game, `no sentence ${id}`);
      return id;
    }
    const errors: Error[] = [];
    const sentence = this.bundle.formatPattern(pattern, values as Record<string, FluentVariable>, errors);
    for (const error of errors) tellFault("words", this.game, `${id}: ${error}`);
    return this.language === "fr" ? polish(sentence) : sentence;
  }

  /** Several names as one reads them aloud: "Anna, Ben and Chloé". */
  list(names: string[]): string {
    return new Intl.ListFormat(localeOf(this.language), { type: "conjunction" }).format(names);
  }
}

class Current {
  words: Words | null = $state.raw(null);
}
const current = new Current();

/** Load the shared words of the reader's language; before that there is nothing to say. */
export async function loadWords(): Promise<void> {
  const language = settings.language;
  const words = new Words(language, await sharedWords(language));
  if (settings.language === language) current.words = words;
}

/** The text of the shared words of a language. */
export async function sharedWords(language: Language): Promise<string> {
  const load = files[`../../../src/ludotheque/locale/${language}.ftl`];
  return load ? await load() : "";
}

/** The shared words, once they are loaded. */
export function words(): Words | null {
  return current.words;
}

/** A sentence of the page in the reader's language, in another form where it has that. */
export function say(id: string, values?: Values, form?: string): string {
  return current.words?.say(id, values, form) ?? "";
}

/** A score as it stands in a list: below zero with the minus that the board has, not a hyphen. */
export function sayScore(score: number): string {
  return say("page-score", { score }).replace("-", "−");
}

/** Whether an event is of that seat's doing. */
const isOf = (seat: number | null, event: GameEvent) => seat !== null && event.seat === seat;

/** A game's words, and how what it tells is read aloud. */
export class GameWords extends Words {
  private kinds: Map<string, Map<string, string>>;
  private madeOfTwo: Map<string, FieldInfo>;
  /** By its name, an event that is not told again once another one has come. */
  private fading: Map<string, HappeningInfo>;

  constructor(language: Language, shared: string, own: string, sheet: GameSheet) {
    super(language, shared, own);
    this.game = sheet.name;
    this.fading = new Map(sheet.happenings.filter((one) => one.fades_with).map((one) => [one.name, one]));
    this.madeOfTwo = new Map(sheet.fields.filter((field) => field.parts.length).map((field) => [field.kind, field]));
    this.kinds = new Map(
      sheet.happenings.map((one) => [one.name, new Map(one.numbers.map((number) => [number.name, number.kind]))]),
    );
  }

  /** The event after which one of that name is not told again under those options; `undefined` where it always is. */
  fadesAt(event: string | undefined, options: Record<string, unknown>): string | undefined {
    const fading = event === undefined ? undefined : this.fading.get(event);
    return fading && options[fading.fades_with] ? fading.fades_at : undefined;
  }

  /**
   * What happened, in a sentence; empty for what the seat may not know. What the reader's own seat
   * does is told in the form `you`, where there is one; `own` is `null` where nobody or several read.
   */
  event(event: GameEvent, nameOf: (seat: number) => string, own: number | null = null): string {
    if (event.event === undefined) return "";
    return this.say(`event-${event.event}`, this.told(event, nameOf), isOf(own, event) ? "you" : "");
  }

  /**
   * The same in few words, after what was told just before: in the form `on` as more of what a seat
   * does, in the form `too` as what another one does as well. Empty where it has no such form, or one
   * that would tell readers their own name.
   */
  more(event: GameEvent, form: "on" | "too", nameOf: (seat: number) => string, own: number | null = null): string {
    const id = `event-${event.event}`;
    if (!this.has(id, form) || (isOf(own, event) && this.uses(id, "seat", form))) return "";
    return this.say(id, this.told(event, nameOf), form);
  }

  /** The same at the beginning of much: as short as `event-<name>-brief`, where that is there for others than the reader. */
  brief(event: GameEvent, nameOf: (seat: number) => string, own: number | null = null): string {
    const id = `event-${event.event}-brief`;
    const isShort = !isOf(own, event) && this.has(id);
    return (isShort && this.say(id, this.told(event, nameOf))) || this.event(event, nameOf, own);
  }

  /** What an event tells, as it stands in sentences. */
  private told(event: GameEvent, nameOf: (seat: number) => string): Values {
    const kinds = this.kinds.get(event.event ?? "");
    const values: Values = {};
    for (const [name, value] of Object.entries(event)) {
      if (NOT_SAID.has(name)) continue;
      const kind = kinds?.get(name) ?? "number";
      values[name] = kind === "number" ? value : this.value(kind, Number(value), nameOf);
    }
    return values;
  }

  /** Whether events of a kind can be told together. */
  canFold(event: GameEvent): boolean {
    return event.event !== undefined && this.has(`event-${event.event}-many`);
  }

  /**
   * What events have in common that are told together: their kind, and their seat where they tell more
   * than that. What can be heard is put together where it is all the same but for its sound.
   */
  sortOf(event: GameEvent): string {
    const names = [...(this.kinds.get(event.event ?? "")?.keys() ?? [])];
    if (event.media) return [event.event, ...names.map((name) => event[name])].join(" ");
    return names[0] === "seat" && names.length > 1 ? `${event.event} ${event.seat}` : `${event.event}`;
  }

  /**
   * Several events of one kind in one sentence, `event-<name>-many`: how many they are (`$count`), and
   * under the name of each number what they told, one after the other; what is the same throughout
   * stands there once, if the sentence says how many they are. `$seats` is how many different seats they name. What only the reader's own
   * seat did is told in the form `you`.
   */
  events(events: GameEvent[], nameOf: (seat: number) => string, own: number | null = null): string {
    const kinds = this.kinds.get(events[0]!.event ?? "") ?? new Map<string, string>();
    const id = `event-${events[0]!.event}-many`;
    const isCounted = this.uses(id, "count");
    const values: Values = { count: events.length };
    for (const [name, told] of kinds) {
      const numbers = events.map((event) => Number(event[name]));
      const different = [...new Set(numbers)];
      if (name === "seat") values.seats = different.length;
      const kind = told === "number" && this.has(`value-${name}`) ? name : told;
      const said = name === "seat" || (isCounted && different.length === 1) ? different : numbers;
      values[name] = said.map((one) => (kind === "number" ? String(one) : this.value(kind, one, nameOf))).join(", ");
    }
    const form = events.every((event) => isOf(own, event)) ? "you" : "";
    return this.say(id, values, form);
  }

  /**
   * What a number of a kind stands for: a seat by name, others by `<kind>-<number>`, or by
   * `value-<kind>` where they are not named one by one. Alone, and not in a sentence, it is said in
   * the form `plain`, where it has one.
   */
  value(kind: string, number: number, nameOf: (seat: number) => string, form = ""): string {
    if (kind === "seat") return nameOf(number);
    if (this.has(`${kind}-${number}`)) return this.say(`${kind}-${number}`, {}, form);
    const values: Values = { [kind]: number };
    const whole = this.madeOfTwo.get(kind);
    if (whole) {
      const [first, second] = whole.parts as [string, string];
      values[first] = this.value(first, Math.floor(number / whole.span), nameOf, form);
      values[second] = this.value(second, number % whole.span, nameOf, form);
    }
    return this.say(`value-${kind}`, values, form);
  }

  /** A move, as a player would say it, with what it costs or brings where that is known. */
  move(choice: Pick<Choice, "move" | "verb" | "data" | "amount">): string {
    const { verb, data, amount = null } = choice;
    const id = `move-${verb}`;
    if (!this.has(id)) return choice.move;
    return amount === null ? this.say(id, data) : this.say(id, { ...data, amount }, "amount");
  }

  /** A move of which only the line is known: one of a single word has a sentence without parts. */
  line(text: string): string {
    return this.has(`move-${text}`) ? this.say(`move-${text}`) : text;
  }

  /** What a step asks, with the numbers that lie on the table. */
  step(step: string, view: View): string {
    const numbers = Object.fromEntries(Object.entries(view).filter(([, value]) => typeof value === "number"));
    return this.has(`step-${step}`) ? this.say(`step-${step}`, numbers) : say("page-your-turn");
  }

  /** Why something was not done. */
  problem(problem: Problem): string {
    if (problem.code === "refused" && this.has(`refused-${problem.reason}`))
      return this.say(`refused-${problem.reason}`, problem.variables);
    if (problem.code === "bad-option") {
      const { option, allowed } = problem.variables;
      const called = this.has(`option-${option}`) ? this.say(`option-${option}`) : option;
      const choices = String(allowed).split(", ").map((one) => (this.has(`option-${option}-${one}`) ? this.say(`option-${option}-${one}`) : one));
      return say("page-problem-bad-option", { ...problem.variables, option: called, allowed: choices.join(", ") });
    }
    if (problem.code === "bad-board") {
      const { frame, line, value: name, ...given } = problem.variables;
      return this.fault({ frame, line, name, code: problem.reason, given } as FaultInfo, say("page-board-file"));
    }
    return sayProblem(problem);
  }

  /** What is wrong with a board file, in a sentence with its line. */
  fault(fault: FaultInfo, file: string): string {
    const values = { ...fault.given, name: fault.name, line: String(fault.line), file };
    const what = this.say(`box-${fault.code}`, values);
    return this.say(`box-fault-${fault.frame}`, { ...values, what });
  }

  /** What a value of a board file is called. */
  boardValue(value: Pick<BoardValue, "name" | "which" | "id">): string {
    const name = value.name.replaceAll("_", "-");
    const called = `box-${name}-${value.id}`;
    const which = value.id && this.has(called) ? this.say(called) : value.which;
    const id = `box-label-${name}`;
    return this.has(id) ? this.say(id, { which }) : [value.name, which].join(" ").trim();
  }

  /** What a part of a value is called, where it has several. */
  boardPart(key: string): string {
    return this.has(`box-key-${key}`) ? this.say(`box-key-${key}`) : key;
  }
}

/** Why something was not done, in the page's own words. */
export function sayProblem(problem: Pick<Problem, "code" | "variables"> & Partial<Pick<Problem, "reason">>): string {
  const id = `page-problem-${problem.code}`;
  const values: Problem["variables"] = { reason: problem.reason ?? "", ...problem.variables };
  if (typeof values.seat === "number") values.seat += 1;
  return current.words?.has(id) ? say(id, values) : say("page-problem", { code: problem.code });
}
