import { describe, expect, it } from "vitest";
import { areChancesEven, carryOver, evenChances, optionAt, settingOf, switchEven } from "../src/lib/options";
import type { OptionAt, OptionInfo } from "../src/lib/wire";

function option(name: string, kind: OptionInfo["kind"], at: Partial<OptionAt>[], more: Partial<OptionInfo> = {}): OptionInfo {
  const whole = at.map((one) => ({ seats: 0, choices: [], high: 0, default: false, even: one.default ?? false, ...one }));
  return { name, kind, default: whole[0]!.default, choices: [], low: 0, high: 0, for_people: "", at: whole, ...more };
}

const OPTIONS = [
  option("order", "choice", [
    { seats: 2, choices: ["drawn", "paid"], default: "drawn", even: "paid" },
    { seats: 3, choices: ["drawn"], default: "drawn", even: "drawn" },
    { seats: 4, choices: ["clockwise", "drawn"], default: "clockwise", even: "drawn" },
  ]),
  option("finish", "switch", [
    { seats: 2, default: false, even: false },
    { seats: 3, default: false, even: true },
    { seats: 4, default: false, even: true },
  ]),
  option("rounds", "count", [
    { seats: 2, high: 12, default: 3 },
    { seats: 3, high: 5, default: 3 },
    { seats: 4, high: 5, default: 3 },
  ], { low: 1 }),
  option("ears", "choice", [
    { seats: 2, choices: ["number", "sound"], default: "number" },
    { seats: 3, choices: ["number", "sound"], default: "number" },
    { seats: 4, choices: ["number", "sound"], default: "number" },
  ], { for_people: "sound" }),
];

describe("even chances", () => {
  it("are what is not so by default, at each number of players", () => {
    expect(evenChances(OPTIONS, 2)).toEqual({ order: "paid" });
    expect(evenChances(OPTIONS, 3)).toEqual({ finish: true });
    expect(evenChances(OPTIONS, 4)).toEqual({ order: "drawn", finish: true });
  });

  it("are set and taken back by one switch", () => {
    const even = switchEven(OPTIONS, 4, true);
    expect(areChancesEven(OPTIONS, { rounds: 2, ...even }, 4)).toBe(true);
    expect(areChancesEven(OPTIONS, { ...even, finish: false }, 4)).toBe(false);
    expect(switchEven(OPTIONS, 4, false)).toEqual({ order: "clockwise", finish: false });
  });

  it("need no switch where nothing has to be set", () => {
    expect(areChancesEven(OPTIONS.slice(2), {}, 4)).toBe(false);
    expect(evenChances(OPTIONS.slice(2), 4)).toEqual({});
  });
});

describe("options of another number of players", () => {
  it("keep what is offered there, and are as usual where it is not", () => {
    const { chosen, changed } = carryOver(OPTIONS, { order: "paid", rounds: 12 }, 2, 3);
    expect(chosen.rounds).toBe(3);
    expect(settingOf(OPTIONS[0]!, chosen, 3)).toBe("drawn");
    expect(changed.map((one) => one.name)).toContain("rounds");
    expect(carryOver(OPTIONS, { rounds: 5 }, 3, 2)).toEqual({ chosen: { rounds: 5 }, changed: [] });
  });

  it("stay even", () => {
    const { chosen, changed } = carryOver(OPTIONS, { order: "paid" }, 2, 4);
    expect(areChancesEven(OPTIONS, chosen, 4)).toBe(true);
    expect(changed.map((one) => one.name)).toEqual(["order", "finish"]);
  });

  it("follow what is usual there", () => {
    const { chosen, changed } = carryOver(OPTIONS, { order: "drawn" }, 3, 4);
    expect(chosen).toEqual({ order: "clockwise" });
    expect(changed.map((one) => one.name)).toEqual(["order"]);
  });

  it("have a choice for each seat", () => {
    expect(carryOver(OPTIONS, { ears: "number,sound" }, 2, 4).chosen).toEqual({ ears: "number,sound,sound,sound" });
    expect(carryOver(OPTIONS, { ears: "number,sound,number" }, 3, 2).chosen).toEqual({ ears: "number,sound" });
    expect(carryOver(OPTIONS, { ears: "number" }, 3, 2).chosen).toEqual({ ears: "number" });
  });

  it("are known by their number", () => {
    expect(optionAt(OPTIONS[0]!, 3).choices).toEqual(["drawn"]);
  });
});
