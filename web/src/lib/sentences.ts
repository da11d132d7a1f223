/** Sentences that boards make of moves. */

import type { BoardProps, Move } from "./board";

export type Say = BoardProps["say"];

/** The verb of a move's line. */
export function verbOf(move: Move): string {
  return move.move.split(" ")[0];
}

/** What one would do, as a sentence; nothing where there is no move. */
export function moveWords(say: Say, move: Move | undefined): string {
  if (!move) return "";
  const { move: _line, preview: _events, amount: _sum, ...parts } = move;
  return `${say(`move-${verbOf(move)}`, parts)}.`;
}
