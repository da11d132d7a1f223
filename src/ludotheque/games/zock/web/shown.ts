/** What moves while an event is shown, from the table before it to the table after it; and what lies as it was left. */

import type { GameEvent } from "$lib/board";
import type { Ring, ZockView } from "./ring";

/** The bank, where a purse could be named. */
export const BANK = -1;

/** Money on its way from one purse to another, or from or to the bank. */
export interface Flight {
  from: number;
  to: number;
  sum: number;
}

/** A challenge: the two rivals, and what each has thrown last (0 before that). */
export interface Duel {
  rivals: [number, number];
  pips: [number, number];
  loser: number | null;
}

export interface Shown {
  event: GameEvent | null;
  /** What the die on the table shows; it lies as it fell. */
  face: number;
  /** The step to which the disc is turned, the same for all four arrows, and whose arrow was turned to a pawn last. */
  disc: number;
  arrow: number | null;
  duel: Duel | null;
  /** The rest is the moment of one event. */
  flights: Flight[];
  /** The pawn that walks, by its place in `places`, and over how many squares. */
  walker: number | null;
  stride: number;
  /** The square that is struck, hit or fought over. */
  spot: number | null;
}

/** All is calm; die, disc and the dice of a challenge lie as they were left. */
export function calm(view: ZockView, left: Shown | null): Shown {
  return {
    event: null,
    face: view.die || (left?.face ?? 6),
    disc: left?.disc ?? 1,
    arrow: left?.arrow ?? null,
    duel: view.challenger < 0 ? null : { rivals: [view.challenger, view.challenged], pips: left?.duel?.pips ?? [0, 0], loser: null },
    flights: [],
    walker: null,
    stride: 0,
    spot: null,
  };
}

/** What an event sets in motion between two views. */
export function tell(left: Shown, event: GameEvent, before: ZockView, view: ZockView, ring: Ring): Shown {
  const now: Shown = { ...calm(view, left), event };
  const seat = Number(event.seat);
  const pay = (from: number, to: number) => {
    const sum = to === BANK ? view.bank - before.bank : view.money[to]! - before.money[to]!;
    if (sum > 0) now.flights = [{ from, to, sum }];
  };
  switch (event.event) {
    case "came-out":
    case "walked": {
      const walker = view.places.findIndex((place, pawn) => place !== before.places[pawn]);
      if (walker < 0) break;
      now.walker = walker;
      now.stride = (view.places[walker]! - before.places[walker]! + ring.squares) % ring.squares;
      break;
    }
    case "cashed":
      now.spot = Number(event.square);
      now.disc = ring.step(seat, now.spot);
      now.arrow = seat;
      pay(BANK, seat);
      break;
    case "struck":
      now.spot = Number(event.from);
      break;
    case "hit":
      now.spot = Number(event.square);
      pay(Number(event.victim), seat);
      break;
    case "challenged":
      now.spot = Number(event.square);
      break;
    case "thrown-in-challenge":
      if (now.duel) now.duel.pips = now.duel.pips.map((pips, place) => (now.duel!.rivals[place] === seat ? Number(event.pips) : pips)) as [number, number];
      break;
    case "challenge-won": {
      const loser = Number(event.loser);
      if (left.duel) now.duel = { ...left.duel, loser };
      pay(loser, seat);
      break;
    }
    case "borrowed":
      // A loan covers what is missing of the fine, so it goes on to whoever hit.
      pay(BANK, view.turn);
      break;
    case "repaid":
      pay(seat, BANK);
      break;
  }
  return now;
}
