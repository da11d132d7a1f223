/** Roads drawn so that they pass beside the towns, and the spots where prices and names find room. */

import type { Box, Point } from "$lib/drawing";
import type { Chart, Place, Road } from "./chart";
import { distance } from "./projection";

/** A road as it is drawn: its middle is bent aside where a town stands in the way. */
export interface Stretch {
  road: Road;
  path: string;
  /** Points along it, from the first place to the other. */
  points: Point[];
  /** Where its price stands. */
  price: Point;
}

const BENDS = [4, -4, 12, -12, 22, -22, 34, -34, 48, -48, 64, -64, 84, -84];
const STEPS = 24;
/** A road keeps so far from places that it does not lead to. */
const BERTH = 13;
export const PRICE: { width: number; height: number } = { width: 28, height: 18 };

/** All roads of the map with their prices. */
export function drawRoads(chart: Chart): Stretch[] {
  const bent = bendRoads(chart);
  const spots = new Map<Road, Point>();
  // A short road has the least choice of where its price stands.
  for (const one of bent.toSorted((a, b) => length(a.points) - length(b.points))) {
    const others = bent.filter((other) => other !== one).flatMap((other) => other.points);
    spots.set(one.road, priceSpot(chart, one.points, others, [...spots.values()]));
  }
  return bent.map((one) => ({ ...one, price: spots.get(one.road)! }));
}

interface Bent {
  road: Road;
  path: string;
  points: Point[];
}

/** The roads, bent aside from towns. A short one has the least room, so that longer ones give way
 * where they would cross it: roads meet in places only. */
function bendRoads(chart: Chart): Bent[] {
  const apart = ({ one, other }: Road) => distance(chart.places[one].at, chart.places[other].at);
  const drawn = new Map<Road, Point[]>();
  for (const road of chart.roads.toSorted((a, b) => apart(a) - apart(b))) drawn.set(road, bendRoad(chart, road, [...drawn.values()]));
  return chart.roads.map((road) => {
    const points = drawn.get(road)!;
    return { road, points, path: pathOf(points) };
  });
}

function bendRoad(chart: Chart, road: Road, drawn: Point[][]): Point[] {
  const [from, to] = [chart.places[road.one], chart.places[road.other]];
  const others = chart.places.filter((place) => place !== from && place !== to);
  const cost = (points: Point[], bend: number) => {
    let sum = Math.abs(bend);
    for (const place of others) {
      const near = points.reduce((least, point) => Math.min(least, distance(point, place.at)), Infinity);
      sum += 6 * Math.max(0, place.radius + BERTH - near);
    }
    return sum;
  };
  const ways = BENDS.map((bend) => {
    const points = along(from, to, bend);
    return { points, cost: cost(points, bend) };
  }).toSorted((a, b) => a.cost - b.cost);
  const { points } = ways.find((way) => !drawn.some((other) => doCross(way.points, other))) ?? ways[0];
  return points;
}

/** Whether two drawn lines cross. */
export function doCross(one: Point[], other: Point[]): boolean {
  const isLeft = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) > (b.y - a.y) * (c.x - a.x);
  const areApart = (a: number[], b: number[]) => Math.max(...a) < Math.min(...b) || Math.max(...b) < Math.min(...a);
  const x = (line: Point[]) => line.map((point) => point.x);
  const y = (line: Point[]) => line.map((point) => point.y);
  if (areApart(x(one), x(other)) || areApart(y(one), y(other))) return false;
  return one.slice(1).some((b, first) =>
    other.slice(1).some((d, second) => {
      const [a, c] = [one[first], other[second]];
      return isLeft(a, b, c) !== isLeft(a, b, d) && isLeft(c, d, a) !== isLeft(c, d, b);
    }),
  );
}

/** Points of a bent line from the rim of one place to the rim of another. */
function along(from: Place, to: Place, bend: number): Point[] {
  const apart = distance(from.at, to.at) || 1;
  const [right, down] = [(to.at.x - from.at.x) / apart, (to.at.y - from.at.y) / apart];
  const middle = { x: (from.at.x + to.at.x) / 2 - down * 2 * bend, y: (from.at.y + to.at.y) / 2 + right * 2 * bend };
  const all = Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * from.at.x + b * middle.x + c * to.at.x, y: a * from.at.y + b * middle.y + c * to.at.y };
  });
  return all.filter((point) => distance(point, from.at) > from.radius && distance(point, to.at) > to.radius);
}

