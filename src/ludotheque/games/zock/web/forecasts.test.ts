import { expect, it } from "vitest";
import type { GameEvent } from "$lib/board";
import { readBoard } from "$lib/boardfile";
import { asMove } from "$lib/choosing.svelte";
import type { GuideScene } from "$lib/guide";
import { passages } from "$lib/passages";
import text from "../board.toml?raw";
import recorded from "./guide.json";
import { shares, standing } from "./labels";
import { Ring, type ZockView } from "./ring";
import { Targets } from "./targets";

/** What the board works out before it is told is held here to what the rules then said. */

const { seats, options, me } = recorded;
const ringOf = (view: ZockView) => new Ring({ seats, options, board: readBoard(text) }, view.exits, me);
const scenes = (recorded.scenes as unknown as GuideScene[]).map(({ now }) => now);

it("a move ends on the square that its preview names, and cashing in brings the sum on its tag", () => {
  let [walks, cashings] = [0, 0];
  for (const now of scenes) {
    const view = now.view as ZockView;
    const moves = now.moves.map(asMove);
    const targets = new Targets(moves, view, ringOf(view), me);
    for (const move of moves) {
      const found = (name: string): GameEvent | undefined => move.preview?.find(({ event }) => event === name);
      const [walk, cashed] = [found("walked") ?? found("came-out"), found("cashed")];
      if (walk) expect(targets.landing(move.move), move.move).toBe(walk.to);
      if (cashed) expect(move.amount, move.move).toBe(cashed.sum);
      walks += Number(walk !== undefined);
      cashings += Number(cashed !== undefined);
    }
  }
  expect([walks, cashings].every((count) => count > 0)).toBe(true);
});

it("what a square is said to pay is what was paid for it, kings three times", () => {
  const cashed = passages<ZockView>(recorded).flatMap(({ moments }) => moments.filter(({ event }) => event.event === "cashed"));
  expect(cashed.length).toBeGreaterThan(0);
  for (const { event, before } of cashed) {
    const [ring, square] = [ringOf(before), Number(event.square)];
    const there = standing(before.places, ring, square)!;
    expect(there.seat).toBe(event.seat);
    expect(shares(there) * ring.sum(there.seat, square)).toBe(event.sum);
  }
});
