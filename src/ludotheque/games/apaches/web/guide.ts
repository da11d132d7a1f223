/** The guided first game of Les Apaches de Paris: `guide-script.json` as the rules play it, recorded. */

import type { Guide } from "$lib/guide";
import recorded from "./guide.json";

export const guide = recorded as unknown as Guide;
