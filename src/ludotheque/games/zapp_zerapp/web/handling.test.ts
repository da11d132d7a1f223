import { describe, expect, it, vi } from "vitest";
import { centre } from "$lib/drawing";
import { heapPlace, type Standing } from "./barrels";
import { Handling, type Around } from "./handling.svelte";
import { layoutFor } from "./layout";
import type { ZappView } from "./ring";
import type { Shown } from "./shown";

const layout = layoutFor(810, 660, 1, true);
const standing = (barrel: number, where: Standing["where"] = "heap", seat: number | null = null): Standing => ({
  barrel, where, seat, x: 0, y: 0, size: 1, isShaken: false,
});
const press = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent("keydown", { key, ...more });
const down = { button: 0 } as PointerEvent;

/** The reader's table with these legal moves; at a live one barrel 3 is in the left hand. */
function handlingWith(lines: string[], around: Partial<Around> = {}) {
  const act = vi.fn<(line: string) => void>();
  const view = { step: around.isLive ? "shake" : "shake-by-turns", left: [3, 0], right: [0, 8] } as unknown as ZappView;
  const shown = { left: [3, 0], right: [0, 8] } as Shown;
  const moves = new Map(lines.map((line) => [line, { move: line }]));
  const handling = new Handling(() => ({ me: 0, isLive: false, view, shown, layout, moves, isAsked: true, act, ...around }));
  return { handling, said: () => act.mock.calls.map(([line]) => line) };
}

describe("a barrel by turns", () => {
  it("is lifted by a tap, shaken by the next, and put back by Backspace", () => {
    const { handling, said } = handlingWith(["put e", "shake e"]);
    expect([handling.isTarget(standing(5)), handling.isTarget(standing(6))]).toEqual([true, false]);
    handling.tap(standing(5));
    expect([handling.lifted, handling.held, handling.inHand, said()]).toEqual([5, [5, 0], 5, []]);
    handling.tap(standing(5));
    expect(said()).toEqual(["shake e"]);
    expect(handling.press(standing(5), press("Backspace"))).toBe(true);
    expect([handling.lifted, said()]).toEqual([null, ["shake e"]]);
  });

  it("is let go when it can be chosen no longer, but not while something is shown", () => {
    const kept = handlingWith(["put e"], { isAsked: false });
    kept.handling.lifted = 6;
    kept.handling.letGo();
    expect(kept.handling.lifted).toBe(6);
    const asked = handlingWith(["put e"]);
    asked.handling.lifted = 6;
    asked.handling.letGo();
    expect(asked.handling.lifted).toBeNull();
  });

  it("is dragged into the hand, back to the heap, or before oneself", () => {
    const { handling, said } = handlingWith(["put e"]);
    const drag = (barrel: number, to: { x: number; y: number }) => {
      handling.hold(standing(barrel), down, heapPlace(barrel, layout.heap));
      handling.shaker.move(to, 0);
      handling.shaker.release(to);
    };
    drag(5, layout.hands[0].barrel);
    expect(handling.lifted).toBe(5);
    drag(5, heapPlace(7, layout.heap));
    expect([handling.lifted, said()]).toEqual([null, []]);
    drag(5, centre(layout.front));
    expect(said()).toEqual(["put e"]);
  });
});

describe("a barrel where all act at once", () => {
  const isLive = true;

  it("is taken from the heap, shaken in the hand, and said to be returned once it stays", () => {
    const { handling, said } = handlingWith(["take e", "shake c"], { isLive });
    expect([handling.held, handling.inHand]).toEqual([[3, 0], 3]);
    for (const one of [standing(5), standing(3, "left", 0), standing(8, "right", 1), standing(4, "put", 0)]) handling.tap(one);
    expect(said()).toEqual(["take e", "shake c", "take h", "return d"]);
  });

  it("is shaken on by a held key, chosen by Shift and Enter, and left alone by other keys", () => {
    const { handling, said } = handlingWith(["shake c", "put c"], { isLive });
    const mine = standing(3, "left", 0);
    for (const key of [press("Enter"), press("Enter", { repeat: true }), press("Enter", { shiftKey: true }), press("Delete")]) {
      expect(handling.press(mine, key)).toBe(true);
    }
    expect(handling.press(mine, press("Delete", { repeat: true }))).toBe(true);
    expect(said()).toEqual(["shake c", "shake c", "put c", "return c"]);
    expect(handling.press(mine, press("x"))).toBe(false);
  });

  it("is not tapped by the end of a drag, and another's is not dragged", () => {
    const { handling, said } = handlingWith(["take e"], { isLive });
    handling.hold(standing(5), down, { x: 0, y: 0 });
    handling.shaker.move({ x: 30, y: 0 }, 0);
    handling.shaker.cancel();
    handling.tap(standing(5));
    expect(said()).toEqual([]);
    handling.hold(standing(8, "right", 1), down, { x: 0, y: 0 });
    handling.shaker.move({ x: 90, y: 0 }, 0);
    expect(handling.shaker.barrel).toBeNull();
  });

  it("has buttons for what is allowed; by turns it can always be put back", () => {
    const live = handlingWith(["shake c"], { isLive }).handling;
    expect([live.can("shake", 3), live.can("return", 3)]).toEqual([true, false]);
    expect(handlingWith([]).handling.can("return", 3)).toBe(true);
  });
});
