/**
 * The board by keys: each group of stops is one stop of Tab, and the arrows walk inside it.
 *
 * A board says what can be reached, group by group, and in which order; `Stop.svelte` draws a stop
 * and asks here for the rest. Names are unique on a board, so that a stop knows its group.
 */

import type { Point } from "./drawing";

/** A stop that lies anywhere on the drawing. */
export interface Spot {
  name: string;
  at: Point;
}

/**
 * Stops that belong together, in their order: one after the other (arrows go round), in rows (Up and
 * Down go to the nearest of the next row), or lying about (an arrow leads to what lies that way).
 */
export type Group = string[] | string[][] | Spot[];

export class Stops {
  /** The stop that was reached last, by group. */
  private reached = $state<Record<string, string>>({});

  constructor(
    private readonly groups: () => Record<string, Group>,
    /** What holds all stops. */
    private readonly drawing: () => Element | undefined,
  ) {}

  /** Whether Tab leads to a stop: of each group one, the last that had the focus as long as it is there. */
  tabindex(stop: string): 0 | -1 {
    const [group, names] = this.find(stop);
    const entrance = names.includes(this.reached[group]) ? this.reached[group] : names[0];
    return entrance === stop ? 0 : -1;
  }

  /** The stop has the focus now. */
  reach(stop: string): void {
    const [group, names] = this.find(stop);
    if (names.length) this.reached[group] = stop;
  }

  /** Give a stop the focus. */
  focus(stop: string): void {
    this.drawing()?.querySelector<HTMLElement | SVGElement>(`[data-stop="${stop}"]`)?.focus();
  }

  /**
   * A key pressed at a stop: it walks on, or does what `other` does with it and says so, or acts
   * (Enter and space). A key that does nothing here is left to whoever listens farther out.
   */
  press(event: KeyboardEvent, stop: string, act: () => void, other: (key: KeyboardEvent) => boolean = () => false): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = follow(this.groups()[this.find(stop)[0]] ?? [], stop, event.key);
    if (next !== null) this.focus(next);
    else if (!other(event)) {
      if (event.key !== "Enter" && event.key !== " ") return;
      act();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** The group of a stop and the names in it. */
  private find(stop: string): [group: string, names: string[]] {
    for (const [group, stops] of Object.entries(this.groups())) {
      const names = namesOf(stops);
      if (names.includes(stop)) return [group, names];
    }
    return ["", []];
  }
}

const WAYS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
};

/** The stop to which a key leads from another; none where the key does not walk, or nothing lies that way. */
export function follow(group: Group, stop: string, key: string): string | null {
  const names = namesOf(group);
  const place = names.indexOf(stop);
  if (place < 0) return null;
  const around = (by: number) => names[(place + by + names.length) % names.length];
  if (key === "Home") return names[0];
  if (key === "End") return names[names.length - 1];
  if (key === "PageDown") return around(1);
  if (key === "PageUp") return around(-1);
  const way = WAYS[key];
  if (!way) return null;
  if (isSpots(group)) return towards(group, group[place], way);
  if (way.y && isRows(group)) return across(group, stop, way.y);
  return around(way.x + way.y);
}

/** A list in rows of so many each. */
export function inRows(list: string[], columns: number): string[][] {
  return Array.from({ length: Math.ceil(list.length / columns) }, (_, row) => list.slice(row * columns, (row + 1) * columns));
}

function isSpots(group: Group): group is Spot[] {
  return group.some((one) => typeof one === "object" && "at" in one && "name" in one);
}

function isRows(group: Group): group is string[][] {
  return group.some(Array.isArray);
}

function namesOf(group: Group): string[] {
  return isSpots(group) ? group.map(({ name }) => name) : group.flat();
}

/** The stop of the next row, going round, that is nearest; rows stand centred below each other. */
function across(rows: string[][], stop: string, by: number): string {
  const full = rows.filter((row) => row.length > 0);
  const here = full.findIndex((row) => row.includes(stop));
  const next = full[(here + by + full.length) % full.length];
  const offset = (row: string[], name: string) => row.indexOf(name) - (row.length - 1) / 2;
  const apart = (name: string) => Math.abs(offset(next, name) - offset(full[here], stop));
  return next.reduce((best, name) => (apart(name) < apart(best) ? name : best));
}

/** The nearest stop on a way; what lies aside of it is farther than it looks, and far aside is not on the way. */
function towards(spots: Spot[], from: Spot, way: Point): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const { name, at } of spots) {
    const [x, y] = [at.x - from.at.x, at.y - from.at.y];
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    if (ahead <= 0 || aside > 1.6 * ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
