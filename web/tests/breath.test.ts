import { beforeEach, expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });

const { Breath } = await import("$lib/breath");
const { GameWords } = await import("$lib/words.svelte");
import type { GameSheet } from "$lib/wire";

const OWN = `
event-paid = { $seat } gets { $sum }.
    .on = And { $sum }.
event-walked = { $seat } walks to { $place }.
    .you = You walk to { $place }.
    .on = To { $place }.
    .too = { $seat } to { $place }.
event-led = { $seat } leads here.
    .you = You lead here.
    .on = { $seat } leads.
event-uncovered = A house is uncovered.
event-rested = { $seat } rests.
`;
const number = (name: string, kind: string) => ({ name, kind });
const happening = (name: string, ...numbers: ReturnType<typeof number>[]) => ({ name, numbers });
const sheet = {
  name: "toy", fields: [],
  happenings: [
    happening("paid", number("seat", "seat"), number("sum", "number")),
    happening("walked", number("seat", "seat"), number("place", "number")),
    happening("led", number("seat", "seat")), happening("rested", number("seat", "seat")), happening("uncovered"),
  ],
} as unknown as GameSheet;
const words = new GameWords("en", "", OWN, sheet);
const nameOf = (seat: number) => ["Anna", "Ben", "Chloé"][seat]!;

let breath: InstanceType<typeof Breath>;
beforeEach(() => void (breath = new Breath()));

function tell(event: string, told: Record<string, number> = {}, own: number | null = null): string {
  const happened = { number: 1, event, ...told };
  breath.tell(happened, words.event(happened, nameOf, own), words, nameOf, own, true);
  return breath.text;
}

it("of what the same seat goes on to do only what is new is said, after what stands there", () => {
  expect(tell("walked", { seat: 0, place: 3 })).toBe("Anna walks to 3.");
  expect(tell("paid", { seat: 0, sum: 7 })).toBe("Anna walks to 3. And 7.");
  expect([breath.number, breath.added, breath.isMore]).toEqual([1, "And 7.", true]);
  expect(tell("rested", { seat: 0 })).toBe("Anna rests.");
  expect([breath.number, breath.isMore]).toEqual([2, false]);
});

it("another seat begins a new breath, unless it does the same and that can be said", () => {
  tell("walked", { seat: 0, place: 3 });
  expect(tell("walked", { seat: 1, place: 5 })).toBe("Anna walks to 3. Ben to 5.");
  expect(tell("paid", { seat: 1, sum: 7 })).toBe("Anna walks to 3. Ben to 5. And 7.");
  expect(tell("paid", { seat: 2, sum: 7 })).toBe("Chloé gets 7.");
});

it("after what is nobody's doing anybody may follow, and readers are never told their own name", () => {
  tell("uncovered");
  expect(tell("led", { seat: 0 })).toBe("A house is uncovered. Anna leads.");
  tell("uncovered");
  expect(tell("led", { seat: 0 }, 0)).toBe("You lead here.");
  tell("walked", { seat: 1, place: 3 }, 0);
  expect(tell("walked", { seat: 0, place: 4 }, 0)).toBe("You walk to 4.");
});

it("what has no room goes on in a new breath that says of whom", () => {
  tell("walked", { seat: 0, place: 3 });
  let told = "";
  while (breath.number === 1) told = tell("paid", { seat: 0, sum: 900 });
  expect(told).toBe("Anna · And 900.");
  expect(tell("paid", { seat: 0, sum: 5 })).toBe("Anna · And 900. And 5.");
});

it("when all is calm a breath has ended", () => {
  tell("walked", { seat: 0, place: 3 });
  breath.end();
  expect(tell("paid", { seat: 0, sum: 7 })).toBe("Anna gets 7.");
});
