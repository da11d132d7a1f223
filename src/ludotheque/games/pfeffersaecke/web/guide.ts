/** The guided first game of Pfeffersäcke: `guide-script.json` as the rules play it, recorded by `tests.every_game.guides`. */

import type { Guide } from "$lib/guide";
import recorded from "./guide.json";

export const guide = recorded as unknown as Guide;
