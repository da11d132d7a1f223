import { beforeAll, describe, expect, it } from "vitest";
import { BY_TURNS, hasLimit, keyOf, LIVE, sayLeft, sayPace } from "../src/lib/tablepace";
import { loadWords } from "../src/lib/words.svelte";

describe("paces", () => {
  beforeAll(loadWords);

  it("are all different, and by turns everybody has hours", () => {
    const keys = [...LIVE, ...BY_TURNS].map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
    expect(BY_TURNS.every((one) => hasLimit(one) && one.answer >= 3600)).toBe(true);
  });

  it("are said by what they give", () => {
    expect(LIVE.map(sayPace)[0]).toBe("everybody takes their time");
    expect(BY_TURNS.map(sayPace)).toContain("2 days for each answer");
    expect(BY_TURNS.map(sayPace)).toContain("a day for each answer");
  });

  it("leave a time that is said as a clock does", () => {
    expect(sayLeft(65)).toBe("1:05");
    expect(sayLeft(-3)).toBe("0:00");
    expect(sayLeft(3600 + 5 * 60)).toBe("1 h 05");
    expect(sayLeft(2 * 86400 + 3 * 3600 + 59)).toBe("2 d 3 h");
  });
});
