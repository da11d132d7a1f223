/** Which places, roads and tiles a move is about: where one taps for it. */

import type { Move } from "$lib/board";
import { verbOf } from "$lib/sentences";
import type { Chart, Place } from "./chart";
import type { PfeffersaeckeView } from "./view";

/** The legal moves of one question, found by where one taps. */
export class Targets {
  constructor(
    readonly legal: Move[],
    private readonly chart: Chart,
    private readonly view: PfeffersaeckeView,
    private readonly me: number | null,
  ) {}

  /** The moves about a place; the plainest or cheapest first. */
  at(place: Place): Move[] {
    return this.legal.filter((move) => move.place === place.id).toSorted((a, b) => this.cost(a) - this.cost(b));
  }

  /** The move that doubles the extension of a place with a safe-conduct. */
  twice(place: Place): Move | undefined {
    return this.legal.find((move) => move.move === `extend-twice ${place.id}`);
  }

  /** The moves that open a post, each over its own road. */
  get openings(): Move[] {
    return this.legal.filter((move) => verbOf(move) === "open");
  }

  get done(): Move | undefined {
    return this.legal.find((move) => move.move === "done");
  }

  get income(): Move | undefined {
    return this.legal.find((move) => move.move === "income");
  }

  get doubleIncome(): Move | undefined {
    return this.legal.find((move) => move.move === "double-income");
  }

  /** The price of the road that a move takes; 0 for other moves. */
  price(move: Move): number {
    return verbOf(move) === "open" ? (move.amount ?? 0) : 0;
  }

  /** The line that a tap on a place would mean, were it allowed. */
  meant(place: Place): string {
    const step = this.view.step;
    if (step === "found") return place.isCity ? `place ${place.id}` : `found ${place.id}`;
    if (step === "place" && place.isCity) return `place ${place.id}`;
    if (step === "extend" && place.isCity) return `extend ${place.id}`;
    return this.wayTo(place);
  }

  /** The line that a tap on a phase's tile would mean. */
  meantByPhase(phase: number): string {
    if (phase === 1) return `place ${this.chart.cities[0].id}`;
    if (phase === 2) return `extend ${(this.chart.cities.find((city) => this.isMine(city.index)) ?? this.chart.cities[0]).id}`;
    return phase === 3 || phase === 4 ? "income" : "done";
  }

  /** Opening a post there, over a road from where one is; where there is none, from anywhere. */
  private wayTo(place: Place): string {
    const near = this.chart.roads
      .filter(({ one, other }) => one === place.index || other === place.index)
      .map(({ one, other, price }) => ({ start: one === place.index ? other : one, price }))
      .toSorted((a, b) => a.price - b.price);
    const own = near.find(({ start }) => this.isMine(start));
    if (own) return `open ${this.chart.places[own.start].id} ${place.id}`;
    if (this.isMine(place.index) && place.isCity) return `extend ${place.id}`;
    const anywhere = this.chart.places.find((one) => one !== place && this.isMine(one.index)) ?? this.chart.places[near[0]?.start ?? 0];
    return `open ${anywhere.id} ${place.id}`;
  }

  private isMine(place: number): boolean {
    return this.me !== null && (this.view.posts[place].includes(this.me) || this.view.opened_at === place);
  }

  private cost(move: Move): number {
    return verbOf(move) === "extend-twice" ? 1 : this.price(move);
  }
}
