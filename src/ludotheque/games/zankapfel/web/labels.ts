/** The table in words, for those who hear it. */

import type { Person } from "$lib/board";
import type { Say } from "$lib/sentences";
import { CARDS, COLOURS, nameOf, NOWHERE, OPEN, type Orchard } from "./orchard";
import { total, type Shown } from "./shown";

/** A square's name as the board has it. */
export function squareName(square: number): string {
  return nameOf(square).toUpperCase();
}

/** A tree: what it bears, who stands there, who is to go there, and what is offered for it. */
export function squareWords(say: Say, orchard: Orchard, people: Person[], shown: Shown, square: number): string {
  const numbers = Object.fromEntries(COLOURS.map((colour) => [CARDS[colour], orchard.worth(colour, square)]));
  const words = [say(shown.tokens[square] ? "board-square" : "board-square-bare", { square: squareName(square), ...numbers })];
  if (shown.mayor === square) words.push(say("board-mayor-here"));
  if (shown.goal === square) words.push(say("board-goal-here", { name: people[shown.first].name }));
  for (const { seat, name } of people) {
    if (shown.bribes[seat] && shown.bribeSquares[seat] === square) words.push(say("board-offers-here", { name, points: shown.bribes[seat] }));
  }
  return words.join(" ");
}

/** A sign that is lit: what its colour brings, and who claims it. */
export function signWords(say: Say, orchard: Orchard, people: Person[], shown: Shown, colour: number, square: number): string {
  const words = [say("board-sign", { colour: CARDS[colour], points: orchard.worth(colour, square), square: squareName(square) })];
  for (const { seat, name } of people) if (shown.claims[seat] === colour) words.push(say("board-claims", { name }));
  return words.join(" ");
}

/** Where somebody's pawn stands. */
export function pawnWords(say: Say, orchard: Orchard, person: Person, score: number): string {
  const { name } = person;
  return score < 0 ? say("board-pawn-below", { name, steps: -score }) : say("board-pawn", { name, step: score, finish: orchard.finish });
}

/** What somebody holds and has done this round. */
export function personWords(say: Say, person: Person, shown: Shown, me: number | null): string {
  const { seat, name } = person;
  const words = [say("board-person", { name, score: shown.score[seat] })];
  if (shown.first === seat) words.push(say("board-first"));
  words.push(say("board-holds", { cards: shown.hands[seat] }));
  words.push(discordWords(say, shown.discord[seat]));
  if (shown.purchases[seat]) words.push(say("board-bought", { card: CARDS[shown.purchases[seat]] }));
  if (shown.played[seat] > 0 && seat === me) words.push(say("board-you-played", { card: CARDS[shown.played[seat]] }));
  else if (shown.played[seat]) words.push(say("board-played"));
  if (shown.revealed[seat]) words.push(say("board-revealed", { card: CARDS[shown.revealed[seat]] }));
  if (shown.bribes[seat]) words.push(say("board-offers", { points: shown.bribes[seat], square: squareName(shown.bribeSquares[seat]) }));
  if (shown.asked.includes(seat)) words.push(say("board-decides"));
  return words.join(" ");
}

/** The discord cards that somebody still has. */
export function discordWords(say: Say, cards: number[]): string {
  return cards.length ? say("board-discord", { cards: cards.join(", ") }) : say("board-discord-none");
}

/** How a contender stands in a quarrel. */
export function contenderWords(say: Say, person: Person, shown: Shown, me: number | null): string {
  const { seat, name } = person;
  const words = [`${name}.`];
  if (shown.turned[seat]) words.push(say("board-turned", { value: shown.turned[seat] }));
  else if (shown.laid[seat] > 0 && seat === me) words.push(say("board-you-laid", { value: shown.laid[seat] }));
  else if (shown.laid[seat]) words.push(say("board-laid"));
  if (shown.bought[seat]) words.push(say("board-dice", { dice: shown.bought[seat] }));
  if (shown.dice[seat].length) words.push(say("board-thrown", { pips: shown.dice[seat].join(", ") }));
  if (shown.stands[seat] === OPEN) words.push(say("board-decides"));
  words.push(discordWords(say, shown.discord[seat]));
  return words.join(" ");
}

/** How the last quarrel ended. */
export function lastQuarrelWords(say: Say, people: Person[], shown: Shown): string {
  const totals = people.flatMap(({ seat, name }) => (total(shown, seat) ? [`${name} ${total(shown, seat)}`] : []));
  return totals.length ? say("board-last-quarrel", { totals: totals.join(", ") }) : "";
}

/** The card for sale and its price. */
export function faceUpWords(say: Say, orchard: Orchard, shown: Shown): string {
  if (!shown.faceUp) return say("board-face-up-none");
  const price = shown.mayor === NOWHERE ? 0 : orchard.price(shown.faceUp, shown.mayor);
  return say("board-face-up", { card: CARDS[shown.faceUp], price });
}

/** The discards, by their colour. */
export function barnWords(say: Say, barn: number[]): string {
  if (!barn.length) return say("board-barn-none");
  const counts = Object.fromEntries([1, 2, 3, 4, 5].map((card) => [CARDS[card], barn.filter((one) => one === card).length]));
  return say("board-barn", counts);
}

/** The cards of one kind in the reader's hand. */
export function handWords(say: Say, card: number, count: number): string {
  return say("board-hand-card", { card: CARDS[card], count });
}
