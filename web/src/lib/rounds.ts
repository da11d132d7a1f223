/** The rounds of a game, as its log tells them. */

import { undone } from "./story";
import type { Entry } from "./wire";
import type { GameWords } from "./words.svelte";

export interface Rounds {
  /** What a round is called. */
  called: string;
  /** Each with the number of the entry that began it. */
  begun: { round: number; entry: number }[];
  /** The number of the last entry. */
  last: number;
}

/** So many rounds are numbered where there is little room. */
const MOST = 8;

/**
 * When each round began: that is told by an event that is named after the number it tells, which counts
 * from one on and is a field of the table, too. What was taken back began none.
 */
export function roundsOf(entries: Pick<Entry, "number" | "kind" | "text" | "events">[], words: GameWords): Rounds {
  const back = undone(entries);
  const found = new Map<string, Map<number, number>>();
  for (const { number, events } of entries) {
    for (const event of back.has(number) ? [] : events) {
      const name = event.event ?? "";
      const round = event[name];
      if (typeof round !== "number" || !words.has(`field-${name}`)) continue;
      if (!found.has(name)) found.set(name, new Map());
      found.get(name)!.set(round, number);
    }
  }
  const counts = ([, begun]: [string, Map<number, number>]) => [...begun.keys()].every((round, place) => round === place + 1);
  const [name, begun] = [...found].find(counts) ?? ["", new Map<number, number>()];
  return {
    called: name && words.say(`field-${name}`),
    begun: [...begun].map(([round, entry]) => ({ round, entry })),
    last: entries.at(-1)?.number ?? 0,
  };
}

/** Those of many that are numbered: each, or every second, fifth, tenth… of them. */
export function numbered<Begun extends { round: number }>(begun: Begun[]): Begun[] {
  const strides = [1, 2, 5, 10, 20, 50, 100, 200, 500];
  const stride = strides.find((one) => begun.length <= MOST * one) ?? 1000;
  return begun.filter(({ round }) => round % stride === 0);
}
