import { expect, test } from "vitest";
import { readBoard } from "$lib/boardfile";
import text from "../board.toml?raw";
import { Chart, type BoardInFile } from "./chart";
import { drawRoads, overlap, textWidth } from "./ink";
import { Lettering } from "./lettering";
import { coveredBy, layoutOf, sheetOf } from "./sheet";
import { Viewport } from "./viewport.svelte";

const chart = new Chart(readBoard<BoardInFile>(text), 6);
const stretches = drawRoads(chart);
/** The names as they are in the file. */
const say = (id: string, values?: Record<string, unknown>) => (id === "place-name" ? String(values?.place) : id);

/** What is written on a frame of that size, in pixels, with six houses. */
function written(width: number, height: number) {
  const layout = layoutOf(chart, 6, width, height);
  const sheet = sheetOf(chart, width / height);
  const grain = Math.max(sheet.width / width, sheet.height / height);
  const covered = coveredBy(sheet, layout, 6, grain);
  return { layout, sheet, grain, covered, lettering: new Lettering(chart, stretches, say, sheet, grain, covered) };
}

test.each([[1424, 740], [1264, 578], [1904, 918]])("on a frame of %i × %i every city has its name, clear of others and of what lies on the sheet", (width, height) => {
  const { layout, sheet, grain, covered, lettering } = written(width, height);
  expect(layout).toBe("wide");
  expect((sheet.width / grain) * (sheet.height / grain)).toBeGreaterThan(0.95 * width * height);
  expect(lettering.nameSize / grain).toBeGreaterThanOrEqual(11);
  expect((12.5 * lettering.priceScale) / grain).toBeGreaterThanOrEqual(10.95);
  const names = lettering.nameAt.map((spot, city) => {
    expect(spot, lettering.names[city]).not.toBeNull();
    return { ...spot!, width: textWidth(lettering.names[city], lettering.nameSize), height: lettering.nameSize };
  });
  for (const [city, name] of names.entries()) {
    const area = name.width * name.height;
    for (const other of [...names.slice(0, city), ...covered]) expect(overlap(name, other), lettering.names[city]).toBeLessThanOrEqual(0.12 * area);
  }
  for (const { at, radius, name } of chart.places) {
    for (const box of covered) expect(overlap({ ...at, width: 2 * radius, height: 2 * radius }, box), name).toBe(0);
  }
});

test.each([[1084, 740], [916, 578], [1008, 622]])("on a frame of %i × %i, with a panel beside it, phases and books do not lie on towns", (width, height) => {
  expect(layoutOf(chart, 6, width, height)).not.toBe("wide");
});

test.each([[1196, 844, "tall"], [1036, 668, "tall"], [390, 380, "tall"], [552, 346, "low"], [386, 250, "low"]] as const)("on a frame of %i × %i books stand where they leave the sheet larger: %s", (width, height, layout) => {
  expect(layoutOf(chart, 3, width, height)).toBe(layout);
});

test("on a small frame names that would cover others are left out, small towns first", () => {
  const { layout, lettering } = written(386, 250);
  expect(layout).toBe("low");
  const named = chart.cities.filter(({ index }) => lettering.nameAt[index]);
  expect(named.length).toBeGreaterThan(5);
  expect(named.length).toBeLessThan(chart.cities.length);
  expect(named.some(({ number }) => number === 8)).toBe(true);
});

test("a tap on something small makes it large where it lies, and the next one counts", () => {
  const sheet = { x: 0, y: 0, width: 1200, height: 800 };
  const frame = { clientWidth: 400, clientHeight: 266, getBoundingClientRect: () => ({ left: 0, top: 0, width: 400, height: 266 }) };
  const viewport = new Viewport(() => sheet, () => frame as unknown as HTMLElement, () => ({ left: 0, right: 0 }));
  const finger = (pointerType: string) => viewport.down({ pointerType, button: 0, isPrimary: true, pointerId: 1, clientX: 0, clientY: 0 } as PointerEvent);
  const village = { x: 400, y: 200 };
  const spot = { x: 200 + village.x / 3, y: 133 + village.y / 3 };
  finger("mouse");
  expect(viewport.grows(village, 42)).toBe(false);
  finger("touch");
  expect(viewport.grows(village, 42)).toBe(true);
  expect(42 / viewport.grain).toBeGreaterThan(44);
  expect(viewport.onSheet(spot.x, spot.y).x).toBeCloseTo(village.x, 0);
  expect(viewport.onSheet(spot.x, spot.y).y).toBeCloseTo(village.y, 0);
  expect(viewport.grows(village, 42)).toBe(false);
});

test("the map opens on one's own business, and shows all of it for a moment", () => {
  const sheet = { x: 0, y: 0, width: 1200, height: 800 };
  const frame = { clientWidth: 400, clientHeight: 266 };
  const viewport = new Viewport(() => sheet, () => frame as unknown as HTMLElement, () => ({ left: 0, right: 0 }));
  viewport.lookAt([{ x: 300, y: 100 }, { x: 360, y: 140 }], 42);
  expect(42 / viewport.grain).toBeGreaterThan(44);
  expect(viewport.isSeen({ x: 330, y: 120 })).toBe(true);
  expect(viewport.isSeen({ x: -400, y: 0 })).toBe(false);
  viewport.glance(true);
  expect(viewport.box.width).toBe(1200);
  viewport.glance(false);
  expect(viewport.box.width).toBeLessThan(500);
});
