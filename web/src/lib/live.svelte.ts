/** What a screen reader is told: politely what happens, at once what is asked or refused. */

const KEPT = 40;

interface Line {
  number: number;
  text: string;
}

class Live {
  polite: Line[] = $state([]);
  urgent: Line[] = $state([]);
  private count = 0;

  tell(text: string): void {
    this.add(this.polite, text);
  }

  urge(text: string): void {
    this.add(this.urgent, text);
  }

  private add(lines: Line[], text: string): void {
    if (!text) return;
    lines.push({ number: this.count++, text });
    if (lines.length > KEPT) lines.splice(0, lines.length - KEPT);
  }
}

export const live = new Live();
