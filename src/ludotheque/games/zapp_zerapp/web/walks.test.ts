import { describe, expect, it } from "vitest";
import { readWalk, Walks, writeWalk } from "./walks";

const legal = [
  "move 2", "move 2 with green 5", "move 2 with green 5 outside green 5", "move 2 with red 5",
  "move 2 with red 5 green 5", "move 2 with red 5 green 5 outside green 5", "move start",
].map((move) => ({ move, preview: [{ number: 0, event: "walked", from: 2, to: move === "move start" ? 9 : 25 }] }));

describe("a walk", () => {
  it("is read from its line and written as the rules write it", () => {
    const line = "move 2 with red 5 green 5 outside green 5 banishing blue 4";
    const walk = readWalk(line)!;
    expect(walk.origin).toBe(2);
    expect(walk.parts.with).toEqual([{ colour: 0, space: 5 }, { colour: 3, space: 5 }]);
    expect(writeWalk({ ...walk, parts: { ...walk.parts, with: walk.parts.with.toReversed() } })).toBe(line);
    expect(readWalk("take d")).toBeNull();
  });

  it("is found by where it begins and where it ends", () => {
    const walks = new Walks(legal);
    expect(walks.origins).toEqual([2, 24]);
    expect([walks.end(2), walks.end(24), walks.end(7)]).toEqual([25, 9, null]);
    expect(walks.plain(24)?.move).toBe("move start");
  });

  it("is built companion by companion, of legal walks only", () => {
    const walks = new Walks(legal);
    const [red, green, blue] = [0, 3, 1].map((colour) => ({ colour, space: 5 })) as [never, never, never];
    expect(walks.choices(2, "with").map(({ most }) => most)).toEqual([1, 1]);
    let walk = readWalk(walks.toggled(readWalk("move 2")!, "with", green)!.move)!;
    walk = readWalk(walks.toggled(walk, "outside", green)!.move)!;
    walk = readWalk(walks.toggled(walk, "with", red)!.move)!;
    expect(writeWalk(walk)).toBe("move 2 with red 5 green 5 outside green 5");
    expect(walks.toggled(walk, "with", green)!.move).toBe("move 2 with red 5");
    expect(walks.toggled(readWalk("move 2")!, "with", blue)?.move).toBe("move 2");
  });
});
