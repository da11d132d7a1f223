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

/** The view after so many entries; `null` where the rules here could not replay the game. */
export function viewAt(replay: Replay, entries: number, eyes: Eyes): View | null {
  const places = entries === 0 ? replay.start : replay.entries[entries - 1]?.views;
  const at = places?.[place(replay, eyes)];
  return at === undefined ? null : (replay.views[at] ?? null);
}

/** The log as those eyes may read it. Numbers have no holes. */
export function entriesFor(replay: Replay, eyes: Eyes): Entry[] {
  let number = 0;
  return replay.entries.map((entry: ReplayEntry) => ({
    number: entry.number,
    kind: entry.kind,
    seat: entry.seat,
    text: sees(entry.sees, eyes) ? entry.text : entry.public,
    events: entry.events.map(({ sees: audience, ...event }) => {
      const own = { number: number++ };
      return (sees(audience, eyes) ? { ...event, ...own } : own) as GameEvent;
    }),
  }));
}
