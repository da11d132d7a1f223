import { beforeEach, describe, expect, it } from "vitest";
import { Shaker } from "./shaker.svelte";

describe("a barrel in the hand", () => {
  let shaken: number[];
  let dropped: [number, number][];
  let shaker: Shaker;

  beforeEach(() => {
    [shaken, dropped] = [[], []];
    shaker = new Shaker((barrel) => shaken.push(barrel), (barrel, { x }) => dropped.push([barrel, x]));
  });

  function swing(...ways: number[]): void {
    ways.forEach((x, turn) => shaker.move({ x, y: 0 }, 100 * turn));
  }

  it("is only tapped where the finger keeps still", () => {
    shaker.press(4, { x: 0, y: 0 });
    swing(3, 8);
    shaker.release({ x: 8, y: 0 });
    expect(shaker.hasMoved).toBe(false);
    expect([shaken, dropped]).toEqual([[], []]);
  });

  it("is shaken to and fro, again and again", () => {
    shaker.press(4, { x: 0, y: 0 });
    swing(40, 0, 40);
    expect(shaken).toEqual([4]);
    swing(0, 40);
    expect(shaken).toEqual([4, 4]);
  });

  it("is dropped where it was dragged to, and not shaken on the way", () => {
    shaker.press(7, { x: 0, y: 0 });
    swing(40, 90, 150);
    expect(shaker.offset).toEqual({ x: 150, y: 0 });
    shaker.release({ x: 150, y: 0 });
    expect([shaken, dropped]).toEqual([[], [[7, 150]]]);
    expect(shaker.barrel).toBeNull();
  });

  it("is not shaken by slow turns", () => {
    shaker.press(4, { x: 0, y: 0 });
    shaker.move({ x: 40, y: 0 }, 0);
    shaker.move({ x: 0, y: 0 }, 1000);
    shaker.move({ x: 40, y: 0 }, 2000);
    expect(shaken).toEqual([]);
  });

  it("is shaken with the phone, if there is one in the hand", () => {
    const swung = (x: number, timeStamp: number) => ({ acceleration: { x }, timeStamp }) as unknown as DeviceMotionEvent;
    [20, -20, 20].forEach((x, turn) => shaker.feel(swung(x, 100 * turn), null));
    [20, -20, 3, 20].forEach((x, turn) => shaker.feel(swung(x, 1000 + 100 * turn), 5));
    expect(shaken).toEqual([5]);
  });
});
