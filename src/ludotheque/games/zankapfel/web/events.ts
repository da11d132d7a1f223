/** How long Zankapfel's events are shown, and what they sound like. */

import type { EventStyles } from "$lib/board";

export const durations: EventStyles["durations"] = {
  "mayor-placed": 450,
  dealt: 110,
  held: 50,
  "turned-up": 420,
  "token-removed": 450,
  round: 480,
  bought: 560,
  played: 450,
  "sat-out": 350,
  reshuffled: 450,
  "square-named": 480,
  offered: 540,
  "no-more-offers": 220,
  bribed: 590,
  kept: 450,
  "mayor-moved": 590,
  revealed: 420,
  "colour-named": 520,
  harvested: 580,
  discord: 520,
  fight: 500,
  laid: 320,
  "dice-bought": 560,
  stood: 300,
  turned: 520,
  thrown: 580,
  tied: 590,
  "discord-won": 595,
  "nobody-harvests": 500,
  finished: 590,
  "orchard-is-bare": 500,
  "last-card-played": 500,
};

/** As long as a die rolls. */
export const settles: EventStyles["settles"] = {
  thrown: 520,
};

export const sounds: EventStyles["sounds"] = {
  "mayor-placed": "step",
  dealt: "card",
  "turned-up": "card",
  "token-removed": "step",
  bought: "coins",
  played: "card",
  reshuffled: "card",
  "square-named": "step",
  offered: "coins",
  bribed: "coins",
  "mayor-moved": "step",
  revealed: "card",
  harvested: "coins",
  discord: "hit",
  laid: "card",
  "dice-bought": "coins",
  turned: "card",
  thrown: "dice",
  tied: "hit",
  "discord-won": "coins",
  finished: "win",
};
