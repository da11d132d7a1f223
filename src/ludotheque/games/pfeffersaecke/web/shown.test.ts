import { expect, test } from "vitest";
import { calm, tell } from "./shown";
import { GONE, LIES, NOT_YET, type PfeffersaeckeView } from "./view";

const view: PfeffersaeckeView = {
  step: "place", starter: 0, turn: 0, round: 2, hands: [[2, 7], 2], placed: [[], []], discs: [LIES, NOT_YET],
  posts: [[0, 1, 0], [], [0]], centre: [0, 0], stock: [41, 43], village_counter: 12, money: [20, 15], purses: [0, 0],
  conducts: [2, 2], has_used_conduct: 0, opened_at: -1, idle_turns: 0, influence: [3, 1], won: [[], []],
};
const told = (events: Record<string, unknown>[]) =>
  events.reduce((before, event, number) => tell(before, { number, ...event }), calm(view));

test("a disc that is placed leaves the hand and lies on its city", () => {
  const shown = told([{ event: "disc-placed", seat: 0, place: 1, disc: 7 }]);
  expect(shown.hands).toEqual([{ numbers: [2], count: 1 }, { numbers: null, count: 2 }]);
  expect(shown.discs).toEqual([LIES, LIES]);
  expect(shown.phase).toBe(1);
});

test("a doubled income is paid once, as a whole", () => {
  const shown = told([
    { event: "city-income", seat: 0, place: 0, free: 2, sum: 6 },
    { event: "base-income", seat: 0, sum: 6 },
    { event: "conduct-spent", seat: 0, left: 1 },
    { event: "income-doubled", seat: 0, sum: 48 },
  ]);
  expect(shown.money).toEqual([68, 15]);
  expect(shown.conducts).toEqual([1, 2]);
  expect(shown.phase).toBe(4);
});

test("a post waits in the centre, and settles when the city is won", () => {
  const opened = told([{ event: "city-opened", seat: 1, from: 2, place: 0, price: 9 }]);
  expect([opened.centre[0], opened.money[1], opened.stock[1], opened.phase]).toEqual([1, 6, 42, 5]);
  const won = tell(opened, { number: 9, event: "filled", seat: 1, place: 0, winner: 0, points: 2 });
  expect(won.posts[0]).toEqual([0, 1, 0, 1]);
  expect([won.centre[0], won.discs[0], won.influence, won.phase]).toEqual([0, GONE, [5, 1], 6]);
});

test("money that is hidden stays hidden", () => {
  const hidden = calm({ ...view, money: [], purses: [20, null] });
  expect(tell(hidden, { number: 0, event: "base-income", seat: 1, sum: 6 }).money).toEqual([20, null]);
  expect(tell(hidden, { number: 0, event: "base-income", seat: 0, sum: 6 }).money).toEqual([26, null]);
});
