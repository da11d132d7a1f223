/** The sheet of parchment: all places and the edge, in the shape of the frame that shows it. */

import type { Box } from "$lib/drawing";
import type { Chart, Place } from "./chart";
import { overlap } from "./ink";
import { EDGE } from "./track";

/** Room beside the outermost places, for their names. */
const MARGIN = 22;
/** What the prepared coasts cover: a sheet never reaches beyond. */
const MOST = { width: 1660, height: 880 };

/** How a board is laid out: books and phases on the sheet, beside it, or above and below it. */
export type Layout = "wide" | "low" | "tall";

/** From this width on books beside a low sheet have room for names. */
export const ROOMY = 800;
/** Whether a house has one line below a tall sheet. */
export const isBriefAt = (width: number, height: number) => width < 600 || height < 560;
/** So wide or high are the phases beside or above a sheet, in pixels. */
const PHASES = 50;

/** Phases and books lie on the sheet where it is so wide that no place comes to lie under them; else where they leave it larger. */
export function layoutOf(chart: Chart, houses: number, width: number, height: number): Layout {
  if (width >= 880 && width >= 1.3 * height) {
    const sheet = sheetOf(chart, width / height);
    const laid = coveredBy(sheet, "wide", houses, Math.max(sheet.width / width, sheet.height / height));
    const isFree = ({ at, radius }: Place) => laid.every((box) => overlap({ ...at, width: 2 * radius, height: 2 * radius }, box) === 0);
    if (chart.places.every(isFree)) return "wide";
  }
  const rows = Math.ceil((houses - 1) / abreast(width, isBriefAt(width, height), houses - 1));
  const books = { beside: width >= ROOMY ? 224 : 136, below: 62 + rows * (isBriefAt(width, height) ? 35 : 56) };
  const low = largeness(chart, width - PHASES - books.beside, height);
  return largeness(chart, width, height - PHASES - books.below) > low ? "tall" : "low";
}

/** How many other houses stand abreast below a tall sheet. */
export function abreast(width: number, isBrief: boolean, others: number): number {
  const least = isBrief ? 116 : 200;
  return Math.max(1, Math.min(others, Math.max(3, Math.floor((width - 8) / least))));
}

/** Pixels to a unit of the sheet in so much room. */
function largeness(chart: Chart, width: number, height: number): number {
  if (width <= 0 || height <= 0) return 0;
  const sheet = sheetOf(chart, width / height);
  return Math.min(width / sheet.width, height / sheet.height);
}

/** The sheet in a shape: on a wide one the towns keep off the phases in the west. */
export function sheetOf(chart: Chart, shape: number): Box {
  const reach = (side: (place: Chart["places"][number]) => number) => Math.max(...chart.places.map(side)) + MARGIN + EDGE;
  const [right, left] = [reach(({ at, radius }) => at.x + radius), reach(({ at, radius }) => radius - at.x)];
  const [down, up] = [reach(({ at, radius }) => at.y + radius), reach(({ at, radius }) => radius - at.y)];
  const [width, height] = [left + right, up + down];
  const whole = Math.max(width, Math.min(MOST.width, height * shape));
  return {
    x: (right - left) / 2 - Math.min(50, (whole - width) / 4),
    y: (down - up) / 2,
    width: whole,
    height: Math.max(height, Math.min(MOST.height, width / shape)),
  };
}

/** Something that lies over a corner of a wide sheet, in pixels. */
interface Laid {
  isRight: boolean;
  isLow: boolean;
  width: number;
  height: number;
}

/** What lies over a wide sheet: the phases, the hand, and a book that grows with the houses. */
function laidOn(houses: number): Laid[] {
  return [
    { isRight: false, isLow: false, width: 190, height: 345 },
    { isRight: false, isLow: true, width: 180, height: 150 },
    { isRight: true, isLow: false, width: 236, height: 90 + 46 * houses },
  ];
}

/** The parts of the sheet where nothing is written: the edge, and what is covered. Boxes are told by their middle. */
export function coveredBy({ x, y, width, height }: Box, layout: Layout, houses: number, grain: number): Box[] {
  const edge = [
    { x, y: y - height / 2, width, height: 2 * EDGE },
    { x, y: y + height / 2, width, height: 2 * EDGE },
    { x: x - width / 2, y, width: 2 * EDGE, height },
    { x: x + width / 2, y, width: 2 * EDGE, height },
  ];
  if (layout !== "wide") return edge;
  const laid = laidOn(houses).map((one) => {
    const size = { width: one.width * grain + EDGE, height: one.height * grain + EDGE };
    return {
      x: x + ((one.isRight ? 1 : -1) * (width - size.width)) / 2,
      y: y + ((one.isLow ? 1 : -1) * (height - size.height)) / 2,
      ...size,
    };
  });
  return [...edge, ...laid];
}
