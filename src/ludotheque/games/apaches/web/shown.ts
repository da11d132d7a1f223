/** What lies on the drawn table while events are told: the last calm view and what came since. */

import type { GameEvent } from "$lib/board";
import { BOURGEOIS, contentOf, FENCE, hideoutOf, isOpen, KINDS, QUARTERS, quarterOf, type ApachesView, type City, type Kind } from "./city";

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

export interface Shown {
  view: ApachesView;
  /** The rest is the moment of one event. */
  event: GameEvent | null;
  flights: Flight[];
  /** The quarter that the event is about. */
  spot: number | null;
}

export function calm(view: ApachesView): Shown {
  return { view, event: null, flights: [], spot: null };
}

/** A copy that events may change. */
function copy(view: ApachesView): ApachesView {
  const lists = Object.entries(view).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value];
    return [name, value.map((one) => (Array.isArray(one) ? [...one] : one))];
  });
  return Object.fromEntries(lists) as ApachesView;
}

/** The table after one more event, as one seat sees it. */
export function tell(before: Shown, event: GameEvent, city: City, me: number | null): Shown {
  const view = copy(before.view);
  const now: Shown = { view, event, flights: [], spot: null };
  const seat = Number(event.seat);
  const sum = Number(event.sum);
  const quarter = Number(event.quarter);
  if (event.quarter !== undefined) now.spot = quarter;
  const own = QUARTERS.length * seat - 1;
  const fly = (from: string, to: string, cargo: Cargo) => now.flights.push({ from, to, cargo });
  const pay = (who: number, by: number) => {
    const purse = view.money.length ? view.money : view.wallets;
    const had = purse[who];
    if (had !== null && had !== undefined) purse[who] = had + by;
  };
  const lose = (place: "hospital" | "prison" | "cemetery") => {
    view.leaders[own + quarter]--;
    view[place][seat]++;
    fly(`quarter-${quarter}`, place, { what: "apache", seat, kind: "leader", count: 1 });
  };

  switch (event.event) {
    case "first-player":
      view.first = seat;
      view.order = view.order.map((_, place) => (seat + place) % view.seats);
      view.at = 0;
      break;
    case "round":
      gather(view);
      view.round = Number(event.round);
      view.turn = 0;
      view.covered = [];
      for (const one of QUARTERS) if (one < BOURGEOIS && isOpen(view, one)) view.stacks[one - 1] = city.quarter(one).places.length;
      view.uncovered.fill(0);
      break;
    case "chosen":
      view.stacks[quarter - 1]--;
      if (seat !== me) view.hands[seat].push(quarter);
      fly(`quarter-${quarter}`, `gang-${seat}`, { what: "hideout", quarter });
      break;
    case "taken":
      if (me !== null) {
        view.hands[me].push(hideoutOf(quarter, Number(event.content)));
        view.hands[me].sort((one, other) => one - other);
      }
      break;
    case "placed":
      for (const kind of KINDS) {
        const count = Number(event[`${kind}s`]);
        if (!count) continue;
        view[`${kind}s`][own + quarter] += count;
        view[`${kind}s_in_reserve`][seat] -= count;
        fly(`gang-${seat}`, `quarter-${quarter}`, { what: "apache", seat, kind, count });
      }
      break;
    case "moved": {
      const kind = KINDS[Number(event.kind)];
      const [from, to] = [Number(event.from), Number(event.to)];
      view[`${kind}s`][own + from]--;
      view[`${kind}s`][own + to]++;
      now.spot = to;
      fly(`quarter-${from}`, `quarter-${to}`, { what: "apache", seat, kind, count: 1 });
      break;
    }
    case "laid": {
      const hideout = hideoutOf(quarter, Number(event.content));
      const hand = view.hands[seat];
      const place = hand.findIndex((one) => one === hideout || one === quarter);
      if (place >= 0) hand.splice(place, 1);
      view.covered.push(hideout);
      break;
    }
    case "last-turn":
      view.order[Number(event.place) - 1] = seat;
      break;
    case "freed":
      view.prison[seat]--;
      view.leaders_in_reserve[seat]++;
      pay(seat, -sum);
      fly("prison", `gang-${seat}`, { what: "apache", seat, kind: "leader", count: 1 });
      break;
    case "uncovered":
      view.uncovered[quarter - 1] = hideoutOf(quarter, Number(event.content));
      view.stacks[quarter - 1] = 0;
      break;
    case "money-won":
    case "burgled":
      pay(seat, sum);
      fly(`quarter-${quarter}`, `gang-${seat}`, { what: "money", sum });
      break;
    case "robbed": {
      const victim = Number(event.victim);
      pay(victim, -sum);
      pay(seat, sum);
      fly(`gang-${victim}`, `gang-${seat}`, { what: "money", sum });
      break;
    }
    case "reinforced":
      fly("aside", `gang-${seat}`, { what: "apache", seat, kind: "recruit", count: 2 });
      break;
    case "hurt":
      lose("hospital");
      break;
    case "killed":
      lose("cemetery");
      break;
    case "jailed":
      lose("prison");
      break;
    case "fenced":
      now.spot = FENCE;
      pay(seat, sum);
      if (sum) fly(`quarter-${FENCE}`, `gang-${seat}`, { what: "money", sum });
      fly("aside", `gang-${seat}`, { what: "apache", seat, kind: "recruit", count: 1 });
      break;
    case "attacked": {
      now.spot = BOURGEOIS;
      if (typeof view.bourgeois === "number") view.bourgeois--;
      const kept = view.attacked[seat];
      if (typeof kept === "number") view.attacked[seat] = kept + 1;
      fly(`quarter-${BOURGEOIS}`, `gang-${seat}`, { what: "bourgeois" });
      break;
    }
    case "attacked-whom": {
      const kept = me === null ? 0 : view.attacked[me];
      if (Array.isArray(kept)) kept.push(Number(event.who));
      break;
    }
    case "came-back": {
      const [healed, released] = [Number(event.healed), Number(event.released)];
      view.hospital[seat] -= healed;
      view.prison[seat] -= released;
      view.leaders_in_reserve[seat] += healed + released;
      if (healed) fly("hospital", `gang-${seat}`, { what: "apache", seat, kind: "leader", count: healed });
      if (released) fly("prison", `gang-${seat}`, { what: "apache", seat, kind: "leader", count: released });
      break;
    }
    case "recruited":
      gather(view);
      view.recruits_in_reserve[seat] = Number(event.recruits);
      view.recruits_aside -= Number(event.recruits);
      fly("aside", `gang-${seat}`, { what: "apache", seat, kind: "recruit", count: Number(event.recruits) });
      break;
    case "bourgeois-shown":
      unmask(view, seat, Number(event.bourgeois), 0);
      pay(seat, sum);
      fly(`quarter-${BOURGEOIS}`, `gang-${seat}`, { what: "money", sum });
      break;
    case "policeman-shown":
      unmask(view, seat, 0, 1);
      pay(seat, -sum);
      if (Number(event.leaders)) {
        view.leaders_in_reserve[seat]--;
        view.prison[seat]++;
        fly(`gang-${seat}`, "prison", { what: "apache", seat, kind: "leader", count: 1 });
      }
      break;
    case "operational":
      gather(view);
      pay(seat, sum);
      break;
  }
  return now;
}

