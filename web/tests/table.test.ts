import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { live } from "../src/lib/live.svelte";
import { choose } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";
import type { Answer, Choice, Command, Entry, GameSheet, News, Now, SeatInfo, TableInfo } from "../src/lib/wire";
import { GameWords, loadWords } from "../src/lib/words.svelte";
import type { Socket } from "../src/lib/connection";

const seat = (number: number, changes: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: "person",
  name: ["Anna", "Ben", "Chloé"][number]!,
  colour: "red",
  shape: "circle",
  level: "",
  is_mine: false,
  is_host: false,
  is_here: true,
  has_word: true,
  has_resigned: false,
  key: "",
  ...changes,
});

const table = (seats: SeatInfo[]): TableInfo =>
  ({ id: "T", game: "walk", title: "Walk", phase: "running", seats, options: {}, asked: [0], undo: null, result: null }) as unknown as TableInfo;

const choice = (move: string, preview: Choice["preview"] = null): Choice => ({ move, verb: move.split(" ")[0]!, data: {}, is_passive: false, preview });

const now = (changes: Partial<Now> = {}): Now => ({ view: { step: "walk", die: 4 }, asked: [0], question: null, moves: [], undo: null, clocks: [], result: null, ...changes });

const entry = (number: number, to: number): Entry => ({
  number,
  kind: "move",
  seat: 1,
  text: `walk ${to}`,
  events: [{ number, event: "walked", article: "WA-1", seat: 1, to }],
});

const words = new GameWords(
  "en",
  "",
  "event-walked = { $seat } walks to { $to }.\nstep-walk = You threw { $die }: where to?\nmove-walk = Walk\nrefused-too-far = That is too far.\n",
  { happenings: [{ name: "walked", article: "WA-1", numbers: [{ name: "seat", kind: "seat" }, { name: "to", kind: "number" }] }] } as unknown as GameSheet,
);

