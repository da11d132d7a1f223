import { expect, test } from "vitest";
import { survey, SURVEYED, type Said } from "$lib/survey";

const said = (lines: string[]): Said<string>[] => lines.map((words) => ({ what: words, words }));
const labels = (lines: string[]) => survey(said(lines)).map(({ label }) => label);
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** As many as can be opened one in the other, down to single lines. */
function most(members: Said<string>[]): number {
  const entries = survey(members);
  return Math.max(entries.length, ...entries.filter((one) => one.members.length > 1).map((one) => most(one.members)));
}

test("few choices are what they are", () => {
  expect(labels(["Throw the die", "Cash in"])).toEqual(["Throw the die", "Cash in"]);
});

test("those that begin alike are one entry, called by what they have in common", () => {
  const lines = upTo(9).flatMap((quarter) => upTo(28).map((count) => `Into quarter ${quarter} · ${count} leaders`));
  const found = labels([...lines, "Done"]);
  expect(found).toEqual([...upTo(9).map((quarter) => `Into quarter ${quarter} …`), "Done"]);
});

test("however many there are, no more are seen at once than can be surveyed, and none is lost", () => {
  const lines = upTo(9).flatMap((start) => upTo(30).map((goal) => `Geh von ${start} nach ${goal}${goal % 2 ? ", mit Hund" : ""}`));
  expect(most(said(lines))).toBeLessThanOrEqual(SURVEYED);
  expect(survey(said(lines)).flatMap(({ members }) => members.map(({ words }) => words)).toSorted()).toEqual(lines.toSorted());
});

test("a few of a sort are not hidden where there is room for them", () => {
  const lines = [...upTo(20).map((square) => `Offer 1 point for ${square}`), ...upTo(3).map((square) => `Go to ${square}`)];
  expect(labels(lines).filter((one) => one.startsWith("Go to"))).toEqual(["Go to 1", "Go to 2", "Go to 3"]);
});

test("names that have nothing in common stand in stretches of the alphabet", () => {
  const names = ["Ulm", "Aachen", "Köln", "Basel", "Trier", "Linz", "Gent", "Wien", "Mainz", "Speyer", "Worms", "Passau", "Nancy", "Metz"];
  expect(labels(names.map((name) => `Extend in ${name}`))).toEqual(["Extend in Aachen – Metz", "Extend in Nancy – Worms"]);
});

test("what is said alike throughout cannot be told apart by its words, and stays as it is", () => {
  expect(survey(said(upTo(20).map(() => "The same")))).toHaveLength(20);
});
