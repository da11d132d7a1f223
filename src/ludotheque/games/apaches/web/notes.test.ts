import { describe, expect, it } from "vitest";
import { City, CONTENTS, hideoutOf } from "./city";
import { noteOn } from "./notes";

const PLACES = [
  ["money 300", "reinforcements", "jailed"],
  ["money 400", "burglary 100", "burglary 300", "hurt"],
  ["money 500", "burglary 200", "hurt", "jailed"],
  ["money 300", "burglary 400", "robbery", "killed", "jailed"],
  ["money 200", "money 500", "burglary 400", "reinforcements", "killed", "jailed"],
  ["money 400", "burglary 200", "robbery", "killed", "hurt"],
  ["money 200", "burglary 100", "burglary 300", "hurt"],
  [],
  [],
];
const city = new City({ options: { rounds: 3 }, board: { quarter: PLACES.map((places, place) => ({ number: place + 1, touches: [], places })) } });

/** A hideout as board files write it: `2 burglary 300`. */
function hideout(said: string): number {
  const [quarter, ...content] = said.split(" ");
  return hideoutOf(Number(quarter), CONTENTS.indexOf(content.join(" ")));
}

/** Seat 0 holds three hideouts; the others' are backs, by quarter. */
const view = {
  covered: ["1 jailed", "2 hurt", "2 burglary 100", "3 burglary 200", "6 killed"].map(hideout),
  uncovered: [0, 0, 0, 0, 0, 0, 0],
  hands: [["2 burglary 300", "3 money 500", "3 hurt"].map(hideout), [1, 6, 6]],
};
const named = (contents: number[]) => contents.map((content) => CONTENTS[content]);

describe("the notes", () => {
  it("leave what is neither laid nor in one's own hand", () => {
    expect(named(noteOn(view, city, 0, 1).possible)).toEqual(["money 300", "reinforcements"]);
    expect(named(noteOn(view, city, 0, 6).possible)).toEqual(["money 400", "burglary 200", "robbery", "hurt"]);
  });

  it("are certain where one content is left", () => {
    expect(noteOn(view, city, 0, 2)).toMatchObject({ isSure: true, possible: [CONTENTS.indexOf("money 400")] });
    expect(noteOn(view, city, 0, 3)).toMatchObject({ isSure: true, possible: [CONTENTS.indexOf("jailed")] });
    expect(noteOn(view, city, 0, 1).isSure).toBe(false);
  });

  it("mark each printed place in its order", () => {
    expect(noteOn(view, city, 0, 2).marks.map(({ mark }) => mark)).toEqual(["possible", "covered", "held", "covered"]);
  });

  it("know nothing of other hands: seat 1 and a spectator see only what was laid", () => {
    const other = { ...view, hands: [[2, 3, 3], []] };
    expect(named(noteOn(other, city, 1, 3).possible)).toEqual(["money 500", "hurt", "jailed"]);
    expect(named(noteOn(view, city, null, 3).possible)).toEqual(["money 500", "hurt", "jailed"]);
  });

  it("are the same whatever the others hold", () => {
    const other = { ...view, hands: [view.hands[0], [4, 5, 7]] };
    for (const quarter of [1, 2, 3, 4, 5, 6, 7]) expect(noteOn(other, city, 0, quarter)).toEqual(noteOn(view, city, 0, quarter));
  });

  it("give way to what was found", () => {
    const settled = { ...view, uncovered: [hideout("1 money 300"), 0, 0, 0, 0, 0, 0], hands: [[], []] };
    expect(noteOn(settled, city, 0, 1).marks.map(({ mark }) => mark)).toEqual(["found", "covered", "covered"]);
    expect(noteOn(settled, city, 0, 1)).toMatchObject({ isSure: true, possible: [CONTENTS.indexOf("money 300")] });
  });
});
