/** Answers in advance, as one reads them: what is to be played, on which condition, and when. */

import type { ConditionInfo, ForeseenStep, GameSheet, OrderInfo, Pace } from "./wire";
import { say, type GameWords } from "./words.svelte";

/** Whether answers in advance are asked for at a table: live ones only where all have to answer before it goes on. */
export function takesOrders(sheet: GameSheet, pace: Pace): boolean {
  return sheet.steps.some((step) => step.is_together || (step.takes_orders && pace.kind === "turns"));
}

/** For which of the decisions that come: from the first to the last. */
export type Span = readonly [first: number, last: number];

/** What one is offered: the next time, a later one, several. */
export function spansUpTo(most: number): Span[] {
  const spans: Span[] = [[1, 1], [2, 2], [3, 3], [1, 2], [1, 3], [1, 5], [1, most]];
  return spans.filter(([, last]) => last <= most);
}

export function saySpan([first, last]: Span): string {
  return first === 1 && last > 1 ? say("page-ahead-times", { last }) : say("page-ahead-time", { first });
}

/** A condition in a sentence; numbers that are not known are left open. */
export function sayCondition(words: GameWords, info: ConditionInfo, numbers: (number | null)[], nameOf: (seat: number) => string): string {
  const values: Record<string, unknown> = {};
  info.parameters.forEach((part, place) => {
    const number = numbers[place] ?? null;
    values[part.name] = number === null ? "…" : part.kind === "number" ? number : words.value(part.kind, number, nameOf);
  });
  return words.say(`ahead-if-${info.name}`, values);
}

export interface SaidOrder {
  order: OrderInfo;
  step: string;
  move: string;
  condition: string;
  span: string;
  /** Why it was not played, where one is asked oneself. */
  why: string;
}

/** An order as its person reads it; `steps` say what its numbers stand for. */
export function sayOrder(words: GameWords, order: OrderInfo, steps: ForeseenStep[], nameOf: (seat: number) => string): SaidOrder {
  const info = steps.find((one) => one.step === order.step)?.conditions.find((one) => one.name === order.condition);
  return {
    order,
    step: words.say(`ahead-${order.step}`),
    move: words.move(order),
    condition: info ? sayCondition(words, info, order.numbers, nameOf) : "",
    span: order.first === 1 && order.last === 1 ? "" : saySpan([order.first, order.last]),
    why: whyNot(words, order),
  };
}

/** Why an order was not played, where its person is asked. */
export function whyNot(words: GameWords, order: OrderInfo): string {
  if (order.reason) {
    const code = order.article ? "refused" : order.reason;
    const problem = { type: "problem" as const, id: "", code, status: 422, variables: { move: order.move }, article: order.article, reason: order.reason };
    return say("page-ahead-lapsed", { why: words.problem(problem) });
  }
  return order.is_unmet ? say("page-ahead-unmet") : "";
}
