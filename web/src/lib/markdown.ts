/**
 * The rule book's Markdown, as a tree: headings, paragraphs, lists, tables, emphasis, code.
 *
 * It makes no HTML text, so nothing in a rule book can become markup by accident. A code of the
 * form `ZO-7` becomes a link to that article.
 */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; parts: Inline[] }
  | { kind: "em"; parts: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "article"; code: string };

export type Block =
  | { kind: "heading"; level: number; text: Inline[]; code: string | null }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; isOrdered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; isNumber: boolean[]; rows: Inline[][][] };

const CODE = /\b[A-Z]{2}-R?\d+\b/;
const INLINE = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`(.+?)\`|(${CODE.source})`, "s");

/** The parts of a line of text. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  while (rest) {
    const found = INLINE.exec(rest);
    if (!found) break;
    if (found.index) parts.push({ kind: "text", text: rest.slice(0, found.index) });
    const [all, strong, em, code, article] = found;
    if (strong !== undefined) parts.push({ kind: "strong", parts: inline(strong) });
    else if (em !== undefined) parts.push({ kind: "em", parts: inline(em) });
    else if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (article !== undefined) parts.push({ kind: "article", code: article });
    rest = rest.slice(found.index + all.length);
  }
  if (rest) parts.push({ kind: "text", text: rest });
  return parts;
}

function cells(line: string): string[] {
  return line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
}

/** The blocks of a text. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const part of text.replace(/\r/g, "").split(/\n{2,}|\n(?=#{1,4} )|(?<=^#{1,4} .*)\n/m)) {
    const lines = part.split("\n").filter((line) => line.trim());
    if (!lines.length) continue;
    const first = lines[0]!;
    const heading = /^(#{1,4}) (?:`?([\w-]+)`? · )?(.+)$/.exec(first);
    if (heading) {
      found.push({ kind: "heading", level: heading[1]!.length, text: inline(heading[3]!), code: heading[2] ?? null });
    } else if (/^\s*([-*]|\d+\.) /.test(first)) {
      found.push({ kind: "list", isOrdered: /^\s*\d/.test(first), items: listItems(lines) });
    } else if (first.includes("|") && /^[\s|:-]+$/.test(lines[1] ?? "")) {
      found.push({
        kind: "table",
        head: cells(first).map(inline),
        isNumber: cells(lines[1]!).map((cell) => cell.endsWith(":")),
        rows: lines.slice(2).map((line) => cells(line).map(inline)),
      });
    } else {
      found.push({ kind: "paragraph", text: inline(lines.join(" ")) });
    }
  }
  return found;
}

function listItems(lines: string[]): Inline[][] {
  const items: string[] = [];
  for (const line of lines) {
    const item = /^\s*(?:[-*]|\d+\.) (.*)$/.exec(line);
    if (item) items.push(item[1]!);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return items.map(inline);
}
