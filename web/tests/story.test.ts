import { describe, expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const { sinceLastTurn, story, tellEvent } = await import("$lib/story");
const { GameWords, loadWords } = await import("$lib/words.svelte");
await loadWords();
import type { Entry, GameSheet } from "$lib/wire";

const OWN = `
event-passed = { $seat } passes.
    .you = You pass.
event-passed-many = { $seat } pass, { $count } times.
event-shook = { $seat } shakes { $barrel }.
    .you = You shake { $barrel }.
event-shook-many = { $seat } shakes { $count } barrels: { $barrel }.
    .you = You shake { $count } barrels: { $barrel }.
event-rattled = { $barrel } rattles.
event-rattled-many = { $barrel } rattles, { $count } times.
event-paid = { $seat } gets { $sum }.
event-paid-many = { $seat } gets { $sum }.
event-moved = { $seat } moves.
`;
const number = (name: string, kind: string) => ({ name, kind });
const sheet = {
  name: "toy",
  fields: [],
  happenings: [
    { name: "passed", numbers: [number("seat", "seat")] },
    { name: "shook", numbers: [number("seat", "seat"), number("barrel", "number")] },
    { name: "rattled", numbers: [number("barrel", "number")] },
    { name: "paid", numbers: [number("seat", "seat"), number("sum", "number")] },
    { name: "moved", numbers: [number("seat", "seat")] },
  ],
} as unknown as GameSheet;
const words = new GameWords("en", "", OWN, sheet);
const nameOf = (seat: number) => ["Anna", "Ben", "Chloé"][seat]!;

let count = 0;
function entry(seat: number, ...events: Record<string, unknown>[]): Entry {
  const number = count++;
  return { number, seat, kind: "move", text: "x", events: events.map((event) => ({ number: 100 * number, article: "T-1", ...event })) } as unknown as Entry;
}
const told = (...entries: Entry[]) => story(entries, words, nameOf).map((one) => [one.number - entries[0]!.number, one.sentences.map(({ text }) => text)]);

test("since a reader's last turn is what others did last, also in the middle of the next turn", () => {
  const entries = [0, 1, -1, 2, 0, 0, 1, 1, 2, -1, 0, 0].map((seat) => entry(seat));
  expect(sinceLastTurn(entries, 0)).toBe(6);
  expect(sinceLastTurn(entries.slice(0, 10), 0)).toBe(6);
  expect(sinceLastTurn(entries, 2)).toBe(9);
  expect(sinceLastTurn([entry(0), entry(0)], 0)).toBe(0);
});

describe("the story", () => {
  test("somebody who ends the game by resigning is told to both as what it is to them", () => {
    const resigned = { ...entry(1), kind: "resigned", text: "resigned to 0" } as Entry;
    const toldTo = (own: number | null) => story([resigned], words, nameOf, own)[0]!.sentences[0]!.text;
    expect(toldTo(0)).toBe("Ben resigns: you have won.");
    expect(toldTo(1)).toBe("You resign: Anna has won.");
    expect(toldTo(null)).toBe("Ben resigns: Anna has won.");
  });

  test("three who pass one after the other are one line, at the first of them", () => {
    const passes = [0, 1, 2].map((seat) => entry(seat, { event: "passed", seat }));
    expect(told(...passes)).toEqual([[0, ["Anna, Ben, Chloé pass, 3 times."]]]);
  });

  test("what the reader did in such a line is told to the reader as such", () => {
    const passes = [1, 0, 2, 1].map((seat) => entry(seat, { event: "passed", seat }));
    const lines = story(passes, words, nameOf, 0).map(({ sentences }) => sentences.map(({ text }) => text));
    expect(lines).toEqual([["Ben, Chloé pass, 3 times."], ["You pass."]]);
  });

  test("two are told one by one", () => {
    expect(told(entry(0, { event: "passed", seat: 0 }), entry(1, { event: "passed", seat: 1 }))).toHaveLength(2);
  });

  test("what tells more than its seat is put together by seat", () => {
    const shakes = [1, 2, 3].flatMap((barrel) => [0, 1].map((seat) => entry(seat, { event: "shook", seat, barrel })));
    expect(told(...shakes)).toEqual([
      [0, ["Anna shakes 3 barrels: 1, 2, 3."]],
      [1, ["Ben shakes 3 barrels: 1, 2, 3."]],
    ]);
  });

  test("what is the same throughout is said as often as it happened, unless that is counted", () => {
    const alike = (event: string, rest: object) => [0, 1, 2].map(() => entry(0, { event, seat: 0, ...rest }));
    expect(told(...alike("paid", { sum: 16 }))).toEqual([[0, ["Anna gets 16, 16, 16."]]]);
    expect(told(...alike("shook", { barrel: 1 }))).toEqual([[0, ["Anna shakes 3 barrels: 1."]]]);
  });

  test("the reader is told what they did themselves as theirs", () => {
    const shakes = [1, 2, 3].flatMap((barrel) => [0, 1].map((seat) => entry(seat, { event: "shook", seat, barrel })));
    const lines = (some: Entry[], own: number | null) => story(some, words, nameOf, own).flatMap((one) => one.sentences.map(({ text }) => text));
    expect(lines(shakes, 0)).toEqual(["You shake 3 barrels: 1, 2, 3.", "Ben shakes 3 barrels: 1, 2, 3."]);
    expect(lines(shakes.slice(0, 2), 1)).toEqual(["Anna shakes 1.", "You shake 1."]);
    expect(lines([entry(0, { event: "moved", seat: 0 })], 0)).toEqual(["Anna moves."]);
  });

  test("what is shaken and heard many times is told once, and the last of each can be heard again", () => {
    const heard = (barrel: number) => entry(0, { event: "shook", seat: 0, barrel }, { event: "rattled", barrel, media: "audio/wav" });
    const shakes = [1, 1, 2, 1].map(heard);
    const [first, third] = [shakes[0]!, shakes[2]!];
    const found = story(shakes, words, nameOf, 0);
    expect(found.map((one) => [one.number, one.sentences.map(({ text, recording }) => [text, recording])])).toEqual([
      [first.number, [["You shake 4 barrels: 1, 1, 2, 1.", null], ["1 rattles, 3 times.", shakes[3]!.events[1]!.number]]],
      [third.number, [["2 rattles.", third.events[1]!.number]]],
    ]);
  });

  test("nobody has done themselves what was played for them when their time was out", () => {
    const late = { ...entry(0, { event: "shook", seat: 0, barrel: 2 }), kind: "late" } as Entry;
    const rolled = { ...entry(-1, { event: "shook", seat: 0, barrel: 3 }), kind: "chance" } as Entry;
    const ours = story([late, rolled], words, nameOf, 0);
    const said = "Your time was out; this was played for you:";
    expect(ours.map((one) => one.sentences.map(({ text }) => text))).toEqual([[said, "Anna shakes 2."], [said, "Anna shakes 3."]]);
    expect(ours.map(({ seat, isLate }) => [seat, isLate])).toEqual([[0, true], [0, true]]);
    expect(told(late)).toEqual([[0, ["Anna did not answer in time; this was played:", "Anna shakes 2."]]]);
    expect(tellEvent(late.events[0]!, [late], words, nameOf, 0)).toBe(`${said} Anna shakes 2.`);
    expect(tellEvent(late.events[0]!, [{ ...late, kind: "move" }], words, nameOf, 0)).toBe("You shake 2.");
    expect(sinceLastTurn([entry(0), entry(1), late], 0)).toBe(1);
  });

  test("something else ends a run, and what was taken back is in none", () => {
    const all = [0, 1].map((seat) => entry(seat, { event: "passed", seat }));
    all.push(entry(0, { event: "moved", seat: 0 }), entry(2, { event: "passed", seat: 2 }));
    expect(told(...all)).toHaveLength(4);
    const passes = [0, 1, 2].map((seat) => entry(seat, { event: "passed", seat }));
    const back = { ...entry(1), kind: "undo", text: `undo ${passes[1]!.number}` } as Entry;
    expect(story([...passes, back], words, nameOf).slice(0, 3).map((one) => one.isUndone)).toEqual([false, true, false]);
  });

  test("a word for the luck is no part of it", () => {
    expect(story([{ ...entry(0), kind: "word" } as Entry], words, nameOf)).toEqual([]);
  });
});
