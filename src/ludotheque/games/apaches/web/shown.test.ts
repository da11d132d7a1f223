import { describe, expect, it } from "vitest";
import type { GameEvent } from "$lib/board";
import { passages } from "$lib/passages";
import { leadingIn, QUARTERS, readView, type ApachesView } from "./city";
import recorded from "./guide.json";
import { flightsOf, laidBy, spotOf } from "./shown";

const event = (name: string, numbers: Record<string, number>): GameEvent => ({ number: 1, event: name, article: "", ...numbers });

describe("what moves", () => {
  it.each(passages<ApachesView>(recorded))("comes from a table that can be drawn, before $words", ({ moments }) => {
    for (const { event, before, view } of moments) {
      const table = readView(view);
      if (["money-won", "burgled", "reinforced"].includes(event.event ?? "")) expect(leadingIn(readView(before), table.seats, Number(event.quarter))).toBe(event.seat);
      expect([...table.order].toSorted()).toEqual(Array.from({ length: table.seats }, (_, seat) => seat));
      for (const { cargo } of flightsOf(event)) if (cargo.what === "apache") expect(cargo.count).toBeGreaterThan(0);
      const spot = spotOf(event);
      if (spot !== null) expect(QUARTERS).toContain(spot);
    }
  });

  it("is what is placed, by kind, and nobody where there is none of it", () => {
    const placed = flightsOf(event("placed", { seat: 1, quarter: 4, leaders: 1, novices: 0, recruits: 2 }));
    expect(placed).toEqual([
      { from: "gang-1", to: "quarter-4", cargo: { what: "apache", seat: 1, kind: "leader", count: 1 } },
      { from: "gang-1", to: "quarter-4", cargo: { what: "apache", seat: 1, kind: "recruit", count: 2 } },
    ]);
  });

  it("is money from where it lies or from whom it is taken, and none where there is none", () => {
    expect(flightsOf(event("robbed", { seat: 0, victim: 2, sum: 100 }))).toEqual([{ from: "gang-2", to: "gang-0", cargo: { what: "money", sum: 100 } }]);
    expect(flightsOf(event("robbed", { seat: 0, victim: 2, sum: 0 }))).toEqual([]);
    expect(flightsOf(event("money-won", { seat: 0, quarter: 3, sum: 300 }))[0]).toMatchObject({ from: "quarter-3", to: "gang-0" });
  });

  it("goes to the quarter that an event is about", () => {
    expect(spotOf(event("moved", { seat: 0, kind: 0, from: 2, to: 5 }))).toBe(5);
    expect(flightsOf(event("moved", { seat: 0, kind: 0, from: 2, to: 5 }))[0]).toMatchObject({ from: "quarter-2", to: "quarter-5" });
    expect(spotOf(null)).toBeNull();
  });

  it("knows the hideout that is laid", () => {
    expect(laidBy(event("laid", { seat: 0, quarter: 3, content: 2 }))).toEqual({ quarter: 3, content: 2 });
    expect(laidBy(event("placed", { seat: 0, quarter: 3 }))).toBeNull();
  });
});
