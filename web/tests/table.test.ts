import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { live } from "../src/lib/live.svelte";
import { choose, settings } from "../src/lib/settings.svelte";
import { LiveTable } from "../src/lib/table.svelte";
import type { Choice, Command, Entry, GameSheet, News, Now, SeatInfo, SeatNews, StepInfo, TableInfo } from "../src/lib/wire";
import { GameWords, loadWords } from "../src/lib/words.svelte";
import type { Answer, Socket } from "../src/lib/connection";

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
  heir: null,
  can_come_back: false,
  key: "",
  who: `who-${number}`,
  ...changes,
});

const table = (seats: SeatInfo[]): TableInfo =>
  ({ id: "T", game: "walk", title: "Walk", phase: "running", seats, options: {}, asked: [0], undo: null, result: null }) as unknown as TableInfo;

const choice = (move: string, preview: Choice["preview"] = null): Choice => ({ move, verb: move.split(" ")[0]!, data: {}, is_passive: false, preview });

const now = (changes: Partial<Now> = {}): Now => ({ view: { step: "walk", die: 4 }, asked: [0], question: null, moves: [], orders: [], undo: null, clocks: [], result: null, ...changes });

const entry = (number: number, to: number): Entry => ({
  number,
  kind: "move",
  seat: 1,
  text: `walk ${to}`,
  events: [{ number, event: "walked", article: "WA-1", seat: 1, to }],
  changes: null,
});

