import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { parseLarge } from "../src/lib/api";
import { SealedDraws, sealOf } from "../src/lib/seal";
import { checkDraws, isSealWhole } from "../src/lib/sealcheck";
import { sha256 } from "../src/lib/sha256";
import type { Replay } from "../src/lib/wire";

/** Made by the core's own `sealed_draw`; `tests/browser/test_vectors.py` holds the file to it. */
interface Vector {
  secret: string;
  seal: string;
  words: string[];
  draws: { draw: number; ways: string; way: string }[];
}

const vectors: Vector[] = JSON.parse(readFileSync(join(import.meta.dirname, "seal.vectors.json"), "utf8"));

afterEach(() => vi.unstubAllGlobals());

describe.each(["the browser's own digest", "ours, where the browser offers none"])("sealed luck by %s", (whose) => {
  it.each(vectors)("gives the same draws as the core (words $words)", async ({ secret, seal, words, draws }) => {
    if (whose.startsWith("ours")) vi.stubGlobal("crypto", {});
    expect(await sealOf(secret)).toBe(seal);
    const sealed = new SealedDraws(secret, words);
    for (const { draw, ways, way } of draws) expect(await sealed.way(draw, BigInt(ways))).toBe(BigInt(way));
  });
});

describe("checking a finished game", () => {
  const { secret, seal, words, draws } = vectors[0]!;
  const dice = draws.filter((one) => one.ways === "6");
  const entries = dice.map((one, number) => ({
    number,
    kind: "chance",
    seat: -1,
    text: `die ${Number(one.way) + 1}`,
    ways: 6,
    draw: one.draw,
    outcomes: [1, 2, 3, 4, 5, 6].map((pips) => `die ${pips}`),
  }));
  const replay = { secret, seal, words, entries } as unknown as Replay;

  it("finds every throw of an honest game right", async () => {
    const told: number[] = [];
    expect(dice.length).toBeGreaterThan(3);
    expect(await isSealWhole(replay)).toBe(true);
    expect(await checkDraws(replay, (one) => told.push(one.draw))).toBe(true);
    expect(told).toEqual(dice.map((one) => one.draw));
  });

  it("finds a throw that was changed", async () => {
    const changed = entries.map((entry, place) => (place === 2 ? { ...entry, text: entry.text === "die 6" ? "die 1" : "die 6" } : entry));
    const wrong: number[] = [];
    const isGood = await checkDraws({ ...replay, entries: changed } as unknown as Replay, (one) => {
      if (!one.isGood) wrong.push(one.draw);
    });
    expect(isGood).toBe(false);
    expect(wrong).toEqual([2]);
  });

  it("finds a throw that was left out", async () => {
    const fewer = entries.filter((_, place) => place !== 1);
    expect(await checkDraws({ ...replay, entries: fewer } as unknown as Replay, () => undefined)).toBe(false);
  });

  it("finds a secret that was not the sealed one", async () => {
    expect(await isSealWhole({ ...replay, secret: "another" })).toBe(false);
  });

  it("keeps numbers of ways that are too large for the browser", () => {
    const text = '{"ways":80658175170943878571660636856403766975289505440883277824000000000000,"draw":3}';
    expect(BigInt((parseLarge(text) as { ways: string }).ways) % 97n).toBe(
      80658175170943878571660636856403766975289505440883277824000000000000n % 97n,
    );
  });

  it("digests long messages", () => {
    const long = new TextEncoder().encode("a".repeat(1000));
    const hex = [...sha256(long)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    expect(hex).toBe("41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3");
  });
});
