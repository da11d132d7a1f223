/** The city as the page knows it: quarters by their printed numbers, hideouts, and who stands where. */

import type { BoardProps } from "$lib/board";

/** The view of a table, as the state declares it. What a seat may not know is `null`, a count or a back. */
export interface ApachesView {
  seats: number;
  step: string;
  first: number;
  round: number;
  turn: number;
  order: number[];
  at: number;
  leaders: number[];
  novices: number[];
  recruits: number[];
  leaders_in_reserve: number[];
  novices_in_reserve: number[];
  recruits_in_reserve: number[];
  recruits_aside: number;
  recruits_won: number[];
  hospital: number[];
  prison: number[];
  cemetery: number[];
  /** By quarter: how many hideouts are on its stack. */
  stacks: number[];
  /** By seat: hideouts, or for others the quarters that their backs show. */
  hands: number[][];
  covered: number[];
  uncovered: number[];
  /** How many bourgeois nobody has attacked. */
  bourgeois: number | number[];
  /** By seat: the bourgeois kept face down, or how many. */
  attacked: (number | number[])[];
  unmasked: number[][];
  money: number[];
  wallets: (number | null)[];
  /** By seat: what was counted at the end, −1 until then. */
  totals: number[];
}

/** The view as the board reads it: in a replay with everything open, stacks are counted all the same. */
export function readView(view: Record<string, any>): ApachesView {
  const stacks = view.stacks.map((stack: number | number[]) => (typeof stack === "number" ? stack : stack.length));
  return { ...view, stacks } as ApachesView;
}

export const QUARTERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const BOURGEOIS = 8;
export const FENCE = 9;
export const POLICEMAN = 1;

export const KINDS = ["leader", "novice", "recruit"] as const;
export type Kind = (typeof KINDS)[number];
export type Counts = Record<Kind, number>;
export const NOBODY: Counts = { leader: 0, novice: 0, recruit: 0 };

/** What a place can hold, in the order of the rules; a content is its place in this list. */
export const CONTENTS = [
  "money 200", "money 300", "money 400", "money 500",
  "burglary 100", "burglary 200", "burglary 300", "burglary 400",
  "robbery", "reinforcements", "hurt", "killed", "jailed",
];
const FIRST_LOSS = 10;
const SPAN = 20;

export function isLoss(content: number): boolean {
  return content >= FIRST_LOSS;
}

/** What a content is paid with, 0 where it is not money. */
export function sumOf(content: number): number {
  return Number(CONTENTS[content].split(" ")[1] ?? 0);
}

export function kindOf(content: number): string {
  return CONTENTS[content].split(" ")[0];
}

/** The number of the hideout of a quarter with that content. */
export function hideoutOf(quarter: number, content: number): number {
  return SPAN * quarter + content;
}

export function quarterOf(hideout: number): number {
  return Math.floor(hideout / SPAN);
}

/** The quarter that a back shows, or that a hideout that is seen belongs to. */
export function backOf(seen: number): number {
  return seen < SPAN ? seen : quarterOf(seen);
}

export function contentOf(hideout: number): number {
  return hideout % SPAN;
}

/** The content that a move's data names (`money-300`). */
export function contentNamed(name: string): number {
  return CONTENTS.indexOf(name.replace("-", " "));
}

export interface Quarter {
  number: number;
  colour: string;
  touches: number[];
  /** What its printed places hold. */
  places: number[];
}

/** The nine quarters of a board file. */
export class City {
  private readonly quarters: Quarter[];
  /** So many rounds are played. */
  readonly rounds: number;

  constructor(terms: Pick<BoardProps["terms"], "board" | "options">) {
    this.rounds = terms.options.rounds;
    this.quarters = terms.board.quarter.map((table: { number: number; colour?: string; touches: number[]; places: string[] }) => ({
      number: table.number,
      colour: table.colour ?? "",
      touches: table.touches,
      places: table.places.map((place) => CONTENTS.indexOf(place)),
    }));
  }

  quarter(number: number): Quarter {
    return this.quarters[number - 1];
  }
}

/** AP-2: whether a quarter takes part. Its hideouts are on its stack, or were found at the settlement. */
export function isOpen(view: Pick<ApachesView, "stacks" | "uncovered">, quarter: number): boolean {
  return quarter >= BOURGEOIS || view.stacks[quarter - 1] > 0 || view.uncovered[quarter - 1] > 0;
}

type Standing = Pick<ApachesView, "leaders" | "novices" | "recruits">;

/** A seat's Apaches in a quarter. */
export function gangIn(standing: Standing, seat: number, quarter: number): Counts {
  const at = QUARTERS.length * seat + quarter - 1;
  return { leader: standing.leaders[at], novice: standing.novices[at], recruit: standing.recruits[at] };
}

export function sizeOf(counts: Counts): number {
  return counts.leader + counts.novice + counts.recruit;
}

/** How many Apaches a seat has in a quarter. */
export function sizeIn(standing: Standing, seat: number, quarter: number): number {
  return sizeOf(gangIn(standing, seat, quarter));
}

type Reserve = Pick<ApachesView, "leaders_in_reserve" | "novices_in_reserve" | "recruits_in_reserve">;

/** A seat's Apaches in reserve. */
export function reserveOf(reserve: Reserve, seat: number): Counts {
  return {
    leader: reserve.leaders_in_reserve[seat],
    novice: reserve.novices_in_reserve[seat],
    recruit: reserve.recruits_in_reserve[seat],
  };
}

/** The seat with the most Apaches in a quarter, `null` where there are none. */
export function leadingIn(standing: Standing, seats: number, quarter: number): number | null {
  let best: number | null = null;
  let most = 0;
  for (let seat = 0; seat < seats; seat++) {
    const size = sizeIn(standing, seat, quarter);
    if (size > most) [best, most] = [seat, size];
  }
  return best;
}

/** Whose turn it is, `null` when nobody's. */
export function playerOf(view: Pick<ApachesView, "order" | "at" | "step">): number | null {
  return view.step === "over" ? null : (view.order[view.at] ?? null);
}

/** So many turns a round has: as many as hideouts each. */
export function turnsOf(view: ApachesView, city: City): number {
  const open = QUARTERS.filter((quarter) => quarter < BOURGEOIS && isOpen(view, quarter));
  const dealt = open.reduce((sum, quarter) => sum + city.quarter(quarter).places.length - 1, 0);
  return dealt / view.seats;
}
