import { expect, it, test } from "vitest";
import { passages } from "$lib/passages";
import recorded from "./guide.json";
import { shownAt } from "./shown";
import { LIES, NOT_YET, type PfeffersaeckeView } from "./view";

const view: PfeffersaeckeView = {
  step: "place", starter: 0, turn: 0, round: 2, is_last_round: 0, hands: [[2, 7], 2], placed: [[], []], discs: [LIES, NOT_YET],
  posts: [[0, 1, 0], [], [0]], centre: [0, 0], stock: [41, 43], village_counter: 12, money: [20, 15], purses: [0, 0],
  conducts: [2, 2], has_used_conduct: 0, opened_at: -1, idle_turns: 0, influence: [3, 1], won: [[], []],
};

test("one's own discs have numbers, those of the others are counted", () => {
  expect(shownAt(view, null).held).toEqual([{ numbers: [2, 7], count: 2 }, { numbers: null, count: 2 }]);
});

test("an event is told in its phase, and a calm table is in the one that is asked for", () => {
  expect(shownAt(view, null).phase).toBe(1);
  expect(shownAt(view, { number: 0, event: "base-income", seat: 0, sum: 6 }).phase).toBe(4);
  expect(shownAt(view, { number: 0, event: "phase-passed", seat: 0, phase: 2 }).phase).toBe(2);
  expect(shownAt({ ...view, step: "over" }, { number: 0, event: "fortune", seat: 0, points: 1 }).phase).toBe(0);
});

test("money that is hidden stays hidden", () => {
  expect(shownAt({ ...view, money: [], purses: [20, null] }, null).florins).toEqual([20, null]);
});

it.each(passages<PfeffersaeckeView>(recorded))("what is told has happened on the table before $words", ({ moments }) => {
  for (const { event, before, view } of moments) {
    const seat = Number(event.seat);
    const [had, has] = [before, view].map((one) => shownAt(one, event).florins[seat]!) as [number, number];
    if (event.event === "city-income" || event.event === "base-income") expect(has - had).toBe(event.sum);
    if (event.event === "city-opened" || event.event === "village-opened") expect(had - has).toBe(event.price);
    if (event.event === "disc-placed") expect(view.discs.filter((disc) => disc === LIES).length).toBe(before.discs.filter((disc) => disc === LIES).length + 1);
  }
});