class FakeSocket implements Socket {
  sent: (Command & { id: string })[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe("a table on this device", () => {
  let socket: FakeSocket;
  let at: Table;
  let version = 0;

  const tell = (changes: Partial<News>) => socket.say({ type: "news", version: version++, table: null, seats: [], chat: [], ...changes });
  const answer = async (reply: Partial<Answer>) => {
    const asked = socket.sent[socket.sent.length - 1]!;
    socket.say({ id: asked.id, ...reply });
    await Promise.resolve();
    await Promise.resolve();
  };

  beforeEach(async () => {
    vi.useFakeTimers();
    localStorage.clear();
    choose({ language: "en", motion: "on", sound: false });
    await loadWords();
    live.polite.length = 0;
    live.urgent.length = 0;
    let id = 0;
    at = new Table("T", {
      socket: () => (socket = new FakeSocket()),
      news: () => new Promise(() => undefined),
      send: () => new Promise(() => undefined),
      newId: () => `c${id++}`,
    });
    at.listen(words, {});
    socket.say({ type: "hello", build: "b", protocol: 1, time: 0 });
  });
  afterEach(() => {
    at.close();
    vi.useRealTimers();
  });

  const asked = now({ question: { number: 2, step: "walk", article: "WA-1", wave: 0 }, moves: [choice("walk 4", [{ number: 9, event: "walked", article: "WA-1", seat: 0, to: 4 }]), choice("stay", [])] });
  const mine = [seat(0, { is_mine: true }), seat(1)];

  it("shows how things stand at once at the first look, and asks", () => {
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [entry(0, 3), entry(1, 5)], now: asked }] });
    expect(at.me).toBe(0);
    expect(at.happening).toBeNull();
    expect(at.legal.map((one) => one.move)).toEqual(["walk 4", "stay"]);
    expect(at.prompt()).toBe("You threw 4: where to?");
    expect(live.urgent.map((line) => line.text)).toEqual(["You threw 4: where to?"]);
  });

  it("shows what others did event by event, and only then asks", () => {
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [entry(0, 3)], now: now() }] });
    tell({ seats: [{ seat: 0, since: 1, entries: [entry(1, 5)], now: asked }] });
    expect(at.happening).toMatchObject({ event: "walked", to: 5 });
    expect(at.legal).toEqual([]);
    vi.advanceTimersByTime(600);
    expect(at.happening).toBeNull();
    expect(at.legal).toHaveLength(2);
    expect(live.polite.map((line) => line.text)).toEqual(["Ben walks to 5."]);
  });

  it("previews a move at the first tap and plays it at the second, with its question", async () => {
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: asked }] });
    await at.pick("walk 4");
    expect(at.chosen?.move).toBe("walk 4");
    expect(socket.sent).toEqual([]);
    void at.pick("walk 4");
    expect(socket.sent).toMatchObject([{ type: "move", seat: 0, move: "walk 4", question: 2, wave: 0 }]);
    expect(at.legal).toEqual([]);
    await answer({ type: "done", number: 0, seat: null, table: null });
    expect(at.chosen).toBeNull();
    expect(at.legal).toEqual([]);
    const told = { number: 0, kind: "move", seat: 0, text: "walk 4", events: [] } as unknown as Entry;
    tell({ seats: [{ seat: 0, since: 0, entries: [told], now: now() }] });
    expect(at.isSending).toBe(false);
  });

  it("plays at once what there is nothing to preview of", () => {
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: asked }] });
    void at.pick("stay");
    expect(socket.sent).toMatchObject([{ type: "move", move: "stay" }]);
  });

  it("plays at the first tap in a race, and calls nobody to each of their turns", async () => {
    at.listen(words, { races: ["walk"] });
    const running = { ...asked, view: { ...asked.view, step: "walk" } };
    const waiting = now({ view: { ...asked.view, step: "walk" } });
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: running }] });
    void at.pick("walk 4");
    expect(socket.sent).toMatchObject([{ type: "move", move: "walk 4" }]);
    await answer({ type: "done", number: 2, seat: null, table: null });
    tell({ seats: [{ seat: 0, since: 0, entries: [], now: waiting }] });
    tell({ seats: [{ seat: 0, since: 0, entries: [], now: { ...running, question: { ...running.question!, number: 5 } } }] });
    expect(live.urgent.map((line) => line.text)).toEqual(["You threw 4: where to?"]);
  });

  it("plays swift moves at the first tap anywhere", () => {
    at.listen(words, { swift: ["walk"] });
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: asked }] });
    void at.pick("walk 4");
    expect(socket.sent).toMatchObject([{ type: "move", move: "walk 4" }]);
  });

  it("shows the clocks that its game has a word for", () => {
    const clocks = [{ name: "", due_at: 20 }, { name: "unheard-of 1", due_at: 10 }];
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: { ...asked, clocks } }] });
    expect(at.clocks(0).map((one) => one.name)).toEqual([""]);
  });

  it("asks why a forbidden move is forbidden, and says it", async () => {
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: asked }] });
    void at.pick("walk 9");
    expect(socket.sent).toMatchObject([{ type: "why-not", seat: 0, move: "walk 9" }]);
    const problem = { type: "problem", id: "", code: "refused", status: 422, variables: {}, article: "WA-1", reason: "too-far" };
    await answer({ type: "verdict", problem } as Partial<Answer>);
    expect(at.refusal?.article).toBe("WA-1");
    expect(live.urgent.map((line) => line.text)).toContain("That is too far.");
  });

  it("takes entries that come twice only once", () => {
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [entry(0, 3), entry(1, 5)], now: now() }] });
    tell({ seats: [{ seat: 0, since: 0, entries: [entry(0, 3), entry(1, 5), entry(2, 6)], now: now() }] });
    expect(at.entries.map((one) => one.number)).toEqual([0, 1, 2]);
    expect(at.since()).toBe(3);
  });

  describe("on coming back", () => {
    let back: Table;

    beforeEach(() => {
      localStorage.setItem("ludotheque.seen", JSON.stringify([["T", 1]]));
      back = new Table("T", { socket: () => (socket = new FakeSocket()), news: () => new Promise(() => undefined), send: () => new Promise(() => undefined), newId: () => "x" });
      back.listen(words, {});
      socket.say({ type: "hello", build: "b", protocol: 1, time: 0 });
      tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [entry(0, 3), entry(1, 5), entry(2, 6)], now: asked }] });
    });
    afterEach(() => {
      back.close();
      vi.unstubAllGlobals();
    });

    it("shows what happened in between on the board as it stood then", async () => {
      const past = { since: 1, views: [{ step: "walk", die: 5 }, { step: "walk", die: 6 }] };
      const fetched = vi.fn(async (_path: string) => new Response(JSON.stringify(past)));
      vi.stubGlobal("fetch", fetched);
      expect(back.missed.map((one) => one.number)).toEqual([1, 2]);
      await back.showMissed();
      expect(fetched.mock.calls.at(-1)![0]).toBe("/api/tables/T/past?since=1&seat=0");
      expect(back.happening).toMatchObject({ to: 5 });
      expect([back.now?.view.die, back.told, back.legal]).toEqual([5, 2, []]);
      vi.advanceTimersByTime(600);
      expect(back.happening).toMatchObject({ to: 6 });
      expect([back.now?.view.die, back.told]).toEqual([6, 3]);
      vi.advanceTimersByTime(600);
      expect(back.happening).toBeNull();
      expect([back.now?.view.die, back.told, back.legal.length]).toEqual([4, 3, 2]);
      expect(back.missed).toEqual([]);
    });

    it("shows it on the board as it is, where the server cannot say how it stood", async () => {
      vi.stubGlobal("fetch", async () => new Response("{}", { status: 404 }));
      await back.showMissed();
      expect(back.happening).toMatchObject({ to: 5 });
      expect([back.now?.view.die, back.told]).toEqual([4, 3]);
      vi.advanceTimersByTime(1200);
      expect(back.legal).toHaveLength(2);
    });
  });

  it("draws a curtain between two people on one device", () => {
    const both = [seat(0, { is_mine: true }), seat(1, { is_mine: true })];
    tell({ table: table(both), seats: [{ seat: 0, since: 0, entries: [], now: asked }, { seat: 1, since: 0, entries: [], now: now() }] });
    expect(at.me).toBe(0);
    expect(at.curtain).toBeNull();
    const other = now({ asked: [1], question: { number: 3, step: "walk", article: "WA-1", wave: 0 }, moves: [choice("stay", [])] });
    tell({ seats: [{ seat: 0, since: 0, entries: [], now: now({ asked: [1] }) }, { seat: 1, since: 0, entries: [], now: other }] });
    expect(at.curtain).toBe(1);
    expect(at.me).toBe(0);
    expect(at.legal).toEqual([]);
    at.lookFrom(1);
    expect(at.me).toBe(1);
    expect(at.curtain).toBeNull();
    expect(at.legal.map((one) => one.move)).toEqual(["stay"]);
  });

  it("lets somebody without a seat look on", () => {
    tell({ table: table([seat(0), seat(1)]), seats: [{ seat: null, since: 0, entries: [entry(0, 3)], now: now() }] });
    expect(at.me).toBeNull();
    expect(at.prompt()).toContain("Anna");
    expect(at.legal).toEqual([]);
  });
});
