/** The regions as patches of colour: the land that lies nearest to their towns. */

import type { Box, Point } from "$lib/drawing";
import type { Chart } from "./chart";
import { cheapest, overlap, textWidth } from "./ink";
import { distance } from "./projection";

export interface Patch {
  region: number;
  path: string;
}

export interface Patches {
  patches: Patch[];
  /** The lines between towns of different regions. */
  borders: string;
  /** One of a few colours for each region, so that neighbours differ. */
  washes: number[];
}

/** A region reaches so far from its towns. */
const REACH = 96;
const CORNERS = 28;

interface Side {
  from: Point;
  to: Point;
  /** The place on the other side, −1 at the outer rim. */
  beyond: number;
}

/** The patches of all regions. */
export function drawRegions(chart: Chart): Patches {
  const cells = chart.places.map((place) => cellOf(chart, place.index));
  const regionOf = (place: number) => chart.places[place].region;
  const patches = cells.map((sides, place) => ({
    region: regionOf(place),
    path: `M${sides.map(({ from }) => `${from.x.toFixed(1)},${from.y.toFixed(1)}`).join("L")}Z`,
  }));
  const neighbours = chart.regions.map(() => new Set<number>());
  let borders = "";
  for (const [place, sides] of cells.entries()) {
    for (const { from, to, beyond } of sides) {
      if (beyond < 0 || regionOf(beyond) === regionOf(place)) continue;
      neighbours[regionOf(place)].add(regionOf(beyond));
      if (place < beyond) borders += `M${from.x.toFixed(1)},${from.y.toFixed(1)}L${to.x.toFixed(1)},${to.y.toFixed(1)}`;
    }
  }
  const washes: number[] = [];
  for (const [region, beside] of neighbours.entries()) {
    const used = new Set([...beside].map((other) => washes[other]));
    washes[region] = [0, 1, 2, 3, 4, 5].find((wash) => !used.has(wash)) ?? region % 6;
  }
  return { patches, borders, washes };
}

/** What lies nearer to a place than to any other, not further than the reach. */
function cellOf(chart: Chart, place: number): Side[] {
  const { at } = chart.places[place];
  const rim = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    // The rim of a wash is never quite round.
    const reach = REACH * (0.94 + 0.06 * Math.sin(3 * angle + place * 1.7) + 0.04 * Math.sin(7 * angle + place));
    return { x: at.x + reach * Math.cos(angle), y: at.y + reach * Math.sin(angle) };
  });
  let sides: Side[] = rim.map((from, corner) => ({ from, to: rim[(corner + 1) % CORNERS], beyond: -1 }));
  for (const other of chart.places) {
    if (other.index !== place && distance(at, other.at) < 2 * REACH) sides = halve(sides, at, other.at, other.index);
  }
  return sides;
}

/** The part of a cell that lies nearer to `near` than to `far`. */
function halve(sides: Side[], near: Point, far: Point, beyond: number): Side[] {
  const side = (point: Point) =>
    (point.x - (near.x + far.x) / 2) * (far.x - near.x) + (point.y - (near.y + far.y) / 2) * (far.y - near.y);
  const kept: Side[] = [];
  let left: Point | null = null;
  let entered: Point | null = null;
  for (const { from, to, beyond: other } of sides) {
    const [a, b] = [side(from), side(to)];
    if (a > 0 && b > 0) continue;
    if (a <= 0 && b <= 0) {
      kept.push({ from, to, beyond: other });
      continue;
    }
    const part = a / (a - b);
    const crossing = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    if (a <= 0) {
      kept.push({ from, to: crossing, beyond: other });
      left = crossing;
      kept.push({ from: crossing, to: crossing, beyond });
    } else {
      entered = crossing;
      kept.push({ from: crossing, to, beyond: other });
    }
  }
  const cut = kept.find((one) => one.from === one.to && one.beyond === beyond);
  if (cut && left && entered) cut.to = entered;
  return kept;
}

/** A long name in two lines, as near to its middle as a gap allows. */
export function linesOf(name: string): string[] {
  if (name.length < 13 || !name.includes(" ")) return [name];
  const gaps = [...name].flatMap((letter, place) => (letter === " " ? [place] : []));
  const gap = gaps.reduce((best, one) => (Math.abs(one - name.length / 2) < Math.abs(best - name.length / 2) ? one : best));
  return [name.slice(0, gap), name.slice(gap + 1)];
}

/** Spots in every region where its name may stand, with how far they are from the region's middle; found once for a map. */
const roomOf = new WeakMap<Chart, { at: Point; away: number }[][]>();

function findRoom(chart: Chart): { at: Point; away: number }[][] {
  return chart.regions.map((_, region) => {
    const own = chart.places.filter((place) => place.region === region);
    const middle = {
      x: own.reduce((sum, { at }) => sum + at.x, 0) / own.length,
      y: own.reduce((sum, { at }) => sum + at.y, 0) / own.length,
    };
    const found: { at: Point; away: number }[] = [];
    for (let x = -240; x <= 240; x += 12) {
      for (let y = -192; y <= 192; y += 12) {
        const at = { x: middle.x + x, y: middle.y + y };
        if (!own.some((place) => distance(place.at, at) < REACH)) continue;
        const nearest = cheapest(chart.places, (place) => distance(place.at, at));
        if (nearest.region === region) found.push({ at, away: distance(at, middle) });
      }
    }
    return found.toSorted((one, other) => one.away - other.away);
  });
}

/** Where each region's name finds room on the sheet, clear of what is drawn already; nowhere where there is none. */
export function regionSpots(chart: Chart, names: string[][], taken: Box[], size: number, sheet: Box): (Point | null)[] {
  const room = roomOf.get(chart) ?? findRoom(chart);
  roomOf.set(chart, room);
  const boxes = [...taken];
  return names.map((lines, region) => {
    const width = Math.max(...lines.map((line) => textWidth(line, size))) * 1.1;
    const height = size * lines.length;
    let best: Point | null = null;
    let least = Infinity;
    for (const { at, away } of room[region]) {
      if (0.25 * away >= least) break;
      const isOnSheet = 2 * Math.abs(at.x - sheet.x) + width < sheet.width && 2 * Math.abs(at.y - sheet.y) + height < sheet.height;
      if (!isOnSheet) continue;
      const box = { ...at, width, height };
      // A name may touch what is drawn, but not lie on it.
      let covered = 0;
      for (const other of boxes) {
        covered += overlap(box, other);
        if (covered > 0.12 * width * height || covered + 0.25 * away >= least) break;
      }
      const cost = covered + 0.25 * away;
      if (covered <= 0.12 * width * height && cost < least) [best, least] = [at, cost];
    }
    if (best) boxes.push({ ...best, width, height });
    return best;
  });
}
