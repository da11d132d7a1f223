/** What lies on the drawn table while events are told: the last calm view and what came since. */

import type { GameEvent } from "$lib/board";
import { askedOf, JOKER, NOWHERE, type ZankapfelView } from "./orchard";

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
  /** Who has won the quarrel that is shown. */
  winner: number | null;
  /** The quarrel that is shown has ended, or goes on anew. */
  isDecided: boolean;
  /** The rest is the moment of one event. */
  event: GameEvent | null;
  flights: Flight[];
}

/** The table as the view has it. */
export function calm(view: ZankapfelView, me: number | null): Shown {
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
    asked: askedOf(view),
    winner: null,
    isDecided: false,
    event: null,
    flights: [],
  };
}

/** The table after one more event. `own` is the reader's hand once all is told. */
export function tell(before: Shown, event: GameEvent, me: number | null, own: number[]): Shown {
  const now: Shown = { ...before, event, flights: [], asked: [] };
  const seat = Number(event.seat);
  const square = Number(event.square);
  const card = Number(event.card);
  const colour = Number(event.colour);
  const points = Number(event.points);
  switch (event.event) {
    case "mayor-placed":
      now.mayor = square;
      break;
    case "dealt":
      now.pile -= 1;
      now.hands = changed(now.hands, seat, now.hands[seat] + 1);
      now.flights = [{ what: "back", value: 0, from: "pile", to: `seat-${seat}` }];
      break;
    case "held":
      now.hand = [...now.hand, card].sort();
      break;
    case "turned-up":
      now.pile -= 1;
      now.faceUp = card;
      break;
    case "token-removed":
      now.tokens = changed(now.tokens, square, 0);
      break;
    case "round":
      beginRound(now, Number(event.round), seat);
      break;
    case "bought":
      now.score = changed(now.score, seat, now.score[seat] - Number(event.price));
      now.hands = changed(now.hands, seat, now.hands[seat] + 1);
      now.purchases = changed(now.purchases, seat, card);
      now.faceUp = 0;
      if (seat === me) now.hand = [...now.hand, card].sort();
      now.flights = [{ what: "card", value: card, from: "face-up", to: `seat-${seat}` }];
      break;
    case "played":
      now.hands = changed(now.hands, seat, now.hands[seat] - 1);
      now.played = changed(now.played, seat, -1);
      if (seat === me) now.hand = own;
      break;
    case "reshuffled":
      now.pile = Number(event.cards);
      now.barn = [];
      now.flights = [{ what: "back", value: 0, from: "barn", to: "pile" }];
      break;
    case "square-named":
      now.goal = square;
      break;
    case "offered":
      now.bribes = changed(now.bribes, seat, points);
      now.bribeSquares = changed(now.bribeSquares, seat, square);
      now.flights = [{ what: "points", value: points, from: `seat-${seat}`, to: `square-${square}` }];
      break;
    case "bribed": {
      const briber = Number(event.briber);
      now.score = changed(changed(now.score, briber, now.score[briber] - points), seat, now.score[seat] + points);
      now.flights = [{ what: "points", value: points, from: `seat-${briber}`, to: `seat-${seat}` }];
      break;
    }
    case "mayor-moved":
      now.mayor = square;
      now.tokens = changed(now.tokens, square, 0);
      now.goal = NOWHERE;
      now.bribes = now.bribes.map(() => 0);
      now.bribeSquares = now.bribeSquares.map(() => NOWHERE);
      break;
    case "revealed":
      now.played = changed(now.played, seat, 0);
      now.revealed = changed(now.revealed, seat, card);
      if (card !== JOKER) now.claims = changed(now.claims, seat, card);
      break;
    case "colour-named":
      now.claims = changed(now.claims, seat, colour);
      break;
    case "harvested":
      now.score = changed(now.score, seat, now.score[seat] + points);
      now.flights = [{ what: "apples", value: colour, from: `sign-${colour}`, to: `seat-${seat}` }];
      break;
    case "discord":
      now.quarrels = [...now.quarrels, colour];
      break;
    case "fight":
      now.quarrels = now.quarrels.filter((one) => one !== colour);
      now.quarrel = colour;
      now.contenders = now.claims.flatMap((claim, other) => (claim === colour ? [other] : []));
      beginFight(now);
      break;
    case "laid":
      if (now.isDecided) beginFight(now);
      now.laid = changed(now.laid, seat, -1);
      break;
    case "dice-bought":
      if (now.isDecided) beginFight(now);
      now.bought = changed(now.bought, seat, Number(event.dice));
      now.score = changed(now.score, seat, now.score[seat] - Number(event.price));
      break;
    case "stood":
      if (now.isDecided) beginFight(now);
      break;
    case "turned": {
      const value = Number(event.value);
      now.laid = changed(now.laid, seat, 0);
      now.turned = changed(now.turned, seat, value);
      now.discord = changed(now.discord, seat, now.discord[seat].filter((one) => one !== value));
      break;
    }
    case "thrown":
      now.dice = changed(now.dice, seat, [...now.dice[seat], Number(event.pips)]);
      break;
    case "tied":
      now.contenders = now.contenders.filter((other) => total(now, other) === Number(event.total));
      now.isDecided = true;
      break;
    case "discord-won":
      now.score = changed(now.score, seat, now.score[seat] + points);
      now.winner = seat;
      now.isDecided = true;
      break;
    case "nobody-harvests":
      now.isDecided = true;
      break;
  }
  return now;
}

/** Card and dice of a contender together. */
export function total({ turned, dice }: Pick<Shown, "turned" | "dice">, seat: number): number {
  return dice[seat].reduce((sum, pips) => sum + pips, turned[seat]);
}

function beginFight(now: Shown): void {
  now.laid = now.laid.map(() => 0);
  now.turned = now.turned.map(() => 0);
  now.bought = now.bought.map(() => 0);
  now.dice = now.dice.map(() => []);
  now.stands = now.stands.map(() => 0);
  now.winner = null;
  now.isDecided = false;
}

function beginRound(now: Shown, round: number, first: number): void {
  now.round = round;
  now.first = first;
  now.barn = [...now.barn, ...now.revealed.filter(Boolean)];
  now.revealed = now.revealed.map(() => 0);
  now.claims = now.claims.map(() => 0);
  now.purchases = now.purchases.map(() => 0);
  now.quarrels = [];
  now.quarrel = 0;
  now.contenders = [];
  now.winner = null;
  now.isDecided = false;
}

function changed<T>(list: T[], place: number, value: T): T[] {
  return list.map((one, at) => (at === place ? value : one));
}
