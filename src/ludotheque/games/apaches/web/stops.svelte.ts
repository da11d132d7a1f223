/** The board by keys: each group is one stop of Tab, and the arrows walk inside it. */

export type Group = "quarters" | "gangs" | "hand" | "away" | "head";

export class Stops {
  private at = $state<Record<Group, string>>({ quarters: "", gangs: "", hand: "", away: "", head: "" });

  constructor(
    private readonly lists: () => Record<Group, string[]>,
    private readonly drawing: () => Element | undefined,
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

  focus(stop: string): void {
    this.drawing()?.querySelector<SVGElement>(`[data-stop="${stop}"]`)?.focus();
  }

  /** A key pressed at a stop: Enter and space act, arrows walk on. */
  press(event: KeyboardEvent, group: Group, stop: string, act: () => void): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const list = this.lists()[group];
    const place = list.indexOf(stop);
    const last = list.length - 1;
    const to: Record<string, number> = {
      ArrowRight: place === last ? 0 : place + 1,
      ArrowDown: place === last ? 0 : place + 1,
      ArrowLeft: place === 0 ? last : place - 1,
      ArrowUp: place === 0 ? last : place - 1,
      Home: 0,
      End: last,
    };
    if (event.key === "Enter" || event.key === " ") act();
    else if (event.key in to) this.focus(list[to[event.key]]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
