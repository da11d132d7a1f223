import { describe, expect, it } from "vitest";
import type { Box } from "$lib/drawing";
import { broad, layoutFor, low, narrow, tall, type Layout } from "./layout";
import { BOARD } from "./orchard";

const SEATS = [3, 4, 5, 6];
const within = (box: Box, view: Box) =>
  box.x >= view.x && box.y >= view.y && box.x + box.width <= view.x + view.width && box.y + box.height <= view.y + view.height;
const isApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;

describe("the layout", () => {
  it.each(SEATS.flatMap((seats) => [broad(seats, true), narrow(seats), tall(seats, true), low(seats, true)]))("lays nothing over anything else", (layout: Layout) => {
    const boxes = [{ x: 0, y: 0, width: BOARD, height: BOARD }, ...layout.people, layout.farm, layout.hand];
    for (const box of boxes) expect(within(box, layout.view)).toBe(true);
    for (const [place, box] of boxes.entries()) for (const other of boxes.slice(place + 1)) expect(isApart(box, other)).toBe(true);
  });

  it("is the one that draws the board largest", () => {
    expect(layoutFor(1424, 740, 6, true)).toEqual(broad(6, true));
    expect(layoutFor(552, 346, 6, true)).toEqual(broad(6, true));
    expect(layoutFor(1000, 740, 6, true)).toEqual(narrow(6));
    expect(layoutFor(390, 425, 6, true)).toEqual(low(6, true));
    expect(layoutFor(390, 605, 6, true)).toEqual(tall(6, true));
    expect(layoutFor(360, 362, 6, true)).toEqual(low(6, true));
    expect(layoutFor(768, 783, 6, true)).toEqual(low(6, true));
  });
});
