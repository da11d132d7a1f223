import { beforeEach, describe, expect, it } from "vitest";
import { loudnessOf } from "$lib/loudness";
import { Practice, readSaid } from "./practice.svelte";
import { rattle } from "./synthesiser";

beforeEach(() => localStorage.clear());

describe("the practice room", () => {
  it("turns a barrel over once somebody has said what they hear, and keeps the answer", () => {
    const draws = [7, 2];
    const practice = new Practice(13, () => draws.shift()!);
    practice.say(6);
    expect(practice.shown).toBeNull();
    expect(practice.shake((stones) => stones)).toBe(7);
    practice.say(6);
    practice.say(7);
    expect([practice.shown, practice.guess]).toEqual([7, 6]);
    expect(practice.said[6]![5]).toBe(1);
    practice.next();
    practice.shake(() => undefined);
    practice.say(2);
    expect([practice.right, practice.answers]).toEqual([1, 2]);
    expect(new Practice(13, () => 1).answers).toBe(2);
    practice.forget();
    expect(new Practice(13, () => 1).answers).toBe(0);
  });

  it("begins anew where what was kept makes no sense", () => {
    for (const kept of [null, "{", "[]", "[[1]]", JSON.stringify(Array(2).fill([-1, 2]))]) {
      expect(readSaid(kept, 2)).toEqual([[0, 0], [0, 0]]);
    }
    expect(readSaid("[[1,2],[3,4]]", 2)).toEqual([[1, 2], [3, 4]]);
  });

  it("sounds a second, whatever is in the barrel", () => {
    for (const stones of [1, 13]) {
      const samples = rattle(stones);
      expect(samples.values).toHaveLength(22_050);
      expect(loudnessOf(samples).seconds).toBe(1);
      expect(samples.values.every((one) => Math.abs(one) <= 1)).toBe(true);
      expect(Math.abs(samples.values.at(-1)!)).toBe(0);
    }
  });
});
