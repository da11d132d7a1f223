/** How an entry unfolds: the table as it stood right before and right after each of its events. */

import type { GameEvent } from "./board";
import type { Entry, View } from "./wire";

/** An event that is shown, on the table as it stood. */
export interface Moment {
  event: GameEvent;
  before: View;
  view: View;
}

export interface Unfolded {
  moments: Moment[];
  after: View;
}

/**
 * The moments of an entry, from the view before it. What the seat may not know of changes the table
 * all the same: that shows with the next event it may know, or after the last.
 */
export function unfold(before: View, entry: Pick<Entry, "events" | "changes">): Unfolded {
  const changes = entry.changes ?? [];
  const moments: Moment[] = [];
  let shown = before;
  let view = before;
  entry.events.forEach((event, place) => {
    view = { ...view, ...changes[place] };
    if (event.event === undefined) return;
    moments.push({ event, before: shown, view });
    shown = view;
  });
  return { moments, after: { ...view, ...changes[entry.events.length] } };
}

/** The moments of an entry of which it is not known how the table stood: all on the same view. */
export function unfoldOn(view: View, entry: Pick<Entry, "events">): Unfolded {
  const told = entry.events.filter((event) => event.event !== undefined);
  return { moments: told.map((event) => ({ event, before: view, view })), after: view };
}
