import { describe, expect, it } from "vitest";
import type { GameEvent } from "$lib/board";
import { passages } from "$lib/passages";
import recorded from "./guide.json";
import { HOUSE, OFF, Ring, type ZockView } from "./ring";
import { BANK, calm, tell, type Shown } from "./shown";

const board = { squares: { value: 40 }, sums: { value: Array<number>(30).fill(1000) } };
const ring = new Ring({ seats: 2, options: {}, board }, 0);

/** Two at the table, whose exits are squares 1 and 21: Anna has her king on 5, Ben two pawns there and his king on 30. */
const view: ZockView = {
  seats: 2, step: "throw", banker: 1, turn: 0, round: 3, die: 0, places: [5, HOUSE, HOUSE, 10, 25, 25], money: [2000, 500],
  debt: [0, 4000], bank: 100000, challenger: -1, challenged: -1, thrower: -1, is_last_round: 0,
};
const told = (events: Omit<GameEvent, "number">[], from = view) =>
  events.reduce<Shown>((before, event, number) => tell(before, { number, ...event }, ring), calm(from, null));

describe("what is shown", () => {
  it.each(passages<ZockView>(recorded))("follows the events before $words to the view after them", ({ before, events, after }) => {
    const { places, money, debt, bank, round } = events.reduce((shown, event) => tell(shown, event, ring), calm(before, null));
    expect({ places, money, debt, bank, round }).toEqual({
      places: after.places, money: after.money, debt: after.debt, bank: after.bank, round: after.round,
    });
  });

  it("brings a pawn out of its house and walks it on, counting from its own exit", () => {
    const out = told([{ event: "came-out", seat: 0, piece: 1, to: 3 }]);
    expect([out.places, out.walker, out.stride]).toEqual([[5, 3, HOUSE, 10, 25, 25], 1, 3]);
    const walked = told([{ event: "walked", seat: 1, piece: 0, from: 30, to: 34 }]);
    expect([walked.places[3], walked.walker, walked.stride, walked.turn]).toEqual([14, 3, 4, 1]);
  });

  it("cashes all that stand on the square: they go home, the disc turns there and the bank pays", () => {
    const shown = told([{ event: "cashed", seat: 1, square: 5, pieces: 2, kings: 0, sum: 3000 }]);
    expect(shown.places).toEqual([5, HOUSE, HOUSE, 10, HOUSE, HOUSE]);
    expect([shown.disc, shown.arrow, shown.spot]).toEqual([25, 1, 5]);
    expect([shown.money, shown.bank, shown.flights]).toEqual([[2000, 3500], 97000, [{ from: BANK, to: 1, sum: 3000 }]]);
  });

  it("lets whoever is hit pay what there is, and borrow the rest for whoever hit", () => {
    const hit = told([
      { event: "thrown", seat: 0, pips: 4 },
      { event: "hit", seat: 0, victim: 1, square: 5, pieces: 2, fine: 2000 },
    ]);
    expect([hit.places.slice(3), hit.money, hit.spot]).toEqual([[10, HOUSE, HOUSE], [2500, 0], 5]);
    const lent = tell(hit, { number: 9, event: "borrowed", seat: 1, sum: 1500 }, ring);
    expect([lent.money, lent.debt, lent.bank]).toEqual([[4000, 0], [0, 5500], 98500]);
    expect(lent.flights).toEqual([{ from: BANK, to: 0, sum: 1500 }]);
  });

  it("keeps a challenge in sight until it is won, and sends the loser home", () => {
    const kings: ZockView = { ...view, places: [5, HOUSE, HOUSE, 25, 7, HOUSE] };
    const thrown = told([
      { event: "challenged", seat: 0, victim: 1, square: 5 },
      { event: "thrown-in-challenge", seat: 1, pips: 2 },
      { event: "thrown-in-challenge", seat: 0, pips: 6 },
    ], kings);
    expect(thrown.duel).toEqual({ rivals: [0, 1], pips: [6, 2], thrower: 0, loser: null });
    const won = tell(thrown, { number: 9, event: "challenge-won", seat: 0, loser: 1, sum: 400 }, ring);
    expect([won.duel?.loser, won.places, won.money]).toEqual([1, [5, HOUSE, HOUSE, HOUSE, 7, HOUSE], [2400, 100]]);
    expect(tell(won, { number: 10, event: "round", round: 4 }, ring)).toMatchObject({ duel: null, round: 4, flights: [] });
  });

  it("sends a challenger that loses home alone, and leaves the pawns beside it", () => {
    const kings: ZockView = { ...view, places: [5, 5, HOUSE, 25, HOUSE, HOUSE] };
    const lost = told([
      { event: "challenged", seat: 0, victim: 1, square: 5 },
      { event: "challenge-won", seat: 1, loser: 0, sum: 0 },
    ], kings);
    expect([lost.places.slice(0, 3), lost.flights]).toEqual([[HOUSE, 5, HOUSE], []]);
  });

  it("repays the bank, strikes a pawn home for nothing, and clears the ring of whoever is ruined", () => {
    const repaid = told([{ event: "repaid", seat: 1, sum: 500 }]);
    expect([repaid.money[1], repaid.debt[1], repaid.bank]).toEqual([0, 3500, 100500]);
    const struck = told([{ event: "struck", seat: 1, piece: 1, from: 5 }]);
    expect([struck.places.slice(3), struck.money, struck.spot]).toEqual([[10, HOUSE, 25], [2000, 500], 5]);
    const ruined = told([{ event: "ruined", seat: 1 }]);
    expect([ruined.places, ruined.debt]).toEqual([[5, HOUSE, HOUSE, OFF, OFF, OFF], [0, 0]]);
  });

  it("lets die and disc lie as they were left when all is calm", () => {
    const left = told([{ event: "thrown", seat: 0, pips: 2 }, { event: "cashed", seat: 0, square: 5, pieces: 1, kings: 1, sum: 0 }]);
    expect(calm(view, left)).toMatchObject({ die: 0, face: 2, disc: 5, arrow: 0, event: null });
    expect(calm({ ...view, die: 3 }, left).face).toBe(3);
  });
});
