import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { freeName, lookAmong, nameAmong } from "../src/lib/newtable";
import { levelName, levelStrength, peopleOf } from "../src/lib/people";
import { choose, LANGUAGES } from "../src/lib/settings.svelte";
import type { SeatInfo } from "../src/lib/wire";
import { loadWords, say } from "../src/lib/words.svelte";

const root = join(import.meta.dirname, "../..");

describe("ready-made names", () => {
  beforeAll(loadWords);

  it("stand at no table twice", () => {
    const names = Array.from({ length: 8 }, (_, animal) => say(`page-guest-${animal}`));
    const fox = names[2]!;
    expect(nameAmong([], fox)).toBe(fox);
    const other = nameAmong([fox, names[0]!], fox);
    expect(names).toContain(other);
    expect([fox, names[0]]).not.toContain(other);
  });

  it("leave a name that somebody chose alone", () => {
    expect(nameAmong(["Anna"], "Anna")).toBe("Anna");
  });

  it.each(LANGUAGES)("are eight different ones and no insult in %s", (language) => {
    const text = readFileSync(join(root, `src/ludotheque/locale/${language}.ftl`), "utf8");
    const names = [...text.matchAll(/^page-guest-\d = (.+)$/gm)].map((found) => found[1]);
    expect(new Set(names).size).toBe(8);
    expect(names).not.toContain("Blaireau");
  });

  it("are offered to whoever sits down on the reader's device, each to one", () => {
    const first = freeName([]);
    expect(freeName([first.toUpperCase()])).not.toBe(first);
  });
});

const seat = (number: number, changes: Partial<SeatInfo>) =>
  ({ seat: number, kind: "person", name: "", colour: "red", shape: "circle", ...changes }) as SeatInfo;

describe("at a table", () => {
  beforeAll(loadWords);

  it("a newcomer is offered a colour and a shape that nobody wears", () => {
    choose({ name: "Anna", colour: "blue", shape: "star" });
    expect(lookAmong([seat(0, {})])).toEqual({ name: "Anna", colour: "blue", shape: "star" });
    const taken = [seat(0, {}), seat(1, { colour: "blue", shape: "square" }), seat(2, { colour: "yellow", shape: "star" })];
    const look = lookAmong(taken);
    expect(taken.map((one) => one.colour)).not.toContain(look.colour);
    expect(taken.map((one) => one.shape)).not.toContain(look.shape);
  });

  it("bots are called otherwise than people, and each other", () => {
    const spindle = say("bot-1");
    const bots = [1, 6, 11, 4, 9].map((temper, place) => seat(place + 1, { kind: "bot", temper }));
    const people = peopleOf([seat(0, { name: spindle.toLowerCase() }), ...bots]);
    expect(new Set(people.map((person) => person.name.toLowerCase())).size).toBe(6);
    expect(people[2]!.name).not.toBe(people[1]!.name);
  });

  it("somebody of whom nothing is kept is called just that", () => {
    expect(peopleOf([seat(0, { name: "—" })])[0]!.name).toBe(say("page-somebody"));
  });

  it("a bot of a temper has the same name at every table and in every seat", () => {
    for (const place of [0, 3]) expect(peopleOf([seat(place, { kind: "bot", temper: 11 })])[0]!.name).toBe(say("bot-11"));
  });
});

describe("a level", () => {
  beforeAll(loadWords);
  const game = {
    strengths: [
      { level: "expert", among: "regular", seats: 4, wins: 52, games: 100 },
      { level: "regular", among: "novice", seats: 4, wins: 83, games: 400 },
    ],
  };

  it("tells how often it wins among the one below, by the number of players", () => {
    const said = levelStrength(game, "expert", 4);
    expect(said).toContain("52");
    expect(said).toContain(levelName("regular"));
    expect(said).toContain("25");
    expect(levelStrength(game, "regular", 4)).toContain(levelName("novice"));
  });

  it("with none below it tells how often the one above wins among it", () => {
    const said = levelStrength(game, "novice", 4);
    expect(said).toContain("83");
    expect(said).toContain(levelName("regular"));
  });

  it("says nothing where nothing was measured", () => {
    expect(levelStrength(game, "expert", 3)).toBe("");
    expect(levelStrength(game, "random", 4)).toBe("");
  });
});
