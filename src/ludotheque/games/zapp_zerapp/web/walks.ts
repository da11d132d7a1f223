/** The walks one may choose from: where they begin and end, and whom one may take along or banish. */

import type { GameEvent, Move } from "$lib/board";
import { COLOURS, START } from "./ring";

/** An apprentice as a walk names it: its colour and its space. */
export interface Named {
  colour: number;
  space: number;
}

export type Part = "with" | "outside" | "banishing";
const PARTS: Part[] = ["with", "outside", "banishing"];

/** A walk, read from its line: `move 2 with red 5 outside green 5 banishing blue 5`. */
export interface Walk {
  origin: number;
  parts: Record<Part, Named[]>;
}

export function readWalk(line: string): Walk | null {
  const [verb, origin, ...rest] = line.split(" ");
  if (verb !== "move" || origin === undefined) return null;
  const walk: Walk = {
    origin: origin === "start" ? START : Number(origin),
    parts: { with: [], outside: [], banishing: [] },
  };
  let part: Part = "with";
  for (let place = 0; place < rest.length; ) {
    const word = rest[place]!;
    if (PARTS.includes(word as Part)) {
      part = word as Part;
      place += 1;
    } else {
      walk.parts[part].push({ colour: COLOURS.indexOf(word), space: Number(rest[place + 1]) });
      place += 2;
    }
  }
  return walk;
}

const same = (one: Named, other: Named) => one.colour === other.colour && one.space === other.space;
const order = (one: Named, other: Named) => one.space - other.space || one.colour - other.colour;

/** The line of a walk, as the rules write it. */
export function writeWalk({ origin, parts }: Walk): string {
  const named = PARTS.flatMap((part) =>
    parts[part].length ? [part, ...parts[part].toSorted(order).map(({ colour, space }) => `${COLOURS[colour]} ${space}`)] : [],
  );
  return ["move", origin === START ? "start" : origin, ...named].join(" ");
}

export function count(list: Named[], one: Named): number {
  return list.filter((other) => same(one, other)).length;
}

/** The walks among the legal moves. */
export class Walks {
  private readonly lines: Map<string, Move>;
  private readonly read: { walk: Walk; move: Move }[];

  constructor(legal: Move[]) {
    this.read = legal.flatMap((move) => {
      const walk = readWalk(move.move);
      return walk ? [{ walk, move }] : [];
    });
    this.lines = new Map(this.read.map(({ move }) => [move.move, move]));
  }

  get origins(): number[] {
    return [...new Set(this.read.map(({ walk }) => walk.origin))];
  }

  /** The walk from a place that takes nobody along and claims nobody. */
  plain(origin: number): Move | undefined {
    return this.lines.get(writeWalk({ origin, parts: { with: [], outside: [], banishing: [] } }));
  }

  /** Where a walk from that place ends, if that is told. */
  end(origin: number): number | null {
    const move = this.plain(origin);
    const told = move?.preview?.find((event: GameEvent) => event.event === "walked");
    return told ? Number(told.to) : null;
  }

  /** Whom a walk from that place may name in a part, and how many of each. */
  choices(origin: number, part: Part): { named: Named; most: number }[] {
    const found: { named: Named; most: number }[] = [];
    for (const { walk } of this.read) {
      if (walk.origin !== origin) continue;
      for (const named of walk.parts[part]) {
        const times = count(walk.parts[part], named);
        const known = found.find((one) => same(one.named, named));
        if (known) known.most = Math.max(known.most, times);
        else found.push({ named, most: times });
      }
    }
    return found;
  }

  /** The walk that names one more of those in a part, or none of them once all are named. */
  toggled(walk: Walk, part: Part, named: Named): Move | undefined {
    const more: Walk = { origin: walk.origin, parts: { ...walk.parts, [part]: [...walk.parts[part], named] } };
    const found = this.lines.get(writeWalk(more));
    if (found) return found;
    const without = (list: Named[]) => list.filter((one) => !same(one, named));
    const parts = { ...walk.parts, [part]: without(walk.parts[part]) };
    if (part === "with") parts.outside = without(parts.outside);
    return this.lines.get(writeWalk({ origin: walk.origin, parts }));
  }
}
