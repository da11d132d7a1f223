import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveTable } from "../src/lib/table.svelte";
import { asked, entry, mine, newDevices, table } from "./device";

const device = newDevices();
const { tell } = device;

describe("on coming back", () => {
  let back: LiveTable;

  beforeEach(() => {
    localStorage.setItem("ludotheque.seen", JSON.stringify([["T", 1]]));
    device.at.close();
    back = device.open();
    tell({ table: table(mine), seats: [{ seat: 0, since: 0, entries: [entry(0, 3), entry(1, 5), entry(2, 6)], now: asked }] });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("shows what happened in between on the board as it stood then", async () => {
    const past = { since: 1, view: { step: "walk", die: 3 }, changes: [[{ die: 5 }], [{}, { die: 6 }]] };
    const fetched = vi.fn(async (_path: string) => new Response(JSON.stringify(past)));
    vi.stubGlobal("fetch", fetched);
    expect(back.away.missed.map((one) => one.number)).toEqual([1, 2]);
    await back.away.show();
    expect(fetched.mock.calls.at(-1)![0]).toBe("/api/tables/T/past?since=1&seat=0");
    expect(back.stage.happening).toMatchObject({ to: 5 });
    expect([back.stage.before.die, back.stage.view.die, back.stage.told, back.legal]).toEqual([3, 5, 1, []]);
    vi.advanceTimersToNextTimer();
    expect(back.stage.happening).toMatchObject({ to: 6 });
    expect([back.stage.view.die, back.stage.told]).toEqual([5, 2]);
    vi.advanceTimersToNextTimer();
    expect(back.stage.happening).toBeNull();
    expect([back.stage.view.die, back.stage.told, back.legal.length]).toEqual([4, 3, 2]);
    expect(back.away.missed).toEqual([]);
  });

  it("shows it on the board as it is, where the server cannot say how it stood", async () => {
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 404 }));
    await back.away.show();
    expect(back.stage.happening).toMatchObject({ to: 5 });
    expect(back.stage.view.die).toBe(4);
    vi.advanceTimersToNextTimer().advanceTimersToNextTimer();
    expect(back.legal).toHaveLength(2);
  });
});
