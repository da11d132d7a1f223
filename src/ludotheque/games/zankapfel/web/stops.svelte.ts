/** The board by keys: each group is one stop of Tab, and the arrows walk inside it. */

export type Group = "orchard" | "choices" | "signs" | "lane" | "people" | "farm" | "hand" | "quarrel";

/** The stops of a group in their order, and how many stand in a row where they stand in rows. */
export interface Row {
  stops: string[];
  columns?: number;
}

export class Stops {
  private at = $state<Partial<Record<Group, string>>>({});

  constructor(
    private readonly rows: () => Record<Group, Row>,
    private readonly drawing: () => Element | undefined,
  ) {}

  /** Whether Tab reaches this stop; one of each group does. */
  tabindex(group: Group, stop: string): 0 | -1 {
    const { stops } = this.rows()[group];
    const last = this.at[group] ?? "";
    return (stops.includes(last) ? last : stops[0]) === stop ? 0 : -1;
  }

  /** The stop has the focus now. */
  reach(group: Group, stop: string): void {
    this.at[group] = stop;
  }

  /** Give a stop the focus. */
  focus(stop: string): void {
    this.drawing()?.querySelector<SVGElement>(`[data-stop="${stop}"]`)?.focus();
  }

  /** A key pressed at a stop: Enter and space act, arrows walk on. */
  press(event: KeyboardEvent, group: Group, stop: string, act: () => void): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { stops, columns = 1 } = this.rows()[group];
    const place = stops.indexOf(stop);
    const around = (to: number) => (to + stops.length) % stops.length;
    const to: Record<string, number> = {
      ArrowRight: around(place + 1),
      ArrowLeft: around(place - 1),
      ArrowDown: around(place + columns),
      ArrowUp: around(place - columns),
      Home: 0,
      End: stops.length - 1,
    };
    if (event.key === "Enter" || event.key === " ") act();
    else if (event.key in to) this.focus(stops[to[event.key]]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
