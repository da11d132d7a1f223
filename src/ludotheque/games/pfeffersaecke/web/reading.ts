/** The table of Pfeffersäcke read aloud. */

import type { Reading, ReadingProps } from "$lib/board";
import { Chart } from "./chart";
import { regionsOf, wholeIncome } from "./income";
import { houseWords, placeWords, regionName } from "./labels";
import { shownAt } from "./shown";
import { NOT_YET, type PfeffersaeckeView } from "./view";

function told({ view, terms }: ReadingProps) {
  return { chart: Chart.of(terms), shown: shownAt(view as PfeffersaeckeView, null), table: view as PfeffersaeckeView };
}

/** The places where something lies, or where somebody is. */
function inPlay(props: ReadingProps, only: number | null): string[] {
  const { chart, shown } = told(props);
  return chart.places
    .filter(({ index, isCity, isOut }) => {
      if (isOut) return false;
      if (only !== null) return shown.posts[index].includes(only) || (shown.centre[index] > 0 && shown.turn === only);
      return shown.posts[index].length > 0 || (isCity && shown.discs[index] !== NOT_YET);
    })
    .map((place) => placeWords(props.say, chart, props.people, shown, place, props.me));
}

export const reading: Reading = {
  board(props) {
    const { say, people } = props;
    const { chart, shown, table } = told(props);
    return [
      say("event-round", { round: table.round }),
      ...(table.is_last_round ? [`${say("board-last-round")}.`] : []),
      ...(table.step === "over" ? [] : [say("board-turn-of", { name: people[table.turn].name })]),
      ...(shown.phase ? [say("board-phase-now", { phase: shown.phase, name: say(`board-phase-${shown.phase}`) })] : []),
      say("board-villages-left", { count: shown.village_counter }),
      ...inPlay(props, null),
      ...people.map(({ seat }) => houseWords(say, chart, people, shown, seat)),
    ];
  },

  own(props) {
    const { say, people, me } = props;
    if (me === null) return [];
    const { chart, shown, table } = told(props);
    const regions = [...regionsOf(chart, shown, me)].sort((a, b) => a - b).map((region) => regionName(say, chart, region));
    const discs = shown.held[me].numbers ?? [];
    return [
      houseWords(say, chart, people, shown, me),
      ...(regions.length ? [`${say("regions-present", { regions: regions.join(", ") })}.`] : []),
      ...(discs.length ? [say("board-your-discs", { discs: discs.join(", ") })] : []),
      ...(!discs.length && table.placed[me].length ? [say("board-no-discs")] : []),
      say("board-next-income", { sum: wholeIncome(chart, shown, me) }),
      ...inPlay(props, me),
    ];
  },
};
