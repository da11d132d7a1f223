/** How each game was begun last, kept on this device: what is offered first the next time. */

import { isOffered, optionAt } from "./options";
import type { GameInfo, Options } from "./wire";

export interface LastChoice {
  /** What was begun; a guided game counts once it was followed to its end. */
  how: "guide" | "bots" | "friends";
  /** So many sat at the table. */
  seats: number;
  /** How strong its bots were. */
  level: string;
  options: Options;
}

const KEPT_AS = "ludotheque.choices";

function all(): Record<string, Partial<LastChoice>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Partial<LastChoice>>) : {};
  } catch {
    return {};
  }
}

/** What was chosen last for a game, as far as the game still offers it; `null` for a newcomer to it. */
export function lastChoice(game: GameInfo): Partial<LastChoice> & Pick<LastChoice, "how"> | null {
  const { how, seats, level, options } = all()[game.name] ?? {};
  if (how !== "guide" && how !== "bots" && how !== "friends") return null;
  if (seats === undefined || !game.seats.includes(seats)) return { how };
  const still = game.options.filter((option) => {
    const value = options?.[option.name];
    return value !== undefined && isOffered(option, optionAt(option, seats), value);
  });
  return {
    how,
    seats,
    options: Object.fromEntries(still.map((option) => [option.name, options![option.name]!])),
    ...(level !== undefined && game.levels.includes(level) ? { level } : {}),
  };
}

/** Keep what was chosen for a game; what is not said stays as it was. */
export function noteChoice(game: string, choice: Partial<LastChoice>): void {
  const kept = all();
  kept[game] = { ...kept[game], ...choice };
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(kept));
  } catch {
    // Nothing is kept: the next time begins like the first.
  }
}

/** The guided game was followed to its end: a choice made before stays the last one. */
export function noteGuided(game: string): void {
  if (!all()[game]?.how) noteChoice(game, { how: "guide" });
}
