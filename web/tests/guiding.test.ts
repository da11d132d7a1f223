import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Guide } from "../src/lib/guide";
import { Guiding } from "../src/lib/guiding.svelte";
import { live } from "../src/lib/live.svelte";
import { choose } from "../src/lib/settings.svelte";
import type { Choice, Entry, GameSheet, Now } from "../src/lib/wire";
import { GameWords } from "../src/lib/words.svelte";

const choice = (move: string): Choice => ({ move, verb: move, data: {}, is_passive: false, preview: [{ number: 0, event: "walked" }] });
const now = (...moves: string[]): Now => ({
  view: {}, asked: [0], question: moves.length ? { number: 0, step: "walk", article: "WA-1", wave: 0 } : null, moves: moves.map(choice), orders: [], undo: null, clocks: [], result: null,
});

const guide: Guide = {
  seats: 2,
  options: {},
  me: 0,
  scenes: [
    { words: "guide-welcome", now: now() },
    {
      words: "guide-choose",
      entries: [{ number: 0, kind: "chance", seat: -1, text: "die 3", events: [{ number: 0, event: "walked" }], changes: null }],
      now: now("left", "right"),
      answers: { left: 2 },
      wrong: { "*": "guide-not-right" },
      forbidden: { "*": { words: "guide-forbidden", article: "WA-2" } },
    },
    { words: "guide-end", now: now() },
  ],
};

const words = new GameWords(
  "en", "",
  "guide-welcome = Welcome.\nguide-choose = Choose.\nguide-end = Well done.\nguide-not-right = Not to the right.\nguide-forbidden = That is forbidden.\nevent-walked = Somebody walks.\n",
  { fields: [], happenings: [] } as unknown as GameSheet,
);

describe("a guided game", () => {
  let guiding: Guiding;

  beforeEach(() => {
    vi.useFakeTimers();
    choose({ motion: "on", sound: false });
    live.urgent.length = 0;
    guiding = new Guiding(guide, () => words, () => "Anna");
  });
  afterEach(() => {
    guiding.close();
    vi.useRealTimers();
  });

  it("reads one of many that are alike, and shows the rest", () => {
    const walks = [0, 1, 2, 3, 4, 5].map((number) => ({ number, event: "walked" }));
    const entries = [{ number: 0, kind: "chance", seat: -1, text: "die 3", events: walks, changes: null }] as Entry[];
    const scenes = guide.scenes.map((one, place) => (place === 1 ? { ...one, entries } : one));
    const timeOf = (text: string) => {
      const said = new GameWords("en", "", text, { fields: [], happenings: [] } as unknown as GameSheet);
      const many = new Guiding({ ...guide, scenes }, () => said, () => "Anna");
      const begun = Date.now();
      many.arrive(1);
      while (many.isShowing) vi.advanceTimersToNextTimer();
      many.close();
      return Date.now() - begun;
    };
    const alone = "guide-welcome = Welcome.\nguide-choose = Choose.\nevent-walked = Somebody walks.\n";
    expect(timeOf(`${alone}event-walked-many = { $count } walk.\n`)).toBeLessThan(0.6 * timeOf(alone));
  });

  it("welcomes, shows what happens, and then asks", () => {
    expect(guiding.isReading).toBe(true);
    guiding.arrive(1);
    expect(guiding.happening?.event).toBe("walked");
    expect(guiding.choices).toEqual([]);
    vi.advanceTimersToNextTimer();
    expect(guiding.choices.map((one) => one.move)).toEqual(["left", "right"]);
    expect(live.urgent.map((line) => line.text)).toEqual(["Welcome.", "Choose."]);
  });

  it("answers a move that does not lead on, and a forbidden one with its article", () => {
    guiding.arrive(1);
    guiding.skip();
    guiding.pick("right");
    expect(guiding.answer).toBe("Not to the right.");
    expect(guiding.place).toBe(1);
    guiding.pick("up");
    expect(guiding.answer).toBe("That is forbidden.");
    expect(guiding.answerArticle).toBe("WA-2");
  });

  it("shows the right move first, and goes on at the second tap", () => {
    guiding.arrive(1);
    guiding.skip();
    guiding.pick("left");
    expect(guiding.chosen?.move).toBe("left");
    expect(guiding.place).toBe(1);
    guiding.pick("left");
    expect(guiding.place).toBe(2);
    expect(guiding.isLast).toBe(true);
  });

  it("is at a scene at once where its page is opened there, and counts the steps of the longest way", () => {
    expect([guiding.step, guiding.lastStep]).toEqual([1, 3]);
    live.urgent.length = 0;
    guiding.jump(1);
    expect(guiding.happening).toBeNull();
    expect(guiding.choices).toHaveLength(2);
    expect([guiding.step, guiding.lastStep]).toEqual([2, 3]);
    expect(live.urgent.map((line) => line.text)).toEqual(["Choose."]);
  });

  it("counts to the same end whichever way is taken", () => {
    const scene = (...ways: number[]) => ({ words: "guide-choose", now: now(), answers: Object.fromEntries(ways.map((way) => [String(way), way])) });
    const forked = new Guiding({ ...guide, scenes: [scene(1, 3), scene(2), scene(4), scene(4), scene()] }, () => words, () => "Anna");
    const steps = [0, 1, 2, 3, 4].map((place) => {
      forked.jump(place);
      return [forked.step, forked.lastStep];
    });
    expect(steps).toEqual([[1, 4], [2, 4], [3, 4], [3, 4], [4, 4]]);
    forked.close();
  });
});
