import { expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const { numbered, roundsOf } = await import("$lib/rounds");
const { GameWords } = await import("$lib/words.svelte");
import type { Entry, GameSheet } from "$lib/wire";

const sheet = { name: "toy", fields: [], happenings: [] } as unknown as GameSheet;
const words = new GameWords("en", "", "field-magic = Magic number\nfield-round = Round", sheet);
const entry = (number: number, kind: string, text: string, ...events: Record<string, unknown>[]) => ({ number, kind, text, events }) as unknown as Entry;

it("a round begins where an event tells its number, and none where that was taken back", () => {
  const log = [
    entry(0, "outcome", "1", { event: "magic", magic: 7 }, { event: "round", round: 1 }, { event: "paid", seat: 0, paid: 3 }),
    entry(1, "move", "a", { event: "round", round: 2 }),
    entry(2, "undo", "undo 1"),
    entry(3, "move", "b", { event: "round-out", round: 1 }),
    entry(4, "move", "c", { event: "round", round: 2 }),
  ];
  expect(roundsOf(log, words)).toEqual({ called: "Round", begun: [{ round: 1, entry: 0 }, { round: 2, entry: 4 }], last: 4 });
});

it("of many rounds every second, fifth, tenth… is numbered", () => {
  const of = (count: number) => numbered(Array.from({ length: count }, (_, place) => ({ round: place + 1 }))).map(({ round }) => round);
  expect(of(3)).toEqual([1, 2, 3]);
  expect(of(12)).toEqual([2, 4, 6, 8, 10, 12]);
  expect(of(30)).toEqual([5, 10, 15, 20, 25, 30]);
  expect(of(0)).toEqual([]);
});
