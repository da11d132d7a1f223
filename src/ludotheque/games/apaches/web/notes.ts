/**
 * The notes: which contents a quarter may still have, as far as one seat can know.
 *
 * They are made from the printed places, the hideouts laid (everyone has seen them) and the seat's
 * own hand (AP-11), and from nothing else. Whoever only watches has no hand.
 */

import { hideoutOf, type ApachesView, type City } from "./city";

/** A printed place: under a roof, in one's own hand, still possible, or what was found there. */
export type Mark = "covered" | "held" | "possible" | "found";

export interface Note {
  quarter: number;
  /** By place, in the order in which they are printed. */
  marks: { content: number; mark: Mark }[];
  /** The contents that remain possible. */
  possible: number[];
  /** Whether only one content remains. */
  isSure: boolean;
}

type Seen = Pick<ApachesView, "covered" | "uncovered" | "hands">;

/** What one seat can note down about a quarter. */
export function noteOn(view: Seen, city: City, me: number | null, quarter: number): Note {
  const laid = new Set(view.covered);
  const own = new Set(me === null ? [] : view.hands[me]);
  const found = view.uncovered[quarter - 1] ?? 0;
  const marks = city.quarter(quarter).places.map((content): { content: number; mark: Mark } => {
    const hideout = hideoutOf(quarter, content);
    if (found === hideout) return { content, mark: "found" };
    if (laid.has(hideout) || found) return { content, mark: "covered" };
    return { content, mark: own.has(hideout) ? "held" : "possible" };
  });
  const possible = marks.filter(({ mark }) => mark === "possible" || mark === "found").map(({ content }) => content);
  return { quarter, marks, possible, isSure: possible.length === 1 };
}
