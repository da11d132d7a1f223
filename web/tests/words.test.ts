import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../src/lib/settings.svelte";
import type { GameSheet } from "../src/lib/wire";
import { GameWords, loadWords, say, sayProblem, sayScore, Words } from "../src/lib/words.svelte";

const root = join(import.meta.dirname, "../..");
const shared = (language: string) => readFileSync(join(root, `src/ludotheque/locale/${language}.ftl`), "utf8");

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

const text = sources(join(root, "web/src")).join("\n");
const ids = new Set([...text.matchAll(/["'`](page-[a-z0-9-]*[a-z0-9])["'`]/g)].map((found) => found[1]!));
const families = [...text.matchAll(/`(page-[a-z-]*-)\$\{/g)].map((found) => found[1]!);
const all = (language: string) => [...shared(language).matchAll(/^(page-[\w-]+) =/gm)].map((found) => found[1]!);

describe.each(LANGUAGES)("the page's words in %s", (language) => {
  const words = new Words(language, shared(language));

  it("has every sentence that the page says", () => {
    expect(ids.size).toBeGreaterThan(150);
    expect([...ids].filter((id) => !words.has(id))).toEqual([]);
  });

  it("has no sentence that the page never says", () => {
    const unused = all(language).filter((id) => !ids.has(id) && !families.some((family) => id.startsWith(family)));
    const built = /^page-(speed|theme|motion|size)(-|$)/;
    expect(unused.filter((id) => !built.test(id))).toEqual([]);
  });

  it("has a sentence for every problem that the server names", () => {
    const wire = readFileSync(join(root, "docs/wire.md"), "utf8");
    const codes = [...wire.matchAll(/^\| `([a-z-]+)` \| \d{3} \|/gm)].map((found) => found[1]!);
    expect(codes.length).toBeGreaterThan(30);
    expect(codes.filter((code) => !words.has(`page-problem-${code}`))).toEqual([]);
  });
});

const sheet = {
  fields: [{ kind: "card", parts: ["suit", "rank"], span: 13 }, { kind: "seat", parts: [], span: 0 }],
  happenings: [
    {
      name: "hit",
      article: "ZO-10",
      numbers: [
        { name: "seat", kind: "seat" },
        { name: "victim", kind: "seat" },
        { name: "fine", kind: "number" },
        { name: "piece", kind: "piece" },
        { name: "card", kind: "card" },
      ],
    },
  ],
} as unknown as GameSheet;

describe("a game's words", () => {
  const own = "piece-0 = the king\n    .plain = king\nvalue-piece = pawn { $piece }\nsuit-1 = hearts\nvalue-rank = { $rank }\nvalue-card = the { $rank } of { $suit }\n    .plain = { $suit } { $rank }\nevent-hit = { $seat } hits { $victim } with { $piece } and { $card }: { $fine }.\nmove-lay = Lay { $card }\n    .amount = Lay { $card } for { $amount }\nstep-move = You threw { $die }.\nrefused-too-early = Too early.\n";
  const words = new GameWords("en", "page-your-turn = Your turn\n", own, sheet);
  const nameOf = (seat: number) => ["Anna", "Ben"][seat]!;

  it("reads an event aloud: seats by name, kinds by their words, numbers as they are", () => {
    const event = { number: 4, event: "hit", article: "ZO-10", seat: 0, victim: 1, fine: 3000, piece: 0, card: 17 };
    expect(words.event(event, nameOf)).toBe("Anna hits Ben with the king and the 4 of hearts: 3,000.");
  });

  it("says a value alone as it stands in a table", () => {
    expect(words.value("seat", 1, nameOf, "plain")).toBe("Ben");
    expect(words.value("piece", 0, nameOf, "plain")).toBe("king");
    expect(words.value("piece", 2, nameOf, "plain")).toBe("pawn 2");
    expect(words.value("card", 17, nameOf, "plain")).toBe("hearts 4");
  });

  it("says nothing of an event that the seat may not know", () => {
    expect(words.event({ number: 4 }, nameOf)).toBe("");
  });

  it("asks with the numbers that lie on the table", () => {
    expect(words.step("move", { die: 4, places: [1, 2] })).toBe("You threw 4.");
  });

  it("says a move by its verb, or its line where there is no sentence", () => {
    expect(words.move({ move: "lay 7", verb: "lay", data: { card: 7 } })).toBe("Lay 7");
    expect(words.move({ move: "lay 7", verb: "lay", data: { card: 7 }, amount: 0 })).toBe("Lay 7 for 0");
    expect(words.move({ move: "jump 7", verb: "jump", data: {} })).toBe("jump 7");
  });

  it("says why a move is refused", () => {
    const problem = { type: "problem", id: "", code: "refused", status: 422, variables: {}, article: "ZO-7", reason: "too-early" } as const;
    expect(words.problem(problem)).toBe("Too early.");
  });
});

describe("a problem in the page's words", () => {
  it("counts seats from one, as people do, and has an answer to codes it does not know", async () => {
    await loadWords();
    expect(sayProblem({ code: "seat-taken", variables: { seat: 2 } })).toContain("3");
    expect(sayProblem({ code: "brand-new", variables: {} })).toBe(say("page-problem", { code: "brand-new" }));
  });

  it("says the reason, where the server gives one", async () => {
    await loadWords();
    expect(sayProblem({ code: "cannot-be-rated", variables: {}, reason: "options" })).toContain("played by the rulings");
    expect(sayProblem({ code: "no-hint", variables: {}, reason: "live" })).toContain("acts at once");
  });
});

describe("a score", () => {
  it("below zero has a minus and no hyphen", async () => {
    await loadWords();
    expect([-600, 0, 1600].map(sayScore)).toEqual(["−600", "0", "1,600"]);
  });
});

describe("a sentence that lacks a value", () => {
  it("is said with the gap, and told", () => {
    const server = vi.fn((_path: string, _sent: { body: string }) => Promise.resolve(new Response()));
    vi.stubGlobal("fetch", server);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const sheet = { name: "walk", happenings: [], fields: [] } as unknown as GameSheet;
    const words = new GameWords("en", "", "event-walked = { $name } walks { $steps } steps.", sheet);
    expect(words.event({ number: 0, event: "walked", name: "Anna" }, String)).toBe("Anna walks {$steps} steps.");
    expect(JSON.parse(server.mock.calls[0]![1].body)).toMatchObject({
      where: "words", game: "walk", error: "event-walked: ReferenceError: Unknown variable: $steps",
    });
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});
