import { beforeEach, describe, expect, it } from "vitest";
import { live } from "../src/lib/live.svelte";
import type { LiveTable } from "../src/lib/table.svelte";
import { mine, newDevices, table } from "./device";

const device = newDevices();
const { answer, tell } = device;
let at: LiveTable;
beforeEach(() => void (at = device.at));

const line = (number: number, who: string, text: string) => ({ number, at: 0, seat: null, name: who, text, who });
const peaceful = (removed: string[] = []) => ({ ...table(mine), who: "who-0", muted: removed, removed });

describe("the chat of a table", () => {
  it("leaves out what somebody says whom the reader hides, until they are shown again", async () => {
    tell({ table: peaceful(), seats: [], chat: [line(0, "who-1", "before")] });
    const hiding = at.chat.hide("who-1", true);
    expect(device.socket.sent.at(-1)).toMatchObject({ type: "hide", who: "who-1", is_hidden: true });
    await answer({ type: "done" });
    await hiding;
    live.polite.length = 0;
    tell({ chat: [line(1, "who-1", "noise"), line(2, "who-2", "hello")] });
    expect(at.chat.spoken.map((one) => one.text)).toEqual(["hello"]);
    expect(live.polite.map((one) => one.text)).toEqual(["who-2 says: hello"]);
    expect(at.chatSince()).toBe(3);
    const showing = at.chat.hide("who-1", false);
    await answer({ type: "done" });
    await showing;
    expect(at.chat.spoken.map((one) => one.text)).toEqual(["before", "noise", "hello"]);
  });

  it("hides nobody where the server refused", async () => {
    const hiding = at.chat.hide("who-0", true);
    await answer({ type: "problem", code: "not-oneself", status: 422, variables: {}, article: "", reason: "" });
    await hiding;
    expect(at.chat.hidden).toEqual([]);
  });

  it("puts what the gallery said between the lines, as it was said, and asks for what is missing of both", () => {
    tell({ table: peaceful(), seats: [], chat: [{ ...line(0, "who-1", "first"), at: 1 }, { ...line(1, "who-1", "third"), at: 3 }] });
    tell({ gallery: [{ ...line(0, "who-2", "second"), at: 2 }] });
    expect(at.chat.spoken.map((one) => [one.text, one.isApart])).toEqual([["first", false], ["second", true], ["third", false]]);
    expect([at.chatSince(), at.gallerySince()]).toEqual([2, 1]);
    tell({ table: peaceful(["who-2"]) });
    expect(at.chat.lines.map((one) => one.text)).toEqual(["first", "third"]);
  });

  it("takes off the screen what was said by somebody whom the host has removed", () => {
    tell({ table: peaceful(), chat: [line(0, "who-1", "noise"), line(1, "who-2", "hello")] });
    tell({ table: peaceful(["who-1"]) });
    expect(at.chat.lines.map((one) => one.text)).toEqual(["hello"]);
  });
});
