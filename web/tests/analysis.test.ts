import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { peopleOf } from "../src/lib/people";
import type { Analysis as Found } from "../src/lib/wire";
import { loadWords } from "../src/lib/words.svelte";
import Analysis from "../src/parts/Analysis.svelte";
import { seat } from "./device";

const luck = { kind: "luck", entry: 4, seat: 0, change: 0.25, played: null, better: null };
const found = { is_done: true, done: 1, of: 1, curve: [{ entry: 0, chances: [1] }, { entry: 10, chances: [1] }], luck: [1.34], own: [-0.4], others: [0], moments: [luck] } as unknown as Found;

beforeEach(async () => {
  await loadWords();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(found))));
});
afterEach(() => vi.unstubAllGlobals());

it("tells what chance did, and not only what that gave", async () => {
  const rounds = { called: "Round", begun: [{ round: 1, entry: 0 }, { round: 2, entry: 5 }], last: 10 };
  const props = { table: "t", game: "zock", words: {} as never, people: peopleOf([seat(0)]), told: (entry: number) => `Entry ${entry} brought a 6.`, rounds };
  const part = mount(Analysis, { target: document.body, props });
  await vi.waitFor(() => expect(document.querySelector(".moments p")?.textContent).toBe("Entry 4 brought a 6. Chance gave Anna 25%."));
  expect([...document.querySelectorAll(".curve text")].map((one) => one.textContent)).toEqual(["0%", "50%", "100%", "1", "2", "Round"]);
  // Gained and lost again it may be more than 100: no percentage.
  expect([...document.querySelectorAll(".gains td")].map((one) => one.textContent)).toEqual(["+134", "−40", "0"]);
  await unmount(part);
});
