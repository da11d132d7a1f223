import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Answer } from "../src/lib/connection";
import { live } from "../src/lib/live.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { LiveTable } from "../src/lib/table.svelte";
import type { Choice, Entry, StepInfo } from "../src/lib/wire";
import { asked, entry, mine, newDevices, now, seat, table, words } from "./device";

const device = newDevices();
const { answer, tell } = device;
let at: LiveTable;
beforeEach(() => void (at = device.at));

describe("choosing a move", () => {
  it("previews a move at the first tap and plays it at the second, with its question", async () => {
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: asked }] });
    await at.pick("walk 4");
    expect(at.choosing.chosen?.move).toBe("walk 4");
    expect(device.socket.sent).toEqual([]);
    void at.pick("walk 4");
    expect(device.socket.sent).toMatchObject([{ type: "move", seat: 0, move: "walk 4", question: 2, wave: 0 }]);
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
    expect(device.socket.sent).toMatchObject([{ type: "move", move: "stay" }]);
  });

  it("plays at the first tap in a race, and calls nobody to each of their turns", async () => {
    at.listen(words, { races: ["walk"] });
    const running = { ...asked, view: { ...asked.view, step: "walk" } };
    const waiting = now({ view: { ...asked.view, step: "walk" } });
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: running }] });
    void at.pick("walk 4");
    expect(device.socket.sent).toMatchObject([{ type: "move", move: "walk 4" }]);
    await answer({ type: "done", number: 2, seat: null, table: null });
    tell({ seats: [{ seat: 0, since: 0, entries: [], now: waiting }] });
    tell({ seats: [{ seat: 0, since: 0, entries: [], now: { ...running, question: { ...running.question!, number: 5 } } }] });
    expect(live.urgent.map((line) => line.text)).toEqual(["You threw 4: where to?"]);
  });

  it("plays swift moves at the first tap anywhere", () => {
    at.listen(words, { swift: ["walk"] });
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: asked }] });
    void at.pick("walk 4");
    expect(device.socket.sent).toMatchObject([{ type: "move", move: "walk 4" }]);
  });

  describe("where simple choices are played at the first tap", () => {
    beforeEach(() => (settings.swift = ["walking"]));
    afterEach(() => (settings.swift = []));
    const choosing = (choice: Partial<Choice>, steps: Partial<StepInfo>[] = []) => {
      at.listen(words, {}, steps as StepInfo[]);
      const moves = asked.moves.map((one) => (one.move === "walk 4" ? { ...one, preview: entry(0, 4).events, ...choice } : one));
      tell({ table: { ...table(mine), game: "walking" }, seats: [{ seat: 0, since: 0, entries: [], now: { ...asked, moves } }] });
      void at.pick("walk 4");
      return device.socket.sent.length ? "played" : "shown";
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

  it("asks why a forbidden move is forbidden, and says it", async () => {
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: asked }] });
    void at.pick("walk 9");
    expect(device.socket.sent).toMatchObject([{ type: "why-not", seat: 0, move: "walk 9" }]);
    const problem = { type: "problem", id: "", code: "refused", status: 422, variables: {}, article: "WA-1", reason: "too-far" };
    await answer({ type: "verdict", problem } as Partial<Answer>);
    expect(at.choosing.refusal?.article).toBe("WA-1");
    expect(live.urgent.map((line) => line.text)).toContain("That is too far.");
  });

  it("is taken back by asking others, and where only bots are there by nobody's leave", () => {
    const undo = { can: "ask", why: "" } as const;
    const waiting = now({ asked: [1], undo });
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: waiting }] });
    expect(at.speech.undoing()).toBe("Ask to take it back");
    tell({ seats: [{ seat: 0, since: 0, entries: [], now: { ...waiting, undo: { ...undo, can: "alone" } } }] });
    expect(at.speech.undoing()).toBe("Take it back");
    tell({ table: table([mine[0]!, seat(1, { kind: "bot" })]), seats: [{ seat: 0, since: 0, entries: [], now: waiting }] });
    expect(at.speech.undoing()).toBe("Take it back");
  });

  describe("a tap too many", () => {
    const notAsked = { type: "problem", id: "", code: "not-asked", status: 409, variables: { seat: 0 }, article: "", reason: "" };

    it("says nothing while a move is being sent", () => {
      tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: asked }] });
      void at.pick("stay");
      void at.pick("stay");
      void at.forbidden("walk 9");
      expect(device.socket.sent.map(({ type }) => type)).toEqual(["move"]);
    });

    it("hurries on what is being shown", () => {
      tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: now({ asked: [1] }) }] });
      tell({ seats: [{ seat: 0, since: 0, entries: [entry(0, 4)], now: asked }] });
      expect(at.stage.isShowing).toBe(true);
      void at.forbidden("walk 9");
      expect(at.stage.isShowing).toBe(false);
      expect(device.socket.sent).toEqual([]);
    });

    it("is told that others are to decide, and no longer than that is so", async () => {
      tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: now({ asked: [1] }) }] });
      void at.forbidden("walk 4");
      await answer({ type: "verdict", problem: notAsked } as Partial<Answer>);
      expect(at.choosing.refusal?.code).toBe("not-asked");
      tell({ seats: [{ seat: 0, since: 0, entries: [], now: asked }] });
      expect(at.choosing.refusal).toBeNull();
    });

    it("is not told so after the turn has come", async () => {
      tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: now({ asked: [1] }) }] });
      void at.forbidden("walk 4");
      tell({ seats: [{ seat: 0, since: 0, entries: [], now: asked }] });
      await answer({ type: "verdict", problem: notAsked } as Partial<Answer>);
      expect(at.choosing.refusal).toBeNull();
    });
  });
});
