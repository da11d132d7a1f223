import { describe, expect, it } from "vitest";
import type { Box } from "$lib/drawing";
import { BROAD, layoutFor, LOW, NARROW, SLIM, TALL, type Layout } from "./layout";
import { HALF_BOARD as H } from "./ring";

const within = (box: Box, view: Box) =>
  box.x >= view.x && box.y >= view.y && box.x + box.width <= view.x + view.width && box.y + box.height <= view.y + view.height;
const isApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;

describe("the layout", () => {
  it.each([BROAD, NARROW, SLIM, TALL, LOW])("lays nothing over anything else", (layout: Layout) => {
    const boxes = [{ x: -H, y: -H, width: 2 * H, height: 2 * H }, ...layout.purses, layout.bank, layout.rounds];
    for (const box of boxes) expect(within(box, layout.view)).toBe(true);
    for (const [place, box] of boxes.entries()) for (const other of boxes.slice(place + 1)) expect(isApart(box, other)).toBe(true);
  });

  it("is the one that draws the board largest", () => {
    expect(layoutFor(1424, 740)).toBe(BROAD);
    expect(layoutFor(552, 346)).toBe(BROAD);
    expect(layoutFor(1000, 740)).toBe(NARROW);
    expect(layoutFor(528, 446)).toBe(SLIM);
    expect(layoutFor(390, 425)).toBe(LOW);
    expect(layoutFor(390, 380)).toBe(LOW);
    expect(layoutFor(390, 605)).toBe(TALL);
  });
});
