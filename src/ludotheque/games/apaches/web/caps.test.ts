import { describe, expect, it } from "vitest";
import { gangsOf } from "./caps";

const inColours = (...colours: string[]) => colours.map((colour) => ({ colour: `var(--seat-${colour})` }));

describe("the gangs", () => {
  it("are led by whoever plays in their colour", () => {
    expect(gangsOf(inColours("yellow", "blue"))).toEqual([2, 1]);
    expect(gangsOf(inColours("red", "blue", "yellow", "green"))).toEqual([0, 1, 2, 3]);
  });

  it("that nobody has the colour of are left to the others, and none is led twice", () => {
    expect(gangsOf(inColours("purple", "green", "white"))).toEqual([0, 3, 1]);
    expect(gangsOf(inColours("blue", "blue", "blue", "blue"))).toEqual([1, 0, 2, 3]);
  });
});
