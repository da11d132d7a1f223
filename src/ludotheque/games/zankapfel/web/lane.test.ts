import { describe, expect, it } from "vitest";
import { standings, stepAt } from "./lane";

describe("the lane", () => {
  it("begins and ends at the same stone, in the bottom left corner", () => {
    const start = stepAt(0, 37);
    const finish = stepAt(37, 37);
    expect(start.x).toBeCloseTo(finish.x);
    expect(start.y).toBeCloseTo(finish.y);
    expect(start.x).toBeLessThan(120);
    expect(start.y).toBeGreaterThan(880);
  });

  it("keeps whoever has passed the finish there", () => {
    expect(stepAt(41, 37)).toEqual(stepAt(37, 37));
  });

  it("lets those below zero stand before the start", () => {
    const below = stepAt(-3, 37);
    const late = stepAt(34, 37);
    expect(below.x).toBeCloseTo(late.x);
    expect(below.y).toBeCloseTo(late.y);
  });

  it("goes up the left side first", () => {
    expect(stepAt(4, 36)).toMatchObject({ x: 48, heading: -90 });
  });

  it("gives those on one stone a place each, and one alone the middle", () => {
    const [one, other, alone] = standings([5, 5, 9], 37);
    expect(alone).toMatchObject({ x: 0, y: 0 });
    expect(one).not.toEqual(other);
    expect(one.size).toBeLessThan(alone.size);
    expect(standings([-3, 34, 9], 37)[0]).not.toMatchObject({ x: 0, y: 0 });
  });
});
