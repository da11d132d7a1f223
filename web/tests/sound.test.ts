import { afterEach, expect, it, vi } from "vitest";
import { choose } from "../src/lib/settings.svelte";
import { play } from "../src/lib/sound";

afterEach(() => void vi.unstubAllGlobals());

it("sounds nothing before the reader has touched the page, and then it does", () => {
  const made = vi.fn();
  const still = { setValueAtTime: () => 0, linearRampToValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 };
  const node = () => ({ frequency: {}, gain: still, connect: (next: unknown) => next, start: () => 0, stop: () => 0 });
  class FakeContext {
    state = "running";
    currentTime = 0;
    createOscillator = node;
    createGain = node;
    constructor() {
      made();
    }
  }
  const activation = { hasBeenActive: false };
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("navigator", { userActivation: activation });
  choose({ sound: true });
  play("turn");
  expect(made).not.toHaveBeenCalled();
  activation.hasBeenActive = true;
  play("turn");
  expect(made).toHaveBeenCalledTimes(1);
});
