/** A button that has just appeared under a pointer at rest takes no click: it was not what was meant. */

/** So long, in milliseconds. */
const PAUSE = 300;
/** A pointer that has gone so many pixels has been moved on purpose. */
const STIRRED = 4;

/** Where the pointer rests. */
let at: { x: number; y: number } | null = null;
const followers = new Set<(isPressed: boolean) => void>();

function follow(event: PointerEvent): void {
  const isPressed = event.type === "pointerdown";
  if (at && !isPressed && Math.hypot(event.clientX - at.x, event.clientY - at.y) < STIRRED) return;
  at = { x: event.clientX, y: event.clientY };
  for (const tell of followers) tell(isPressed);
}

function buttonUnder(): HTMLElement | null {
  return at ? (document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>(".button") ?? null) : null;
}

/**
 * Keep a pointer at rest from what comes to lie under it within a node, except while `isRace`.
 * Keys are not kept from anything.
 */
export function restful(node: HTMLElement, isRace: () => boolean): () => void {
  let under: HTMLElement | null = null;
  let kept: HTMLElement | null = null;
  let timer = 0;

  function free(): void {
    clearTimeout(timer);
    if (kept) kept.style.pointerEvents = "";
    kept = null;
  }

  function goneTo(isPressed: boolean): void {
    if (!isPressed) free();
    under = buttonUnder();
  }

  function look(): void {
    if (kept?.isConnected) return;
    const now = buttonUnder();
    const isNew = now !== null && now !== under && node.contains(now);
    under = now;
    if (!isNew || isRace()) return;
    free();
    kept = now;
    kept.style.pointerEvents = "none";
    timer = window.setTimeout(free, PAUSE);
  }

  look();
  const watching = new MutationObserver(look);
  watching.observe(node, { childList: true, subtree: true });
  followers.add(goneTo);
  return () => {
    free();
    watching.disconnect();
    followers.delete(goneTo);
  };
}

addEventListener("pointermove", follow, { passive: true });
addEventListener("pointerdown", follow, { passive: true });
