import { beforeEach, expect, it } from "vitest";
import { Pencil } from "./pencil.svelte";

beforeEach(() => localStorage.clear());

function noted(page: string, mixing: number, ...notes: [number, number][]): Pencil {
  const pencil = new Pencil();
  pencil.open(page, mixing);
  for (const [barrel, number] of notes) {
    pencil.take(barrel);
    pencil.write(number);
  }
  return pencil;
}

it("keeps what was noted over a reload, by table and seat", () => {
  noted("a.0", 1, [3, 7], [5, 2]);
  expect(noted("a.0", 1).notes).toEqual({ 3: 7, 5: 2 });
  expect(noted("a.1", 1).notes).toEqual({});
  expect(noted("b.0", 1).notes).toEqual({});
});

it("writes over, and rubs out what is noted again", () => {
  expect(noted("a.0", 1, [3, 7], [3, 8]).notes).toEqual({ 3: 8 });
  expect(noted("a.0", 1, [3, 8]).notes).toEqual({});
});

it("is rubbed out when the barrels are mixed", () => {
  const pencil = noted("a.0", 1, [3, 7]);
  pencil.open("a.0", 2);
  expect(pencil.notes).toEqual({});
  expect(noted("a.0", 1).notes).toEqual({});
});
