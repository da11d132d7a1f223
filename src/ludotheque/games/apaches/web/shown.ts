/** What moves in the city while an event is shown. */

import type { GameEvent } from "$lib/board";
import { BOURGEOIS, contentOf, FENCE, hideoutOf, KINDS, quarterOf, type Kind } from "./city";

/** What flies from one place of the drawing to another. */
export type Cargo =
  | { what: "apache"; seat: number; kind: Kind; count: number }
  | { what: "money"; sum: number }
  | { what: "hideout"; quarter: number }
  | { what: "bourgeois" };

/** Places are named as their stops are: `quarter-3`, `gang-0`, `hospital`, `aside`. */
export interface Flight {
  from: string;
  to: string;
  cargo: Cargo;
}

/** The quarter that an event is about. */
export function spotOf(event: GameEvent | null): number | null {
  if (event?.event === "moved") return Number(event.to);
  if (event?.event === "fenced") return FENCE;
  if (event?.event === "attacked") return BOURGEOIS;
  return event?.quarter === undefined ? null : Number(event.quarter);
}

/** What an event sends from where to where. */
export function flightsOf(event: GameEvent): Flight[] {
  const flights: Flight[] = [];
  const seat = Number(event.seat);
  const gang = `gang-${seat}`;
  const quarter = `quarter-${spotOf(event)}`;
  const fly = (from: string, to: string, cargo: Cargo) => flights.push({ from, to, cargo });
  const go = (from: string, to: string, kind: Kind, count: number) => {
    if (count > 0) fly(from, to, { what: "apache", seat, kind, count });
  };
  const pay = (from: string) => {
    if (Number(event.sum) > 0) fly(from, gang, { what: "money", sum: Number(event.sum) });
  };

  switch (event.event) {
    case "chosen":
      fly(quarter, gang, { what: "hideout", quarter: Number(event.quarter) });
      break;
    case "placed":
      for (const kind of KINDS) go(gang, quarter, kind, Number(event[`${kind}s`]));
      break;
    case "moved":
      go(`quarter-${event.from}`, quarter, KINDS[Number(event.kind)]!, 1);
      break;
    case "freed":
      go("prison", gang, "leader", 1);
      break;
    case "money-won":
    case "burgled":
      pay(quarter);
      break;
    case "robbed":
      pay(`gang-${event.victim}`);
      break;
    case "reinforced":
      go("aside", gang, "recruit", Number(event.recruits));
      break;
    case "hurt":
      go(quarter, "hospital", "leader", 1);
      break;
    case "killed":
      go(quarter, "cemetery", "leader", 1);
      break;
    case "jailed":
      go(quarter, "prison", "leader", 1);
      break;
    case "fenced":
      pay(quarter);
      go("aside", gang, "recruit", Number(event.recruits));
      break;
    case "attacked":
      fly(quarter, gang, { what: "bourgeois" });
      break;
    case "came-back":
      go("hospital", gang, "leader", Number(event.healed));
      go("prison", gang, "leader", Number(event.released));
      break;
    case "recruited":
      go("aside", gang, "recruit", Number(event.recruits));
      break;
    case "bourgeois-shown":
      pay(`quarter-${BOURGEOIS}`);
      break;
    case "policeman-shown":
      go(gang, "prison", "leader", Number(event.leaders));
      break;
  }
  return flights;
}

/** The hideout that an event lays, by its quarter and content. */
export function laidBy(event: GameEvent | null): { quarter: number; content: number } | null {
  if (event?.event !== "laid") return null;
  const hideout = hideoutOf(Number(event.quarter), Number(event.content));
  return { quarter: quarterOf(hideout), content: contentOf(hideout) };
}
