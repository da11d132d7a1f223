/** The table as the map, the ledger and the ear read it, and the phase in which an event is told. */

import type { GameEvent } from "$lib/board";
import { discsInHand, florins, type PfeffersaeckeView } from "./view";

export interface Shown extends PfeffersaeckeView {
  /** The phase that is being played: 1 to 6, 0 before the first turn and after the last. */
  phase: number;
  /** By seat: the numbers of one's own discs, and how many there are. */
  held: { numbers: number[] | null; count: number }[];
  /** By seat, where it is known. */
  florins: (number | null)[];
}

const PHASES: Record<string, number> = { place: 1, extend: 2, income: 3, open: 5 };
const TOLD_IN: Record<string, number> = {
  "disc-placed": 1,
  extended: 2,
  "fee-paid": 2,
  "city-income": 3,
  "base-income": 4,
  "income-doubled": 4,
  "city-opened": 5,
  "village-opened": 5,
  majority: 6,
  filled: 6,
  regions: 0,
  fortune: 0,
};

/** The table at an event, or when all is calm. */
export function shownAt(view: PfeffersaeckeView, event: GameEvent | null): Shown {
  const told = event?.event === "phase-passed" ? Number(event.phase) : TOLD_IN[event?.event ?? ""];
  return {
    ...view,
    phase: told ?? PHASES[view.step] ?? 0,
    held: view.hands.map((hand) => ({ numbers: typeof hand === "number" ? null : hand, count: discsInHand(hand) })),
    florins: florins(view),
  };
}
