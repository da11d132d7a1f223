/** A finished game, looked at from a seat, by a spectator, or with all hands up. */

import type { GameEvent } from "./board";
import type { Entry, Replay, ReplayEntry, View } from "./wire";

/** A seat's number, a spectator, or everything open. */
export type Eyes = number | "spectator" | "all";

function place(replay: Replay, eyes: Eyes): number {
  if (eyes === "spectator") return replay.seats;
  return eyes === "all" ? replay.seats + 1 : eyes;
}

function sees(audience: number | undefined, eyes: Eyes): boolean {
  if (audience === undefined || audience === -1 || eyes === "all") return true;
  return typeof eyes === "number" && ((audience >> eyes) & 1) === 1;
}

/** The views before the first entry and after each; none where the rules here could not replay the game. */
export function viewsFor(replay: Replay, eyes: Eyes): View[] {
  const start = replay.start[place(replay, eyes)];
  if (!start) return [];
  const views = [start];
  for (const entry of replay.entries) views.push(Object.assign({}, views.at(-1), ...changesOf(replay, entry, eyes)));
  return views;
}

/** What of the view is new with each event of an entry. */
function changesOf(replay: Replay, entry: ReplayEntry, eyes: Eyes): View[] {
  return (entry.changes[place(replay, eyes)] ?? []).map((at) => replay.changes[at]!);
}

/** The log as those eyes may read it. Numbers have no holes. */
export function entriesFor(replay: Replay, eyes: Eyes): Entry[] {
  let number = 0;
  return replay.entries.map((entry: ReplayEntry) => ({
    number: entry.number,
    kind: entry.kind,
    seat: entry.seat,
    text: sees(entry.sees, eyes) ? entry.text : entry.public,
    changes: changesOf(replay, entry, eyes),
    events: entry.events.map(({ sees: audience, ...event }) => {
      const own = { number: number++ };
      return (sees(audience as number | undefined, eyes) ? { ...event, ...own } : own) as GameEvent;
    }),
  }));
}
