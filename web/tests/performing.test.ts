import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../src/lib/board";
import { Performing, type Theatre } from "../src/lib/performing.svelte";
import { heard } from "./unheard";

const playRecording = vi.hoisted(() => vi.fn(() => Promise.resolve(null)));
vi.mock("../src/lib/sound", () => ({ play: () => undefined, playRecording }));

beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 }))));
afterEach(() => vi.unstubAllGlobals());

describe("an event that is heard", () => {
  const event = { number: 7, event: "shaken", media: true } as unknown as GameEvent;
  const at = { id: "t", me: 0, info: { game: "zock" }, stage: { view: {} }, speech: { event: () => "" } } as unknown as Theatre;

  it("is heard from the side that its game says", () => {
    const performing = new Performing(at);
    performing.styles = { side: () => -1 };
    performing.perform(event);
    expect(playRecording).toHaveBeenLastCalledWith("/api/tables/t/media/7?seat=0", -1);
  });

  it("is heard from the middle where its game fails to say, and that is told", () => {
    const performing = new Performing(at);
    performing.styles = { side: () => { throw new Error("no such barrel"); } };
    performing.perform(event);
    expect(playRecording).toHaveBeenLastCalledWith("/api/tables/t/media/7?seat=0", 0);
    expect(heard()).toEqual([expect.stringContaining("sound zock Error: no such barrel")]);
  });
});
