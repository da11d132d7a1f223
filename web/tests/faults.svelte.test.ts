import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Trouble, ownProblem } from "../src/lib/api";
import type { BoardProps } from "../src/lib/board";
import { noteDrawn, problemOf, tellFault, watchFaults, without } from "../src/lib/faults";
import type { GameSheet } from "../src/lib/wire";
import { GameWords } from "../src/lib/words.svelte";
import BoardHost from "../src/parts/BoardHost.svelte";
import Fragile from "./Fragile.svelte";

const boardOf = vi.hoisted(() => vi.fn());
vi.mock("../src/lib/games", () => ({ boardOf }));

const server = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
const told = () => server.mock.calls.map((call) => JSON.parse((call as unknown as [string, { body: string }])[1].body));

beforeEach(() => {
  vi.stubGlobal("fetch", server);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.mockClear();
});

describe("a fault", () => {
  it("is told to the console and, once, to the server", () => {
    tellFault("cover", "zock", new Error("no lid"));
    tellFault("cover", "zock", new Error("no lid"));
    expect(told()).toEqual([{ where: "cover", game: "zock", build: "", error: "Error: no lid" }]);
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  it("is cut to what the server takes, between characters", () => {
    tellFault("line", "", "🎲".repeat(900));
    tellFault("line", "", "");
    expect(told().map((fault) => fault.error)).toEqual(["🎲".repeat(500), "?"]);
  });

  it("is no answer of the server's: that one the server knows", () => {
    expect(without("words", "zock")(new Trouble(ownProblem("offline")))).toBe(null);
    expect(told()).toEqual([]);
  });

  it("is nothing that is broken off because the reader leaves", () => {
    dispatchEvent(new Event("pagehide"));
    tellFault("page", "zock", new TypeError("Failed to fetch"));
    expect(told()).toEqual([]);
    dispatchEvent(new Event("pageshow"));
    tellFault("page", "zock", new TypeError("Failed to fetch"));
    expect(told()).toHaveLength(1);
  });

  it("that nobody has caught is told of, with the game that is drawn", () => {
    watchFaults();
    const leave = noteDrawn("zock");
    dispatchEvent(Object.assign(new Event("error"), { error: new Error("a tap fell") }));
    dispatchEvent(Object.assign(new Event("error"), { error: null }));
    leave();
    dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new Error("no promise") }));
    expect(told().map(({ where, game, error }) => [where, game, error])).toEqual([
      ["board", "zock", "Error: a tap fell"],
      ["page", "", "Error: no promise"],
    ]);
  });

  it("becomes a sentence for the reader", () => {
    expect(problemOf("page", "", new Trouble(ownProblem("offline"))).code).toBe("offline");
    expect(problemOf("page", "", new Error("no shelf")).code).toBe("server");
    expect(told()).toHaveLength(1);
  });
});

describe("a drawn board", () => {
  const words = new GameWords("en", "", "", { name: "zock", happenings: [], fields: [] } as unknown as GameSheet);
  const props: BoardProps & { game: string; fields: []; words: GameWords } = $state({
    words,
    game: "zock", fields: [], view: {}, before: {}, terms: { seats: 2, options: {}, board: {} }, me: 0, people: [], legal: [], chosen: null,
    happening: null, motion: false, say: (id) => id, onpick: () => undefined, onforbidden: () => undefined,
  });
  let host: Record<string, never>;
  const isPlain = () => document.querySelector(".plain") !== null;
  const drawn = () => document.querySelector("output")?.textContent ?? null;

  async function show(changes: Partial<BoardProps>): Promise<void> {
    Object.assign(props, changes);
    flushSync();
    await vi.waitFor(() => expect(isPlain() || drawn() !== null).toBe(true));
  }

  async function open(view: BoardProps["view"]): Promise<void> {
    Object.assign(props, { view, happening: null });
    host = mount(BoardHost, { target: document.body, props });
    await show({});
  }

  afterEach(() => unmount(host));

  it("that throws is plain for that view and drawn again with the next", async () => {
    boardOf.mockResolvedValue(Fragile);
    await open({ die: 1 });
    expect(drawn()).toBe("1");
    await show({ view: { die: 2, fault: "while drawing" } });
    expect([isPlain(), drawn()]).toEqual([true, null]);
    await show({ chosen: { move: "throw" } });
    expect(isPlain()).toBe(true);
    await show({ view: { die: 3 } });
    expect([isPlain(), drawn()]).toEqual([false, "3"]);
    expect(told()).toEqual([{ where: "board", game: "zock", build: "", error: "Error: while drawing" }]);
  });

  it("that throws in an effect, again and again, is told of once and comes back", async () => {
    boardOf.mockResolvedValue(Fragile);
    await open({ die: 1, late: "in an effect" });
    expect(isPlain()).toBe(true);
    await show({ view: { die: 2, late: "in an effect" } });
    expect(isPlain()).toBe(true);
    await show({ happening: { number: 0, event: "threw" } });
    expect(isPlain()).toBe(true);
    await show({ view: { die: 3 } });
    expect(drawn()).toBe("3");
    expect(told().map((fault) => fault.error)).toEqual(["Error: in an effect"]);
  });

  it("that cannot be fetched is plain, and asked for again with the next view", async () => {
    boardOf.mockRejectedValueOnce(new TypeError("no such chunk")).mockResolvedValue(Fragile);
    await open({ die: 1 });
    expect(isPlain()).toBe(true);
    await show({ view: { die: 2 } });
    await vi.waitFor(() => expect(drawn()).toBe("2"));
    expect(told().map((fault) => fault.error)).toEqual(["TypeError: no such chunk"]);
  });
});
