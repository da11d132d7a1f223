/** The board in words, for those who hear it and for whoever looks closely. */

import type { Person } from "$lib/board";
import type { Say } from "$lib/sentences";
import {
  backOf, BOURGEOIS, City, contentOf, gangIn, isOpen, leadingIn, playerOf, POLICEMAN, quarterOf, reserveOf, sizeOf, turnsOf, type ApachesView,
} from "./city";
import type { AwayPlace } from "./layout";
import { noteOn } from "./notes";

/** All that sentences about a table need. */
export interface Telling {
  view: ApachesView;
  city: City;
  people: Person[];
  me: number | null;
  say: Say;
}

const contentWords = (say: Say, contents: number[]) => contents.map((content) => say(`content-${content}`)).join(", ");

/** The name of a quarter, with its colour where it has one. */
export function nameOf({ city, say }: Telling, quarter: number): string {
  if (quarter >= BOURGEOIS) return say(`board-quarter-${quarter}`);
  const colour = say(`board-colour-${city.quarter(quarter).colour.replace(" ", "-")}`);
  return say("board-quarter", { quarter, colour });
}

/** What may lie in a quarter, as far as the reader can know. */
export function noteWords(telling: Telling, quarter: number): string[] {
  const { view, city, me, say } = telling;
  if (quarter >= BOURGEOIS) return [];
  const note = noteOn(view, city, me, quarter);
  if (note.marks.some(({ mark }) => mark === "found")) return [say("board-found", { contents: contentWords(say, note.possible) })];
  const held = note.marks.filter(({ mark }) => mark === "held").map(({ content }) => content);
  return [
    say(note.isSure ? "board-sure" : "board-possible", { contents: contentWords(say, note.possible) }),
    ...(held.length ? [say("board-held-there", { contents: contentWords(say, held) })] : []),
  ];
}

/** Who stands in a quarter, and who leads. */
export function gangWords({ view, people, say }: Telling, quarter: number): string[] {
  const here = people.filter(({ seat }) => sizeOf(gangIn(view, seat, quarter)));
  if (!here.length) return [say("board-nobody")];
  const leader = leadingIn(view, view.seats, quarter);
  return here.map(({ seat, name }) => {
    const { leader: leaders, novice: novices, recruit: recruits } = gangIn(view, seat, quarter);
    return say(seat === leader ? "board-here-leading" : "board-here", { name, count: leaders + novices + recruits, leaders, novices, recruits });
  });
}

/** A quarter: its name, what may lie there, who stands there, and what it touches. */
export function quarterWords(telling: Telling, quarter: number): string {
  const { view, city, say } = telling;
  if (!isOpen(view, quarter)) return [nameOf(telling, quarter), say("board-quarter-closed")].join(" ");
  const touched = city.quarter(quarter).touches.filter((other) => isOpen(view, other));
  const stack = view.turn === 0 && quarter < BOURGEOIS ? [say("board-stack", { count: view.stacks[quarter - 1] })] : [];
  return [
    nameOf(telling, quarter),
    ...noteWords(telling, quarter),
    ...stack,
    ...gangWords(telling, quarter),
    say("board-touches", { quarters: touched.join(", ") }),
  ].join(" ");
}

/** A quarter in short, for whoever looks at it closely and sees the rest. */
export function closeWords(telling: Telling, quarter: number): string {
  const isShut = !isOpen(telling.view, quarter);
  const known = isShut ? [telling.say("board-quarter-closed")] : [...noteWords(telling, quarter).slice(0, 1), ...gangWords(telling, quarter)];
  return [nameOf(telling, quarter), ...known].join(" ");
}

/** A seat's money where it is known; at the end everybody's is counted. */
export function moneyOf(view: Pick<ApachesView, "money" | "wallets" | "totals">, seat: number): number | null {
  if (view.totals[seat] >= 0) return view.totals[seat];
  return (view.money.length ? view.money[seat] : view.wallets[seat]) ?? null;
}

/** The quarters of somebody's hideouts. */
export function hideoutsOf(view: ApachesView, seat: number): number[] {
  return view.hands[seat].map(backOf);
}

/** The bourgeois that somebody keeps, each known or not. */
export function keptBy(view: ApachesView, seat: number): (number | null)[] {
  const kept = view.attacked[seat];
  return typeof kept === "number" ? Array<null>(kept).fill(null) : kept;
}

/** A gang's reserve, its hideouts, its money, its bourgeois. */
export function gangCardWords({ view, people, me, say }: Telling, seat: number): string {
  const name = people[seat].name;
  const { leader: leaders, novice: novices, recruit: recruits } = reserveOf(view, seat);
  const hideouts = hideoutsOf(view, seat);
  const money = moneyOf(view, seat);
  const kept = keptBy(view, seat);
  return [
    say("board-reserve", { name, leaders, novices, recruits }),
    ...(hideouts.length ? [say("board-hideouts", { quarters: hideouts.join(", ") })] : []),
    money === null ? say("board-money-secret") : say("board-money", { sum: money }),
    ...(kept.length ? [say("board-kept", { count: kept.length })] : []),
    ...(seat === me ? kept.flatMap((who) => (who === null ? [] : [say(who === POLICEMAN ? "board-kept-policeman" : "board-kept-bourgeois")])) : []),
    ...(view.first === seat ? [say("board-first")] : []),
    ...(playerOf(view) === seat ? [say("board-on-turn")] : []),
  ].join(" ");
}

/** Hospital, prison, cemetery or bench, and who is there. */
export function awayWords({ view, people, say }: Telling, place: AwayPlace): string {
  if (place === "aside") return say("board-aside", { count: view.recruits_aside });
  const here = people.filter(({ seat }) => view[place][seat]);
  const names = here.map(({ seat, name }) => say("board-so-many", { name, count: view[place][seat] })).join(", ");
  return here.length ? say(`board-${place}`, { names }) : say(`board-${place}-empty`);
}

/** A hideout in one's own hand. */
export function tileWords(say: Say, hideout: number): string {
  return say("board-tile", { quarter: quarterOf(hideout), content: say(`content-${contentOf(hideout)}`) });
}

/** Round, turn and the order in which it is played. */
export function editionWords({ view, city, people, say }: Telling): string[] {
  const turns = turnsOf(view, city);
  const names = view.order.map((seat) => people[seat].name).join(", ");
  return [
    `${say("board-round", { round: view.round, rounds: city.rounds })}.`,
    view.turn ? `${say("board-turn", { turn: view.turn, turns })}.` : `${say("board-taking")}.`,
    view.turn === turns ? say("board-order-last", { names }) : say("board-order-is", { names }),
  ];
}
