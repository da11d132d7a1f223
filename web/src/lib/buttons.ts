/** Which choices are buttons under the prompt, and in which order. */

import type { Choice } from "./wire";

/** So many examples stand before the list of all moves. */
const EXAMPLES = 2;

/** How wide a letter and the rest of a button are, in pixels, generously. */
const LETTER = 8.6;
const REST = 36;

/** Whether buttons of these words stand in a row so wide, all in sight; a single one may be long. */
export function isOneRow(labels: string[], room: number): boolean {
  return labels.length < 2 || labels.reduce((width, label) => width + label.length * LETTER + REST, 0) <= room;
}

/** What does something stands before what lets things be. */
export function passiveLast(choices: Choice[]): Choice[] {
  return [...choices.filter((one) => !one.is_passive), ...choices.filter((one) => one.is_passive)];
}

/** Of many choices, those that are buttons too: one that lets things be is among them, since no board shows it. */
export function examplesOf(choices: Choice[]): Choice[] {
  const passive = choices.filter((one) => one.is_passive).slice(0, 1);
  const active = choices.filter((one) => !one.is_passive).slice(0, EXAMPLES - passive.length);
  return [...active, ...passive];
}
