import { describe, expect, it } from "vitest";
import type { GameEvent } from "$lib/board";
import { readBoard } from "$lib/boardfile";
import { passages } from "$lib/passages";
import text from "../board.toml?raw";
import { City, readView, turnsOf, type ApachesView } from "./city";
import recorded from "./guide.json";
import { record, type Settlement } from "./settlement";

const event = (name: string, values: Record<string, number> = {}): GameEvent => ({ number: 0, event: name, ...values });
const told = (...events: GameEvent[]) => events.reduce<Settlement | null>((before, one) => record(before, one, 2), null);

const ROUND = [
  event("laid", { seat: 1, quarter: 1, content: 0 }),
  event("uncovered", { quarter: 1, content: 1 }),
  event("money-won", { seat: 0, quarter: 1, sum: 300 }),
  event("uncovered", { quarter: 3, content: 12 }),
  event("jailed", { seat: 1, quarter: 3 }),
  event("uncovered", { quarter: 6, content: 8 }),
  event("robbed", { seat: 0, victim: 1, sum: 250 }),
  event("nobody-there", { quarter: 9 }),
  event("attacked", { seat: 1 }),
  event("round", { round: 2 }),
];

describe("the settlement", () => {
  it("is told quarter by quarter", () => {
    const rows = told(...ROUND)!.rows;
    expect(rows.map(({ quarter, content }) => [quarter, content])).toEqual([[1, 1], [3, 12], [6, 8], [9, null], [8, null]]);
    expect(rows.map(({ events }) => events.map((one) => one.event))).toEqual([["money-won"], ["jailed"], ["robbed"], ["nobody-there"], ["attacked"]]);
  });

  it("sums up what each gang gained and lost", () => {
    expect(told(...ROUND)!.balance).toEqual([
      { francs: 550, leaders: 0, recruits: 0, bourgeois: 0 },
      { francs: -250, leaders: 1, recruits: 0, bourgeois: 1 },
    ]);
  });

  it("stays as it is while the next round is played, and begins anew with its end", () => {
    const before = told(...ROUND)!;
    expect(record(before, event("placed", { seat: 0, quarter: 1 }), 2)).toBe(before);
    expect(record(before, event("uncovered", { quarter: 2, content: 0 }), 2)!.rows).toHaveLength(1);
  });

  it("ends with the bourgeois and the operational Apaches after the last round", () => {
    const events = [...ROUND.slice(0, -1), event("bourgeois-shown", { seat: 1, bourgeois: 1, sum: 200 }), event("operational", { seat: 0, apaches: 8, sum: 400 })];
    const { rows, balance } = told(...events)!;
    expect(rows.at(-1)).toMatchObject({ quarter: 0, content: null });
    expect(balance.map(({ francs }) => francs)).toEqual([950, -50]);
  });

  it("counts the recruits that there were to win", () => {
    const events = [
      event("uncovered", { quarter: 1, content: 9 }),
      event("reinforced", { seat: 0, quarter: 1, recruits: 1 }),
      event("fenced", { seat: 1, burglaries: 0, sum: 0, recruits: 0 }),
    ];
    expect(told(...events)!.balance.map(({ recruits }) => recruits)).toEqual([1, 0]);
  });

  it("is not there before anything is settled", () => {
    expect(told(event("placed", { seat: 0, quarter: 1 }), event("laid", { seat: 0, quarter: 1, content: 0 }))).toBeNull();
  });
});

const settled = passages<ApachesView>(recorded).filter(({ events }) => events.some((one) => one.event === "uncovered"));

describe("what a recorded settlement", () => {
  it.each(settled)("brought each gang is what the rules then said, before $words", ({ moments }) => {
    const from = moments.find(({ event }) => event.event === "uncovered")!.before;
    const { before: to, view: after } = moments.find(({ event }) => event.event === "round")!;
    const { balance } = told(...moments.map(({ event }) => event))!;
    const lost = ({ hospital, cemetery, prison }: ApachesView, seat: number) => hospital[seat] + cemetery[seat] + prison[seat];
    const kept = ({ attacked, unmasked }: ApachesView, seat: number) => {
      const down = attacked[seat];
      return (typeof down === "number" ? down : down.length) + unmasked[seat].length;
    };
    for (const [seat, one] of balance.entries()) {
      expect(one.leaders).toBe(lost(to, seat) - lost(from, seat));
      expect(one.recruits).toBe(to.recruits_won[seat] - from.recruits_won[seat]);
      expect(one.bourgeois).toBe(kept(after, seat) - kept(from, seat)); // Whom, its gang alone was told.
    }
    expect(balance[recorded.me].francs).toBe(to.wallets[recorded.me]! - from.wallets[recorded.me]!);
  });

  it.each(settled)("comes after as many turns as were to be played, before $words", ({ moments }) => {
    const view = readView(moments.find(({ event }) => event.event === "uncovered")!.before);
    expect(turnsOf(view, new City({ board: readBoard(text), options: recorded.options }))).toBe(view.turn);
  });
});
