import { beforeEach, describe, expect, it, vi } from "vitest";
import { finding, followFinding, seek } from "../src/lib/finding.svelte";
import type { Finding } from "../src/lib/wire";

const told: Finding = {
  tag: "waiting", invitations: [], knows_people: false,
  seeking: { game: "zock", seats: 2, since: 1, others: 0, table: "" },
};

describe("waiting for somebody in two windows", () => {
  const sent: string[] = [];

  beforeEach(() => {
    localStorage.setItem("ludotheque.known", "yes");
    vi.stubGlobal("fetch", (path: string, asked: RequestInit) => {
      sent.push(`${asked.method} ${path.split("?")[0]}`);
      if (path.includes("wait=")) return new Promise(() => undefined);
      return Promise.resolve(new Response(JSON.stringify(told)));
    });
  });

  it("ends with the one in which it began, and not with another", async () => {
    followFinding();
    await vi.waitFor(() => expect(finding.seeking?.game).toBe("zock"));
    dispatchEvent(new Event("pagehide"));
    expect(sent).not.toContain("DELETE /api/me/seeking");

    await seek({ game: "zock", seats: 2, fill: null });
    dispatchEvent(new Event("pagehide"));
    expect(sent).toContain("DELETE /api/me/seeking");
  });
});
