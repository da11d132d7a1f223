/** Which squares and pieces a move is about: where one taps for it, and where it ends. */

import type { Move } from "$lib/board";
import { HOUSE, type Ring, type ZockView } from "./ring";

export type Piece = "king" | "pawn";

/** Where one taps: the die, one's purse, a piece in one's house, or a square (and a piece on it). */
export interface Target {
  at: "die" | "purse" | "house" | "ring";
  square: number;
  piece: Piece | null;
}

/** The legal moves of one question, found by where one taps. */
export class Targets {
  private readonly origins: { target: Target; move: Move }[];
  private readonly landings: { square: number; move: Move }[];

  constructor(
    private readonly legal: Move[],
    private readonly view: ZockView,
    private readonly ring: Ring,
    private readonly me: number | null,
  ) {
    this.origins = me === null ? [] : legal.map((move) => ({ target: this.origin(move.move), move }));
    this.landings = this.origins.flatMap(({ move }) => {
      const square = this.landing(move.move);
      return square === null ? [] : [{ square, move }];
    });
  }

  /** The moves that begin at a square, with its king or a pawn of it where that is asked. */
  from(square: number, piece: Piece | null = null): Move[] {
    return this.movesAt((target) => target.at === "ring" && target.square === square && fits(target, piece));
  }

  /** The moves that end on a square. */
  onto(square: number): Move[] {
    return this.landings.filter((one) => one.square === square).map((one) => one.move);
  }

  /** The moves that bring a piece out of one's house. */
  out(piece: Piece): Move[] {
    return this.movesAt((target) => target.at === "house" && target.piece === piece);
  }

  get throws(): Move[] {
    return this.movesAt((target) => target.at === "die");
  }

  /** The repayments, the largest first. */
  get repayments(): Move[] {
    return this.movesAt((target) => target.at === "purse").reverse();
  }

  /** The moves of cashing in. */
  get cashings(): Move[] {
    return this.legal.filter(({ move }) => move.startsWith("cash "));
  }

  /** The squares where moves end. */
  get landed(): number[] {
    return [...new Set(this.landings.map((one) => one.square))];
  }

  /** The squares that moves are about, where they begin and where they end. */
  get squares(): number[] {
    const begun = this.origins.flatMap(({ target }) => (target.at === "ring" ? [target.square] : []));
    return [...new Set([...this.landed, ...begun])];
  }

  /** The squares on which one must say whether the king or a pawn is meant. */
  get parted(): [number, Piece][] {
    return this.squares.flatMap((square) => this.parts(square).map((piece): [number, Piece] => [square, piece]));
  }

  /** King and pawn of a square, where they have different moves. */
  parts(square: number): Piece[] {
    const pieces = (["king", "pawn"] as const).filter((piece) =>
      this.origins.some(({ target }) => target.at === "ring" && target.square === square && target.piece === piece),
    );
    return pieces.length === 2 ? pieces : [];
  }

  /** Where one taps for a move. */
  origin(line: string): Target {
    const [verb, first, second] = line.split(" ");
    if (verb === "throw") return { at: "die", square: 0, piece: null };
    if (verb === "repay") return { at: "purse", square: 0, piece: null };
    if (verb === "cash") return { at: "ring", square: Number(first), piece: null };
    const piece = first as Piece;
    if (verb === "out") return { at: "house", square: 0, piece };
    return { at: "ring", square: second ? Number(second) : this.kingSquare, piece };
  }

  /** The square where a move ends on the ring, if it does. */
  landing(line: string): number | null {
    if (this.me === null) return null;
    const [verb] = line.split(" ");
    if (verb === "out") return this.ring.square(this.me, this.view.die);
    if (verb !== "move") return null;
    return ((this.origin(line).square + this.view.die - 1) % this.ring.squares) + 1;
  }

  /** The line that a tap on a square would mean, were it allowed. */
  meant(square: number, piece: Piece | null): string {
    if (this.view.step === "decide" || this.view.step === "repay") return `cash ${square}`;
    if (this.view.step === "go-back") return `back ${piece ?? "pawn"}`;
    return piece === "king" ? "move king" : `move pawn ${square}`;
  }

  private get kingSquare(): number {
    const step = this.me === null ? HOUSE : this.view.places[3 * this.me];
    return this.me === null || step <= HOUSE ? 0 : this.ring.square(this.me, step);
  }

  private movesAt(isThere: (target: Target) => boolean): Move[] {
    return this.origins.filter(({ target }) => isThere(target)).map(({ move }) => move);
  }
}

function fits(target: Target, piece: Piece | null): boolean {
  return piece === null || target.piece === null || target.piece === piece;
}
