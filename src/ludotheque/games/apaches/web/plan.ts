/** Moves of several taps: what the legal moves are about, and what would come of them. */

import type { Move } from "$lib/board";
import { verbOf } from "$lib/sentences";
import { KINDS, NOBODY, QUARTERS, sizeIn, sizeOf, type ApachesView, type Counts, type Kind } from "./city";

/** One Apache's way from a quarter to another. */
export interface Leg {
  kind: Kind;
  start: number;
  to: number;
}

/** The ways of a move; none where it is not one of moving. */
export function legsOf(move: Move): Leg[] {
  if (verbOf(move) !== "move") return [];
  const first: Leg = { kind: move.kind as Kind, start: Number(move.start), to: Number(move.to) };
  if (Number(move.apaches) < 2) return [first];
  return [first, { kind: move.second_kind as Kind, start: Number(move.second_start), to: Number(move.second_to) }];
}

/** What a move places, and where. */
export function placingOf(move: Move): { quarter: number; counts: Counts } | null {
  if (verbOf(move) !== "place") return null;
  return {
    quarter: Number(move.quarter),
    counts: { leader: Number(move.leaders), novice: Number(move.novices), recruit: Number(move.recruits) },
  };
}

/** The quarter that a move of a hideout, or the last way of an Apache, ends in. */
export function endOf(move: Move): number | null {
  const last = legsOf(move).at(-1);
  if (last) return last.to;
  return typeof move.quarter === "number" ? move.quarter : null;
}

/** The line that places so many in a quarter. */
export function placeLine(counts: Counts, quarter: number): string {
  const said = KINDS.filter((kind) => counts[kind]).map((kind) => `${kind} ${counts[kind]}`);
  return `place ${said.join(", ")} in ${quarter}`;
}

/** The line that moves Apaches. */
export function walkLine(legs: Leg[]): string {
  return `move ${legs.map(({ kind, start, to }) => `${kind} ${start}>${to}`).join(", ")}`;
}

const key = ({ kind, start, to }: Leg) => `${kind} ${start}>${to}`;
const keys = (legs: Leg[]) => legs.map(key).toSorted().join(", ");

/** The legal moves of one question, found by what they are about. Nothing is judged here. */
export class Options {
  private readonly walks: { legs: Leg[]; move: Move }[];

  constructor(readonly legal: Move[]) {
    this.walks = legal.filter((move) => verbOf(move) === "move").map((move) => ({ legs: legsOf(move), move }));
  }

  /** The legal move of that line. */
  named(line: string): Move | undefined {
    return this.legal.find(({ move }) => move === line);
  }

  placing(counts: Counts, quarter: number): Move | undefined {
    return sizeOf(counts) ? this.named(placeLine(counts, quarter)) : undefined;
  }

  /** The move of exactly these ways, whichever is named first. */
  walk(legs: Leg[]): Move | undefined {
    const wanted = keys(legs);
    return this.walks.find((one) => keys(one.legs) === wanted)?.move;
  }

  /** The ways that can still be added to those chosen. */
  further(legs: Leg[]): Leg[] {
    return this.walks.flatMap((one) => {
      const left = [...one.legs];
      for (const leg of legs) {
        const place = left.findIndex((other) => key(other) === key(leg));
        if (place < 0) return [];
        left.splice(place, 1);
      }
      return left;
    });
  }

  /** Whether some legal move places Apaches, moves them, or takes a hideout. */
  can(verb: "place" | "move" | "take" | "lay" | "free"): boolean {
    return this.legal.some((move) => verbOf(move) === verb);
  }

  /** The quarters where some of the reserve can be placed. */
  get placeable(): number[] {
    return [...new Set(this.legal.flatMap((move) => placingOf(move)?.quarter ?? []))];
  }
}

/** How one's gang changes, by quarter and kind. */
export type Changes = Map<number, Counts>;

export function changesOf(legs: Leg[], placing: { quarter: number; counts: Counts } | null = null): Changes {
  const changes: Changes = new Map();
  const change = (quarter: number, kind: Kind, by: number) => {
    const before = changes.get(quarter) ?? NOBODY;
    changes.set(quarter, { ...before, [kind]: before[kind] + by });
  };
  for (const { kind, start, to } of legs) {
    change(start, kind, -1);
    change(to, kind, 1);
  }
  if (placing) for (const kind of KINDS) if (placing.counts[kind]) change(placing.quarter, kind, placing.counts[kind]);
  return changes;
}

/** A quarter as it would be afterwards: how many one would have, and with whom one would tie. */
export interface Prospect {
  quarter: number;
  before: number;
  after: number;
  ties: number[];
}

type Standing = Pick<ApachesView, "leaders" | "novices" | "recruits" | "seats">;

/** AP-9, told before it is done: the sizes that changes would lead to, and the ties they would make. */
export function prospects(view: Standing, me: number, changes: Changes): Prospect[] {
  return QUARTERS.filter((quarter) => changes.has(quarter)).map((quarter) => {
    const before = sizeIn(view, me, quarter);
    const after = before + sizeOf(changes.get(quarter)!);
    const rivals = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== me);
    return { quarter, before, after, ties: rivals.filter((seat) => after > 0 && after !== before && sizeIn(view, seat, quarter) === after) };
  });
}
