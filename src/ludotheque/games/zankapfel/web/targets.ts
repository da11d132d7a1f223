/** What the legal moves are about: where one taps for each of them. */

import type { Move } from "$lib/board";
import { CARDS, FARMERS, nameOf, NOWHERE, squareOf, type ZankapfelView } from "./orchard";

/** The legal moves of one question, found by where one taps. */
export class Targets {
  private readonly bySquare = new Map<number, Move[]>();
  private readonly byLine = new Map<string, Move>();

  constructor(
    legal: Move[],
    private readonly view: ZankapfelView,
  ) {
    for (const move of legal) {
      this.byLine.set(move.move, move);
      const square = this.squareOf(move.move);
      if (square !== NOWHERE) this.bySquare.set(square, [...(this.bySquare.get(square) ?? []), move]);
    }
  }

  get isEmpty(): boolean {
    return this.byLine.size === 0;
  }

  /** The moves that a square stands for. */
  at(square: number): Move[] {
    return this.bySquare.get(square) ?? [];
  }

  /** The legal move of that line. */
  find(line: string): Move | undefined {
    return this.byLine.get(line);
  }

  /** The move that one makes by tapping the sign of a colour. */
  ofColour(colour: number): Move | undefined {
    return this.find(`name ${CARDS[colour]}`) ?? this.find(`settle ${CARDS[colour]}`);
  }

  /** The square that a move is about: where the mayor would go, or what is taken. */
  squareOf(line: string): number {
    const [verb, ...parts] = line.split(" ");
    if (verb === "place" || verb === "remove" || verb === "go") return squareOf(parts[0]);
    if (verb === "offer") return squareOf(parts[1]);
    if (verb === "accept") return this.view.bribe_squares[FARMERS.indexOf(parts[0])];
    return verb === "keep" ? this.view.goal : NOWHERE;
  }

  /** The line that a tap on a square would mean, were it allowed. */
  meant(square: number): string {
    const name = nameOf(square);
    if (this.view.step === "place-mayor") return `place ${name}`;
    if (this.view.step === "remove-token") return `remove ${name}`;
    if (this.view.step === "offer") return `offer 1 ${name}`;
    if (this.view.step === "answer") return `accept ${FARMERS[Math.max(0, this.view.bribe_squares.indexOf(square))]}`;
    return `go ${name}`;
  }
}
