import { describe, expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const { Speech, confirmation, consequences } = await import("$lib/speech");
const { GameWords, loadWords } = await import("$lib/words.svelte");
await loadWords();
import type { Person } from "$lib/board";
import type { Choice, GameSheet, Now } from "$lib/wire";

const OWN = `
move-walk = Walk to { $to }
move-hide = Hide { $card }
move-go = Send the mayor to { $square }
move-done = Done
event-walked = { $seat } walks to { $place }.
event-hidden = { $seat } hides a card.
event-mayor-moved = The mayor walks to { $square }.
event-stood = { $seat } stands.
event-round = Round { $round }.
warning-late = It is late.
`;
const sheet = { name: "toy", fields: [], happenings: [] } as unknown as GameSheet;
const words = new GameWords("en", "", OWN, sheet);
const nameOf = String;

const choice = (move: string, data: Choice["data"], ...preview: Record<string, unknown>[]): Choice => ({
  move, verb: move, data, is_passive: false, preview: preview.map((event, number) => ({ number, article: "T-1", ...event })),
});
const said = (one: Choice) => confirmation(one, words, nameOf, 0);

describe("what is chosen, before it is played", () => {
  test("is said by what would happen, once", () => {
    expect(said(choice("walk", { to: 7 }, { event: "walked", seat: 0, place: 7 }))).toBe("0 walks to 7.");
    expect(said(choice("go", { square: "A2" }, { event: "mayor-moved", square: "A2" }))).toBe("The mayor walks to A2.");
    expect(said(choice("done", {}, { event: "stood", seat: 0 }))).toBe("0 stands.");
  });

  test("is said by the move's words where what happens does not tell it", () => {
    expect(said({ ...choice("walk", { to: 7 }), preview: null })).toBe("Walk to 7.");
    expect(said(choice("hide", { card: "red" }, { event: "hidden", seat: 0 }))).toBe("Hide red.");
    expect(said(choice("done", {}, { event: "round", round: 3 }))).toBe("Done. Round 3.");
    expect(said(choice("walk", { to: 7 }, { event: "walked", seat: 1, place: 7 }))).toBe("Walk to 7. 1 walks to 7.");
  });

  test("is not said twice where two do the same", () => {
    const walked = { event: "walked", seat: 0, place: 7 };
    const again = choice("walk", { to: 7 }, walked, walked, { event: "round", round: 3 });
    expect(said(again)).toBe("0 walks to 7. And once more. Round 3.");
    expect(said(choice("walk", { to: 7 }, walked, walked, walked))).toBe("0 walks to 7. And 2 times more.");
  });

  test("has in a list only what its words do not say", () => {
    const wouldBe = (one: Choice) => consequences(one, words, nameOf, 0);
    expect(wouldBe(choice("hide", { card: "red" }, { event: "hidden", seat: 0 }))).toBe("");
    expect(wouldBe(choice("hide", { card: "red" }, { event: "hidden", seat: 0 }, { event: "round", round: 3 }))).toBe("Round 3.");
    expect(wouldBe(choice("done", {}, { event: "stood", seat: 1 }))).toBe("1 stands.");
    expect(wouldBe(choice("walk", { to: 7 }, { event: "walked", seat: 0, place: 7 }))).toBe("0 walks to 7.");
  });

  test("has its warning first", () => {
    const speech = new Speech({ words, people: [], entries: [], now: null, me: 0, own: 0, info: null });
    expect(speech.confirmationOf({ ...choice("walk", { to: 7 }), warning: "late" })).toBe("It is late. Walk to 7.");
  });
});

describe("who has won", () => {
  const people = ["Anna", "Ben", "Chloé"].map((name) => ({ name }) as Person);
  const won = (own: number | null, ...winners: number[]) => {
    const now = { result: { winners, scores: [0, 0, 0] } } as unknown as Now;
    return new Speech({ words, people, entries: [], now, me: own, own, info: null });
  };

  test("is told to the winner as such", () => {
    expect(won(0, 0).outcome()).toBe("You win!");
    expect(won(0, 0).prompt()).toBe("You win!");
    expect(won(1, 1, 2).outcome()).toBe("You share the win with Chloé.");
    expect(won(1, 0, 1, 2).outcome()).toBe("You share the win with Anna and Chloé.");
  });

  test("is told by name to everybody else, and where others are shown it", () => {
    expect(won(1, 0).outcome()).toBe("Anna wins!");
    expect(won(null, 0, 2).outcome()).toBe("Anna and Chloé share the win.");
    expect(won(0, 0).outcome(null)).toBe("Anna wins!");
  });
});
