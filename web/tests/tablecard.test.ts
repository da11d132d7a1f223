import { mount, unmount } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { TableInfo } from "../src/lib/wire";
import { loadWords } from "../src/lib/words.svelte";
import TableCard from "../src/parts/TableCard.svelte";

const free = { seat: 1, kind: "free", name: "", colour: "red", shape: "circle", is_mine: false };
const table = {
  id: "t", game: "zock", title: "Zock", phase: "gathering", pace: { kind: "turns", answer: 86_400 }, language: "fr", asked: [], box: null,
  seats: [{ ...free, seat: 0, kind: "person", name: "Anna" }, free],
} as unknown as TableInfo;

describe("a table that is offered", () => {
  beforeEach(() => loadWords());

  async function said(is_rated: boolean): Promise<string> {
    const card = mount(TableCard, { target: document.body, props: { table: { ...table, is_rated }, isOffered: true } });
    const text = document.querySelector(".details")!.textContent!;
    await unmount(card);
    return text;
  }

  it("says that it is to be rated, before somebody goes there", async () => {
    expect(await said(true)).toContain("Français · rated");
    expect(await said(false)).not.toContain("rated");
  });

  it("says how strong those are who let it be seen", async () => {
    const [anna, free] = table.seats;
    const ben = { ...anna!, seat: 1, name: "Ben" };
    const seats = [{ ...anna!, rating: 1040 }, ben, { ...free!, seat: 2 }];
    const card = mount(TableCard, { target: document.body, props: { table: { ...table, seats }, isOffered: true } });
    expect(document.querySelector(".details")!.textContent).toContain("strength: Anna 1,040");
    expect(document.querySelector(".details")!.textContent).not.toMatch(/strength.*Ben/);
    await unmount(card);
  });
});
