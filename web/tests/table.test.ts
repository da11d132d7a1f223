import { beforeEach, describe, expect, it, vi } from "vitest";
import { live } from "../src/lib/live.svelte";
import { choose } from "../src/lib/settings.svelte";
import type { LiveTable } from "../src/lib/table.svelte";
import type { Done, Problem } from "../src/lib/wire";
import { asked, both, entry, mine, newDevices, now, seat, table } from "./device";

const device = newDevices();
const { tell } = device;
let at: LiveTable;
beforeEach(() => void (at = device.at));

describe("a table on this device", () => {
  it("shows how things stand at once at the first look, and asks", () => {
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [entry(0, 3), entry(1, 5)], now: asked }] });
    expect(at.me).toBe(0);
    expect(at.stage.happening).toBeNull();
    expect(at.legal.map((one) => one.move)).toEqual(["walk 4", "stay"]);
    expect(at.speech.prompt()).toBe("You threw 4: where to?");
    expect(live.urgent.map((line) => line.text)).toEqual(["You threw 4: where to?"]);
  });

  it("asks nothing while the table rests, and asks again when it goes on", async () => {
    const seats = [{ seat: 0, since: 0, entries: [], now: asked }];
    tell({ table: table(mine), seats });
    await at.pick("walk 4");
    expect(at.choosing.chosen).not.toBeNull();
    tell({ table: { ...table(mine), is_paused: true } });
    expect([at.isAsked, at.legal, at.choosing.chosen]).toEqual([false, [], null]);
    expect(at.speech.prompt()).toBe("The table rests, and nobody’s time runs.");
    live.urgent.length = 0;
    tell({ table: table(mine) });
    expect(at.isAsked).toBe(true);
    expect(live.urgent.map((line) => line.text)).toEqual(["You threw 4: where to?"]);
  });

  it("shows the clocks that its game has a word for", () => {
    const clocks = [{ name: "", due_at: 20 }, { name: "unheard-of 1", due_at: 10 }];
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: { ...asked, clocks } }] });
    expect(at.clocks.left(0).map((one) => one.name)).toEqual([""]);
  });

  it("skips what is still being shown when the reader's own clock begins to run", () => {
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: now() }] });
    choose({ speed: "normal" });
    tell({ seats: [{ seat: 0, since: 0, entries: [entry(0, 3)], now: now() }] });
    expect(at.stage.isShowing).toBe(true);
    tell({ seats: [{ seat: 0, since: 1, entries: [entry(1, 5)], now: { ...asked, clocks: [{ name: "", due_at: 20 }] } }] });
    expect([at.stage.isShowing, at.isAsked]).toEqual([false, true]);
    expect(live.polite.map((line) => line.text)).toEqual(["Ben walks to 3.", "Ben walks to 5."]);
  });

  it("says so when what is to be heard does not come", async () => {
    const told = vi.spyOn(console, "error").mockReturnValue();
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [], now: asked }] });
    const broken = { ok: true, headers: new Headers(), arrayBuffer: () => Promise.reject(new TypeError("cut off")) };
    for (const answer of [new Response("{}", { status: 503 }), broken]) {
      vi.stubGlobal("fetch", async () => answer);
      at.choosing.putBack();
      await at.performing.hear(7);
      expect(at.choosing.refusal?.code).toBe("not-heard");
      expect(at.performing.recording).toBeNull();
    }
    expect(told).toHaveBeenCalledTimes(1); // What the server answers, it knows.
    expect(live.urgent.at(-1)?.text).toBe("A sound did not come through. The log has it: there it can be heard again.");
    told.mockRestore();
    vi.unstubAllGlobals();
  });

  it("takes entries that come twice only once", () => {
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [entry(0, 3), entry(1, 5)], now: now() }] });
    tell({ seats: [{ seat: 0, since: 0, entries: [entry(0, 3), entry(1, 5), entry(2, 6)], now: now() }] });
    expect(at.entries.map((one) => one.number)).toEqual([0, 1, 2]);
    expect(at.since()).toBe(3);
  });

  it("tells a reader of their own moves as theirs, but not several who share a device", async () => {
    const first = { seat: 0, since: 0, entries: [], now: asked };
    tell({ table: table(mine), seats: [first] });
    await at.pick("walk 4");
    expect(at.speech.confirmationOf(at.choosing.chosen!)).toBe("You walk to 4.");
    expect(live.polite.at(-1)?.text).toContain("You walk to 4.");
    tell({ table: table(both), seats: [first, { ...first, seat: 1 }] });
    expect(at.speech.confirmationOf(asked.moves[0]!)).toBe("Anna walks to 4.");
  });

  it("sends what is tapped twice once, until the news of it is there", async () => {
    tell({ table: table(mine) });
    const sent = () => device.socket.sent.filter((one) => one.type === "answer-proposal").length;
    const agree = () => at.tell({ type: "answer-proposal", agree: true });
    const [first, second] = [agree(), agree()];
    tell({});
    await device.answer({ type: "done" } as Done);
    const third = agree();
    expect(sent()).toBe(1);
    expect((await Promise.all([first, second, third])).map((one) => one.type)).toEqual(["done", "done", "done"]);
    tell({ table: table(mine) });
    void agree();
    expect(sent()).toBe(2);
  });

  it("sends again what is said again later, though its news came before its answer", async () => {
    vi.useFakeTimers();
    tell({ table: table(mine) });
    const undo = () => at.tell({ type: "undo", seat: 0 });
    void undo();
    tell({ table: table(mine) });
    await device.answer({ type: "done" } as Done);
    void undo();
    const sent = () => device.socket.sent.filter((one) => one.type === "undo").length;
    expect(sent()).toBe(1);
    vi.advanceTimersByTime(1_000);
    void undo();
    expect(sent()).toBe(2);
    vi.useRealTimers();
  });

  it("sends again what was refused, and what was thought better of", async () => {
    tell({ table: table(mine) });
    const sent = () => device.socket.sent.filter((one) => one.type === "rate").length;
    void at.tell({ type: "rate", is_rated: true });
    await device.answer({ type: "problem", code: "not-host", variables: {}, article: "", reason: "" } as unknown as Problem);
    expect(at.choosing.refusal?.code).toBe("not-host");
    for (const is_rated of [true, false, true]) void at.tell({ type: "rate", is_rated });
    expect(sent()).toBe(4);
  });

  it("lets somebody without a seat look on", () => {
    tell({ table: table([seat(0), seat(1)]), seats: [{ seat: null, since: 0, entries: [entry(0, 3)], now: now() }] });
    expect(at.me).toBeNull();
    expect(at.speech.prompt()).toContain("Anna");
    expect(at.legal).toEqual([]);
  });
});
