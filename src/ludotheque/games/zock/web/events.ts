/** How long Zock's events are shown, and what they sound like. */

import type { EventStyles } from "$lib/board";

export const durations: EventStyles["durations"] = {
  banker: 450,
  round: 250,
  thrown: 580,
  "came-out": 450,
  walked: 580,
  "turn-lost": 500,
  cashed: 590,
  struck: 560,
  "nothing-struck": 450,
  hit: 580,
  challenged: 580,
  "thrown-in-challenge": 580,
  "challenge-won": 590,
  borrowed: 450,
  repaid: 450,
  ruined: 580,
  "time-up": 450,
};

/** As long as a die rolls. */
export const settles: EventStyles["settles"] = {
  thrown: 520,
  "thrown-in-challenge": 520,
};

export const sounds: EventStyles["sounds"] = {
  thrown: "dice",
  "came-out": "step",
  walked: "step",
  cashed: "coins",
  struck: "hit",
  hit: "hit",
  challenged: "hit",
  "thrown-in-challenge": "dice",
  "challenge-won": "coins",
  borrowed: "coins",
  repaid: "coins",
  ruined: "hit",
};
