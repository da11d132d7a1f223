/** Zapp Zerapp's guided first game: `guide-script.json` as the rules play it, recorded by `tests.every_game.guides`. */

import type { Guide } from "$lib/guide";
import recorded from "./guide.json";

export const guide = recorded as unknown as Guide;
