/** The board in words, for those who hear it. */

import type { Person } from "$lib/board";
import type { Say } from "$lib/sentences";
import { HOUSE, OFF, type Ring } from "./ring";

/** What stands on a square: whose it is, whether their king is there, and how many pawns. */
export interface Standing {
  seat: number;
  hasKing: boolean;
  pawns: number;
}

/** Who stands on a square, if anybody. Only one colour ever does. */
export function standing(places: number[], ring: Ring, square: number): Standing | null {
  for (let seat = 0; 3 * seat < places.length; seat++) {
    const step = ring.step(seat, square);
    const [king, ...pawns] = places.slice(3 * seat, 3 * seat + 3).map((place) => place === step);
    const count = pawns.filter(Boolean).length;
    if (king || count) return { seat, hasKing: king, pawns: count };
  }
  return null;
}

/** How many times the window's sum is paid for it: a king counts three times. */
export function shares(there: Standing): number {
  return there.pawns + (there.hasKing ? 3 : 0);
}

/** A square, what stands on it and what it pays. */
export function squareWords(
  say: Say,
  ring: Ring,
  people: Person[],
  places: number[],
  square: number,
  me: number | null,
): string {
  const words: string[] = [];
  const exit = ring.exits.indexOf(square);
  words.push(exit < 0 ? say("board-square", { square }) : say("board-square-exit", { square, name: people[exit].name }));
  const there = standing(places, ring, square);
  if (there) {
    const values = { name: people[there.seat].name, pawns: there.pawns };
    if (!there.pawns) words.push(say("board-here-king", { name: values.name }));
    else words.push(say(there.hasKing ? "board-here-king-and-pawns" : "board-here-pawns", values));
  }
  const payee = there?.seat ?? me;
  if (payee !== null) {
    const sum = ring.sum(payee, square);
    const name = people[payee].name;
    if (payee === me) words.push(sum ? say("board-pays-you", { sum, triple: 3 * sum }) : say("board-pays-you-nothing"));
    else words.push(sum ? say("board-pays", { name, sum, triple: 3 * sum }) : say("board-pays-nothing", { name }));
  }
  return words.join(" ");
}

/** Somebody's house and who is at home. */
export function houseWords(say: Say, people: Person[], places: number[], seat: number): string {
  const home = places.slice(3 * seat, 3 * seat + 3);
  const name = people[seat].name;
  if (home[0] === OFF) return say("board-purse-out", { name });
  const pawns = home.slice(1).filter((place) => place === HOUSE).length;
  if (home[0] === HOUSE) return say("board-house-king-and-pawns", { name, pawns });
  return say("board-house-pawns", { name, pawns });
}

/** Somebody's money. */
export function purseWords(say: Say, person: Person, money: number, debt: number, isOut: boolean): string {
  const name = person.name;
  if (isOut) return say("board-purse-out", { name });
  return debt ? say("board-purse-and-debt", { name, sum: money, debt }) : say("board-purse", { name, sum: money });
}
