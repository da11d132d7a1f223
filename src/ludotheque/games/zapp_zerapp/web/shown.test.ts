import { describe, expect, it } from "vitest";
import { passages } from "$lib/passages";
import recorded from "./guide.json";
import { heapPlace, standings } from "./barrels";
import { layoutFor } from "./layout";
import { Ring, stand, type ZappView } from "./ring";
import { hasSpell, shownAt } from "./shown";

const played = passages<ZappView>(recorded);
const ZONES = ["blue", "yellow", "red", "green"].flatMap((colour) => [...Array<string>(5).fill(colour), "white"]);
const board = {
  spaces: { value: 24 },
  apprentices: { value: 3 },
  zones: { value: ZONES },
  castles: { value: [["red", "green"], ["green", "blue"], ["blue", "yellow"], ["yellow", "red"]] },
  villages: { value: { red: 2, blue: 14, yellow: 20, green: 8 } },
  entries: { value: { red: 3, blue: 15, yellow: 21, green: 9 } },
};
const ring = new Ring({ seats: 2, options: {}, board }, 0);

describe("what is shown", () => {
  it.each(played)("has happened on the table when it is told, before $words", ({ moments }) => {
    for (const { event, before, view } of moments) {
      const shown = shownAt(view, before, event);
      const seat = Number(event.seat);
      if (event.event === "walked") {
        expect(ring.owner(shown.walker!)).toBe(seat);
        expect(hasSpell(shownAt(before), seat)).toBe(true);
        expect([shown.from, shown.places[shown.walker!]]).toEqual([event.from, event.to]);
      }
      if (event.event === "shown") expect([shown.stones[seat], shown.put[seat], shown.busted[seat]]).toEqual([event.stones, event.barrel, false]);
      if (event.event === "busted") expect([shown.busted[seat], shown.put[seat], hasSpell(shown, seat)]).toEqual([true, 0, false]);
      if (event.event === "magic") expect([shown.magic, ...shown.stones]).toEqual([event.magic, ...shown.stones.map(() => 0)]);
      if (event.event === "thrown") expect(shown.stones.every((stones) => stones === 0)).toBe(true);
      if (event.event === "taken") expect(Number(event.hand) ? shown.right[seat] : shown.left[seat]).toBe(event.barrel);
    }
  });

  it("lets the reader's village lie at the bottom left, and everyone walk clockwise", () => {
    const village = ring.village(0);
    expect([Math.sign(village.x), Math.sign(village.y)]).toEqual([-1, 1]);
    const turn = ring.walk.map((space, step) => {
      const [here, next] = [ring.stone(space), ring.stone(ring.walk[(step + 1) % 24]!)];
      return here.x * next.y - here.y * next.x;
    });
    expect(turn.every((one) => one > 0)).toBe(true);
  });

  it("gives each apprentice a place of its own", () => {
    const spots = stand([5, 5, 24, 5, 25, 25], ring);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  });

  it("draws each barrel once: in the heap, in hands or before somebody", () => {
    const view = { ...played[0]!.before, step: "shake", left: [3, 0], right: [0, 8], put: [0, 0], choosing: 1, shaken: [[], [8]] };
    for (const [width, height] of [[810, 660], [390, 540]] as const) {
      const layout = layoutFor(width, height, 1, true);
      const barrels = standings(shownAt(view), 13, layout, 0, [0, 1], null);
      expect(new Set(barrels.map(({ x, y }) => `${x} ${y}`)).size).toBe(13);
      expect(barrels[2]).toMatchObject({ where: "left", seat: 0, isShaken: false, ...layout.hands[0].barrel });
      expect(barrels[7]).toMatchObject({ where: "right", seat: 1, isShaken: true, ...layout.plates[0]!.right });
      expect(barrels[0]).toMatchObject({ where: "heap", seat: null, ...heapPlace(1, layout.heap) });
      const { view: box } = layout;
      expect(barrels.every(({ x, y }) => x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height)).toBe(true);
    }
  });
});
