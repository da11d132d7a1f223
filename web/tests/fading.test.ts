import { describe, expect, it } from "vitest";
import { story } from "../src/lib/story";
import type { Entry, GameSheet } from "../src/lib/wire";
import { GameWords } from "../src/lib/words.svelte";

const own = "event-turn = Turn { $turn }.\nevent-shown = Barrel { $barrel } holds { $stones }.\nevent-walked = It walks.\n";
const happening = (name: string, fades = false) => ({
  name,
  article: "XX-1",
  numbers: [],
  fades_with: fades ? "memory" : "",
  fades_at: fades ? "turn" : "",
});
const sheet = { name: "x", happenings: [happening("turn"), happening("shown", true), happening("walked")], fields: [] };
const words = new GameWords("en", "", own, sheet as unknown as GameSheet);

function entry(number: number, ...events: Record<string, number | string>[]): Entry {
  return { number, kind: "move", seat: 0, text: "put a", events: events.map((one, place) => ({ number: 10 * number + place, ...one })) };
}

const entries = [
  entry(0, { event: "turn", turn: 1 }),
  entry(1, { event: "shown", barrel: 1, stones: 9 }),
  entry(2, { event: "walked" }),
  entry(3, { event: "turn", turn: 2 }),
  entry(4, { event: "shown", barrel: 2, stones: 4 }),
];
const told = (options?: Record<string, unknown>) =>
  story(entries, words, () => "Anna", null, options).flatMap((one) => one.sentences.map(({ text }) => text.replace(/[\u2068\u2069]/g, "")));

describe("the story of a game", () => {
  it("tells everything", () => {
    expect(told()).toEqual(["Turn 1.", "Barrel 1 holds 9.", "It walks.", "Turn 2.", "Barrel 2 holds 4."]);
    expect(told({ memory: false })).toEqual(told());
  });

  it("leaves to people what they have agreed to remember, once the turn is over", () => {
    expect(told({ memory: true })).toEqual(["Turn 1.", "It walks.", "Turn 2.", "Barrel 2 holds 4."]);
  });
});
