import { describe, expect, it } from "vitest";
import { letterSize } from "$lib/drawing";

describe("the size of letters", () => {
  it("is the largest as long as the text fits, and smaller where it does not", () => {
    expect(letterSize("Ada", 20, 200)).toBe(20);
    expect(letterSize("Wilhelmine", 20, 60)).toBeLessThan(12);
  });

  it("knows narrow letters from wide ones", () => {
    expect(letterSize("Lillifil", 40, 60)).toBeGreaterThan(1.5 * letterSize("Mommwamm", 40, 60));
  });
});
