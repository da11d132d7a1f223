import { expect, it, test } from "vitest";
import { readBoard } from "$lib/boardfile";
import { passages } from "$lib/passages";
import text from "../board.toml?raw";
import rules from "../board.py?raw";
import { Chart, type BoardInFile } from "./chart";
import recorded from "./guide.json";
import { cityIncome, wholeIncome } from "./income";
import { shownAt } from "./shown";
import type { PfeffersaeckeView } from "./view";

const board = readBoard<BoardInFile>(text);
const chart = new Chart(board, recorded.seats);

it.each(passages<PfeffersaeckeView>(recorded))("the income to come is what is then paid, before $words", ({ moments }) => {
  let sum = 0;
  let promised: number | null = null;
  for (const { event, before } of moments) {
    const [shown, seat] = [shownAt(before, event), Number(event.seat)];
    if (event.event !== "city-income" && event.event !== "base-income") continue;
    promised ??= wholeIncome(chart, shown, seat);
    sum += Number(event.sum);
    if (event.event === "city-income") expect(cityIncome(chart, shown, Number(event.place), seat)).toBe(event.sum);
    else {
      expect(promised).toBe(sum);
      [sum, promised] = [0, null];
    }
  }
});

/** A list of numbers by the number of players, as the rules write it. */
function listed(name: string): number[] {
  return JSON.parse(new RegExp(`^${name}: Final = (\\[.*\\])$`, "m").exec(rules)![1]!);
}

test("a free space and a turn pay what the rules say, at any number of players", () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const { rate, base } = new Chart(board, seats);
    expect([rate, base]).toEqual([listed("SPACE_RATE")[seats], listed("BASE_INCOME")[seats]]);
  }
});
