import { describe, expect, it, vi } from "vitest";
import { HOME, START, type Ring } from "./ring";
import { choiceName, Walking, type Around } from "./walking.svelte";

const move = (line: string, to: number) => ({ move: line, preview: [{ number: 0, event: "walked", from: 0, to }] });
const legal = [
  move("move 2", HOME), move("move 2 with red 4", HOME), move("move 2 with red 4 outside red 4", HOME),
  move("move 2 banishing blue 5", HOME), move("move start", 9),
];
/** Red's apprentices stand on 2, 4 and at the start, Blue's on 5, 6 and at home. */
const places = [2, 4, START, 5, 6, HOME];
const ring = { owner: (apprentice: number) => Math.floor(apprentice / 3) } as Ring;

function walkingWith(around: Partial<Around> = {}) {
  const said = { act: vi.fn(), onpick: vi.fn(), onforbidden: vi.fn() };
  return { walking: new Walking(() => ({ me: 0, ring, places, legal, chosen: null, isHappening: false, ...said, ...around })), ...said };
}

describe("a walk on the ring", () => {
  it("begins where an apprentice stands or ends where one would land", () => {
    const { walking, onpick } = walkingWith();
    expect([2, 9, 4, 5].filter((place) => walking.isTarget(place, null))).toEqual([2, 9]);
    expect([walking.isTarget(START, 0), walking.isTarget(HOME, 0), walking.isTarget(START, 1), walking.canEnter]).toEqual([true, true, false, true]);
    expect(walking.marked).toEqual([0, 2]);
    walking.tap(9, null);
    walking.tap(2, null);
    walking.tap(HOME, 0);
    expect(onpick.mock.calls.map(([{ move: line }]) => line)).toEqual(["move start", "move 2", "move 2"]);
  });

  it("is played by a tap on its end once it is chosen", () => {
    const { walking, onpick } = walkingWith({ chosen: legal[1] });
    expect([walking.isChosen(2, null), walking.isChosen(HOME, 0), walking.isChosen(HOME, 1), walking.marked]).toEqual([true, true, false, []]);
    walking.tap(HOME, 0);
    expect(onpick).toHaveBeenCalledExactlyOnceWith(legal[1]);
  });

  it("offers whom it may name, and leaves outside only whom it takes along", () => {
    expect(walkingWith({ chosen: legal[0] }).walking.choices.map(choiceName)).toEqual(["with-red-4", "banishing-blue-5"]);
    expect(walkingWith({ chosen: legal[1] }).walking.choices.map(choiceName)).toEqual(["with-red-4", "banishing-blue-5", "outside-red-4"]);
    const { walking, onpick } = walkingWith({ chosen: legal[0] });
    walking.tap(4, null);
    walking.toggle("banishing", { colour: 1, space: 5 });
    expect(onpick.mock.calls.map(([{ move: line }]) => line)).toEqual(["move 2 with red 4", "move 2 banishing blue 5"]);
  });

  it("is refused by the line that was meant", () => {
    const plain = walkingWith();
    plain.walking.tap(6, null);
    expect(plain.onforbidden).toHaveBeenCalledExactlyOnceWith("move 6");
    const built = walkingWith({ chosen: legal[0] });
    built.walking.tap(6, null);
    expect(built.onforbidden).toHaveBeenCalledExactlyOnceWith("move 2 with blue 6");
  });

  it("is not chosen on another's start square, by a spectator, or while something is shown", () => {
    for (const [around, seat] of [[{}, 1], [{ me: null }, null], [{ isHappening: true }, null]] as const) {
      const { walking, act, onpick } = walkingWith(around);
      walking.tap(START, seat);
      expect(act).toHaveBeenCalledExactlyOnceWith("move start");
      expect(onpick).not.toHaveBeenCalled();
    }
  });
});
