/** How the reader likes the board; it stays so from one table to the next. */

const KEPT = "ludotheque.apaches.notes";

class Preferences {
  private notes = $state(localStorage.getItem(KEPT) !== "off");

  /** Whether the pencil's notes are shown. */
  get hasNotes(): boolean {
    return this.notes;
  }

  toggleNotes(): void {
    this.notes = !this.notes;
    localStorage.setItem(KEPT, this.notes ? "on" : "off");
  }
}

export const preferences = new Preferences();
