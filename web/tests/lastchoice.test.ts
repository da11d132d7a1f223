import { beforeEach, describe, expect, it } from "vitest";
import { lastChoice, noteChoice, noteGuided } from "../src/lib/lastchoice";
import { Starting } from "../src/lib/starting.svelte";
import type { GameInfo } from "../src/lib/wire";

const order = (seats: number, choices: string[]) => ({ seats, choices, high: 0, default: choices[0]!, even: choices[0]! });
const length = (seats: number, high: number) => ({ seats, choices: [], high, default: 3, even: 3 });
const GAME = {
  name: "quarrel",
  seats: [2, 3, 4],
  levels: ["random", "novice", "regular"],
  options: [
    { name: "order", kind: "choice", low: 0, for_people: "", at: [order(2, ["drawn", "paid"]), order(3, ["drawn"]), order(4, ["drawn"])] },
    { name: "rounds", kind: "count", low: 1, for_people: "", at: [length(2, 9), length(3, 9), length(4, 5)] },
  ],
} as unknown as GameInfo;

beforeEach(() => localStorage.clear());

describe("what was chosen last for a game", () => {
  it("is nothing for a newcomer, who begins with the fewest and gentlest opponents", () => {
    expect(lastChoice(GAME)).toBeNull();
    const starting = new Starting(GAME);
    expect([starting.last, starting.seats, starting.level, starting.options]).toEqual([null, 2, "novice", {}]);
    expect(starting.hasOwnOptions).toBe(false);
  });

  it("is offered again", () => {
    noteChoice("quarrel", { how: "bots", seats: 4, level: "regular", options: { rounds: 5 } });
    noteChoice("another", { how: "friends" });
    const starting = new Starting(GAME);
    expect([starting.last, starting.seats, starting.level, starting.options]).toEqual(["bots", 4, "regular", { rounds: 5 }]);
    expect(starting.hasOwnOptions).toBe(true);
  });

  it("is forgotten as far as the game offers it no longer", () => {
    noteChoice("quarrel", { how: "bots", seats: 3, level: "genius", options: { order: "paid", rounds: 9, moon: true } });
    expect(lastChoice(GAME)).toEqual({ how: "bots", seats: 3, options: { rounds: 9 } });
    noteChoice("quarrel", { seats: 9 });
    expect(lastChoice(GAME)).toEqual({ how: "bots" });
    localStorage.setItem("ludotheque.choices", "no JSON");
    expect(lastChoice(GAME)).toBeNull();
  });

  it("stays what it was when a guided game is followed afterwards", () => {
    noteGuided("quarrel");
    expect(lastChoice(GAME)).toEqual({ how: "guide" });
    noteChoice("quarrel", { how: "friends", seats: 2, level: "novice", options: {} });
    noteGuided("quarrel");
    expect(lastChoice(GAME)?.how).toBe("friends");
  });
});
