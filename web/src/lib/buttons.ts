/** Which choices are buttons under the prompt, and in which order. */

import type { Choice } from "./wire";

/** So many examples stand before the list of all moves. */
const EXAMPLES = 2;

/** How wide a letter and the rest of a button are, in pixels, generously. */
const LETTER = 8.6;
const REST = 48;

const widthOf = (labels: string[]) => labels.reduce((width, label) => width + label.length * LETTER + REST, 0);

/** Whether buttons of these words stand in a row so wide, all in sight beside what stands there anyway; a single one may be long. */
export function isOneRow(labels: string[], room: number, beside: string[] = []): boolean {
  return labels.length < 2 || widthOf([...labels, ...beside]) <= room;
}

/** Of some choices as many as are in sight in a row beside what stands there anyway; what lets things be always is. */
export function fitting(choices: Choice[], words: (choice: Choice) => string, beside: string[], room: number): Choice[] {
  const last = choices.findLastIndex((one) => !one.is_passive);
  if (last < 0 || widthOf([...choices.map(words), ...beside]) <= room) return choices;
  return fitting(choices.toSpliced(last, 1), words, beside, room);
}

/** What does something stands before what lets things be. */
export function passiveLast(choices: Choice[]): Choice[] {
  return [...choices.filter((one) => !one.is_passive), ...choices.filter((one) => one.is_passive)];
}

/**
 * Of many choices, those that are buttons too: one that lets things be is among them, since no board
 * shows it. One of several alike is none: it would look like advice.
 */
export function examplesOf(choices: Choice[]): Choice[] {
  const isAlone = ({ verb }: Choice) => choices.filter((one) => one.verb === verb).length === 1;
  const passive = choices.filter((one) => one.is_passive).slice(0, 1);
  const active = choices.filter((one) => !one.is_passive && isAlone(one)).slice(0, EXAMPLES - passive.length);
  return [...active, ...passive];
}
