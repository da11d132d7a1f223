import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lookForTurns, turns } from "../src/lib/turns.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem("ludotheque.known", "yes");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

it("tells of an answer that it cannot read, not of a server that is away, and keeps what was known", async () => {
  const told = vi.spyOn(console, "error").mockReturnValue();
  const answers = vi.fn<() => Promise<Response>>();
  vi.stubGlobal("fetch", (path: string) => (path === "/api/me/turns" ? answers() : Promise.resolve(new Response())));
  answers.mockResolvedValue(new Response(JSON.stringify({ count: 2, tables: [], sits_at: 2 })));
  await lookForTurns();
  answers.mockRejectedValue(new TypeError("no line"));
  await lookForTurns();
  expect(told).not.toHaveBeenCalled();
  answers.mockResolvedValue(new Response("<html>a proxy of a hotel</html>"));
  await lookForTurns();
  expect(told).toHaveBeenCalledTimes(1);
  expect(turns.count).toBe(2);
});
