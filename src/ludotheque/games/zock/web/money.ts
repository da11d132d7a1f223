/** Zock's paper money: which notes make up a sum. */

export const NOTES = [5_000, 1_000, 500] as const;

/** A sum in notes, the largest first, with some small change kept, as at the start (ZO-2). */
export function inNotes(sum: number): number[] {
  if (sum <= 0) return [];
  const fives = Math.max(0, Math.floor((sum - 1_000) / 5_000));
  const rest = sum - 5_000 * fives;
  const thousands = rest % 1_000 || rest === 0 ? Math.floor(rest / 1_000) : rest / 1_000 - 1;
  const halves = (rest - 1_000 * thousands) / 500;
  return [...Array<number>(fives).fill(5_000), ...Array<number>(thousands).fill(1_000), ...Array<number>(halves).fill(500)];
}
