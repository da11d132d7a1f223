/** Sentences in the reader's language, from the Fluent files that terminal, server and page share. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameEvent } from "./board";
import { settings, type Language } from "./settings.svelte";
import type { Choice, GameSheet, Problem, View } from "./wire";

const files = import.meta.glob<string>("../../../src/ludotheque/locale/*.ftl", {
  query: "?raw",
  import: "default",
});

type Values = Record<string, unknown>;

/** What an event has besides the values of its sentence. */
const NOT_SAID = new Set(["number", "event", "article", "sees", "media"]);

/** One language's sentences: the shared ones, and a game's on top of them. */
export class Words {
  private bundle: FluentBundle;

  constructor(
    readonly language: Language,
    ...texts: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The sentence of that name; its name where there is none, so that a gap is seen and found. */
  say(id: string, values: Values = {}): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return id;
    const errors: Error[] = [];
    return this.bundle.formatPattern(message.value, values as Record<string, FluentVariable>, errors);
  }

  /** A message's attribute, where it has one. */
  attribute(id: string, name: string): string | null {
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern) : null;
  }

  /** Several names as one reads them aloud: "Anna, Ben and Chloé". */
  list(names: string[]): string {
    const language = this.language === "en" ? "en-GB" : this.language;
    return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
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

/** A sentence of the page in the reader's language. */
export function say(id: string, values?: Values): string {
  return current.words?.say(id, values) ?? "";
}

/** A game's words, and how what it tells is read aloud. */
export class GameWords extends Words {
  private kinds: Map<string, Map<string, string>>;

  constructor(language: Language, shared: string, own: string, sheet: GameSheet) {
    super(language, shared, own);
    this.kinds = new Map(
      sheet.happenings.map((one) => [one.name, new Map(one.numbers.map((number) => [number.name, number.kind]))]),
    );
  }

  /** What happened, in a sentence; empty for what the seat may not know. */
  event(event: GameEvent, nameOf: (seat: number) => string): string {
    if (event.event === undefined) return "";
    const kinds = this.kinds.get(event.event);
    const values: Values = {};
    for (const [name, value] of Object.entries(event)) {
      if (NOT_SAID.has(name)) continue;
      const kind = kinds?.get(name) ?? "number";
      if (kind === "seat") values[name] = nameOf(Number(value));
      else values[name] = kind === "number" ? value : this.say(`${kind}-${value}`);
    }
    return this.say(`event-${event.event}`, values);
  }

  /** A move, as a player would say it. */
  move(choice: Pick<Choice, "move" | "verb" | "data">): string {
    const id = `move-${choice.verb}`;
    return this.has(id) ? this.say(id, choice.data) : choice.move;
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
    return sayProblem(problem);
  }
}

/** Why something was not done, in the page's own words. */
export function sayProblem(problem: Pick<Problem, "code" | "variables">): string {
  const id = `page-problem-${problem.code}`;
  const values = { ...problem.variables };
  if (typeof values.seat === "number") values.seat += 1;
  return current.words?.has(id) ? say(id, values) : say("page-problem", { code: problem.code });
}
