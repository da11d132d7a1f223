import { describe, expect, test } from "vitest";
import { Pace } from "$lib/pace";

const event = (name: string) => ({ number: 1, event: name });
const reader = { speed: "normal", hasMotion: true } as const;
const LONG = "Anna buys the red apple card for three points, and turns up another one.";

describe("the pace", () => {
  test("a sentence stands as long as it takes to read, whatever moves", () => {
    const short = new Pace().duration(event("a"), "Anna passes.", {}, reader);
    const long = new Pace().duration(event("a"), LONG, {}, reader);
    expect(short).toBeGreaterThan(800);
    expect(long).toBeGreaterThan(2 * short);
    expect(new Pace().duration(event("a"), LONG, {}, { ...reader, hasMotion: false })).toBe(long);
  });

  test("a sentence that waits for a die is read when the die lies", () => {
    const styles = { settles: { thrown: 520 } };
    const plain = new Pace().duration(event("thrown"), LONG, {}, reader);
    expect(new Pace().duration(event("thrown"), LONG, styles, reader)).toBe(plain + 520);
    expect(new Pace().duration(event("thrown"), LONG, styles, { ...reader, hasMotion: false })).toBe(plain);
  });

  test("of a run of the same sort only the first is read", () => {
    const pace = new Pace();
    const styles = { durations: { a: 300 } };
    const first = pace.duration(event("a"), LONG, styles, reader, "a");
    expect(pace.duration(event("a"), LONG, styles, reader, "a")).toBe(300);
    expect(pace.duration(event("b"), LONG, {}, reader, "b")).toBe(first);
    expect(pace.duration(event("a"), LONG, styles, reader, "a")).toBe(300);
    pace.rest();
    expect(pace.duration(event("b"), LONG, {}, reader, "b")).toBe(first);
  });

  test("what the log does not tell together is read each time, and begins a new run", () => {
    const pace = new Pace();
    const styles = { durations: { a: 300, founded: 300 } };
    const first = pace.duration(event("founded"), LONG, styles, reader);
    expect(first).toBeGreaterThan(2000);
    expect(pace.duration(event("founded"), LONG, styles, reader)).toBe(first);
    pace.duration(event("a"), LONG, styles, reader, "a");
    pace.duration(event("founded"), LONG, styles, reader);
    expect(pace.duration(event("a"), LONG, styles, reader, "a")).toBe(first);
  });

  test("what a game gives no time is told and not waited for", () => {
    const styles = { durations: { taken: 0 } };
    expect(new Pace().duration(event("taken"), LONG, styles, reader)).toBe(0);
  });

  test("what is told after something that still stands there is found at once", () => {
    const alone = new Pace().duration(event("a"), LONG, {}, reader);
    expect(new Pace().duration(event("a"), LONG, {}, reader, null, true)).toBe(alone - 500);
    expect(new Pace().duration(event("a"), "7.", { durations: { a: 300 } }, reader, null, true)).toBe(300);
  });

  test("the reader chooses the speed", () => {
    const [calm, normal, quick, once] = (["calm", "normal", "quick", "once"] as const).map((speed) =>
      new Pace().duration(event("a"), LONG, {}, { ...reader, speed }),
    );
    expect(calm).toBeGreaterThan(normal!);
    expect(normal).toBeGreaterThan(quick!);
    expect(once).toBe(0);
  });
});
