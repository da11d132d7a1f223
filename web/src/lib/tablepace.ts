/** The paces that a table is offered, and how they are said. */

import type { Pace } from "./wire";
import { say } from "./words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const pace = (changes: Partial<Pace>): Pace => ({ kind: "live", answer: 0, bank: 0, increment: 0, holiday: 14, late: "default", ...changes });

/** Where people sit at the table together. */
export const LIVE: Pace[] = [
  pace({}),
  pace({ answer: MINUTE }),
  pace({ answer: 5 * MINUTE }),
  pace({ bank: 10 * MINUTE, increment: 10 }),
  pace({ bank: 20 * MINUTE, increment: 15 }),
  pace({ bank: 45 * MINUTE, increment: 30 }),
];

/** Where they look in when they can. */
export const BY_TURNS: Pace[] = [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY].map((answer) => pace({ kind: "turns", answer, late: "bot" }));

/** What tells a pace from others, whatever happens when time is out. */
export function keyOf({ kind, answer = 0, bank = 0, increment = 0 }: Pace): string {
  return [kind, answer, bank, increment].join(" ");
}

/** Whether anybody's time is ever out. */
export const hasLimit = ({ answer, bank }: Pace): boolean => Boolean(answer || bank);

/** A span of time in words, by its largest unit that divides it. */
export function sayTime(seconds: number): string {
  const unit = seconds % DAY === 0 ? "days" : seconds % HOUR === 0 ? "hours" : seconds % MINUTE === 0 ? "minutes" : "seconds";
  const size = { days: DAY, hours: HOUR, minutes: MINUTE, seconds: 1 }[unit];
  return say("page-time", { unit, count: Math.round(seconds / size) });
}

export function sayPace({ answer = 0, bank = 0, increment = 0 }: Pace): string {
  if (bank) return say("page-pace-bank", { time: sayTime(bank), more: increment });
  return answer ? say("page-pace-answer", { time: sayTime(answer) }) : say("page-pace-free");
}

/** What is left of somebody's time, as short as a clock says it. */
export function sayLeft(seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  if (left >= DAY) return say("page-left-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  const rest = `${String(Math.floor((left % HOUR) / MINUTE)).padStart(left >= HOUR ? 2 : 1, "0")}`;
  if (left >= HOUR) return say("page-left-hours", { hours: Math.floor(left / HOUR), minutes: rest });
  return `${rest}:${String(left % MINUTE).padStart(2, "0")}`;
}
