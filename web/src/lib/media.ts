/** How much room there is. */

import { MediaQuery } from "svelte/reactivity";

/** Log, rule book and chat stand beside the board; otherwise they open as sheets. */
export const isWide = new MediaQuery("(min-width: 896.1px) and (min-height: 560.1px)");
/** The page is touched by fingers, which hide what they point at. */
export const isTouched = new MediaQuery("(pointer: coarse)");
/** A phone on its side, with room for two buttons below each other beside the board. */
export const isAside = new MediaQuery("(max-height: 560px) and (min-height: 385px) and (orientation: landscape)");
/** What otherwise stands beside each other stands in one column. */
export const isOneColumn = new MediaQuery("(max-width: 56rem)");
/** A phone held upright. */
export const isSlim = new MediaQuery("(max-width: 34rem)");
