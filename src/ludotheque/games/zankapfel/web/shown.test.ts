import { describe, expect, it } from "vitest";
import { passages } from "$lib/passages";
import recorded from "./guide.json";
import type { ZankapfelView } from "./orchard";
import { shownAt, total, wouldOf } from "./shown";

const played = passages<ZankapfelView>(recorded);
const ME = recorded.me;

describe("what is shown", () => {
  it.each(played)("has happened on the table when it is told, before $words", ({ moments }) => {
    for (const { event, before, view } of moments) {
      const [was, is] = [shownAt(before, ME), shownAt(view, ME, event)];
      const seat = Number(event.seat);
      if (event.event === "mayor-moved") expect(is.mayor).toBe(event.square);
      if (event.event === "bought" || event.event === "dice-bought") expect(was.score[seat]! - is.score[seat]!).toBe(event.price);
      if (event.event === "harvested" || event.event === "discord-won") expect(is.score[seat]! - was.score[seat]!).toBe(event.points);
      if (event.event === "offered") expect([is.bribes[seat], is.bribeSquares[seat]]).toEqual([event.points, event.square]);
      if (event.event === "fight") expect([is.quarrel, is.contenders.every((one) => total(is, one) === 0)]).toEqual([event.colour, true]);
      if (event.event === "discord-won") expect([is.winner, is.quarrel]).toEqual([seat, event.colour]);
      if (event.event === "discord-won") for (const one of is.contenders) expect(total(is, seat)).toBeGreaterThanOrEqual(total(is, one));
      if (event.event === "laid") expect(is.laid[seat]).not.toBe(0);
      expect(is.asked).toEqual([]);
    }
  });

  it("knows of another's card only that it lies there", () => {
    const { after } = played.find(({ words }) => words === "guide-stand")!;
    expect(shownAt(after, ME).laid).toEqual([8, 0, -1]);
  });

  it("draws what a move would come to from what its preview tells", () => {
    const table = { score: [10, 4], goal: -1 };
    expect(wouldOf(table, [{ number: 0, event: "bought", seat: 0, card: 2, price: 3 }])).toEqual({ score: [7, 4], goal: -1, offer: null });
    expect(wouldOf(table, [{ number: 0, event: "bribed", seat: 0, briber: 1, points: 2 }]).score).toEqual([12, 2]);
    expect(wouldOf(table, [{ number: 0, event: "square-named", seat: 0, square: 7 }]).goal).toBe(7);
    const offered = { seat: 1, points: 2, square: 9 };
    expect(wouldOf(table, [{ number: 0, event: "offered", ...offered }]).offer).toEqual(offered);
  });

  it.each(played)("would have put the pawns where they went, before $words", ({ moments }) => {
    for (const { event, before, view } of moments) expect(wouldOf(before, [event]).score, event.event).toEqual(view.score);
  });

  it("adds dice to the card", () => {
    expect(total({ turned: [8, 0], dice: [[4, 3], []] }, 0)).toBe(15);
  });
});
