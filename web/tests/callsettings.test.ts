import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CallSheet, CallWishes } from "../src/lib/wire";
import { loadWords } from "../src/lib/words.svelte";
import CallSettings from "../src/parts/CallSettings.svelte";

const nothing: CallWishes = { mail: [], push: [], language: "en", zone: "UTC", quiet: null, holidays: [] };
const sheetOf = (wishes: CallWishes): CallSheet => ({
  wishes, has_wished: true, has_mail: true, address: "anna@example.org", asked: "", push_key: "", browsers: 0,
});

describe("how one is called", () => {
  const sent: CallWishes[] = [];
  /** The requests that the server has not answered yet. */
  let waiting: (() => void)[] = [];
  let page: Record<string, never>;

  const said = (wishes: CallWishes) => new Response(JSON.stringify(sheetOf(wishes)));
  const box = (name: string) => [...document.querySelectorAll("input")].find((one) => one.getAttribute("aria-label") === name || one.labels?.[0]?.textContent?.includes(name))!;
  const tick = (name: string) => (box(name).click(), flushSync());
  const isSent = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));
  const isCalm = () => vi.waitFor(() => expect(document.querySelector("[aria-busy=false]")).not.toBeNull());

  beforeEach(async () => {
    await loadWords();
    localStorage.setItem("ludotheque.known", "yes");
    sent.length = 0;
    waiting = [];
    vi.stubGlobal("fetch", (_: string, asked: RequestInit) => {
      if (asked.method === "GET") return Promise.resolve(said(nothing));
      const wishes = JSON.parse(String(asked.body)) as CallWishes;
      sent.push(wishes);
      return new Promise((answer) => waiting.push(() => answer(said(wishes))));
    });
    page = mount(CallSettings, { target: document.body });
    await vi.waitFor(() => expect(document.querySelector("table")).not.toBeNull());
  });
  afterEach(async () => {
    await unmount(page);
    vi.unstubAllGlobals();
  });

  it("keeps each of several wishes, however late the server answers the first", async () => {
    tick("A game is over, Email");
    tick("A game begins, Email");
    await isSent(1);
    waiting.shift()!();
    await isSent(2);
    tick("Somebody invites me, Email");
    waiting.shift()!();
    await isSent(3);
    expect(sent.map((one) => one.mail)).toEqual([["end"], ["end", "start"], ["end", "start", "invited"]]);
  });

  it("leaves what is being typed when an answer comes", async () => {
    tick("Do not call me at night");
    await isSent(1);
    const from = box("from");
    from.value = "21:30";
    from.dispatchEvent(new Event("input", { bubbles: true }));
    waiting.shift()!();
    await isCalm();
    from.dispatchEvent(new Event("change", { bubbles: true }));
    await isSent(2);
    expect(sent.at(-1)!.quiet).toEqual({ start: "21:30", end: "08:00" });
  });
});
