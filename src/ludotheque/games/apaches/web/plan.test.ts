import { describe, expect, it } from "vitest";
import type { Move } from "$lib/board";
import { NOBODY } from "./city";
import { changesOf, endOf, legsOf, Options, placeLine, placingOf, prospects, walkLine, type Leg } from "./plan";

const leg = (start: number, to: number): Leg => ({ kind: "leader", start, to });

function walk(...legs: Leg[]): Move {
  const [first, second = first] = legs;
  return {
    move: walkLine(legs),
    apaches: legs.length,
    kind: first.kind, start: first.start, to: first.to,
    second_kind: second.kind, second_start: second.start, second_to: second.to,
  };
}

function place(quarter: number, leaders: number, novices = 0): Move {
  const counts = { leader: leaders, novice: novices, recruit: 0 };
  return { move: placeLine(counts, quarter), quarter, leaders, novices, recruits: 0 };
}

const options = new Options([place(8, 1), place(8, 1, 2), walk(leg(3, 2), leg(3, 2)), walk(leg(3, 8)), walk(leg(3, 8), leg(6, 8))]);

describe("a move of several taps", () => {
  it("is found by what it places", () => {
    expect(options.placing({ leader: 1, novice: 2, recruit: 0 }, 8)?.move).toBe("place leader 1, novice 2 in 8");
    expect(options.placing({ leader: 2, novice: 0, recruit: 0 }, 8)).toBeUndefined();
    expect(options.placing(NOBODY, 8)).toBeUndefined();
    expect(options.placeable).toEqual([8]);
  });

  it("is found by its ways, whichever is named first", () => {
    expect(options.walk([leg(6, 8), leg(3, 8)])?.move).toBe("move leader 3>8, leader 6>8");
    expect(options.walk([leg(3, 2)])).toBeUndefined();
  });

  it("tells which ways can be added to one", () => {
    expect(options.further([leg(3, 2)])).toEqual([leg(3, 2)]);
    expect(options.further([leg(3, 8)])).toEqual([leg(6, 8)]);
    expect(options.further([leg(6, 1)])).toEqual([]);
  });

  it("is read back from its parts", () => {
    expect(legsOf(walk(leg(3, 8), leg(6, 8)))).toEqual([leg(3, 8), leg(6, 8)]);
    expect(placingOf(place(8, 1, 2))).toEqual({ quarter: 8, counts: { leader: 1, novice: 2, recruit: 0 } });
    expect(endOf(walk(leg(3, 8)))).toBe(8);
    expect(endOf({ move: "done" })).toBeNull();
  });
});

describe("what would come of it", () => {
  /** Seat 0 has two in quarter 3, seat 1 one in 2 and one in 3. */
  const none = Array<number>(18).fill(0);
  const view = { seats: 2, leaders: none.with(2, 2).with(10, 1).with(11, 1), novices: none, recruits: none };

  it("names the gangs one would tie with, in the quarter left and in the one entered", () => {
    expect(prospects(view, 0, changesOf([leg(3, 2)]))).toEqual([
      { quarter: 2, before: 0, after: 1, ties: [1] },
      { quarter: 3, before: 2, after: 1, ties: [1] },
    ]);
  });

  it("finds no tie where both go", () => {
    expect(prospects(view, 0, changesOf([leg(3, 2), leg(3, 2)]))).toEqual([
      { quarter: 2, before: 0, after: 2, ties: [] },
      { quarter: 3, before: 2, after: 0, ties: [] },
    ]);
  });

  it("counts those who are placed", () => {
    const changes = changesOf([], { quarter: 2, counts: { leader: 1, novice: 0, recruit: 0 } });
    expect(prospects(view, 0, changes)).toEqual([{ quarter: 2, before: 0, after: 1, ties: [1] }]);
  });
});
