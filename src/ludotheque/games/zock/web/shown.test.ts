import { describe, expect, it } from "vitest";
import type { GameEvent } from "$lib/board";
import { passages } from "$lib/passages";
import recorded from "./guide.json";
import { HOUSE, Ring, type ZockView } from "./ring";
import { BANK, calm, tell, type Shown } from "./shown";

const board = { squares: { value: 40 }, sums: { value: Array<number>(30).fill(1000) } };
const ring = new Ring({ seats: 2, options: {}, board }, [0, 20], 0);

/** Two at the table, whose exits are squares 1 and 21: Anna has her king on 5, Ben two pawns there and his king on 30. */
const view: ZockView = {
  seats: 2, step: "throw", exits: [0, 20], banker: 1, turn: 0, round: 3, die: 0, places: [5, HOUSE, HOUSE, 10, 25, 25], money: [2000, 500],
  debt: [0, 4000], bank: 100000, challenger: -1, challenged: -1, thrower: -1, is_last_round: 0,
};
const told = (event: Omit<GameEvent, "number">, changes: Partial<ZockView>, before = view, left = calm(before, null)): Shown =>
  tell(left, { number: 1, ...event }, before, { ...before, ...changes }, ring);

describe("what moves", () => {
  it.each(passages<ZockView>(recorded))("is in the recorded views before $words", ({ moments }) => {
    let shown = calm(moments[0]!.before, null);
    for (const { event, before, view } of moments) {
      shown = tell(shown, event, before, view, ring);
      const isWalk = event.event === "walked" || event.event === "came-out";
      expect(shown.walker !== null).toBe(isWalk);
      for (const { from, to, sum } of shown.flights) {
        expect(sum).toBeGreaterThan(0);
        expect(from).not.toBe(to);
      }
    }
  });

  it("is the pawn that comes out or walks, over the squares between", () => {
    const out = told({ event: "came-out", seat: 0, piece: 1, to: 3 }, { places: [5, 3, HOUSE, 10, 25, 25] });
    expect([out.walker, out.stride]).toEqual([1, 3]);
    const walked = told({ event: "walked", seat: 1, piece: 0, from: 30, to: 34 }, { places: [5, HOUSE, HOUSE, 14, 25, 25] });
    expect([walked.walker, walked.stride]).toEqual([3, 4]);
  });

  it("is the money that the purses show, and the disc that turns to what is cashed in", () => {
    const cashed = told({ event: "cashed", seat: 1, square: 5, pieces: 2, kings: 0, sum: 3000 }, { money: [2000, 3500], bank: 97000 });
    expect([cashed.disc, cashed.arrow, cashed.spot, cashed.flights]).toEqual([25, 1, 5, [{ from: BANK, to: 1, sum: 3000 }]]);
    const hit = told({ event: "hit", seat: 0, victim: 1, square: 5, fine: 2000 }, { money: [2500, 0] });
    expect([hit.spot, hit.flights]).toEqual([5, [{ from: 1, to: 0, sum: 500 }]]);
    const lent = told({ event: "borrowed", seat: 1, sum: 1500 }, { money: [3500, 0], bank: 98500 });
    expect(lent.flights).toEqual([{ from: BANK, to: 0, sum: 1500 }]);
    const repaid = told({ event: "repaid", seat: 1, sum: 500 }, { money: [2000, 0], bank: 100500 });
    expect(repaid.flights).toEqual([{ from: 1, to: BANK, sum: 500 }]);
    expect(told({ event: "hit", seat: 0, victim: 1, square: 5, fine: 0 }, {}).flights).toEqual([]);
  });

  it("keeps a challenge in sight until it is won", () => {
    const fought = { challenger: 0, challenged: 1, thrower: 1 };
    const begun = told({ event: "challenged", seat: 0, victim: 1, square: 5 }, fought);
    expect([begun.duel, begun.spot]).toEqual([{ rivals: [0, 1], pips: [0, 0], loser: null }, 5]);
    const during = { ...view, ...fought };
    const one = told({ event: "thrown-in-challenge", seat: 1, pips: 2 }, { thrower: 0 }, during, begun);
    const two = told({ event: "thrown-in-challenge", seat: 0, pips: 1 }, {}, during, calm(during, one));
    expect(two.duel?.pips).toEqual([1, 2]);
    const won = told({ event: "challenge-won", seat: 1, loser: 0, sum: 2000 }, { money: [0, 2500] }, during, two);
    expect([won.duel?.loser, won.flights]).toEqual([0, [{ from: 0, to: 1, sum: 2000 }]]);
    expect(told({ event: "round", round: 4 }, {}, view, won).duel).toBeNull();
  });

  it("lets die and disc lie as they were left when all is calm", () => {
    const thrown = told({ event: "thrown", seat: 0, pips: 2 }, { die: 2 });
    const cashed = told({ event: "cashed", seat: 0, square: 5, pieces: 1, kings: 1, sum: 0 }, {}, view, thrown);
    expect(calm(view, cashed)).toMatchObject({ face: 2, disc: 5, arrow: 0, event: null });
    expect(calm({ ...view, die: 3 }, cashed).face).toBe(3);
  });
});
