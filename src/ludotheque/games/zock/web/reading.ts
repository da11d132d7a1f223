/** Zock's table read aloud. */

import type { Reading, ReadingProps } from "$lib/board";
import { houseWords, purseWords, squareWords, standing } from "./labels";
import { OFF, Ring, type ZockView } from "./ring";

/** What stands on the ring, in walking order, for all seats or for one. */
function onTheRing({ view, terms, me, people, say }: ReadingProps, only: number | null): string[] {
  const { exits, places } = view as ZockView;
  const ring = new Ring(terms, exits, me);
  return ring.walk.flatMap((square) => {
    const there = standing(places, ring, square);
    return there && (only === null || there.seat === only) ? [squareWords(say, ring, people, places, square, me)] : [];
  });
}

/** Somebody's money and house. */
function belongings({ view, people, say }: ReadingProps, seat: number): string[] {
  const { money, debt, places } = view as ZockView;
  const isOut = places[3 * seat] === OFF;
  const purse = purseWords(say, people[seat], money[seat], debt[seat], isOut);
  return isOut ? [purse] : [purse, houseWords(say, people, places, seat)];
}

export const reading: Reading = {
  board(props) {
    const { view, terms, people, say } = props;
    const table = view as ZockView;
    return [
      say("event-round", { round: table.round, rounds: terms.options.rounds }),
      ...(table.step === "over" ? [] : [say("board-turn-of", { name: people[table.turn].name })]),
      ...(table.die ? [say("board-die", { pips: table.die })] : []),
      ...onTheRing(props, null),
      ...people.flatMap(({ seat }) => belongings(props, seat)),
      say("board-bank-holds", { sum: table.bank }),
    ];
  },

  own(props) {
    return props.me === null ? [] : [...onTheRing(props, props.me), ...belongings(props, props.me)];
  },
};
