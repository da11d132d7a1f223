import { expect, it, vi } from "vitest";
import { drawingIn } from "../src/lib/picture";

const board = (inner = "") => Object.assign(document.createElement("section"), { innerHTML: `<svg viewBox="0 0 24 24"></svg><div class="frame">${inner}</div>` });

it("has the board on it also where it is asked for before the board is drawn", async () => {
  const place = board("<p>…</p>");
  const told = vi.fn();
  const drawing = drawingIn(place).then((one) => (told(), one));
  await new Promise((done) => setTimeout(done));
  expect(told).not.toHaveBeenCalled();
  const frame = place.querySelector(".frame")!;
  frame.innerHTML = '<svg viewBox="0 0 4 3"></svg>';
  expect(await drawing).toBe(frame.firstChild);
});

it("does without where the board is a table", async () => {
  expect(await drawingIn(board('<div class="plain"><svg viewBox="0 0 1 1"></svg></div>'))).toBe(null);
  expect((await drawingIn(board('<svg viewBox="0 0 4 3"></svg>')))?.tagName).toBe("svg");
});
