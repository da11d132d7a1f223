import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { plainRows, plainSentences } from "../src/lib/plain";
import { LANGUAGES, type Language } from "../src/lib/settings.svelte";
import type { FieldInfo, GameSheet, View } from "../src/lib/wire";
import { GameWords } from "../src/lib/words.svelte";

interface Reading {
  game: string;
  folder: string;
  options: Record<string, unknown>;
  fields: FieldInfo[];
  view: View;
  said: Record<Language, string[][]>;
}

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
/** Made by `make golden` from the middle of a game of each kind. */
const readings: Reading[] = JSON.parse(read("web/tests/readings.json"));
const nameOf = (seat: number) => ["Anna", "Ben", "Chloé", "Dora", "Emil", "Fanny"][seat]!;

function wordsOf(language: Language, folder: string, fields: FieldInfo[]): GameWords {
  const sheet = { fields, happenings: [] } as unknown as GameSheet;
  return new GameWords(language, read(`src/ludotheque/locale/${language}.ftl`), read(`${folder}/locale/${language}.ftl`), sheet);
}

describe.each(readings)("the plain board of $game", ({ folder, options, fields, view, said }) => {
  it.each(LANGUAGES)("says in %s what the terminal says", (language) => {
    const rows = plainRows(view, fields, options, wordsOf(language, folder, fields), nameOf);
    expect(rows.map(({ label, values }) => [label, ...values])).toEqual(said[language]);
  });
});

const plain: FieldInfo = {
  name: "", shape: "numbers", audience: "everyone", kind: "number", shift: 0, parts: [], span: 0,
  none: null, backs: [], by: null, each: null, among: "", when: "", unless: "", is_unsaid: false,
};
const bySeat = { kind: "seat", first: 0 };

describe("a plain table", () => {
  const shared = read("src/ludotheque/locale/en.ftl");
  const own = "field-turn = Turn\nfield-dice = Dice\nfield-cup = Cup\nfield-money = Money\nfield-secret-plan = Plan\n";
  const fields: FieldInfo[] = [
    { ...plain, name: "turn", shape: "number", kind: "seat", none: -1 },
    { ...plain, name: "dice", kind: "die", by: bySeat, none: 0 },
    { ...plain, name: "cup", kind: "die", audience: "owner", by: bySeat, none: 0, backs: [-1] },
    { ...plain, name: "money", kind: "sum", by: bySeat, unless: "is_poor" },
    { ...plain, name: "secret_plan", shape: "number", audience: "nobody" },
  ];
  const words = new GameWords("en", shared, own, { fields, happenings: [] } as unknown as GameSheet);
  const view = { seats: 2, step: "x", turn: 1, dice: [4, 0], cup: [-1, 3], money: [1000, 20], secret_plan: null };
  const rows = (changes: object, options = {}) => plainRows({ ...view, ...changes }, fields, options, words, nameOf);

  it("says a seat by its name, a hidden thing unlike a known one, and nothing as nothing", () => {
    expect(rows({})).toEqual([
      { label: "Turn", isBySeat: false, values: ["Ben"] },
      { label: "Dice", isBySeat: true, values: ["4", ""] },
      { label: "Cup", isBySeat: true, values: ["hidden", "3"] },
      { label: "Money", isBySeat: true, values: ["1,000", "20"] },
    ]);
  });

  it("passes over what the table does not use, what nobody sees and what nobody has", () => {
    expect(rows({ turn: -1, dice: [0, 0], cup: [0, 0] }, { is_poor: true })).toEqual([{ label: "Turn", isBySeat: false, values: ["nobody"] }]);
  });

  it("is read aloud, the whole of it or what belongs to one", () => {
    expect(plainSentences(rows({}), words, nameOf)).toEqual(["Turn: Ben.", "Dice: Anna: 4.", "Cup: Anna: hidden; Ben: 3.", "Money: Anna: 1,000; Ben: 20."]);
    expect(plainSentences(rows({}), words, nameOf, 1)).toEqual(["Cup: 3.", "Money: 20."]);
    expect(plainSentences(rows({}), words, nameOf, null)).toEqual([]);
  });
});
