/** The table read aloud. */

import type { Reading, ReadingProps } from "$lib/board";
import { letterOf } from "./barrels";
import { heardOf, magicWords, plateWords, spaceWords, startWords, villageWords } from "./labels";
import { Ring, type ZappView } from "./ring";
import { shownAt } from "./shown";

/** Whoever stands on the ring, space by space; for all seats, or where one of them is. */
function onTheRing({ view, terms, me, people, say }: ReadingProps, only: number | null): string[] {
  const ring = new Ring(terms, me);
  const places = (view as ZappView).places;
  return ring.walk.flatMap((space) => {
    const seats = only === null ? people : people.filter(({ seat }) => seat === only);
    const here = places.some((place, apprentice) => place === space && seats.some(({ seat }) => seat === ring.owner(apprentice)));
    return here ? [spaceWords(say, people, places, ring, space)] : [];
  });
}

/** Somebody's barrels, start square and village. */
function belongings({ view, terms, me, people, say }: ReadingProps, seat: number): string[] {
  const ring = new Ring(terms, me);
  const places = (view as ZappView).places;
  return [
    plateWords(say, people[seat]!, shownAt(view as ZappView)),
    startWords(say, people, places, ring, seat),
    villageWords(say, people, places, ring, seat),
  ];
}

/** What the reader has heard, barrel by barrel. */
function heard({ view, me, say }: ReadingProps): string[] {
  const table = view as ZappView;
  if (me === null) return [];
  return [...new Set(table.shaken[me])].flatMap((barrel) => {
    const numbers = heardOf(table, me, barrel);
    return numbers.length ? [`${say("board-barrel", { barrel })} ${say("board-barrel-heard", { numbers: numbers.join(", ") })}`] : [];
  });
}

export const reading: Reading = {
  board(props) {
    const { view, people, say } = props;
    const table = view as ZappView;
    return [
      say("board-turn", { turn: table.turn, name: people[table.thrower]!.name }),
      magicWords(say, table),
      say("board-middle", { barrels: table.middle.map(letterOf).join(", ") }),
      ...onTheRing(props, null),
      ...people.flatMap(({ seat }) => belongings(props, seat)),
    ];
  },

  own(props) {
    return props.me === null ? [] : [...belongings(props, props.me), ...onTheRing(props, props.me), ...heard(props)];
  },
};
