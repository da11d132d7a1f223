/** Everything that is written on the sheet: the names of towns and regions, and how large. */

import type { Box, Point } from "$lib/drawing";
import type { Say } from "$lib/sentences";
import type { Chart } from "./chart";
import { nameSpots, PRICE, textWidth, type Stretch } from "./ink";
import { nameOf, regionName } from "./labels";
import { distance } from "./projection";
import { linesOf, regionSpots } from "./regions";
import { EDGE } from "./track";

export class Lettering {
  /** The size of the towns' names and of the regions', and how much larger than drawn the prices are. */
  readonly nameSize: number;
  readonly regionSize: number;
  readonly priceScale: number;
  readonly names: string[];
  readonly nameAt: Point[];
  readonly regionLines: string[][];
  readonly regionAt: Point[];

  constructor(
    private readonly chart: Chart,
    private readonly stretches: Stretch[],
    say: Say,
    sheet: Box,
    /** Units of the sheet to a pixel: where that is much, letters are drawn larger. */
    grain: number,
    /** Whether the houses' books lie on the sheet. */
    hasBooks: boolean,
  ) {
    this.nameSize = Math.min(21, Math.max(16, 11.5 * grain));
    this.regionSize = this.nameSize * 0.82;
    this.priceScale = Math.min(1.32, Math.max(1.05, 0.86 * grain));
    this.names = chart.places.map((place) => nameOf(say, place));
    const books = { x: sheet.x + sheet.width * 0.34, y: sheet.y - sheet.height * 0.18, width: sheet.width * 0.28, height: sheet.height * 0.6 };
    this.nameAt = nameSpots(chart, stretches, this.names, this.nameSize, hasBooks ? [books] : []);
    this.regionLines = chart.regions.map((_, region) => linesOf(regionName(say, chart, region)));
    this.regionAt = regionSpots(chart, this.regionLines, this.taken(), this.regionSize, {
      ...sheet,
      width: sheet.width - 2 * EDGE,
      height: sheet.height - 2 * EDGE,
    });
  }

  /** Whether something drawn there would have so much room around it. */
  isClear(at: Point, room: number): boolean {
    const isBeside = (spot: Point, width: number, height: number) =>
      Math.abs(spot.x - at.x) > width / 2 + room || Math.abs(spot.y - at.y) > height / 2 + room;
    return (
      this.chart.places.every((place) => distance(place.at, at) > place.radius + room + 2) &&
      this.stretches.every(({ points, price }) => distance(price, at) > room + 12 && points.every((point) => distance(point, at) > room)) &&
      this.nameAt.every((spot, city) => isBeside(spot, textWidth(this.names[city], this.nameSize), this.nameSize)) &&
      this.regionAt.every((spot) => isBeside(spot, 100, 2 * this.regionSize))
    );
  }

  /** What is drawn before the regions are named. */
  private taken(): Box[] {
    return [
      ...this.chart.places.map(({ at, radius }) => ({ ...at, width: 2 * radius + 6, height: 2 * radius + 6 })),
      ...this.nameAt.map((spot, city) => ({ ...spot, width: textWidth(this.names[city], this.nameSize), height: this.nameSize })),
      ...this.stretches.map(({ price }) => ({ ...price, ...PRICE })),
      ...this.stretches.flatMap(({ points }) => points.map((point) => ({ ...point, width: 8, height: 8 }))),
    ];
  }
}
