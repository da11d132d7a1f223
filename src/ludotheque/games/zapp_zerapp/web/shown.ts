/** What lies on the drawn table while events are told: the last calm view and what came since. */

import type { GameEvent } from "$lib/board";
import { HOME, START, type Ring, type ZappView } from "./ring";

export interface Shown {
  places: number[];
  left: number[];
  right: number[];
  put: number[];
  /** The barrels that are being shaken. */
  shaking: number[];
  /** By seat, the number turned up this turn; 0 before that. */
  stones: number[];
  /** Whose number was too high. */
  busted: boolean[];
  thrower: number;
  dice: number[];
  magic: number;
  turn: number;
  /** The rest is the moment of one event. */
  event: GameEvent | null;
  /** The apprentice that walks, by its place in `places`, and from where. */
  walker: number | null;
  from: number;
  banished: number | null;
}

/** The barrel that a seat is shaking, if it is in the middle of a shake; 0 otherwise. */
export function shakenBy(view: ZappView, seat: number): number {
  if (view.step !== "shake" || view.put[seat] || (view.choosing >> seat) & 1) return 0;
  const last = view.shaken[seat]?.at(-1) ?? 0;
  // What was seen before is not noted when it is shaken again.
  return last === view.left[seat] || last === view.right[seat] ? last : view.left[seat] || view.right[seat] || 0;
}

/** The table as the view has it. */
export function calm(view: ZappView): Shown {
  return {
    places: view.places,
    left: view.left,
    right: view.right,
    put: view.put,
    shaking: view.left.map((_, seat) => shakenBy(view, seat)).filter((barrel) => barrel > 0),
    stones: view.shown,
    busted: view.shown.map((stones) => stones > view.magic && view.magic > 0),
    thrower: view.thrower,
    dice: view.dice,
    magic: view.magic,
    turn: view.turn,
    event: null,
    walker: null,
    from: 0,
    banished: null,
  };
}

/** The table after one more event. */
export function tell(before: Shown, event: GameEvent, ring: Ring): Shown {
  const now: Shown = {
    ...before,
    places: [...before.places],
    left: [...before.left],
    right: [...before.right],
    put: [...before.put],
    stones: [...before.stones],
    busted: [...before.busted],
    shaking: [],
    event,
    walker: null,
    banished: null,
  };
  const seat = Number(event.seat);
  const barrel = Number(event.barrel);
  switch (event.event) {
    case "turn":
      clear(now);
      now.turn = Number(event.turn);
      now.thrower = Number(event.thrower);
      break;
    case "thrower":
      now.thrower = seat;
      break;
    case "thrown":
      if (now.dice.length === 2) clear(now);
      now.dice = [...now.dice, Number(event.pips)];
      break;
    case "magic":
      now.magic = Number(event.magic);
      break;
    case "taken":
      now[Number(event.hand) ? "right" : "left"][seat] = barrel;
      break;
    case "shaken":
    case "shaken-in-turn":
      now.shaking = [barrel];
      break;
    case "returned":
      letGo(now, barrel);
      break;
    case "put-down":
    case "handed-out":
      letGo(now, barrel);
      now.left[seat] = now.right[seat] = 0;
      now.put[seat] = barrel;
      break;
    case "shown":
      letGo(now, barrel);
      now.left[seat] = now.right[seat] = 0;
      now.put[seat] = barrel;
      now.stones[seat] = Number(event.stones);
      break;
    case "busted":
      now.busted[seat] = true;
      break;
    case "walked": {
      const from = Number(event.from);
      const walker = now.places.findIndex((place, one) => ring.owner(one) === seat && place === from);
      if (walker >= 0) now.places[walker] = Number(event.to);
      now.walker = walker;
      now.from = from;
      break;
    }
    case "banished": {
      const place = Number(event.place);
      now.places[at(now, ring, Number(event.victim), place)] = START;
      now.banished = place;
      break;
    }
    case "carried":
      now.places[at(now, ring, Number(event.owner), Number(event.from))] = Number(event.to);
      break;
    case "home":
    case "won":
      break;
  }
  return now;
}

/** An apprentice of a seat that stands on a place. */
function at(now: Shown, ring: Ring, seat: number, place: number): number {
  return now.places.findIndex((one, apprentice) => ring.owner(apprentice) === seat && one === place);
}

function letGo(now: Shown, barrel: number): void {
  for (const where of ["left", "right", "put"] as const) {
    now[where] = now[where].map((one) => (one === barrel ? 0 : one));
  }
}

/** A turn begins: the barrels are back, and nothing is thrown yet. */
function clear(now: Shown): void {
  now.left.fill(0);
  now.right.fill(0);
  now.put.fill(0);
  now.stones.fill(0);
  now.busted.fill(false);
  now.dice = [];
  now.magic = 0;
}

/** How many of a seat's apprentices are at home. */
export function homeOf(places: number[], ring: Ring, seat: number): number {
  return places.filter((place, apprentice) => place === HOME && ring.owner(apprentice) === seat).length;
}

/** What somebody turned up whose barrel is back in the heap. */
export function upturned(shown: Shown, seat: number): number {
  return shown.put[seat] ? 0 : shown.stones[seat]!;
}

/** Whether the barrel before somebody is an effective spell. */
export function hasSpell(shown: Shown, seat: number): boolean {
  return shown.stones[seat]! > 0 && !shown.busted[seat] && shown.put[seat]! > 0;
}