/** AP-28: leaders come back to the reserve; used novices, and recruits, are gone. */
function gather(view: ApachesView): void {
  if (![...view.leaders, ...view.novices, ...view.recruits].some(Boolean)) return;
  for (let seat = 0; seat < view.seats; seat++) {
    for (const quarter of QUARTERS) view.leaders_in_reserve[seat] += view.leaders[QUARTERS.length * seat + quarter - 1];
    view.recruits_aside += view.recruits_in_reserve[seat];
    view.recruits_in_reserve[seat] = 0;
  }
  view.recruits_aside += view.recruits.reduce((sum, count) => sum + count, 0);
  view.leaders.fill(0);
  view.novices.fill(0);
  view.recruits.fill(0);
}

function unmask(view: ApachesView, seat: number, bourgeois: number, policemen: number): void {
  const shown = [...Array<number>(bourgeois).fill(0), ...Array<number>(policemen).fill(1)];
  view.unmasked[seat] = [...view.unmasked[seat], ...shown];
  const kept = view.attacked[seat];
  view.attacked[seat] = typeof kept === "number" ? Math.max(0, kept - shown.length) : kept.slice(shown.length);
}

/** The hideout that an event lays, by its quarter and content. */
export function laidBy(event: GameEvent | null): { quarter: number; content: number } | null {
  if (event?.event !== "laid") return null;
  const hideout = hideoutOf(Number(event.quarter), Number(event.content));
  return { quarter: quarterOf(hideout), content: contentOf(hideout) };
}
