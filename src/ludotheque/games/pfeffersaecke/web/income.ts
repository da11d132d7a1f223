/** PF-9, PF-10: what a turn will pay, shown before it is taken. */

import type { Chart } from "./chart";
import type { Shown } from "./shown";
import { LIES } from "./view";

/** What a city pays a seat as things lie; 0 where it pays nothing. */
export function cityIncome(chart: Chart, shown: Shown, city: number, seat: number): number {
  const posts = shown.posts[city];
  if (shown.discs[city] !== LIES || !posts.includes(seat)) return 0;
  if (shown.centre[city] && seat === shown.turn) return 0;
  return chart.rate * (chart.places[city].number - posts.length);
}

/** What all cities and the turn itself pay a seat. */
export function wholeIncome(chart: Chart, shown: Shown, seat: number): number {
  return chart.cities.reduce((sum, city) => sum + cityIncome(chart, shown, city.index, seat), chart.base);
}

/** The regions where a seat has a post. */
export function regionsOf(chart: Chart, shown: Pick<Shown, "posts">, seat: number): Set<number> {
  return new Set(chart.places.filter((place) => shown.posts[place.index].includes(seat)).map((place) => place.region));
}
