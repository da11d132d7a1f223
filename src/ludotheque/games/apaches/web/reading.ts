/** The table of Les Apaches de Paris read aloud. */

import type { Reading, ReadingProps } from "$lib/board";
import { City, gangIn, isOpen, readView, sizeOf } from "./city";
import { awayWords, editionWords, gangCardWords, quarterWords, tileWords, type Telling } from "./labels";
import { AWAY } from "./layout";
import { WALK } from "./map";

function tellingOf({ view, terms, me, people, say }: ReadingProps): Telling {
  return { view: readView(view), city: new City(terms), people, me, say };
}

export const reading: Reading = {
  board(props) {
    const telling = tellingOf(props);
    return [
      ...editionWords(telling),
      ...WALK.filter((quarter) => isOpen(telling.view, quarter)).map((quarter) => quarterWords(telling, quarter)),
      ...props.people.map(({ seat }) => gangCardWords(telling, seat)),
      ...AWAY.map((place) => awayWords(telling, place)),
    ];
  },

  own(props) {
    const telling = tellingOf(props);
    const { view, me, say } = telling;
    if (me === null) return [];
    return [
      gangCardWords(telling, me),
      ...view.hands[me].map((hideout) => tileWords(say, hideout)),
      ...WALK.filter((quarter) => sizeOf(gangIn(view, me, quarter))).map((quarter) => {
        const { leader: leaders, novice: novices, recruit: recruits } = gangIn(view, me, quarter);
        return say("board-own-there", { quarter, leaders, novices, recruits });
      }),
      ...(["hospital", "prison", "cemetery"] as const).filter((place) => view[place][me]).map((place) => awayWords(telling, place)),
    ];
  },
};
