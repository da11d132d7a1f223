/** The settlement of a round, told quarter by quarter as its events come. */

import type { GameEvent, Person } from "$lib/board";
import type { Say } from "$lib/sentences";
import { BOURGEOIS, FENCE } from "./city";

/** What came of one quarter; the last row (quarter 0) tells of the end of the game. */
export interface Row {
  quarter: number;
  /** What was found there, where there was something to find. */
  content: number | null;
  events: GameEvent[];
}

/** What a gang has gained and lost in all. */
export interface Balance {
  francs: number;
  /** Leaders killed, hurt or jailed. */
  leaders: number;
  recruits: number;
  bourgeois: number;
}

export interface Settlement {
  /** The number of its first event, by which one is told from another. */
  number: number;
  rows: Row[];
  /** By seat. */
  balance: Balance[];
  isOver: boolean;
}

const NOTHING: Balance = { francs: 0, leaders: 0, recruits: 0, bourgeois: 0 };
const LOSSES = ["hurt", "killed", "jailed"];
const TOLD_AT_THE_END = ["bourgeois-shown", "policeman-shown", "operational"];

/** The record after one more event; `null` while there is nothing to tell. */
export function record(before: Settlement | null, event: GameEvent, seats: number): Settlement | null {
  const name = event.event ?? "";
  if (name === "uncovered" && (before === null || before.isOver)) {
    before = { number: event.number, rows: [], balance: Array.from({ length: seats }, () => NOTHING), isOver: false };
  }
  if (before === null || (before.isOver && !TOLD_AT_THE_END.includes(name))) return before;
  if (name === "round") return { ...before, isOver: true };
  const now: Settlement = { ...before, rows: [...before.rows], balance: before.balance.map((one) => ({ ...one })) };
  const seat = Number(event.seat);
  const sum = Number(event.sum);
  if (name === "uncovered") {
    now.rows.push({ quarter: Number(event.quarter), content: Number(event.content), events: [] });
    return now;
  }
  const quarter = quarterOf(event, now);
  if (quarter === null) return before;
  let row = now.rows.at(-1);
  if (!row || row.quarter !== quarter) now.rows.push((row = { quarter, content: null, events: [] }));
  now.rows[now.rows.length - 1] = { ...row, events: [...row.events, event] };
  const balance = now.balance[seat];
  if (["money-won", "burgled", "fenced", "bourgeois-shown", "operational"].includes(name)) balance.francs += sum;
  if (name === "robbed") {
    balance.francs += sum;
    now.balance[Number(event.victim)].francs -= sum;
  }
  if (name === "policeman-shown") {
    balance.francs -= sum;
    balance.leaders += Number(event.leaders);
  }
  if (LOSSES.includes(name)) balance.leaders++;
  if (name === "reinforced" || name === "fenced") balance.recruits += Number(event.recruits);
  if (name === "attacked") balance.bourgeois++;
  return now;
}

/** The quarter that an event of the settlement belongs to, 0 at the end of the game. */
function quarterOf(event: GameEvent, before: Settlement): number | null {
  const name = event.event ?? "";
  if (event.quarter !== undefined) return Number(event.quarter);
  if (name === "robbed") return before.rows.at(-1)?.quarter ?? null;
  if (name === "fenced") return FENCE;
  if (name === "attacked" || name === "attacked-whom") return BOURGEOIS;
  return TOLD_AT_THE_END.includes(name) ? 0 : null;
}

/** An event as a sentence of the game. */
export function sentence(say: Say, people: Person[], event: GameEvent): string {
  const values: Record<string, unknown> = { ...event };
  for (const who of ["seat", "victim"]) if (event[who] !== undefined) values[who] = people[Number(event[who])].name;
  for (const where of ["quarter", "from", "to"]) if (event[where] !== undefined) values[where] = say(`quarter-${event[where]}`);
  for (const what of ["content", "kind"]) if (event[what] !== undefined) values[what] = say(`${what}-${event[what]}`);
  if (event.who !== undefined) values.who = say(`bourgeois-${event.who}`);
  return say(`event-${event.event}`, values);
}

/** What a gang has gained and lost, in one line. */
export function balanceWords(say: Say, name: string, { francs, leaders, recruits, bourgeois }: Balance): string {
  const parts = [francs < 0 ? say("board-lost", { sum: -francs }) : say("board-gained", { sum: francs })];
  if (leaders) parts.push(say("board-lost-leaders", { count: leaders }));
  if (recruits) parts.push(say("board-gained-recruits", { count: recruits }));
  if (bourgeois) parts.push(say("board-gained-bourgeois", { count: bourgeois }));
  return say("board-balance", { name, parts: parts.join(" · ") });
}
