/** The walk that is being chosen on the ring: who goes, and whom it takes along, leaves outside or banishes. */

import type { Move } from "$lib/board";
import { COLOURS, HOME, START, type Ring } from "./ring";
import { readWalk, Walks, writeWalk, type Named, type Part } from "./walks";

/** Somebody whom the chosen walk may name. */
export interface Choice {
  part: Part;
  named: Named;
  /** How many of them. */
  most: number;
}

export interface Around {
  me: number | null;
  ring: Ring;
  /** Where the apprentices stand. */
  places: number[];
  legal: Move[];
  chosen: Move | null;
  isHappening: boolean;
  /** Play a line, or say why it cannot be. */
  act: (line: string) => void;
  onpick: (move: Move) => void;
  onforbidden: (line: string) => void;
}

const PARTS: Part[] = ["with", "banishing", "outside"];
const lineFrom = (place: number) => `move ${place === START ? "start" : place === HOME ? "home" : place}`;

/** The name of a choice among the stops of the board. */
export function choiceName({ part, named }: Pick<Choice, "part" | "named">): string {
  return `${part}-${COLOURS[named.colour]}-${named.space}`;
}

export class Walking {
  private readonly walks: Walks = $derived.by(() => new Walks(this.around().isHappening ? [] : this.around().legal));
  /** Where walks end, and where they begin. */
  private readonly ends: Map<number | null, number> = $derived.by(
    () => new Map(this.walks.origins.map((origin) => [this.walks.end(origin), origin])),
  );
  /** The chosen walk. */
  readonly draft = $derived.by(() => {
    const { chosen } = this.around();
    return chosen ? readWalk(chosen.move) : null;
  });
  /** Whom the chosen walk may take along, leave before the village, or banish. */
  readonly choices: Choice[] = $derived.by(() => {
    const draft = this.draft;
    if (!draft) return [];
    const isAlong = ({ space, colour }: Named) => draft.parts.with.some((one) => one.space === space && one.colour === colour);
    return PARTS.flatMap((part) =>
      this.walks
        .choices(draft.origin, part)
        .filter(({ named }) => part !== "outside" || isAlong(named))
        .map((choice) => ({ ...choice, part })),
    );
  });
  /** The apprentices that may walk, as long as none is chosen. */
  readonly marked: number[] = $derived.by(() => {
    const { chosen, places, ring, me } = this.around();
    if (chosen) return [];
    return places.flatMap((place, one) => (ring.owner(one) === me && this.walks.origins.includes(place) ? [one] : []));
  });

  constructor(private readonly around: () => Around) {}

  /** Whether somebody may enter the reader's village. */
  get canEnter(): boolean {
    return this.ends.has(HOME);
  }

  isTarget(place: number, seat: number | null): boolean {
    return (this.walks.origins.includes(place) || this.ends.has(place)) && this.isMine(place, seat);
  }

  isChosen(place: number, seat: number | null): boolean {
    const { draft } = this;
    return draft !== null && (draft.origin === place || this.walks.end(draft.origin) === place) && this.isMine(place, seat);
  }

  /** The plain walk that a tap on a place means: from there, or to there. */
  moveAt(place: number): Move | undefined {
    const origin = place === HOME || !this.walks.origins.includes(place) ? this.ends.get(place) : place;
    return origin === undefined ? undefined : this.walks.plain(origin);
  }

  /** A tap on a place: it plays the chosen walk, adds somebody to it, or chooses another. */
  tap(place: number, seat: number | null): void {
    const { me, isHappening, chosen, act, onpick, onforbidden } = this.around();
    if (me === null || isHappening || (seat !== null && seat !== me)) return act(lineFrom(place));
    if (this.draft && chosen) {
      if (this.walks.end(this.draft.origin) === place) return onpick(chosen);
      const choice = this.choices.find(({ named, part }) => named.space === place && part !== "outside");
      if (choice) return this.toggle(choice.part, choice.named);
    }
    const move = this.moveAt(place);
    if (move) onpick(move);
    else onforbidden(this.meant(place));
  }

  /** Name somebody in the chosen walk, or no longer. */
  toggle(part: Part, named: Named): void {
    const move = this.draft && this.walks.toggled(this.draft, part, named);
    if (move) this.around().onpick(move);
  }

  /** The line that a tap on a place would mean, were it allowed: to walk from there, or to take somebody along. */
  private meant(place: number): string {
    const { places, ring, me } = this.around();
    const there = places.findIndex((one, apprentice) => one === place && ring.owner(apprentice) !== me);
    if (!this.draft || there < 0 || place >= START) return lineFrom(place);
    const { origin, parts } = this.draft;
    return writeWalk({ origin, parts: { ...parts, with: [...parts.with, { colour: ring.owner(there), space: place }] } });
  }

  /** Start squares and villages are each somebody's, the spaces of the ring everybody's. */
  private isMine(place: number, seat: number | null): boolean {
    return place < START || seat === this.around().me;
  }
}