/** The best spot for a price: near the middle, clear of places, prices and other roads. */
function priceSpot(chart: Chart, points: Point[], others: Point[], taken: Point[]): Point {
  const halves = points.flatMap((point, place) => {
    const next = points[place + 1];
    return next ? [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }] : [point];
  });
  const CLEAR = 13;
  return cheapest(halves, (point, place) => {
    let sum = 14 * Math.abs(place / Math.max(1, halves.length - 1) - 0.5);
    for (const one of chart.places) sum += 2 * Math.max(0, one.radius + PRICE.width * 0.7 - distance(one.at, point));
    for (const one of taken) sum += 2 * Math.max(0, 25 - distance(one, point));
    let nearest = CLEAR;
    for (const one of others) {
      if (Math.abs(one.x - point.x) < nearest && Math.abs(one.y - point.y) < nearest) nearest = Math.min(nearest, distance(one, point));
    }
    return sum + 0.7 * (CLEAR - nearest);
  });
}

/** The spots of the towns' names: below, above or beside them, where the least is in the way; none where
 * another name or town would be written over. The largest towns choose first. */
export function nameSpots(chart: Chart, stretches: Stretch[], names: string[], size: number, covered: Box[] = []): (Point | null)[] {
  const found: (Point | null)[] = chart.cities.map(() => null);
  const prices = stretches.filter(({ road }) => !road.isOut).map(({ price }) => ({ ...price, ...PRICE }));
  const taken: Box[] = [...covered];
  const rounds = chart.places.map(({ at, radius }) => ({ ...at, width: 2 * radius, height: 2 * radius }));
  /** How much of other names and towns a name would cover. */
  const clash = (box: Box, city: Place) => [...taken, ...rounds.filter((_, other) => other !== city.index)].reduce((sum, other) => sum + overlap(box, other), 0);
  for (const city of chart.cities.toSorted((a, b) => b.number - a.number)) {
    const width = textWidth(names[city.index], size);
    const { x, y } = city.at;
    const [up, side] = [city.radius + size * 0.55, city.radius + width / 2 + 3];
    const spots = [
      { x, y: y + up },
      { x, y: y - up },
      { x: x + side, y },
      { x: x - side, y },
      { x: x + side * 0.75, y: y + up * 0.8 },
      { x: x - side * 0.75, y: y + up * 0.8 },
      { x: x + side * 0.75, y: y - up * 0.8 },
      { x: x - side * 0.75, y: y - up * 0.8 },
    ];
    const cost = (spot: Point, place: number) => {
      const box = { ...spot, width, height: size };
      const roads = stretches.reduce((sum, { points }) => sum + points.filter((point) => isIn(point, box)).length, 0);
      const beside = prices.reduce((sum, other) => sum + overlap(box, other), 0);
      return 3 * clash(box, city) + beside + roads * 14 + place * 8;
    };
    const best = { ...cheapest(spots, cost), width, height: size };
    if (clash(best, city) > 0.12 * width * size) continue;
    taken.push(best);
    found[city.index] = { x: best.x, y: best.y };
  }
  return found;
}

/** The one that costs least; the first of those that cost the same. */
export function cheapest<One>(all: One[], cost: (one: One, place: number) => number): One {
  const costs = all.map(cost);
  return all[costs.indexOf(Math.min(...costs))];
}

/** The width of so much text, near enough to keep texts apart. */
export function textWidth(text: string, size: number): number {
  return [...text].length * size * 0.48 + 2;
}

/** The area that two boxes share; boxes are told by their middle. */
export function overlap(one: Box, other: Box): number {
  const wide = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
  const high = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function isIn(point: Point, box: Box): boolean {
  return 2 * Math.abs(point.x - box.x) < box.width && 2 * Math.abs(point.y - box.y) < box.height;
}

function length(points: Point[]): number {
  return points.slice(1).reduce((sum, point, place) => sum + distance(point, points[place]), 0);
}

function pathOf(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L")}`;
}
