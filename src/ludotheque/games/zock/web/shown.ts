/** What lies on the drawn table while events are told: the last calm view and what came since. */

import type { GameEvent } from "$lib/board";
import { HOUSE, KING, OFF, type Ring, type ZockView } from "./ring";

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
  /** Who throws next, or has just thrown. */
  thrower: number;
  loser: number | null;
}

export interface Shown {
  places: number[];
  money: number[];
  debt: number[];
  bank: number;
  turn: number;
  round: number;
  /** The throw of this turn, 0 before it. */
  die: number;
  /** What the die on the table shows; it lies as it fell. */
  face: number;
  /** The step to which the disc is turned: the same for all four arrows. */
  disc: number;
  /** Whose arrow was turned to a pawn last. */
  arrow: number | null;
  duel: Duel | null;
  /** The rest is the moment of one event. */
  event: GameEvent | null;
  flights: Flight[];
  /** The pawn that walks, by its place in `places`, and over how many squares. */
  walker: number | null;
  stride: number;
  /** The square that is struck, hit or fought over. */
  spot: number | null;
}

/** The table as the view has it; die and disc lie as they were left. */
export function calm(view: ZockView, before: Shown | null): Shown {
  const isDuel = view.challenger >= 0;
  return {
    places: view.places,
    money: view.money,
    debt: view.debt,
    bank: view.bank,
    turn: view.turn,
    round: view.round,
    die: view.die,
    face: view.die || (before?.face ?? 6),
    disc: before?.disc ?? 1,
    arrow: before?.arrow ?? null,
    duel: isDuel
      ? { rivals: [view.challenger, view.challenged], pips: [0, 0], thrower: view.thrower, loser: null }
      : null,
    event: null,
    flights: [],
    walker: null,
    stride: 0,
    spot: null,
  };
}

/** The table after one more event. */
export function tell(before: Shown, event: GameEvent, ring: Ring): Shown {
  const now: Shown = {
    ...before,
    places: [...before.places],
    money: [...before.money],
    debt: [...before.debt],
    event,
    flights: [],
    walker: null,
    stride: 0,
    spot: null,
  };
  const seat = Number(event.seat);
  const sum = Number(event.sum);
  if (event.event !== "thrown-in-challenge" && event.event !== "challenge-won") now.duel = null;
  switch (event.event) {
    case "thrown":
      now.turn = seat;
      now.die = now.face = Number(event.pips);
      break;
    case "came-out":
    case "walked": {
      const to = ring.step(seat, Number(event.to));
      const from = event.event === "walked" ? ring.step(seat, Number(event.from)) : HOUSE;
      const pawn = find(now.places, seat, Number(event.piece), from);
      now.stride = from === HOUSE ? to : (to - from + ring.squares) % ring.squares;
      now.places[pawn] = to;
      now.walker = pawn;
      now.turn = seat;
      break;
    }
    case "cashed": {
      const square = Number(event.square);
      sendHome(now, seat, square, ring);
      now.disc = ring.step(seat, square);
      now.arrow = seat;
      now.spot = square;
      pay(now, BANK, seat, sum);
      break;
    }
    case "struck": {
      const square = Number(event.from);
      now.places[find(now.places, seat, Number(event.piece), ring.step(seat, square))] = HOUSE;
      now.spot = square;
      break;
    }
    case "hit": {
      const victim = Number(event.victim);
      now.spot = Number(event.square);
      sendHome(now, victim, now.spot, ring);
      pay(now, victim, seat, Math.min(Number(event.fine), now.money[victim]));
      break;
    }
    case "challenged":
      now.spot = Number(event.square);
      now.duel = { rivals: [seat, Number(event.victim)], pips: [0, 0], thrower: Number(event.victim), loser: null };
      break;
    case "thrown-in-challenge":
      if (now.duel) {
        const pips: [number, number] = [...now.duel.pips];
        pips[now.duel.rivals.indexOf(seat)] = Number(event.pips);
        now.duel = { ...now.duel, pips, thrower: seat };
      }
      break;
    case "challenge-won": {
      const loser = Number(event.loser);
      const square = ring.square(loser, now.places[3 * loser]);
      if (now.duel?.rivals[0] === loser) now.places[3 * loser] = HOUSE;
      else sendHome(now, loser, square, ring);
      if (now.duel) now.duel = { ...now.duel, loser };
      pay(now, loser, seat, sum);
      break;
    }
    case "borrowed":
      // A loan covers what is missing of the fine, so it goes on to whoever hit.
      now.debt[seat] += sum;
      pay(now, BANK, now.turn, sum);
      break;
    case "repaid":
      now.debt[seat] -= sum;
      pay(now, seat, BANK, sum);
      break;
    case "ruined":
      now.places.fill(OFF, 3 * seat, 3 * seat + 3);
      now.debt[seat] = 0;
      break;
    case "round":
      now.round = Number(event.round);
      break;
  }
  return now;
}

/** A seat's king, or one of its pawns, that stands at a step. */
export function find(places: number[], seat: number, piece: number, step: number): number {
  const king = 3 * seat;
  if (piece === KING) return king;
  return places[king + 1] === step ? king + 1 : king + 2;
}

function sendHome(now: Shown, seat: number, square: number, ring: Ring): void {
  const step = ring.step(seat, square);
  for (let pawn = 3 * seat; pawn < 3 * seat + 3; pawn++) {
    if (now.places[pawn] === step) now.places[pawn] = HOUSE;
  }
}

function pay(now: Shown, from: number, to: number, sum: number): void {
  if (from === BANK) now.bank -= sum;
  else now.money[from] -= sum;
  if (to === BANK) now.bank += sum;
  else now.money[to] += sum;
  if (sum > 0) now.flights = [{ from, to, sum }];
}
