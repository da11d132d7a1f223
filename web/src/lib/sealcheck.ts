/** Checking every throw of a finished game, one after the other. */

import { SealedDraws, sealOf } from "./seal";
import { shownAs, shownBy } from "./shownseals";
import type { Replay } from "./wire";

export interface CheckedDraw {
  entry: number;
  draw: number;
  ways: bigint;
  way: bigint;
  text: string;
  /** What the rules give for that way, where the replay says it. */
  due: string | null;
  isGood: boolean;
}

/** Whether the secret is the one that was sealed before the first throw. */
export async function isSealWhole(replay: Replay): Promise<boolean> {
  return replay.seal !== "" && (await sealOf(replay.secret)) === replay.seal;
}

export interface ShownBefore {
  verdict: "same" | "other" | "word-lost" | "never-shown";
  /** The seal that was shown here; empty where none was. */
  seal: string;
  isGood: boolean;
}

/** Whether the game was played under the seal, and with the words, that this device knows of. */
export function compareShown(replay: Replay, table: string | null): ShownBefore {
  const known = table === null ? shownAs(replay.seal) : shownBy(table);
  if (!known?.seal) return { verdict: "never-shown", seal: "", isGood: true };
  const given = replay.words.map((word) => word.slice(word.indexOf(":") + 1));
  const verdict = known.seal !== replay.seal ? "other" : known.words.every((word) => given.includes(word)) ? "same" : "word-lost";
  return { verdict, seal: known.seal, isGood: verdict === "same" };
}

/** Recompute all draws; each is handed on as soon as it is known. */
export async function checkDraws(replay: Replay, tell: (checked: CheckedDraw) => void): Promise<boolean> {
  const draws = new SealedDraws(replay.secret, replay.words);
  let isGood = true;
  let expected = 0;
  for (const entry of replay.entries) {
    if (entry.kind !== "chance" || entry.ways === null || entry.draw === null) continue;
    const ways = BigInt(entry.ways);
    const way = await draws.way(entry.draw, ways);
    const due = entry.outcomes?.[Number(way)] ?? null;
    const isRight = entry.draw === expected && (due === null || due === entry.text);
    expected += 1;
    isGood &&= isRight;
    tell({ entry: entry.number, draw: entry.draw, ways, way, text: entry.text, due, isGood: isRight });
  }
  return isGood;
}
