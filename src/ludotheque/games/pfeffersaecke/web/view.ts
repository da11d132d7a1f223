/** What the server sends of a table of Pfeffersäcke. */

export interface PfeffersaeckeView {
  step: "found" | "place" | "extend" | "income" | "open" | "over" | string;
  starter: number;
  turn: number;
  round: number;
  /** One's own discs; of the others only how many. */
  hands: (number[] | number)[];
  placed: number[][];
  discs: number[];
  posts: number[][];
  centre: number[];
  stock: number[];
  village_counter: number;
  /** Empty where money is hidden. */
  money: number[];
  purses: (number | null)[];
  conducts: number[];
  has_used_conduct: number;
  opened_at: number;
  idle_turns: number;
  influence: number[];
  won: number[][];
  /** Whether the end has come and the round is being played out. */
  is_last_round: number;
}

export const NOT_YET = 0;
export const LIES = 1;
export const GONE = 2;
export const COVERED = 3;

/** What everybody has, where that is known. */
export function florins(view: PfeffersaeckeView): (number | null)[] {
  return view.money.length ? view.money : view.purses;
}

export function discsInHand(hand: number[] | number): number {
  return typeof hand === "number" ? hand : hand.length;
}
