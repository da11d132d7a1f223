import { describe, expect, it } from "vitest";
import { blocks, inline } from "../src/lib/markdown";
import { entriesFor, viewsFor } from "../src/lib/replay";
import { routeOf } from "../src/lib/router.svelte";
import { languageOf, readSettings } from "../src/lib/settings.svelte";
import { undone } from "../src/lib/story";
import type { Entry, Replay } from "../src/lib/wire";

describe("the rule book's Markdown", () => {
  it("becomes paragraphs, lists and tables", () => {
    const found = blocks("One **strong** line.\n\n- first\n- second (ZO-7)\n\n1. a\n2. b\n\n| Step | Sum |\n| ---: | --- |\n| 11 | 1,000 |");
    expect(found.map((block) => block.kind)).toEqual(["paragraph", "list", "list", "table"]);
    expect(found[1]).toMatchObject({ isOrdered: false, items: [[{ text: "first" }], [{ text: "second (" }, { kind: "article", code: "ZO-7" }, { text: ")" }]] });
    expect(found[2]).toMatchObject({ isOrdered: true });
    expect(found[3]).toMatchObject({ isNumber: [true, false], rows: [[[{ text: "11" }], [{ text: "1,000" }]]] });
  });

  it("never becomes markup", () => {
    expect(inline("<img src=x onerror=alert(1)>")).toEqual([{ kind: "text", text: "<img src=x onerror=alert(1)>" }]);
  });

  it("links articles and rulings, also inside emphasis", () => {
    expect(inline("see ZO-R12, *and ZO-3*")).toEqual([
      { kind: "text", text: "see " },
      { kind: "article", code: "ZO-R12" },
      { kind: "text", text: ", " },
      { kind: "em", parts: [{ kind: "text", text: "and " }, { kind: "article", code: "ZO-3" }] },
    ]);
  });
});

describe("addresses", () => {
  it.each([
    ["/", { page: "shelf", hasSettings: false }],
    ["/settings", { page: "shelf", hasSettings: true }],
    ["/t/abc", { page: "table", table: "abc", key: null }],
    ["/t/abc/seat/k-1", { page: "table", table: "abc", key: "k-1" }],
    ["/g/zapp-zerapp", { page: "box", game: "zapp-zerapp" }],
    ["/g/zock/guide", { page: "guide", game: "zock" }],
    ["/replay", { page: "replay", table: null, entry: null }],
    ["/nowhere/at/all", { page: "lost" }],
    ["/t/%E0%A4%A", { page: "table", table: "%E0%A4%A", key: null }],
  ])("%s leads to its page", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it("name a moment of a replay", () => {
    expect(routeOf("/replay/abc", "#17")).toEqual({ page: "replay", table: "abc", entry: 17 });
    expect(routeOf("/replay/abc", "#main")).toEqual({ page: "replay", table: "abc", entry: null });
  });
});

describe("settings", () => {
  it("begin with the browser's language, and with English where it is none of ours", () => {
    expect(languageOf(["pt-BR", "de-AT", "fr"])).toBe("de");
    expect(languageOf(["pt-BR"])).toBe("en");
    expect(languageOf([])).toBe("fr");
  });

  it("survive what was kept badly", () => {
    expect(readSettings("no JSON").theme).toBe("system");
    expect(readSettings('{"theme":"neon","size":"large","name":7}')).toMatchObject({ theme: "system", size: "large", name: "" });
  });
});

describe("a replay", () => {
  const replay = {
    seats: 2,
    start: [{ open: 0 }, { open: 0 }, { open: 0 }, { open: 0 }],
    changes: [{ open: 1 }, { open: 2 }],
    entries: [
      {
        number: 0, kind: "move", seat: 0, text: "lay 7", public: "lay ?", sees: 1, ways: null, draw: null, changes: [[0], [], [], [0, 1]],
        events: [{ event: "laid", article: "A-1", card: 7, sees: 1 }, { event: "turn", article: "A-2" }],
      },
    ],
  } as unknown as Replay;

  it("shows each seat only what it may know, and everything with all hands open", () => {
    expect(entriesFor(replay, 0)[0]).toMatchObject({ text: "lay 7", events: [{ number: 0, card: 7 }, { number: 1, event: "turn" }] });
    expect(entriesFor(replay, 1)[0]).toMatchObject({ text: "lay ?", events: [{ number: 0 }, { number: 1, event: "turn" }] });
    expect(entriesFor(replay, 1)[0]!.events[0]).toEqual({ number: 0 });
    expect(entriesFor(replay, "spectator")[0]!.text).toBe("lay ?");
    expect(entriesFor(replay, "all")[0]!.text).toBe("lay 7");
  });

  it("has the views of those eyes before and after each entry", () => {
    expect(viewsFor(replay, 0)).toEqual([{ open: 0 }, { open: 1 }]);
    expect(viewsFor(replay, 1)).toEqual([{ open: 0 }, { open: 0 }]);
    expect(viewsFor(replay, "all")).toEqual([{ open: 0 }, { open: 2 }]);
    expect(entriesFor(replay, "all")[0]!.changes).toEqual([{ open: 1 }, { open: 2 }]);
    expect(viewsFor({ ...replay, start: [] }, 0)).toEqual([]);
  });
});

describe("the log", () => {
  it("knows which entries were taken back", () => {
    const entries = [{ kind: "move", text: "walk" }, { kind: "undo", text: "undo 0" }] as unknown as Entry[];
    expect([...undone(entries)]).toEqual([0]);
  });
});
