/** The table as the orchard's parts read it, and what flies with an event. */

import type { GameEvent } from "$lib/board";
import { askedOf, NOWHERE, type ZankapfelView } from "./orchard";

/** A place from which or to which things fly. */
export type Place = "pile" | "face-up" | "barn" | `seat-${number}` | `square-${number}` | `sign-${number}`;

/** Something on its way: an apple card, its back, points, or apples by their colour. */
export interface Flight {
  what: "card" | "back" | "points" | "apples";
  value: number;
  from: Place;
  to: Place;
}

export interface Shown {
  round: number;
  first: number;
  score: number[];
  mayor: number;
  tokens: number[];
  faceUp: number;
  /** How many cards the pile holds, and the cards in the barn. */
  pile: number;
  barn: number[];
  /** How many apple cards each holds, and those of the reader. */
  hands: number[];
  hand: number[];
  purchases: number[];
  /** The card each has face down: −1 where only its back is known. */
  played: number[];
  revealed: number[];
  claims: number[];
  goal: number;
  bribes: number[];
  bribeSquares: number[];
  /** The discord cards that each still has. */
  discord: number[][];
  quarrels: number[];
  quarrel: number;
  contenders: number[];
  laid: number[];
  turned: number[];
  bought: number[];
  dice: number[][];
  /** Where each seat is in the open decision. */
  stands: number[];
  /** Who is waited for. */
  asked: number[];
  /** Who has just won the quarrel that is shown. */
  winner: number | null;
  event: GameEvent | null;
  flights: Flight[];
}

/** The table at an event, or when all is calm. */
export function shownAt(view: ZankapfelView, me: number | null, event: GameEvent | null = null): Shown {
  const own = me === null ? [] : view.hands[me];
  return {
    round: view.round,
    first: view.first,
    score: view.score,
    mayor: view.mayor,
    tokens: view.tokens,
    faceUp: view.face_up,
    pile: view.pile + view.reshuffled.length,
    barn: view.discards,
    hands: view.hands.map((hand) => (typeof hand === "number" ? hand : hand.length)),
    hand: typeof own === "number" ? [] : own,
    purchases: view.purchases,
    played: view.played,
    revealed: view.shown,
    claims: view.claims,
    goal: view.goal,
    bribes: view.bribes,
    bribeSquares: view.bribe_squares,
    discord: view.discord,
    quarrels: view.quarrels,
    quarrel: view.quarrel,
    contenders: view.contenders,
    laid: view.laid,
    turned: view.turned,
    bought: view.bought,
    dice: view.dice,
    stands: view.choice.at,
    asked: event ? [] : askedOf(view),
    winner: event?.event === "discord-won" ? Number(event.seat) : null,
    event,
    flights: event ? flightsOf(event) : [],
  };
}

/** What an event sends from where to where. */
function flightsOf(event: GameEvent): Flight[] {
  const seat: Place = `seat-${Number(event.seat)}`;
  const [card, colour, points] = [Number(event.card), Number(event.colour), Number(event.points)];
  switch (event.event) {
    case "dealt":
      return [{ what: "back", value: 0, from: "pile", to: seat }];
    case "bought":
      return [{ what: "card", value: card, from: "face-up", to: seat }];
    case "reshuffled":
      return [{ what: "back", value: 0, from: "barn", to: "pile" }];
    case "offered":
      return [{ what: "points", value: points, from: seat, to: `square-${Number(event.square)}` }];
    case "bribed":
      return [{ what: "points", value: points, from: `seat-${Number(event.briber)}`, to: seat }];
    case "harvested":
      return [{ what: "apples", value: colour, from: `sign-${colour}`, to: seat }];
    default:
      return [];
  }
}

/** What a move would come to, as far as its preview says: drawn beside what is. */
export interface Would {
  score: number[];
  /** The square that would be named, and the offer that would be made. */
  goal: number;
  offer: { seat: number; points: number; square: number } | null;
}

export function wouldOf({ score, goal }: Pick<Shown, "score" | "goal">, preview: GameEvent[]): Would {
  const would: Would = { score: [...score], goal, offer: null };
  for (const event of preview) {
    const seat = Number(event.seat);
    if (event.price !== undefined) would.score[seat]! -= Number(event.price);
    if (event.event === "harvested" || event.event === "discord-won" || event.event === "bribed") would.score[seat]! += Number(event.points);
    if (event.event === "bribed") would.score[Number(event.briber)]! -= Number(event.points);
    if (event.event === "square-named") would.goal = Number(event.square);
    if (event.event === "mayor-moved") would.goal = NOWHERE;
    if (event.event === "offered") would.offer = { seat, points: Number(event.points), square: Number(event.square) };
  }
  return would;
}

/** Card and dice of a contender together. */
export function total({ turned, dice }: Pick<Shown, "turned" | "dice">, seat: number): number {
  return dice[seat].reduce((sum, pips) => sum + pips, turned[seat]);
}
