/** What the reader holds while a move is built tap by tap: Apaches from the reserve, or one that walks. */

import type { Move } from "$lib/board";
import { BOURGEOIS, KINDS, NOBODY, reserveOf, sizeOf, type ApachesView, type City, type Counts, type Kind } from "./city";
import { changesOf, endOf, legsOf, Options, placeLine, placingOf, walkLine, type Changes, type Leg } from "./plan";

export interface Around {
  view: ApachesView;
  city: City;
  me: number | null;
  options: Options;
  chosen: Move | null;
  onpick: (move: Move) => void;
  onforbidden: (line: string) => void;
}

export class Hands {
  /** Taken up from the reserve, not yet anywhere. */
  held: Counts = $state.raw(NOBODY);
  /** The Apache that is about to leave its quarter. */
  walker: { kind: Kind; start: number } | null = $state.raw(null);
  /** Ways that are settled, where the move needs or may have another. */
  legs: Leg[] = $state.raw([]);
  /** The quarter that is looked at closely. */
  opened: number | null = $state(null);
  /** What was last said to be placed, and where. */
  private draft: { quarter: number; counts: Counts } | null = $state.raw(null);

  constructor(private readonly around: () => Around) {}

  get isEmpty(): boolean {
    return !sizeOf(this.held) && !this.walker && !this.legs.length;
  }

  /** Whether somebody is in hand who still has to be brought somewhere. */
  get isGoing(): boolean {
    return this.walker !== null || sizeOf(this.held) > 0;
  }

  /** Whether a second Apache must move too. */
  get needsAnother(): boolean {
    const { chosen } = this.around();
    return this.legs.length === 1 && !this.walker && (chosen === null || !legsOf(chosen).length);
  }

  /** What is being placed in a quarter: as chosen, or as said before another kind is added. */
  placing(quarter: number): Counts {
    const { chosen } = this.around();
    const placed = (chosen && placingOf(chosen)) ?? this.draft;
    return placed?.quarter === quarter ? placed.counts : NOBODY;
  }

  putDown(): void {
    this.draft = null;
    this.held = NOBODY;
    this.walker = null;
    this.legs = [];
  }

  /** What is being done to the quarters: what is chosen, or what is in hand. */
  changes(quarter: number | null = null): Changes {
    const { chosen } = this.around();
    if (this.walker) {
      const legs = quarter === null || quarter === this.walker.start ? this.legs : [...this.legs, { ...this.walker, to: quarter }];
      return changesOf(legs);
    }
    if (sizeOf(this.held)) return quarter === null ? new Map() : changesOf([], { quarter, counts: this.held });
    if (chosen) return changesOf(legsOf(chosen), placingOf(chosen));
    return changesOf(this.legs);
  }

  /** Where the Apache in hand can go, or where those from the reserve can. */
  get goals(): number[] {
    const { options } = this.around();
    if (this.walker) {
      const { kind, start } = this.walker;
      return options.further(this.legs).filter((leg) => leg.kind === kind && leg.start === start).map(({ to }) => to);
    }
    return sizeOf(this.held) ? options.placeable.filter((quarter) => options.placing(this.held, quarter)) : [];
  }

  /** Whether one of that kind can leave a quarter now. */
  canLeave(kind: Kind, start: number): boolean {
    return this.around().options.further(this.startedLegs()).some((leg) => leg.kind === kind && leg.start === start);
  }

  /** A tap on one's reserve: one more is taken up. */
  takeUp(kind: Kind): void {
    const { view, me, options, chosen, onforbidden } = this.around();
    if (me === null) return;
    const placed = chosen && placingOf(chosen);
    if (placed) return this.place({ ...placed.counts, [kind]: placed.counts[kind] + 1 }, placed.quarter);
    const held = { ...this.held, [kind]: this.held[kind] + 1 };
    if (!options.can("place") || held[kind] > reserveOf(view, me)[kind]) {
      onforbidden(placeLine(held, options.placeable[0] ?? BOURGEOIS));
      return;
    }
    this.putDown();
    this.held = held;
  }

  /** A tap on one's own Apaches in a quarter: one gets up to leave. */
  getUp(kind: Kind, start: number): void {
    const { city, onforbidden } = this.around();
    if (this.walker?.kind === kind && this.walker.start === start) {
      this.walker = null;
      return;
    }
    const legs = this.startedLegs();
    if (!this.around().options.further(legs).some((leg) => leg.kind === kind && leg.start === start)) {
      if (legs.length && this.around().options.further([]).some((leg) => leg.kind === kind && leg.start === start)) {
        this.putDown();
        this.walker = { kind, start };
        return;
      }
      onforbidden(walkLine([...legs, { kind, start, to: city.quarter(start).touches[0] }]));
      return;
    }
    this.held = NOBODY;
    this.legs = legs;
    this.walker = { kind, start };
    this.opened = null;
  }

  /** Put so many of the reserve into a quarter. */
  place(counts: Counts, quarter: number): void {
    const { options, onpick, onforbidden } = this.around();
    const move = options.placing(counts, quarter);
    if (move) {
      this.putDown();
      this.draft = { quarter, counts };
      onpick(move);
    } else onforbidden(placeLine(counts, quarter));
  }

  /** Lead the walker, or what is held, into a quarter; `false` where nothing is in hand. */
  bring(quarter: number): boolean {
    const { options, onpick, onforbidden } = this.around();
    if (this.walker) {
      const { kind, start } = this.walker;
      if (start === quarter) {
        this.walker = null;
        return true;
      }
      const legs = [...this.legs, { kind, start, to: quarter }];
      const move = options.walk(legs);
      if (move) {
        this.walker = null;
        this.legs = legs;
        onpick(move);
      } else if (options.further(legs).length) {
        this.walker = null;
        this.legs = legs;
      } else onforbidden(walkLine(legs));
      return true;
    }
    if (!sizeOf(this.held)) return false;
    this.place(this.held, quarter);
    return true;
  }

  /** A tap on a quarter. */
  tap(quarter: number): void {
    const { view, options, chosen, onpick, onforbidden } = this.around();
    if (options.can("take") || view.step === "take") {
      const move = options.named(`take ${quarter}`);
      if (move) onpick(move);
      else if (options.legal.length) onforbidden(quarter < BOURGEOIS ? `take ${quarter}` : placeLine({ ...NOBODY, leader: 1 }, quarter));
      else this.opened = quarter;
      return;
    }
    if (this.bring(quarter)) return;
    const pending = this.needsAnother ? this.legs[0] : null;
    if (pending?.to === quarter) onforbidden(walkLine([pending]));
    else if (chosen && endOf(chosen) === quarter) onpick(chosen);
    else this.opened = this.opened === quarter ? null : quarter;
  }

  /** The ways that a further one is added to: those of one Apache, settled or previewed. */
  private startedLegs(): Leg[] {
    const { chosen } = this.around();
    const legs = this.legs.length ? this.legs : chosen ? legsOf(chosen) : [];
    return legs.length === 1 ? legs : [];
  }
}

/** The kinds of which somebody has any. */
export function present(counts: Counts): Kind[] {
  return KINDS.filter((kind) => counts[kind] > 0);
}
