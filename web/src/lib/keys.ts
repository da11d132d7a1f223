/** Single keys that work anywhere on a table, except where somebody is writing. */

import { settings } from "./settings.svelte";

export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input:not([type=radio], [type=checkbox], [type=range]), textarea, select"))
  );
}

/** Call the action of the key that was pressed, if there is one. */
export function onKey(key: KeyboardEvent, actions: Record<string, () => void>): void {
  if (!settings.keys || key.ctrlKey || key.metaKey || key.altKey || isWriting(key.target)) return;
  if (document.querySelector("dialog[open]")) return;
  const action = actions[key.key.length === 1 ? key.key.toLowerCase() : key.key];
  if (!action) return;
  key.preventDefault();
  action();
}
