/** The practice room: barrels one may turn over, and what one has taken each of them for. */

const KEPT_AS = "ludotheque.zapp-zerapp.practice";

export class Practice {
  /** By the true number, how often each number was said. */
  said: number[][] = $state.raw([]);
  /** What is in the barrel at hand; nobody is told before it is turned over. */
  private stones: number;
  guess: number | null = $state(null);
  shakes: number = $state(0);

  constructor(
    readonly most: number,
    private readonly draw: (most: number) => number = (most) => 1 + Math.floor(Math.random() * most),
  ) {
    this.said = readSaid(keptText(), most);
    this.stones = draw(most);
  }

  get isOver(): boolean {
    return this.guess !== null;
  }

  /** What the barrel holds, once one has said what one believes. */
  get shown(): number | null {
    return this.isOver ? this.stones : null;
  }

  /** The barrel is shaken; what it sounds like is up to whoever listens. */
  shake<T>(sound: (stones: number) => T): T {
    this.shakes += 1;
    return sound(this.stones);
  }

  /** Say how many stones there are: the barrel is turned over, and the answer is kept. */
  say(number: number): void {
    if (this.isOver || !this.shakes) return;
    this.guess = number;
    this.said = this.said.map((row, stones) =>
      stones + 1 === this.stones ? row.map((times, heard) => times + (heard + 1 === number ? 1 : 0)) : row,
    );
    this.keep();
  }

  /** Another barrel. */
  next(): void {
    this.stones = this.draw(this.most);
    this.guess = null;
    this.shakes = 0;
  }

  forget(): void {
    this.said = readSaid(null, this.most);
    this.keep();
  }

  get answers(): number {
    return this.said.flat().reduce((sum, times) => sum + times, 0);
  }

  get right(): number {
    return this.said.reduce((sum, row, stones) => sum + row[stones]!, 0);
  }

  private keep(): void {
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.said));
    } catch {
      // Kept for this visit only.
    }
  }
}

function keptText(): string | null {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}

/** The table as it was kept, if it makes sense; an empty one otherwise. */
export function readSaid(kept: string | null, most: number): number[][] {
  const empty = Array.from({ length: most }, () => Array<number>(most).fill(0));
  try {
    const found: unknown = JSON.parse(kept ?? "null");
    const isRow = (row: unknown): row is number[] =>
      Array.isArray(row) && row.length === most && row.every((times) => Number.isSafeInteger(times) && times >= 0);
    return Array.isArray(found) && found.length === most && found.every(isRow) ? found : empty;
  } catch {
    return empty;
  }
}
