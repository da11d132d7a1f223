import { expect, test } from "vitest";
import { canStack, canWrap, examplesOf, fitting, isOneRow, passiveLast } from "$lib/buttons";
import type { Choice } from "$lib/wire";

const choice = (move: string): Choice => ({ move, verb: move, data: {}, is_passive: move === "done", preview: null });
const lines = (choices: Choice[]) => choices.map((one) => one.move);
const choices = ["done", "one", "two", "three"].map(choice);

test("what lets things be is the last of the buttons", () => {
  expect(lines(passiveLast(choices))).toEqual(["one", "two", "three", "done"]);
});

test("of many choices, two are buttons too, and what lets things be is one of them", () => {
  expect(lines(examplesOf(choices))).toEqual(["one", "done"]);
  expect(lines(examplesOf(choices.slice(1)))).toEqual(["one", "two"]);
});

test("one of several alike is no button: it would look like advice", () => {
  const found = ["v07", "v12", "v19"].map((place) => ({ ...choice(`found ${place}`), verb: "found" }));
  expect(examplesOf(found)).toEqual([]);
  expect(lines(examplesOf([...found, choice("throw"), choice("done")]))).toEqual(["throw", "done"]);
});

test("choices are buttons only where all of them can be read", () => {
  const labels = ["Open a post in the village near Speyer for 11 florins", "Done"];
  expect(isOneRow(labels, 1000)).toBe(true);
  expect(isOneRow(labels, 366)).toBe(false);
  expect(isOneRow(labels.slice(0, 1), 366)).toBe(true);
  expect(isOneRow(["Throw the die", "Cash in"], 336)).toBe(true);
});

test("what stands beside the list of all moves is in sight, and what lets things be comes first", () => {
  const some = ["one", "two", "done"].map(choice);
  const shown = (room: number) => lines(fitting(some, (one) => `${one.move} and many words more`, ["All moves (12)", "Take it back"], room));
  expect(shown(1200)).toEqual(["one", "two", "done"]);
  expect(shown(840)).toEqual(["one", "done"]);
  expect(shown(366)).toEqual(["done"]);
});

test("two long choices stand side by side with their words below each other, if three lines have room", () => {
  const king = ["Avancer le roi", "Avancer le pion de la case 12"];
  expect(isOneRow(king, 336, ["Reprendre", "Que ferait la machine ?"])).toBe(false);
  expect(canWrap(king, 336, 2)).toBe(true);
  expect(canWrap([...king, "Encaisser 12 000 sur la case 12"], 336, 2)).toBe(false);
  const posts = ["Speyer", "Worms"].map((place) => `Open a post in the village near ${place} for 11 florins`);
  expect(canWrap([posts[0]!, "Done"], 336, 2)).toBe(true);
  expect(canWrap(posts, 336, 2)).toBe(false);
});

test("beside a board on its side two long choices stand below each other", () => {
  expect(canStack(["Im Viertel 4 auslegen: ein Einbruch über 400 F", "Im Viertel 3 auslegen: ein Toter"], 168)).toBe(true);
  expect(canStack(["Ouvrir un comptoir à Francfort pour 12 florins, en venant du village près de Spire"], 168)).toBe(false);
});