const words = new GameWords(
  "en",
  "",
  "event-walked = { $seat } walks to { $to }.\n    .you = You walk to { $to }.\nstep-walk = You threw { $die }: where to?\nmove-walk = Walk\nrefused-too-far = That is too far.\n",
  { fields: [], happenings: [{ name: "walked", article: "WA-1", numbers: [{ name: "seat", kind: "seat" }, { name: "to", kind: "number" }] }] } as unknown as GameSheet,
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
  let at: LiveTable;
  let version = 0;

  type Told = Omit<SeatNews, "before"> & Partial<SeatNews>;
  const tell = ({ seats = [], ...changes }: Partial<Omit<News, "seats">> & { seats?: Told[] }) =>
    socket.say({ type: "news", version: version++, table: null, chat: [], ...changes, seats: seats.map((one) => ({ before: null, ...one })) });
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
    at = new LiveTable("T", {
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

  const line = (number: number, who: string, text: string) => ({ number, at: 0, seat: null, name: who, text, who });
  const peaceful = (removed: string[] = []) => ({ ...table(mine), who: "who-0", muted: removed, removed });

  it("leaves out what somebody says whom the reader hides, until they are shown again", async () => {
    tell({ table: peaceful(), seats: [], chat: [line(0, "who-1", "before")] });
    const hiding = at.hide("who-1", true);
    expect(socket.sent.at(-1)).toMatchObject({ type: "hide", who: "who-1", is_hidden: true });
    await answer({ type: "done" });
    await hiding;
    live.polite.length = 0;
    tell({ chat: [line(1, "who-1", "noise"), line(2, "who-2", "hello")] });
    expect(at.spoken.map((one) => one.text)).toEqual(["hello"]);
    expect(live.polite.map((one) => one.text)).toEqual(["who-2 says: hello"]);
    expect(at.chatSince()).toBe(3);
    const showing = at.hide("who-1", false);
    await answer({ type: "done" });
    await showing;
    expect(at.spoken.map((one) => one.text)).toEqual(["before", "noise", "hello"]);
  });

  it("hides nobody where the server refused", async () => {
    const hiding = at.hide("who-0", true);
    await answer({ type: "problem", code: "not-oneself", status: 422, variables: {}, article: "", reason: "" });
    await hiding;
    expect(at.hidden).toEqual([]);
  });

  it("takes off the screen what was said by somebody whom the host has removed", () => {
    tell({ table: peaceful(), chat: [line(0, "who-1", "noise"), line(1, "who-2", "hello")] });
    tell({ table: peaceful(["who-1"]) });
    expect(at.chat.map((one) => one.text)).toEqual(["hello"]);
  });

  it("shows how things stand at once at the first look, and asks", () => {
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [entry(0, 3), entry(1, 5)], now: asked }] });
    expect(at.me).toBe(0);
    expect(at.stage.happening).toBeNull();
    expect(at.legal.map((one) => one.move)).toEqual(["walk 4", "stay"]);
    expect(at.speech.prompt()).toBe("You threw 4: where to?");
    expect(live.urgent.map((line) => line.text)).toEqual(["You threw 4: where to?"]);
  });

  it("shows what others did event by event, and only then asks", () => {
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [entry(0, 3)], now: now() }] });
    tell({ seats: [{ seat: 0, since: 1, entries: [entry(1, 5)], now: asked }] });
    expect(at.stage.happening).toMatchObject({ event: "walked", to: 5 });
    expect(at.legal).toEqual([]);
    vi.advanceTimersToNextTimer();
    expect(at.stage.happening).toBeNull();
    expect(at.legal).toHaveLength(2);
    expect(live.polite.map((line) => line.text)).toEqual(["Ben walks to 5."]);
  });

  it("knows while others act whether the reader is still asked the same", () => {
    const again = (wave: number) => now({ ...asked, question: { ...asked.question!, wave } });
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [entry(0, 3)], now: asked }] });
    tell({ seats: [{ seat: 0, since: 1, entries: [entry(1, 5)], now: again(0) }] });
    expect([at.stage.isShowing, at.stage.isStillAsked]).toEqual([true, true]);
    tell({ seats: [{ seat: 0, since: 2, entries: [entry(2, 6)], now: again(1) }] });
    expect([at.stage.isShowing, at.stage.isStillAsked]).toEqual([true, false]);
    at.stage.skip();
    expect([at.isAsked, at.stage.isStillAsked]).toEqual([true, false]);
  });

  it("shows each event on the table as it stood then", () => {
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [entry(0, 3)], now: now({ view: { step: "walk", die: 1, at: 3 } }) }] });
    const both: Entry = {
      ...entry(1, 5),
      events: [{ number: 1, event: "walked", seat: 1, to: 5 }, { number: 2 }, { number: 3, event: "walked", seat: 1, to: 6 }],
      changes: [{ at: 5 }, { die: 2 }, { at: 6 }, { die: 4 }],
    };
    const seen = () => [at.stage.before, at.stage.view].map((view) => [view.at, view.die]);
    tell({ seats: [{ seat: 0, since: 1, entries: [both, { ...entry(2, 7), changes: [{ at: 7 }] }], now: now({ view: { step: "walk", die: 4, at: 7 } }) }] });
    expect(seen()).toEqual([[3, 1], [5, 1]]);
    vi.advanceTimersToNextTimer();
    expect(seen()).toEqual([[5, 1], [6, 2]]);
    vi.advanceTimersToNextTimer();
    expect(seen()).toEqual([[6, 4], [7, 4]]);
    expect(at.stage.told).toBe(2);
    vi.advanceTimersToNextTimer();
    expect(seen()).toEqual([[7, 4], [7, 4]]);
    expect([at.stage.happening, at.stage.told]).toEqual([null, 3]);
  });

  it("shows a game from its first entry on, on the table as it was laid", () => {
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: null }] });
    const first: Entry = { ...entry(0, 3), changes: [{ at: 3 }] };
    tell({ seats: [{ seat: 0, since: 0, entries: [first], now: now({ view: { step: "walk", die: 4, at: 3 } }), before: { step: "walk", die: 4, at: 0 } }] });
    expect([at.stage.before.at, at.stage.view.at, at.stage.view.die]).toEqual([0, 3, 4]);
  });

  it("shows events on the table as it is, where the server has forgotten how it stood", () => {
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: now({ view: { step: "walk", die: 1 } }) }] });
    tell({ seats: [{ seat: 0, since: 0, entries: [entry(0, 3), { ...entry(1, 5), changes: [{ die: 9 }] }], now: now({ view: { step: "walk", die: 4 } }) }] });
    expect(at.stage.view.die).toBe(4);
    vi.advanceTimersToNextTimer();
    expect(at.stage.view.die).toBe(4);
  });

  it("previews a move at the first tap and plays it at the second, with its question", async () => {
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: asked }] });
    await at.pick("walk 4");
    expect(at.choosing.chosen?.move).toBe("walk 4");
    expect(socket.sent).toEqual([]);
    void at.pick("walk 4");
    expect(socket.sent).toMatchObject([{ type: "move", seat: 0, move: "walk 4", question: 2, wave: 0 }]);
    expect(at.legal).toEqual([]);
    await answer({ type: "done", number: 0, seat: null, table: null });
    expect(at.choosing.chosen).toBeNull();
    expect(at.legal).toEqual([]);
    const told = { number: 0, kind: "move", seat: 0, text: "walk 4", events: [] } as unknown as Entry;
    tell({ seats: [{ seat: 0, since: 0, entries: [told], now: now() }] });
    expect(at.choosing.isSending).toBe(false);
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

  describe("where simple choices are played at the first tap", () => {
    beforeEach(() => (settings.swift = ["walking"]));
    afterEach(() => (settings.swift = []));
    const choosing = (choice: Partial<Choice>, steps: Partial<StepInfo>[] = []) => {
      at.listen(words, {}, steps as StepInfo[]);
      const moves = asked.moves.map((one) => (one.move === "walk 4" ? { ...one, preview: entry(0, 4).events, ...choice } : one));
      tell({ table: { ...table(mine), game: "walking" }, seats: [{ seat: 0, since: 0, entries: [], now: { ...asked, moves } }] });
      void at.pick("walk 4");
      return socket.sent.length ? "played" : "shown";
    };

    it("plays what one tap says whole", () => expect(choosing({})).toBe("played"));
    it("shows what is made of several parts", () => expect(choosing({ data: { from: 1, to: 4 } })).toBe("shown"));
    it("shows what somebody would learn from", () => expect(choosing({ shows: true })).toBe("shown"));
    it("shows what is warned of", () => expect(choosing({ warning: "far" })).toBe("shown"));
    it("shows what is final", () => expect(choosing({}, [{ name: asked.question!.step, is_final: true }])).toBe("shown"));
    it("shows it in every other game", () => {
      settings.swift = ["another"];
      expect(choosing({})).toBe("shown");
    });
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
    expect(at.choosing.refusal?.article).toBe("WA-1");
    expect(live.urgent.map((line) => line.text)).toContain("That is too far.");
  });

  it("takes entries that come twice only once", () => {
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [entry(0, 3), entry(1, 5)], now: now() }] });
    tell({ seats: [{ seat: 0, since: 0, entries: [entry(0, 3), entry(1, 5), entry(2, 6)], now: now() }] });
    expect(at.entries.map((one) => one.number)).toEqual([0, 1, 2]);
    expect(at.since()).toBe(3);
  });

  describe("on coming back", () => {
    let back: LiveTable;

    beforeEach(() => {
      localStorage.setItem("ludotheque.seen", JSON.stringify([["T", 1]]));
      back = new LiveTable("T", { socket: () => (socket = new FakeSocket()), news: () => new Promise(() => undefined), send: () => new Promise(() => undefined), newId: () => "x" });
      back.listen(words, {});
      socket.say({ type: "hello", build: "b", protocol: 1, time: 0 });
      tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [entry(0, 3), entry(1, 5), entry(2, 6)], now: asked }] });
    });
    afterEach(() => {
      back.close();
      vi.unstubAllGlobals();
    });

    it("shows what happened in between on the board as it stood then", async () => {
      const past = { since: 1, view: { step: "walk", die: 3 }, changes: [[{ die: 5 }], [{}, { die: 6 }]] };
      const fetched = vi.fn(async (_path: string) => new Response(JSON.stringify(past)));
      vi.stubGlobal("fetch", fetched);
      expect(back.missed.map((one) => one.number)).toEqual([1, 2]);
      await back.showMissed();
      expect(fetched.mock.calls.at(-1)![0]).toBe("/api/tables/T/past?since=1&seat=0");
      expect(back.stage.happening).toMatchObject({ to: 5 });
      expect([back.stage.before.die, back.stage.view.die, back.stage.told, back.legal]).toEqual([3, 5, 1, []]);
      vi.advanceTimersToNextTimer();
      expect(back.stage.happening).toMatchObject({ to: 6 });
      expect([back.stage.view.die, back.stage.told]).toEqual([5, 2]);
      vi.advanceTimersToNextTimer();
      expect(back.stage.happening).toBeNull();
      expect([back.stage.view.die, back.stage.told, back.legal.length]).toEqual([4, 3, 2]);
      expect(back.missed).toEqual([]);
    });

    it("shows it on the board as it is, where the server cannot say how it stood", async () => {
      vi.stubGlobal("fetch", async () => new Response("{}", { status: 404 }));
      await back.showMissed();
      expect(back.stage.happening).toMatchObject({ to: 5 });
      expect(back.stage.view.die).toBe(4);
      vi.advanceTimersToNextTimer().advanceTimersToNextTimer();
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

  describe("behind the curtain", () => {
    const both = [seat(0, { is_mine: true }), seat(1, { is_mine: true })];
    const other = now({ asked: [1], question: { number: 3, step: "walk", article: "WA-1", wave: 0 }, moves: [choice("stay", [])] });
    const moved = now({ asked: [1], undo: { can: "alone", why: "" } });

    beforeEach(() => tell({ table: table(both), seats: [{ seat: 0, since: 0, entries: [], now: asked }, { seat: 1, since: 0, entries: [], now: now() }] }));

    it("lies only what has been told and could be read, the last of a run too", () => {
      choose({ motion: "off" });
      const entries = [entry(0, 3), entry(1, 5)];
      tell({ seats: [{ seat: 0, since: 0, entries, now: moved }, { seat: 1, since: 0, entries, now: other }] });
      expect(at.curtain).toBeNull();
      vi.advanceTimersToNextTimer();
      expect(live.polite.at(-1)?.text).toBe("Ben walks to 5.");
      expect(at.stage.isShowing).toBe(false);
      expect(at.curtain).toBeNull();
      vi.advanceTimersToNextTimer();
      expect(at.curtain).toBe(1);
    });

    it("can the last move be taken back, and the curtain opens again", async () => {
      tell({ seats: [{ seat: 0, since: 0, entries: [], now: moved }, { seat: 1, since: 0, entries: [], now: other }] });
      expect(at.curtain).toBe(1);
      const back = at.takeBack();
      expect(socket.sent).toMatchObject([{ type: "undo", seat: 0 }]);
      await answer({ type: "done", number: 1, seat: null, table: null });
      await back;
      expect(at.curtain).toBeNull();
      tell({ seats: [{ seat: 0, since: 0, entries: [], now: asked }, { seat: 1, since: 0, entries: [], now: now() }] });
      expect(at.isAsked).toBe(true);
    });
  });

  it("tells a reader of their own moves as theirs, but not several who share a device", async () => {
    const first = { seat: 0, since: 0, entries: [], now: asked };
    tell({ table: table(mine), seats: [first] });
    await at.pick("walk 4");
    expect(at.speech.confirmationOf(at.choosing.chosen!)).toBe("You walk to 4.");
    expect(live.polite.at(-1)?.text).toContain("You walk to 4.");
    tell({ table: table([seat(0, { is_mine: true }), seat(1, { is_mine: true })]), seats: [first, { ...first, seat: 1 }] });
    expect(at.speech.confirmationOf(asked.moves[0]!)).toBe("Anna walks to 4.");
  });

  it("lets somebody without a seat look on", () => {
    tell({ table: table([seat(0), seat(1)]), seats: [{ seat: null, since: 0, entries: [entry(0, 3)], now: now() }] });
    expect(at.me).toBeNull();
    expect(at.speech.prompt()).toContain("Anna");
    expect(at.legal).toEqual([]);
  });
});
