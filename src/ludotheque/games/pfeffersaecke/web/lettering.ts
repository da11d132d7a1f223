/** Everything that is written on the sheet: the names of towns and regions, and how large. */

import type { Box, Point } from "$lib/drawing";
import { LETTER } from "$lib/loupe.svelte";
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
  /** The least size of a letter that can be read. */
  readonly least: number;
  readonly names: string[];
  /** A name that finds no room is left out. */
  readonly nameAt: (Point | null)[];
  readonly regionLines: string[][];
  readonly regionAt: (Point | null)[];

  constructor(
    private readonly chart: Chart,
    private readonly stretches: Stretch[],
    say: Say,
    sheet: Box,
    /** Units of the sheet to a pixel: where that is much, letters are drawn larger. */
    grain: number,
    /** Where nothing can be written. */
    covered: Box[],
  ) {
    this.least = LETTER * grain;
    this.nameSize = Math.max(15.5, 1.03 * this.least);
    this.regionSize = Math.max(13, this.least);
    this.priceScale = Math.min(1.5, Math.max(1.05, this.least / 12.5));
    this.names = chart.places.map((place) => nameOf(say, place));
    this.nameAt = nameSpots(chart, stretches, this.names, this.nameSize, covered);
    this.regionLines = chart.regions.map((_, region) => linesOf(regionName(say, chart, region)));
    this.regionAt = regionSpots(chart, this.regionLines, [...covered, ...this.taken()], this.regionSize, {
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
      this.nameAt.every((spot, city) => !spot || isBeside(spot, textWidth(this.names[city], this.nameSize), this.nameSize)) &&
      this.regionAt.every((spot) => !spot || isBeside(spot, 100, 2 * this.regionSize))
    );
  }

  /** What is drawn before the regions are named. */
  private taken(): Box[] {
    return [
      ...this.chart.places.map(({ at, radius }) => ({ ...at, width: 2 * radius + 6, height: 2 * radius + 6 })),
      ...this.nameAt.flatMap((spot, city) => (spot ? [{ ...spot, width: textWidth(this.names[city], this.nameSize), height: this.nameSize }] : [])),
      ...this.stretches.map(({ price }) => ({ ...price, ...PRICE })),
      ...this.stretches.flatMap(({ points }) => points.map((point) => ({ ...point, width: 8, height: 8 }))),
    ];
  }
}
