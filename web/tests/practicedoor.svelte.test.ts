import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadWords } from "../src/lib/words.svelte";
import PracticeDoor from "../src/parts/PracticeDoor.svelte";
import Fragile from "./Fragile.svelte";
import { heard } from "./unheard";

vi.mock("../src/lib/games", () => ({
  loadGameWords: () => Promise.resolve({ has: () => false, say: (id: string) => id }),
  loadSheet: () => Promise.resolve({ board: {} }),
  practiceOf: () => Promise.resolve(Fragile),
}));
beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
  await loadWords();
});
afterEach(() => vi.unstubAllGlobals());

it("tells of a practice room that falls, and says so behind its door", async () => {
  const door = mount(PracticeDoor, { target: document.body, props: { game: "zock" } });
  document.querySelector("button")!.click();
  flushSync();
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toMatch(/broke/));
  expect(heard()).toEqual([expect.stringContaining("practice zock")]);
  await unmount(door);
});
