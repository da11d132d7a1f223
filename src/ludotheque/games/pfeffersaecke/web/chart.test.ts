import { expect, test } from "vitest";
import { readBoard } from "$lib/boardfile";
import { follow } from "$lib/stops.svelte";
import text from "../board.toml?raw";
import { Chart, type BoardInFile } from "./chart";
import { doCross, drawRoads } from "./ink";
import { distance, project } from "./projection";
import { stepOf, stepsRound } from "./track";

const board = readBoard<BoardInFile>(text);
const chart = new Chart(board, 4);

test("towns are drawn apart, and not far from where they lie", () => {
  for (const one of chart.places) {
    const { lat, lon } = [...board.city, ...board.village][one.index];
    expect(distance(one.at, project(lat, lon)), one.name).toBeLessThan(90);
    for (const other of chart.places) {
      if (one.index < other.index) expect(distance(one.at, other.at), `${one.name}, ${other.name}`).toBeGreaterThan(one.radius + other.radius);
    }
  }
});

test("every road has its price on it, and no price lies on a town", () => {
  const stretches = drawRoads(chart);
  expect(stretches).toHaveLength(chart.roads.length);
  for (const { price, points } of stretches) {
    expect(Math.min(...points.map((point) => distance(point, price)))).toBeLessThan(12);
    for (const place of chart.places) expect(distance(place.at, price)).toBeGreaterThan(place.radius);
  }
});

test("roads meet in places only: no two cross as they are drawn, with any number of players", () => {
  for (const seats of [2, 4]) {
    const stretches = drawRoads(new Chart(board, seats));
    const name = ({ road }: (typeof stretches)[number]) => `${chart.places[road.one].name}–${chart.places[road.other].name}`;
    const crossing = stretches.flatMap((one, place) =>
      stretches.slice(0, place).filter((other) => doCross(one.points, other.points)).map((other) => `${name(one)} × ${name(other)}`),
    );
    expect(crossing).toEqual([]);
  }
  expect(doCross([{ x: 0, y: 0 }, { x: 2, y: 2 }], [{ x: 0, y: 2 }, { x: 2, y: 0 }])).toBe(true);
  expect(doCross([{ x: 0, y: 0 }, { x: 2, y: 2 }], [{ x: 1, y: 0 }, { x: 3, y: 2 }])).toBe(false);
});

test("arrow keys lead from every place to every other", () => {
  const list = chart.places.map(({ id, at }) => ({ name: id, at }));
  const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
  for (const { name } of list) {
    const reached = new Set([name]);
    for (const place of reached) for (const key of keys) reached.add(follow(list, place, key) ?? place);
    expect(reached.size, name).toBe(list.length);
  }
});

test("with two players the covered towns and the roads to them are out", () => {
  const small = new Chart(board, 2);
  expect(small.places.filter((place) => place.isOut).map((place) => place.id)).toEqual([
    "erfurt", "leipzig", "wittenberg", "regensburg", "muenchen", "linz", "wien", "v14", "v19",
  ]);
  const [direct] = small.roads.filter((road) => road.price === 56);
  expect(direct.isOut).toBe(false);
  expect(small.roads.filter((road) => road.isOut).every((road) => small.places[road.one].isOut || small.places[road.other].isOut)).toBe(true);
});

test("the edge has a hundred steps one after the other, and goes round again past a hundred", () => {
  const steps = stepsRound({ x: 0, y: 0, width: 1000, height: 800 });
  expect(steps).toHaveLength(100);
  for (const [number, step] of steps.entries()) expect(distance(step, steps[(number + 1) % 100])).toBeLessThan(45);
  expect([1, 99, 100, 117].map(stepOf)).toEqual([1, 99, 0, 17]);
});
