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

/** How wide a letter and the rest of a button are where its words stand below each other, and how many lines have room. */
const SMALL_LETTER = 7.4;
const SMALL_REST = 22;
const LINES = 3;
const SIGN = 44;
const GAP = 8;

/** In how many lines words stand in columns of so many letters. */
function linesOf(words: string[], columns: number): number {
  let [lines, at] = [1, 0];
  for (const { length } of words) {
    if (at && at + 1 + length > columns) {
      lines++;
      at = length;
    } else at += (at && 1) + length;
  }
  return lines;
}

/** So many columns a label takes at least, in as many lines as there is room for. */
function columnsOf(label: string): number {
  const words = label.split(/\s+/);
  let columns = Math.max(...words.map(({ length }) => length));
  while (linesOf(words, columns) > LINES) columns++;
  return columns;
}

/** Whether buttons of these words are read whole in a row so wide, beside so many signs, with their words in lines of small letters. */
export function canWrap(labels: string[], room: number, signs: number): boolean {
  const width = labels.reduce((sum, label) => sum + Math.max(SIGN, columnsOf(label) * SMALL_LETTER + SMALL_REST), 0);
  return width + signs * SIGN + (labels.length + signs - 1) * GAP <= room;
}

/** Whether each of them is read whole in a row of its own, in lines of small letters. */
export function canStack(labels: string[], room: number): boolean {
  return labels.every((label) => columnsOf(label) * SMALL_LETTER + SMALL_REST <= room);
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
