/** How long the events of Pfeffersäcke are shown, and what they sound like. */

import type { EventStyles } from "$lib/board";

export const durations: EventStyles["durations"] = {
  starter: 450,
  dealt: 40,
  held: 60,
  founded: 520,
  consoled: 380,
  round: 250,
  "phase-passed": 0,
  "disc-placed": 560,
  extended: 420,
  "fee-paid": 300,
  "city-income": 380,
  "base-income": 380,
  "income-doubled": 520,
  "conduct-spent": 420,
  "city-opened": 580,
  "village-opened": 580,
  majority: 590,
  filled: 590,
  "all-villages": 500,
  "all-discs": 500,
  "nobody-opened": 500,
  "last-round": 500,
  "round-out": 500,
  regions: 420,
  fortune: 420,
};

export const sounds: EventStyles["sounds"] = {
  founded: "step",
  consoled: "coins",
  "disc-placed": "card",
  extended: "step",
  "fee-paid": "coins",
  "city-income": "coins",
  "base-income": "coins",
  "income-doubled": "coins",
  "conduct-spent": "card",
  "city-opened": "step",
  "village-opened": "step",
  majority: "hit",
  filled: "hit",
};
