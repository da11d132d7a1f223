/** A button that has just appeared under a pointer at rest takes no click: it was not what was meant. */

/** So long, in milliseconds. */
const PAUSE = 300;
/** Milliseconds in which a finger taps twice. */
const TWICE = 500;
/** A mouse that has gone so many pixels has been moved on purpose. */
const STIRRED = 4;
/** A second tap hits the glass so many pixels beside the first. */
const BESIDE = 24;
/** What takes clicks. */
const BUTTONS = "button, .button, summary, label";

/** Where the pointer rests; a finger rests where it tapped, and when. */
let at: { x: number; y: number; isFinger: boolean; pressed: number } | null = null;
const followers = new Set<(isPressed: boolean) => void>();

function follow(event: PointerEvent): void {
  const isPressed = event.type === "pointerdown";
  const isFinger = event.pointerType === "touch";
  // A finger that goes on the glass scrolls: what it can tap next it has not seen before.
  if (!isPressed && isFinger) return;
  if (at && !isPressed && Math.hypot(event.clientX - at.x, event.clientY - at.y) < STIRRED) return;
  at = { x: event.clientX, y: event.clientY, isFinger, pressed: isPressed ? performance.now() : -Infinity };
  for (const tell of followers) tell(isPressed);
}

function buttonUnder(): HTMLElement | null {
  return at ? (document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>(BUTTONS) ?? null) : null;
}

/** Whether the second of two taps can hit it. */
function isNear(button: HTMLElement): boolean {
  const box = button.getBoundingClientRect();
  return (
    at !== null &&
    at.x > box.left - BESIDE && at.x < box.right + BESIDE &&
    at.y > box.top - BESIDE && at.y < box.bottom + BESIDE
  );
}

/**
 * Keep a pointer at rest from what comes to lie under it within a node, except while `isRace`.
 * Nobody knows where a finger is before it taps: it is kept from all that is new there, and from
 * what comes where it has just tapped until a second tap would be no longer the same one.
 * Keys are not kept from anything.
 */
export function restful(node: HTMLElement, isRace: () => boolean): () => void {
  let under: HTMLElement | null = null;
  let shown = new Set<HTMLElement>();
  const kept = new Map<HTMLElement, number>();

  function free(button: HTMLElement): void {
    clearTimeout(kept.get(button));
    kept.delete(button);
    button.style.pointerEvents = "";
  }

  function keep(button: HTMLElement, wait: number): void {
    clearTimeout(kept.get(button));
    button.style.pointerEvents = "none";
    kept.set(button, window.setTimeout(() => free(button), wait));
  }

  function goneTo(isPressed: boolean): void {
    const isTapped = isPressed && at?.isFinger;
    for (const button of [...kept.keys()]) {
      if (isTapped && isNear(button)) keep(button, TWICE);
      else if (!isPressed) free(button);
    }
    under = buttonUnder();
  }

  function pauseOf(button: HTMLElement): number {
    return at?.isFinger && isNear(button) ? Math.max(PAUSE, at.pressed + TWICE - performance.now()) : PAUSE;
  }

  function look(): void {
    const before = shown;
    // What is clipped away is not there.
    const all = node.offsetWidth > 1 ? [...node.querySelectorAll<HTMLElement>(BUTTONS)] : [];
    shown = new Set(all.filter((one) => one.checkVisibility()));
    const fresh = at?.isFinger ? [...shown].filter((one) => !before.has(one)) : [];
    if (!under?.isConnected || !kept.has(under)) {
      const now = buttonUnder();
      if (now && now !== under && node.contains(now)) fresh.push(now);
      under = now;
    }
    if (isRace()) return;
    for (const button of fresh) keep(button, pauseOf(button));
  }

  look();
  const watching = new MutationObserver(look);
  watching.observe(node, { childList: true, subtree: true, attributeFilter: ["class", "hidden", "open"] });
  followers.add(goneTo);
  return () => {
    for (const button of [...kept.keys()]) free(button);
    watching.disconnect();
    followers.delete(goneTo);
  };
}

// Before anything else hears of it: what was pressed can be gone afterwards.
addEventListener("pointermove", follow, { passive: true, capture: true });
addEventListener("pointerdown", follow, { passive: true, capture: true });
