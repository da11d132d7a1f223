/** How much room there is. */

import { MediaQuery } from "svelte/reactivity";

/** Log, rule book and chat stand beside the board; otherwise they open as sheets. */
export const isWide = new MediaQuery("(min-width: 56.01rem)");
