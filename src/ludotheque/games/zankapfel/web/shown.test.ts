import { describe, expect, it } from "vitest";
import { passages, type Passage } from "$lib/passages";
import recorded from "./guide.json";
import type { ZankapfelView } from "./orchard";
import { calm, tell, total, type Shown } from "./shown";

const played = passages<ZankapfelView>(recorded);
const ME = recorded.me;

function told({ before, events, after }: Passage<ZankapfelView>): Shown {
  return events.filter((event) => event.event).reduce((shown, event) => tell(shown, event, ME, after.hands[ME] as number[]), calm(before, ME));
}

/** What everybody at the table can see, without whose decision is open. */
function open({ score, mayor, tokens, faceUp, pile, barn, hands, hand, purchases, revealed, claims, goal, bribes, bribeSquares }: Shown) {
  return { score, mayor, tokens, faceUp, pile, barn, hands, hand, purchases, revealed, claims, goal, bribes, bribeSquares };
}

function quarrel({ quarrels, quarrel, contenders, turned, bought, dice, discord }: Shown) {
  return { quarrels, quarrel, contenders, turned, bought, dice, discord };
}

describe("what is shown", () => {
  it.each(played)("follows the events before $words to the view after them", (passage) => {
    const [shown, view] = [told(passage), calm(passage.after, ME)];
    expect(open(shown)).toEqual(open(view));
    expect(quarrel(shown)).toEqual(quarrel(view));
  });

  it("knows of another's card only that it lies there", () => {
    const passage = played.find(({ words }) => words === "guide-stand")!;
    expect(passage.after.laid).toEqual([8, 0, -1]);
    expect(told(passage).laid).toEqual([-1, 0, -1]);
  });

  it("adds dice to the card", () => {
    expect(total({ turned: [8, 0], dice: [[4, 3], []] }, 0)).toBe(15);
  });
});
