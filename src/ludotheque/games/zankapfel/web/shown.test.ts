import { describe, expect, it } from "vitest";
import type { GameEvent } from "$lib/board";
import recorded from "./guide.json";
import type { ZankapfelView } from "./orchard";
import { calm, tell, total, type Shown } from "./shown";

interface Scene {
  words: string;
  now: { view: ZankapfelView };
  entries?: { events: GameEvent[] }[];
  answers?: Record<string, number>;
}
const scenes = recorded.scenes as unknown as Scene[];
const ME = recorded.me;

/** The scene from which one comes to another. */
function before(place: number): Scene {
  return scenes.find((scene) => Object.values(scene.answers ?? {}).includes(place)) ?? scenes[place - 1];
}

function told(from: ZankapfelView, scene: Scene): Shown {
  const events = (scene.entries ?? []).flatMap((entry) => entry.events).filter((event) => event.event);
  return events.reduce((shown, event) => tell(shown, event, ME, scene.now.view.hands[ME] as number[]), calm(from, ME));
}

/** What everybody at the table can see, without whose decision is open. */
function open({ score, mayor, tokens, faceUp, pile, barn, hands, hand, purchases, revealed, claims, goal, bribes, bribeSquares }: Shown) {
  return { score, mayor, tokens, faceUp, pile, barn, hands, hand, purchases, revealed, claims, goal, bribes, bribeSquares };
}

function quarrel({ quarrels, quarrel, contenders, turned, bought, dice, discord }: Shown) {
  return { quarrels, quarrel, contenders, turned, bought, dice, discord };
}

describe("what is shown", () => {
  const played = scenes.map((scene, place) => ({ scene, place })).filter(({ scene }) => scene.entries?.length);

  it.each(played)("follows the events of $scene.words to the view after them", ({ scene, place }) => {
    const after = told(before(place).now.view, scene);
    const view = calm(scene.now.view, ME);
    expect(open(after)).toEqual(open(view));
    expect(quarrel(after)).toEqual(quarrel(view));
  });

  it("knows of another's card only that it lies there", () => {
    const place = scenes.findIndex((scene) => scene.words === "guide-stand");
    expect(scenes[place].now.view.laid).toEqual([8, 0, -1]);
    expect(told(before(place).now.view, scenes[place]).laid).toEqual([-1, 0, -1]);
  });

  it("adds dice to the card", () => {
    expect(total({ turned: [8, 0], dice: [[4, 3], []] }, 0)).toBe(15);
  });
});
