import { afterEach, describe, expect, it, vi } from "vitest";
import { callIn } from "../src/lib/spoken";
import type { CallWishes } from "../src/lib/wire";

const wished: CallWishes = { mail: ["turn"], push: [], language: "de", zone: "Europe/Berlin", quiet: null, holidays: [] };

describe("the language one is called in", () => {
  afterEach(() => vi.unstubAllGlobals());

  async function sentFor(wishes: CallWishes): Promise<CallWishes[]> {
    const sent: CallWishes[] = [];
    vi.stubGlobal("fetch", async (_: string, asked: RequestInit) => {
      if (asked.method !== "GET") sent.push(JSON.parse(String(asked.body)) as CallWishes);
      return new Response(JSON.stringify({ wishes }));
    });
    await callIn("fr");
    return sent;
  }

  it("is the page's from when another is chosen there", async () => {
    expect(await sentFor(wished)).toEqual([{ ...wished, language: "fr" }]);
  });

  it("stays where it is that one already, or where nobody is called", async () => {
    expect(await sentFor({ ...wished, language: "fr" })).toEqual([]);
    expect(await sentFor({ ...wished, language: "" })).toEqual([]);
  });
});
