/** The reader's pencil: what they believe to have heard in each barrel, kept on this device until the barrels are mixed. */

const KEPT_AS = "ludotheque.zapp-zerapp.pencil";

export class Pencil {
  /** By barrel, the number that was noted. */
  notes: Record<number, number> = $state.raw({});
  /** The barrel that is being written on; `null` while the pencil lies. */
  barrel: number | null = $state(null);
  private page = "";
  private mixing = 0;

  /** Look at the notes of a seat at a table. `mixing` is another whenever the barrels are mixed: then they are rubbed out. */
  open(page: string, mixing: number): void {
    if (page === this.page && mixing === this.mixing) return;
    this.page = page;
    this.mixing = mixing;
    this.barrel = null;
    const kept = read(keyOf(page));
    this.notes = kept?.mixing === mixing ? kept.notes : {};
    if (kept && kept.mixing !== mixing) localStorage.removeItem(keyOf(page));
  }

  of(barrel: number): number {
    return this.notes[barrel] ?? 0;
  }

  take(barrel: number): void {
    this.barrel = barrel;
  }

  layDown(): void {
    this.barrel = null;
  }

  /** Note a number on the barrel at hand; the one that stands there already, or 0, rubs it out. */
  write(number: number): void {
    if (this.barrel === null) return;
    const { [this.barrel]: before, ...others } = this.notes;
    this.notes = number && number !== before ? { ...others, [this.barrel]: number } : others;
    this.barrel = null;
    try {
      localStorage.setItem(keyOf(this.page), JSON.stringify({ mixing: this.mixing, notes: this.notes }));
    } catch {
      // A device that keeps nothing still shows what was noted.
    }
  }
}

function keyOf(page: string): string {
  return `${KEPT_AS}.${page}`;
}

function read(key: string): { mixing: number; notes: Record<number, number> } | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
