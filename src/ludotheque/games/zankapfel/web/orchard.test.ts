import { expect, it } from "vitest";
import { readBoard } from "$lib/boardfile";
import type { GuideScene } from "$lib/guide";
import { passages } from "$lib/passages";
import rules from "../board.py?raw";
import text from "../board.toml?raw";
import recorded from "./guide.json";
import { askedOf, JOKER_PRICE, Orchard, type ZankapfelView } from "./orchard";

/** What the board works out before it is told is held here to what the rules then said. */

const orchard = new Orchard({ seats: recorded.seats, options: recorded.options, board: readBoard(text) });
const scenes = (recorded.scenes as unknown as GuideScene[]).map(({ now }) => now);
const moments = passages<ZankapfelView>(recorded).flatMap((passage) => passage.moments);

it("the card for sale costs what is then paid for it", () => {
  const bought = moments.filter(({ event }) => event.event === "bought");
  expect(bought.length).toBeGreaterThan(0);
  for (const { event, before } of bought) expect(orchard.price(Number(event.card), before.mayor)).toBe(event.price);
  for (const { view, moves } of scenes) {
    const { face_up: card, mayor } = view as ZankapfelView;
    for (const { move, amount } of moves) if (move === "buy") expect(orchard.price(card, mayor)).toBe(amount);
  }
  expect(JOKER_PRICE).toBe(Number(/^JOKER_PRICE: Final = (\d+)$/m.exec(rules)![1]));
});

it("a colour is worth what is then harvested", () => {
  const harvested = moments.filter(({ event }) => event.event === "harvested");
  expect(harvested.length).toBeGreaterThan(0);
  for (const { event, before } of harvested) expect(orchard.worth(Number(event.colour), before.mayor)).toBe(event.points);
});

it("whom the server asks is waited for", () => {
  const asking = scenes.filter(({ question }) => question !== null);
  expect(asking.length).toBeGreaterThan(0);
  for (const { view, asked } of asking) expect(askedOf(view as ZankapfelView)).toEqual(expect.arrayContaining(asked));
});
