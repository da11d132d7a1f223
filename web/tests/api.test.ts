import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** Requests as the server would get them, answered when the test says so. */
function fakeServer() {
  const asked: { path: string; answer: (body: unknown, status?: number) => void }[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    return new Promise((resolve) => {
      asked.push({ path, answer: (body, status = 200) => resolve(new Response(JSON.stringify(body), { status })) });
    });
  });
  return asked;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("requests", () => {
  beforeEach(() => {
    vi.resetModules();
    localStorage.clear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it("of a stranger wait until the server has greeted them, so that they stay one guest", async () => {
    const asked = fakeServer();
    const { get, greet } = await import("../src/lib/api");
    const games = get("/api/games");
    const tables = get("/api/tables");
    void greet();
    await settle();
    expect(asked.map((one) => one.path)).toEqual(["/api/hello"]);
    asked[0]!.answer({ build: "b" });
    await vi.waitFor(() => expect(asked.map((one) => one.path)).toEqual(["/api/hello", "/api/games", "/api/tables"]));
    asked[1]!.answer(["games"]);
    asked[2]!.answer(["tables"]);
    expect(await games).toEqual(["games"]);
    expect(await tables).toEqual(["tables"]);
  });

  it("of somebody who has been here before wait for nothing", async () => {
    localStorage.setItem("ludotheque.known", "yes");
    const asked = fakeServer();
    const { get } = await import("../src/lib/api");
    void get("/api/games");
    await settle();
    expect(asked.map((one) => one.path)).toEqual(["/api/games"]);
  });

  it("to do the same twice are one while the first is on its way", async () => {
    localStorage.setItem("ludotheque.known", "yes");
    const asked = fakeServer();
    const { post } = await import("../src/lib/api");
    const confirm = () => post("/api/calls/confirm", { token: "told" });
    const both = [confirm(), confirm()];
    void post("/api/calls/confirm", { token: "another" });
    await settle();
    expect(asked).toHaveLength(2);
    asked[0]!.answer({ address: "anna@example.org" });
    expect(await Promise.all(both)).toEqual([{ address: "anna@example.org" }, { address: "anna@example.org" }]);
    void confirm();
    await settle();
    expect(asked).toHaveLength(3);
  });

  it("come back as a problem when the server refuses, and when it cannot be reached", async () => {
    localStorage.setItem("ludotheque.known", "yes");
    const asked = fakeServer();
    const { get, Trouble } = await import("../src/lib/api");
    const refused = get("/api/tables/x").catch((error: unknown) => error);
    await settle();
    asked[0]!.answer({ type: "problem", code: "no-such-table", status: 404, variables: {} }, 404);
    const trouble = await refused;
    expect(trouble).toBeInstanceOf(Trouble);
    expect((trouble as InstanceType<typeof Trouble>).problem.code).toBe("no-such-table");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    const lost = (await get("/api/tables").catch((error: unknown) => error)) as InstanceType<typeof Trouble>;
    expect(lost.problem.code).toBe("offline");
  });
});
