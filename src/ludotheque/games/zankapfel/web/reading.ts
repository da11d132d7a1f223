/** Zankapfel's table read aloud. */

import type { Reading, ReadingProps } from "$lib/board";
import { barnWords, contenderWords, discordWords, faceUpWords, handWords, lastQuarrelWords, pawnWords, personWords, signWords, squareName, squareWords } from "./labels";
import { CARDS, COLOURS, NOWHERE, Orchard, type ZankapfelView } from "./orchard";
import { shownAt } from "./shown";

/** The quarrel that is being fought. */
function quarrel({ view, terms, me, people, say }: ReadingProps): string[] {
  const table = view as ZankapfelView;
  const shown = shownAt(table, me);
  const points = new Orchard(terms).worth(table.quarrel, table.mayor);
  return [
    say("board-quarrel-over", { colour: CARDS[table.quarrel], points }),
    ...table.contenders.map((seat) => contenderWords(say, people[seat], shown, me)),
  ];
}

export const reading: Reading = {
  board(props) {
    const { view, terms, me, people, say } = props;
    const table = view as ZankapfelView;
    const orchard = new Orchard(terms);
    const shown = shownAt(table, me);
    const trees = orchard.squares.filter((square) => table.tokens[square]);
    const isTold = (square: number) => square === table.mayor || square === table.goal || table.bribe_squares.includes(square);
    return [
      ...(table.round ? [say("event-round", { round: table.round, seat: people[table.first].name })] : []),
      ...(table.quarrel ? quarrel(props) : [lastQuarrelWords(say, people, shown)]),
      ...orchard.squares.filter(isTold).map((square) => squareWords(say, orchard, people, shown, square)),
      ...(table.mayor === NOWHERE || !table.claims.some(Boolean)
        ? []
        : COLOURS.filter((colour) => table.claims.includes(colour)).map((colour) => signWords(say, orchard, people, shown, colour, table.mayor))),
      say("board-trees", { trees: trees.length, squares: trees.map(squareName).join(", ") }),
      ...people.flatMap((person) => [pawnWords(say, orchard, person, table.score[person.seat]), personWords(say, person, shown, me)]),
      faceUpWords(say, orchard, shown),
      say("board-pile", { cards: shown.pile }),
      barnWords(say, shown.barn),
    ];
  },

  own(props) {
    const { view, terms, me, people, say } = props;
    if (me === null) return [];
    const table = view as ZankapfelView;
    const shown = shownAt(table, me);
    const count = (card: number) => shown.hand.filter((one) => one === card).length;
    const kinds = [...new Set(shown.hand)];
    return [
      pawnWords(say, new Orchard(terms), people[me], table.score[me]),
      ...(kinds.length ? kinds.map((card) => handWords(say, card, count(card))) : [say("board-holds", { cards: 0 })]),
      ...(shown.played[me] ? [say("board-you-played", { card: CARDS[shown.played[me]] })] : []),
      ...(shown.laid[me] ? [say("board-you-laid", { value: shown.laid[me] })] : []),
      discordWords(say, table.discord[me]),
    ];
  },
};
