/** The way from scene to scene of a recorded guide: real views, and what was told between them. */

import type { GameEvent } from "./board";
import type { GuideScene } from "./guide";

export interface Passage<View> {
  /** What the guide says at its end. */
  words: string;
  before: View;
  events: GameEvent[];
  after: View;
}

/** Every passage in which something happens; a scene follows the one that leads to it by a move, or the one before. */
export function passages<View>(recorded: { scenes: unknown[] }): Passage<View>[] {
  const scenes = recorded.scenes as GuideScene[];
  return scenes.flatMap(({ words, entries = [], now }, place) => {
    const from = scenes.find(({ answers = {} }) => Object.values(answers).includes(place)) ?? scenes[place - 1];
    const events = entries.flatMap((entry) => entry.events);
    return from && events.length ? [{ words, before: from.now.view as View, events, after: now.view as View }] : [];
  });
}
