import { beforeEach, describe, expect, it, vi } from "vitest";
import { live } from "../src/lib/live.svelte";
import type { LiveTable } from "../src/lib/table.svelte";
import type { Entry } from "../src/lib/wire";
import { asked, entry, mine, newDevices, now, table } from "./device";

const device = newDevices();
const { tell } = device;
let at: LiveTable;
beforeEach(() => void (at = device.at));

describe("what is shown at a table", () => {
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
});
