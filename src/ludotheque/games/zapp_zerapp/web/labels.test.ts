import { describe, expect, it } from "vitest";
import { heardOf } from "./labels";
import type { ZappView } from "./ring";

const view = { shaken: [[4, 7, 4], [2]], heard: [[6, 3, 8], 1], earlier: [1, 0] } as unknown as ZappView;

describe("what was heard", () => {
  it("is said of this turn alone: what was heard before one has to remember", () => {
    expect(heardOf(view, 0, 4)).toEqual([8]);
    expect(heardOf(view, 0, 7)).toEqual([3]);
  });

  it("is said to whoever has heard it, and nobody else", () => {
    expect(heardOf(view, 1, 2)).toEqual([]);
    expect(heardOf(view, null, 4)).toEqual([]);
  });
});
