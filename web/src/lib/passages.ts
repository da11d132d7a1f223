/** The way from scene to scene of a recorded guide: real views, and what was told between them. */

import type { GameEvent } from "./board";
import type { GuideScene } from "./guide";
import { unfold } from "./unfolding";

export interface Passage<View> {
  /** What the guide says at its end. */
  words: string;
  before: View;
  events: GameEvent[];
  /** Each event that the reader is shown, with the table before and after it. */
  moments: { event: GameEvent; before: View; view: View }[];
  after: View;
}

/** Every passage in which something happens; a scene follows the one that leads to it by a move, or the one before. */
export function passages<View>(recorded: { scenes: unknown[] }): Passage<View>[] {
  const scenes = recorded.scenes as GuideScene[];
  return scenes.flatMap(({ words, entries = [], now }, place) => {
    const from = scenes.find(({ answers = {} }) => Object.values(answers).includes(place)) ?? scenes[place - 1];
    const events = entries.flatMap((entry) => entry.events);
    if (!from || !events.length) return [];
    const before = from.now.view as View;
    let view = from.now.view;
    const moments = entries.flatMap((entry) => {
      const unfolded = unfold(view, entry);
      view = unfolded.after;
      return unfolded.moments as Passage<View>["moments"];
    });
    return [{ words, before, events, moments, after: now.view as View }];
  });
}
