import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { notStated, whyOf } from "../src/lib/boards";
import { OwnBox } from "../src/lib/ownbox.svelte";
import { LANGUAGES } from "../src/lib/settings.svelte";
import type { BoardSheet, BoardValue, FaultInfo, GameSheet, Problem } from "../src/lib/wire";
import { GameWords, loadWords } from "../src/lib/words.svelte";

const locale = join(import.meta.dirname, "../../src/ludotheque");
const read = (path: string) => readFileSync(join(locale, path), "utf8");
const sheet = { name: "zock", happenings: [], fields: [] } as unknown as GameSheet;
const wordsIn = (language: "fr" | "en" | "de") =>
  new GameWords(language, read(`locale/${language}.ftl`), read(`games/zock/locale/${language}.ftl`), sheet);

const FAULT: FaultInfo = { frame: "value", line: 11, name: "squares", code: "number", given: { least: "16", most: "96", said: "12" } };

describe("what is wrong with a board file", () => {
  it("is said by line in the reader's language", () => {
    expect(wordsIn("en").fault(FAULT, "box.toml")).toBe("box.toml, line 11: `squares` must be: a whole number from 16 to 96, not 12.");
    expect(wordsIn("fr").fault(FAULT, "box.toml")).toBe("box.toml, ligne 11\u00a0: pour «\u00a0squares\u00a0», il faut un nombre entier de 16 à 96, et non 12.");
    expect(wordsIn("de").fault(FAULT, "box.toml")).toBe("box.toml, Zeile 11: Für „squares“ braucht es eine ganze Zahl von 16 bis 96, nicht 12.");
  });

  it("is said where a table was refused because of it", async () => {
    await loadWords();
    const { given, code, name, ...where } = FAULT;
    const problem = { code: "bad-board", reason: code, variables: { ...given, ...where, value: name } } as unknown as Problem;
    expect(wordsIn("en").problem(problem)).toContain("line 11: `squares` must be: a whole number");
  });

  it.each(LANGUAGES)("names the values and falls back to the file's own names (%s)", (language) => {
    expect(wordsIn(language).boardValue({ name: "squares", which: "", id: "" })).not.toBe("squares");
    expect(wordsIn(language).boardValue({ name: "tower", which: "Gent", id: "gent" })).toBe("tower Gent");
  });

  it("calls one of several as the reader's language does, where it has a word", () => {
    const own = ["box-label-city = Ville : { $which }", "box-city-antwerpen = { place-1 }", "place-1 = Anvers"].join("\n");
    const words = new GameWords("fr", "", own, sheet);
    expect(words.boardValue({ name: "city", which: "Antwerpen", id: "antwerpen" })).toBe("Ville\u00a0: Anvers");
    expect(words.boardValue({ name: "city", which: "Brügge", id: "" })).toBe("Ville\u00a0: Brügge");
  });
});

const value = (name: string, place: number, provenance: BoardValue["provenance"], why: Record<string, string> = {}): BoardValue => ({
  name, place, which: "", id: "", provenance, is_own: true, why, line: 1, parts: [{ key: "value", text: "4" }],
});
const good: BoardSheet = {
  text: "t", title: "", hash: "h", is_own: false, faults: [], data: {},
  values: [value("city", 0, "reported"), value("hand", 0, "stated"), value("city", 1, "stated"), value("city", 2, "box"), value("bank", 0, "inferred")],
};

describe("the values of a board", () => {
  it("are listed where the sheet does not state them, those of one name together", () => {
    expect(notStated(good).map(([name, values]) => [name, values.map((one) => one.place)])).toEqual([["city", [0, 2]], ["bank", [0]]]);
  });

  it("say why in the reader's language, or as their owner has noted it", () => {
    expect(whyOf(value("a", 0, "inferred", { fr: "Parce que.", en: "Because." }), "fr")).toBe("Parce que.");
    expect(whyOf(value("a", 0, "box", { any: "Abgelesen." }), "fr")).toBe("Abgelesen.");
    expect(whyOf(value("a", 0, "box"), "fr")).toBe("");
  });
});

describe("the reader's own box", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is looked through by the server, for those who are to play on it", async () => {
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", (path: string, sent: { body: string }) => {
      if (path === "/api/hello") return Promise.resolve(Response.json({ build: "" }));
      asked.push(JSON.parse(sent.body));
      return Promise.resolve(Response.json({ ...good, title: "Anna’s box" }));
    });
    const own = new OwnBox("zock", () => ({ seats: 3, options: { rounds: 2 } }));
    await own.again();
    expect(asked).toEqual([]);
    await own.give("text", "mine.toml");
    await own.change(good.values[0]!, [{ key: "number", text: "5" }], "Ben’s box");
    expect(asked).toEqual([
      { game: "zock", seats: 3, options: { rounds: 2 }, text: "text" },
      { game: "zock", seats: 3, options: { rounds: 2 }, text: "t", changes: [{ name: "city", place: 0, key: "number", text: "5" }] },
    ]);
    expect([own.isGood, own.file, own.text]).toEqual([true, "mine.toml", "t"]);
    own.drop();
    expect([own.isGood, own.text]).toEqual([false, ""]);
  });
});
