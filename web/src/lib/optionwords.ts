/** Options in words: what each is called, what it does, and what can be chosen. */

import { without } from "./faults";
import { loadGameWords, loadRules } from "./games";
import { settingOf } from "./options";
import type { Language } from "./settings.svelte";
import type { OptionInfo, Options, RuleBookInfo, Setting } from "./wire";
import { say, type GameWords } from "./words.svelte";

export class OptionWords {
  constructor(
    private words: GameWords | null,
    private book: RuleBookInfo | null,
  ) {}

  /** What it is called, with its unit; else as the rule book calls it. */
  name(option: OptionInfo): string {
    const id = `option-${option.name}`;
    if (this.words?.has(id)) return this.words.say(id);
    return this.book?.passages.find((passage) => passage.code === option.name)?.title ?? option.name;
  }

  /** What it does, in one line; empty where nobody has written that. */
  about(option: OptionInfo): string {
    const id = `option-${option.name}-about`;
    return this.words?.has(id) ? this.words.say(id) : "";
  }

  /** A setting of it. */
  setting(option: OptionInfo, value: Setting): string {
    if (typeof value === "boolean") return value ? say("page-yes") : say("page-no");
    const id = `option-${option.name}-${value}`;
    return this.words?.has(id) ? this.words.say(id) : String(value);
  }
}

/** The words of a game's options; without some of them where these cannot be had. */
export async function loadOptionWords(game: string, language: Language): Promise<OptionWords> {
  const [words, book] = await Promise.all([
    loadGameWords(game, language).catch(without("words", game)),
    loadRules(game, language).catch(without("words", game)),
  ]);
  return new OptionWords(words, book);
}

/** What another number of players has set otherwise, in a sentence; empty if nothing. */
export function sayReset(words: OptionWords, changed: OptionInfo[], chosen: Options, seats: number): string {
  if (!changed.length) return "";
  const settled = changed.map((option) =>
    say("page-option-now", { option: words.name(option), setting: words.setting(option, settingOf(option, chosen, seats)) }),
  );
  return say("page-options-reset", { count: seats, options: settled.join("; ") });
}
