/** The table as the mountain's parts read it, and what moves with an event. */

import type { GameEvent } from "$lib/board";
import { HOME, type Ring, type ZappView } from "./ring";

export interface Shown extends ZappView {
  /** The barrels that are being shaken. */
  shaking: number[];
  /** By seat, the number turned up this turn; 0 before that. */
  stones: number[];
  /** Whose number was too high. */
  busted: boolean[];
  event: GameEvent | null;
  /** The apprentice that walks, by its place in `places`, and from where. */
  walker: number | null;
  from: number;
  /** The stone from which somebody is banished. */
  banished: number | null;
}

/** The barrel that a seat is shaking, if it is in the middle of a shake; 0 otherwise. */
export function shakenBy(view: ZappView, seat: number): number {
  if (view.step !== "shake" || view.put[seat] || (view.choosing >> seat) & 1) return 0;
  const last = view.shaken[seat]?.at(-1) ?? 0;
  // What was seen before is not noted when it is shaken again.
  return last === view.left[seat] || last === view.right[seat] ? last : view.left[seat] || view.right[seat] || 0;
}

/** The table at an event, or when all is calm. */
export function shownAt(view: ZappView, before: ZappView = view, event: GameEvent | null = null): Shown {
  const stones = view.magic ? view.shown : view.shown.map(() => 0); // What was turned up last is over when dice are thrown.
  const isShake = event?.event === "shaken" || event?.event === "shaken-in-turn";
  const walker = event?.event === "walked" ? view.places.findIndex((place, one) => place !== before.places[one]) : -1;
  return {
    ...view,
    shaking: event ? (isShake ? [Number(event.barrel)] : []) : view.left.map((_, seat) => shakenBy(view, seat)).filter((barrel) => barrel > 0),
    stones,
    busted: stones.map((number, seat) => number > view.magic && !view.put[seat]),
    event,
    walker: walker < 0 ? null : walker,
    from: before.places[walker] ?? 0,
    banished: event?.event === "banished" ? Number(event.place) : null,
  };
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
  return shown.stones[seat]! > 0 && shown.stones[seat]! <= shown.magic && shown.put[seat]! > 0;
}
