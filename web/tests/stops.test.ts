import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Stop from "../src/parts/Stop.svelte";
import { follow, inRows, Stops, type Group } from "../src/lib/stops.svelte";

let drawing: HTMLElement | undefined;
afterEach(() => drawing?.remove());

/** A board of which every stop is drawn as a button. */
function boardOf(groups: Record<string, Group>, ...names: string[]): Stops {
  drawing = document.createElement("div");
  drawing.append(
    ...names.map((name) => {
      const stop = document.createElement("button");
      stop.dataset.stop = name;
      return stop;
    }),
  );
  document.body.append(drawing);
  return new Stops(
    () => groups,
    () => drawing,
  );
}

function press(stops: Stops, stop: string, key: string, more: KeyboardEventInit = {}) {
  const [act, event] = [vi.fn(), new KeyboardEvent("keydown", { key, cancelable: true, ...more })];
  stops.press(event, stop, act);
  return { act, isTaken: event.defaultPrevented };
}

const focused = () => (document.activeElement as HTMLElement | null)?.dataset.stop ?? null;
const walk = (group: Group, from: string, ...keys: string[]) => keys.map((key) => follow(group, from, key));

const HOUSES = ["north", "east", "south", "west"];

test("the arrows go round a group, forwards with right and down, backwards with left and up", () => {
  expect(walk(HOUSES, "east", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")).toEqual(["south", "south", "north", "north"]);
  expect(walk(HOUSES, "west", "ArrowRight", "ArrowDown")).toEqual(["north", "north"]);
  expect(walk(HOUSES, "north", "ArrowLeft", "ArrowUp")).toEqual(["west", "west"]);
  expect(walk(["die"], "die", "ArrowRight", "ArrowUp")).toEqual(["die", "die"]);
});

test("Home and End lead to the first and the last, and the page keys through the order, in every kind of group", () => {
  const rows = inRows(HOUSES, 3);
  const spots = HOUSES.map((name, place) => ({ name, at: { x: 0, y: -place } }));
  for (const group of [HOUSES, rows, spots]) {
    expect(walk(group, "south", "Home", "End", "PageDown", "PageUp")).toEqual(["north", "west", "west", "east"]);
    expect(walk(group, "west", "PageDown")).toEqual(["north"]);
    expect(walk(group, "north", "PageUp")).toEqual(["west"]);
  }
});

test("in rows, up and down keep to the column and go round, left and right go on to the next row", () => {
  const squares = inRows(["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"], 3);
  expect(walk(squares, "b2", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")).toEqual(["b1", "b3", "a2", "c2"]);
  expect(walk(squares, "c1", "ArrowUp", "ArrowRight")).toEqual(["c3", "a2"]);
  expect(walk(squares, "a3", "ArrowDown", "ArrowLeft")).toEqual(["a1", "c2"]);
});

test("rows of unequal length stand centred: up and down lead to the nearest, and to the left one of two", () => {
  const heap = [["1", "2"], ["3", "4", "5"], [], ["6"]];
  expect(walk(heap, "1", "ArrowDown", "ArrowUp")).toEqual(["3", "6"]);
  expect(walk(heap, "2", "ArrowDown")).toEqual(["4"]);
  expect(walk(heap, "5", "ArrowUp", "ArrowDown")).toEqual(["2", "6"]);
  expect(walk(heap, "6", "ArrowUp", "ArrowDown", "ArrowRight")).toEqual(["4", "1", "1"]);
});

test("where stops lie about, an arrow leads to the nearest that way, and nowhere if nothing lies there", () => {
  const towns = [
    { name: "middle", at: { x: 0, y: 0 } },
    { name: "near", at: { x: 10, y: 2 } },
    { name: "beyond", at: { x: 30, y: 0 } },
    { name: "aside", at: { x: 5, y: 9 } },
    { name: "above", at: { x: -3, y: -20 } },
  ];
  expect(walk(towns, "middle", "ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft")).toEqual(["near", "aside", "above", null]);
  expect(walk(towns, "near", "ArrowRight", "ArrowLeft")).toEqual(["beyond", "middle"]);
});

test("a key that does not walk leads nowhere, nor does any from a stop that is not there", () => {
  expect(walk(HOUSES, "east", "Enter", "Tab", "x")).toEqual([null, null, null]);
  expect(walk(HOUSES, "elsewhere", "ArrowRight", "Home")).toEqual([null, null]);
  expect(walk([], "east", "ArrowRight", "End")).toEqual([null, null]);
});

test("an arrow gives the next stop the focus and is taken; a tap is not made", () => {
  const stops = boardOf({ houses: HOUSES, money: ["bank"] }, ...HOUSES, "bank");
  const { act, isTaken } = press(stops, "north", "ArrowRight");
  expect([focused(), isTaken]).toEqual(["east", true]);
  expect(act).not.toHaveBeenCalled();
  press(stops, "east", "End");
  expect(focused()).toBe("west");
  press(stops, "west", "Home");
  expect(focused()).toBe("north");
});

test("Enter and space act; every other key, and one pressed with a modifier, is left alone", () => {
  const stops = boardOf({ houses: HOUSES }, ...HOUSES);
  for (const key of ["Enter", " "]) {
    const { act, isTaken } = press(stops, "north", key);
    expect(act).toHaveBeenCalledOnce();
    expect(isTaken).toBe(true);
  }
  for (const [key, more] of [["x", {}], ["Tab", {}], ["Enter", { ctrlKey: true }], ["ArrowRight", { altKey: true }], ["Home", { metaKey: true }]] as const) {
    const { act, isTaken } = press(stops, "north", key, more);
    expect(act).not.toHaveBeenCalled();
    expect(isTaken).toBe(false);
  }
  expect(focused()).toBeNull();
});

test("an arrow that leads nowhere is left to whoever listens farther out", () => {
  const stops = boardOf({ map: [{ name: "alone", at: { x: 0, y: 0 } }] }, "alone");
  expect(press(stops, "alone", "ArrowLeft").isTaken).toBe(false);
});

test("a stop's own keys come after those that walk and before Enter", () => {
  const stops = boardOf({ houses: HOUSES }, ...HOUSES);
  const [act, other] = [vi.fn(), vi.fn((key: KeyboardEvent) => key.key !== "x")];
  for (const key of ["Backspace", "Enter", "x", "ArrowRight"]) stops.press(new KeyboardEvent("keydown", { key }), "north", act, other);
  expect(other.mock.calls.map(([key]) => key.key)).toEqual(["Backspace", "Enter", "x"]);
  expect(act).not.toHaveBeenCalled();
  expect(focused()).toBe("east");
});

test("Tab leads to one stop of each group: the first, and then the last that had the focus", () => {
  const stops = boardOf({ houses: HOUSES, money: ["purse", "bank"] });
  const entrances = () => [...HOUSES, "purse", "bank"].filter((name) => stops.tabindex(name) === 0);
  expect(entrances()).toEqual(["north", "purse"]);
  stops.reach("south");
  expect(entrances()).toEqual(["south", "purse"]);
  stops.reach("bank");
  expect(entrances()).toEqual(["south", "bank"]);
  expect(stops.tabindex("elsewhere")).toBe(-1);
});

test("when the stop that had the focus goes, Tab leads to the first that is left, and back once it returns", () => {
  const groups = { hand: ["one", "two", "three"] };
  const stops = boardOf(groups);
  const entrances = () => groups.hand.filter((name) => stops.tabindex(name) === 0);
  stops.reach("two");
  groups.hand = ["one", "three"];
  expect(entrances()).toEqual(["one"]);
  expect(follow(groups.hand, "one", "ArrowRight")).toBe("three");
  groups.hand = ["zero", "one", "two"];
  expect(entrances()).toEqual(["two"]);
  groups.hand = [];
  expect(stops.tabindex("two")).toBe(-1);
});

test("when stops are added, the arrows lead to them", () => {
  const groups = { ring: ["square"] };
  const stops = boardOf(groups, "square", "choice");
  groups.ring = ["square", "choice"];
  press(stops, "square", "ArrowRight");
  expect(focused()).toBe("choice");
});

test("a drawn stop is told, reached, pointed at and tapped, and only looked at where it is quiet", () => {
  const stops = boardOf({ ring: ["first", "second"], table: ["plate"] });
  const [act, point] = [vi.fn(), vi.fn()];
  const children = createRawSnippet(() => ({ render: () => "<circle r='1' />" }));
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing?.append(target);
  const drawn = [
    mount(Stop, { target, props: { stops, name: "first", label: "The first.", children } }),
    mount(Stop, { target, props: { stops, name: "second", label: "The second.", isTarget: true, isChosen: true, act, point, children } }),
    mount(Stop, { target, props: { stops, name: "plate", label: "A plate.", isQuiet: true, children } }),
  ];
  flushSync();
  const [first, second, plate] = target.querySelectorAll<SVGElement>("[data-stop]");
  const told = (stop: Element) => ["role", "aria-label", "aria-pressed", "tabindex"].map((name) => stop.getAttribute(name));
  expect(told(first)).toEqual(["button", "The first.", null, "0"]);
  expect(told(second)).toEqual(["button", "The second.", "true", "-1"]);
  expect(told(plate)).toEqual(["img", "A plate.", null, "0"]);

  first.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  flushSync();
  expect(document.activeElement).toBe(second);
  expect(point).toHaveBeenLastCalledWith(true, true);
  expect([first, second].map((stop) => stop.getAttribute("tabindex"))).toEqual(["-1", "0"]);

  second.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(act).toHaveBeenLastCalledWith();
  const tap = new MouseEvent("click", { bubbles: true });
  second.dispatchEvent(tap);
  expect(act).toHaveBeenLastCalledWith(tap);
  drawn.forEach((stop) => void unmount(stop));
});
