import { mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadWords } from "../src/lib/words.svelte";
import SignInPage from "../src/pages/SignInPage.svelte";

describe("the page of a link that signs in", () => {
  let page: Record<string, never>;
  const open = (answer: Response) => {
    vi.stubGlobal("fetch", (path: string) =>
      Promise.resolve(path.startsWith("/api/sign-in/link/") ? answer : new Response("{}")),
    );
    page = mount(SignInPage, { target: document.body, props: { route: { link: "told-by-a-letter" } } });
  };
  const button = () => document.querySelector("main .button");

  beforeEach(async () => {
    await loadWords();
    localStorage.setItem("ludotheque.known", "yes");
  });
  afterEach(async () => {
    await unmount(page);
    vi.unstubAllGlobals();
  });

  it("says whom it signs in before anybody can press, for somebody may have been sent another's", async () => {
    open(new Response(JSON.stringify({ name: "Mallory" })));
    expect(button()).toBeNull();
    await vi.waitFor(() => expect(button()).not.toBeNull());
    expect(document.querySelector("main")!.textContent).toContain("signs in as Mallory");
  });

  it("offers nothing for a link that is good no more, and says so", async () => {
    open(new Response(JSON.stringify({ type: "problem", code: "bad-link", article: "", detail: {} }), { status: 410 }));
    await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
    expect(button()).toBeNull();
  });
});
