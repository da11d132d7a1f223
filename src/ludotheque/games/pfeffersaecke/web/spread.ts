/** Towns that lie close together are drawn further apart, as on any merchant's map. */

import type { Point } from "$lib/drawing";
import { distance } from "./projection";

/** Something round that needs room: where it really lies, and how far it reaches. */
export interface Round {
  at: Point;
  radius: number;
}

/** The room for a price between two places that a road joins, and between others. */
const ROAD_GAP = 34;
const GAP = 13;
const ROUNDS = 400;
/** How strongly a place is drawn back to where it really lies. */
const HOMEWARD = 0.035;

/** Where each is drawn: as near to where it really lies as the others allow. */
export function spread(rounds: Round[], areJoined: (one: number, other: number) => boolean): Point[] {
  const at = rounds.map((one) => ({ ...one.at }));
  const needed = rounds.map(({ radius }, one) =>
    rounds.map((other, place) => radius + other.radius + (areJoined(one, place) ? ROAD_GAP : GAP)),
  );
  for (let round = 0; round < ROUNDS; round++) {
    for (let one = 0; one < at.length; one++) {
      for (let other = one + 1; other < at.length; other++) {
        const apart = distance(at[one], at[other]);
        if (apart >= needed[one][other]) continue;
        const push = (needed[one][other] - apart) / 2;
        // Two in the very same spot part sideways.
        const x = apart ? (at[other].x - at[one].x) / apart : 1;
        const y = apart ? (at[other].y - at[one].y) / apart : 0;
        at[one].x -= x * push;
        at[one].y -= y * push;
        at[other].x += x * push;
        at[other].y += y * push;
      }
    }
    if (round > ROUNDS - 40) continue;
    for (const [place, home] of rounds.entries()) {
      at[place].x += (home.at.x - at[place].x) * HOMEWARD;
      at[place].y += (home.at.y - at[place].y) * HOMEWARD;
    }
  }
  return at;
}
