/** How long events are shown, what they sound like, and how a race is played. */

import type { EventStyles } from "$lib/board";
import type { ZappView } from "./ring";

/** What happens in the race is not waited for: the barrels are seen to move while one goes on. */
export const durations: EventStyles["durations"] = {
  thrower: 350,
  turn: 250,
  thrown: 380,
  magic: 420,
  ready: 0,
  begun: 0,
  taken: 0,
  shaken: 0,
  "shaken-in-turn": 560,
  heard: 0,
  rattle: 0,
  "shake-ended": 0,
  returned: 0,
  "put-down": 0,
  bell: 520,
  "handed-out": 320,
  shown: 480,
  busted: 420,
  walked: 590,
  banished: 460,
  carried: 460,
  home: 450,
  won: 590,
};

/** While barrels are shaken nothing else is to be heard. */
export const sounds: EventStyles["sounds"] = {
  thrown: "dice",
  begun: "turn",
  bell: "turn",
  "handed-out": "step",
  shown: "step",
  busted: "hit",
  walked: "step",
  banished: "hit",
  carried: "step",
  home: "coins",
};

/** All act at once in this step, and a tap plays. */
export const races: EventStyles["races"] = ["get-ready", "shake"];
/** A barrel is shaken at the first tap in turns, too: one has lifted it before. */
export const swift: EventStyles["swift"] = ["shake"];

/** The left hand's barrel is heard left, the right hand's right. */
export const side: EventStyles["side"] = (event, view, me) => {
  const { left, right } = view as ZappView;
  if (me === null) return 0;
  return left[me] === event.barrel ? -0.75 : right[me] === event.barrel ? 0.75 : 0;
};
