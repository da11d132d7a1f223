import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadWords } from "../src/lib/words.svelte";
import AccountPage from "../src/pages/AccountPage.svelte";

describe("the account page", () => {
  let page: Record<string, never>;
  let isSignedIn = false;

  /** What the server tells of whoever asks now. */
  function told(path: string): unknown {
    const guest = { name: isSignedIn ? "Anna" : "Wren", colour: "red", shape: "circle", language: "en", is_kept: isSignedIn };
    if (path === "/api/hello") return { build: "", guest };
    if (path === "/api/account") return { made_at: isSignedIn ? 1 : null, passkeys: [], codes_left: 8, devices: [], tables: 0, has_links: false };
    if (path === "/api/sign-in") return (isSignedIn = true), { guest: { ...guest, name: "Anna", is_kept: true }, tables: 0 };
    if (path === "/api/me/door") return { is_closed: false, blocked: [] };
    const wishes = { mail: [], push: [], language: "en", zone: "UTC", quiet: null, holidays: [] };
    return { wishes, has_wished: false, has_mail: true, address: isSignedIn ? "anna@example.org" : "", asked: "", push_key: "", browsers: 0 };
  }

  beforeEach(async () => {
    await loadWords();
    localStorage.setItem("ludotheque.known", "yes");
    isSignedIn = false;
    vi.stubGlobal("isSecureContext", false);
    vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify(told(path)))));
    page = mount(AccountPage, { target: document.body, props: { route: null } });
  });
  afterEach(async () => {
    await unmount(page);
    vi.unstubAllGlobals();
  });

  it("shows how the account is called as soon as one has signed in to it", async () => {
    const calls = () => document.querySelector("[aria-labelledby=account-calls]");
    await vi.waitFor(() => expect(calls()?.querySelector("input[type=email]")).toBeTruthy());
    const form = document.querySelector("[aria-labelledby=account-sign-in] form")!;
    const code = form.querySelector("input")!;
    code.value = "a recovery code";
    code.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await vi.waitFor(() => expect(calls()?.textContent).toContain("anna@example.org"));
    expect(calls()!.querySelector("input[type=email]")).toBeNull();
  });
});
