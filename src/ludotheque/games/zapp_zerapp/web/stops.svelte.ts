/** The board by keys: each group is one stop of Tab, and the arrows walk inside it. */

export type Group = "barrels" | "hands" | "ring" | "table";

export class Stops {
  private at = $state<Record<Group, string>>({ barrels: "", hands: "", ring: "", table: "" });

  constructor(
    private readonly lists: () => Record<Group, string[]>,
    private readonly drawing: () => Element | undefined,
    /** In which order Up and Down walk, where that is not the order of Left and Right. */
    private readonly above: (group: Group, stop: string, isUp: boolean) => string | undefined,
  ) {}

  /** Whether Tab reaches this stop; one of each group does. */
  tabindex(group: Group, stop: string): 0 | -1 {
    const list = this.lists()[group];
    return (list.includes(this.at[group]) ? this.at[group] : list[0]) === stop ? 0 : -1;
  }

  /** The stop has the focus now. */
  reach(group: Group, stop: string): void {
    this.at[group] = stop;
  }

  /** A key pressed at a stop: it acts, or walks on. */
  press(event: KeyboardEvent, group: Group, stop: string, act: (key: KeyboardEvent) => boolean): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = this.next(event.key, group, stop);
    if (to !== undefined) this.drawing()?.querySelector<SVGElement>(`[data-stop="${to}"]`)?.focus();
    else if (!act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  private next(key: string, group: Group, stop: string): string | undefined {
    const list = this.lists()[group];
    const place = list.indexOf(stop);
    const turn = (by: number) => list[(place + by + list.length) % list.length];
    switch (key) {
      case "ArrowRight":
        return turn(1);
      case "ArrowLeft":
        return turn(-1);
      case "ArrowDown":
        return this.above(group, stop, false) ?? turn(1);
      case "ArrowUp":
        return this.above(group, stop, true) ?? turn(-1);
      case "Home":
        return list[0];
      case "End":
        return list.at(-1);
    }
  }
}
