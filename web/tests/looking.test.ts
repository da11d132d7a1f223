import { beforeEach, describe, expect, it, vi } from "vitest";
import { live } from "../src/lib/live.svelte";
import { choose } from "../src/lib/settings.svelte";
import type { LiveTable } from "../src/lib/table.svelte";
import { asked, both, choice, entry, newDevices, now, table } from "./device";

const device = newDevices();
const { answer, tell } = device;
let at: LiveTable;
beforeEach(() => void (at = device.at));

/** How things stand when the second seat is asked. */
const other = now({ asked: [1], question: { number: 3, step: "walk", article: "WA-1", wave: 0 }, moves: [choice("stay", [])] });

describe("two people on one device", () => {
  it("have a curtain drawn between them", () => {
    tell({ table: table(both), seats: [{ seat: 0, since: 0, entries: [], now: asked }, { seat: 1, since: 0, entries: [], now: now() }] });
    expect(at.me).toBe(0);
    expect(at.looking.curtain).toBeNull();
    tell({ seats: [{ seat: 0, since: 0, entries: [], now: now({ asked: [1] }) }, { seat: 1, since: 0, entries: [], now: other }] });
    expect(at.looking.curtain).toBe(1);
    expect(at.me).toBe(0);
    expect(at.legal).toEqual([]);
    at.lookFrom(1);
    expect(at.me).toBe(1);
    expect(at.looking.curtain).toBeNull();
    expect(at.legal.map((one) => one.move)).toEqual(["stay"]);
  });

  describe("behind the curtain", () => {
    const moved = now({ asked: [1], undo: { can: "alone", why: "" } });

    beforeEach(() => tell({ table: table(both), seats: [{ seat: 0, since: 0, entries: [], now: asked }, { seat: 1, since: 0, entries: [], now: now() }] }));

    it("lies only what has been told and could be read, the last of a run too", () => {
      choose({ motion: "off" });
      vi.spyOn(at.words!, "canFold").mockReturnValue(true); // The log tells walks together.
      const entries = [entry(0, 3), entry(1, 5)];
      tell({ seats: [{ seat: 0, since: 0, entries, now: moved }, { seat: 1, since: 0, entries, now: other }] });
      expect(at.looking.curtain).toBeNull();
      vi.advanceTimersToNextTimer();
      expect(live.polite.at(-1)?.text).toBe("Ben walks to 5.");
      expect(at.stage.isShowing).toBe(false);
      expect(at.looking.curtain).toBeNull();
      vi.advanceTimersToNextTimer();
      expect(at.looking.curtain).toBe(1);
    });

    it("can the last move be taken back, and the curtain opens again", async () => {
      tell({ seats: [{ seat: 0, since: 0, entries: [], now: moved }, { seat: 1, since: 0, entries: [], now: other }] });
      expect(at.looking.curtain).toBe(1);
      const back = at.takeBack();
      expect(device.socket.sent).toMatchObject([{ type: "undo", seat: 0 }]);
      await answer({ type: "done", number: 1, seat: null, table: null });
      await back;
      expect(at.looking.curtain).toBeNull();
      tell({ seats: [{ seat: 0, since: 0, entries: [], now: asked }, { seat: 1, since: 0, entries: [], now: now() }] });
      expect(at.isAsked).toBe(true);
    });
  });
});
