import { describe, expect, it } from "vitest";
import { isInReach, Loupe } from "$lib/loupe.svelte";

const view = { x: -50, y: 0, width: 400, height: 200 };

describe("a loupe", () => {
  it("keeps to the drawing, with the spot in sight", () => {
    expect(Loupe.around(view, { x: 0, y: 100 }, 4)).toEqual({ x: -50, y: 75, width: 100, height: 50 });
    expect(Loupe.around(view, { x: 350, y: 200 }, 2)).toEqual({ x: 150, y: 100, width: 200, height: 100 });
  });

  it("makes what is small as large as a finger", () => {
    const loupe = new Loupe();
    loupe.grow(view, { x: 100, y: 100 }, 15);
    expect((15 * view.width) / loupe.part!.width).toBeGreaterThan(44);
    loupe.whole();
    expect(loupe.isWhole).toBe(true);
  });

  it.each([-40, 100, 345])("keeps what was tapped under the finger, at an edge too (%d)", (x) => {
    const loupe = new Loupe();
    loupe.grow(view, { x, y: 190 }, 15);
    const part = loupe.part!;
    expect((x - part.x) / part.width).toBeCloseTo((x - view.x) / view.width);
    expect((190 - part.y) / part.height).toBeCloseTo(190 / view.height);
  });

  it("is spread and closed by two fingers, and moved by one", () => {
    const loupe = new Loupe();
    const spotOf = (at: { x: number; y: number }) => at;
    loupe.down(1, { x: 100, y: 100 });
    expect(loupe.move(1, { x: 110, y: 100 }, view, 1, spotOf)).toBe(false);
    loupe.down(2, { x: 150, y: 100 });
    expect(loupe.move(2, { x: 190, y: 100 }, view, 1, spotOf)).toBe(true);
    expect(loupe.part!.width).toBeCloseTo(200);
    loupe.up(2);
    const { x } = loupe.part!;
    loupe.move(1, { x: 100, y: 100 }, view, 2, spotOf);
    expect(loupe.part!.x).toBeCloseTo(x + 5);
    loupe.down(2, { x: 200, y: 100 });
    loupe.move(2, { x: 130, y: 100 }, view, 1, spotOf);
    expect(loupe.isWhole).toBe(true);
  });

  it("is not needed for what a finger reaches alone", () => {
    const small = { x: 100, y: 100, width: 10, height: 20 };
    expect(isInReach(small, { x: 126, y: 110 })).toBe(true);
    expect(isInReach(small, { x: 128, y: 110 })).toBe(false);
    const large = { x: 0, y: 0, width: 200, height: 60 };
    expect(isInReach(large, { x: 199, y: 1 })).toBe(true);
    expect(isInReach(large, { x: 100, y: 62 })).toBe(false);
  });
});
