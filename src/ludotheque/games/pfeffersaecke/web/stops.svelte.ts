/** The board by keys: each group is one stop of Tab, and the arrows walk inside it. */

import type { Point } from "./projection";

export type Group = "map" | "phases" | "people";

/** What can be reached by keys; on the map, where it lies. */
export interface Reachable {
  name: string;
  at?: Point;
}

export class Stops {
  private at = $state<Record<Group, string>>({ map: "", phases: "", people: "" });

  constructor(
    private readonly lists: () => Record<Group, Reachable[]>,
    private readonly drawing: () => Element | undefined,
  ) {}

  /** Whether Tab reaches this stop; one of each group does. */
  tabindex(group: Group, stop: string): 0 | -1 {
    const list = this.lists()[group];
    const reached = list.some(({ name }) => name === this.at[group]) ? this.at[group] : list[0]?.name;
    return reached === stop ? 0 : -1;
  }

  /** The stop has the focus now. */
  reach(group: Group, stop: string): void {
    this.at[group] = stop;
  }

  /** A key pressed at a stop: Enter and space act, arrows walk on; on the map to what lies that way. */
  press(event: KeyboardEvent, group: Group, stop: string, act: () => void): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = follow(this.lists()[group], stop, event.key);
    if (event.key === "Enter" || event.key === " ") act();
    else if (next) this.drawing()?.querySelector<HTMLElement | SVGElement>(`[data-stop="${next}"]`)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

const WAYS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
};

/** The stop to which a key leads from another; none where the key does not walk. */
export function follow(list: Reachable[], stop: string, key: string): string | null {
  const place = list.findIndex(({ name }) => name === stop);
  const last = list.length - 1;
  if (place < 0) return null;
  if (key === "Home") return list[0].name;
  if (key === "End") return list[last].name;
  if (key === "PageDown") return list[place === last ? 0 : place + 1].name;
  if (key === "PageUp") return list[place === 0 ? last : place - 1].name;
  const way = WAYS[key];
  if (!way) return null;
  const { at } = list[place];
  if (!at) {
    const step = way.x + way.y;
    return list[(place + step + list.length) % list.length].name;
  }
  let best: string | null = null;
  let least = Infinity;
  for (const other of list) {
    if (!other.at || other.name === stop) continue;
    const [x, y] = [other.at.x - at.x, other.at.y - at.y];
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    if (ahead <= 0 || aside > 1.6 * ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [other.name, far];
  }
  return best;
}
