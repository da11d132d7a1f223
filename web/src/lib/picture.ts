/** A picture of a finished game, made on this device: the board as it lies, who played, who won. */

import { inkOn, SHAPES, type Person } from "./board";

export interface Ranked {
  person: Person;
  score: string;
  isWinner: boolean;
}

export interface Shown {
  title: string;
  /** Who has won. */
  outcome: string;
  /** When it was played. */
  when: string;
  /** Where it was played. */
  place: string;
  ranking: Ranked[];
}

/** In pixels. On a phone it is shown at a third of that: the smallest letters are 36. */
const WIDTH = 1200;
const EDGE = 56;
const TALLEST_BOARD = 1100;
const ROW = 84;

/** What decides how something of a drawing looks. The picture stands alone: no style sheet follows it. */
const LOOKS = [
  "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap",
  "stroke-linejoin", "paint-order", "opacity", "color", "display", "visibility", "transform", "transform-origin",
  "transform-box", "clip-path", "clip-rule", "mask", "filter", "mix-blend-mode", "vector-effect", "stop-color",
  "stop-opacity", "flood-color", "flood-opacity", "font-family", "font-size", "font-style", "font-weight",
  "font-variant-numeric", "letter-spacing", "text-anchor", "dominant-baseline", "text-transform", "text-decoration-line",
];

/** The drawing that the board is, the largest there, once it is drawn; none where the board is a table. */
export function drawingIn(board: Element): Promise<SVGSVGElement | null> {
  const size = (one: Element) => one.clientWidth * one.clientHeight;
  return new Promise((tell) => {
    const watching = new MutationObserver(look);
    function look(): void {
      const [largest] = [...board.querySelectorAll<SVGSVGElement>(".frame svg[viewBox]")].sort((one, other) => size(other) - size(one));
      const isTable = board.querySelector(".plain") !== null;
      if (!largest && !isTable) return;
      watching.disconnect();
      tell(isTable ? null : largest!);
    }
    watching.observe(board, { childList: true, subtree: true });
    look();
  });
}

/** The page's own letters that a drawing is written in, as rules that hold them whole. */
async function lettersOf(families: Set<string>): Promise<string> {
  const inUse = new Set([...document.fonts].filter((font) => font.status === "loaded").map((font) => `${bare(font.family)} ${font.style} ${font.unicodeRange}`));
  const rules: string[] = [];
  for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const told = (name: string, otherwise = "") => rule.style.getPropertyValue(name) || otherwise;
    const family = bare(told("font-family"));
    const range = told("unicode-range", "U+0-10FFFF");
    const file = /url\("?([^")]+)"?\)/.exec(told("src"))?.[1];
    if (!file || !families.has(family) || !inUse.has(`${family} ${told("font-style", "normal")} ${range}`)) continue;
    const answer = await fetch(new URL(file, rule.parentStyleSheet?.href ?? location.href));
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    rules.push(
      `@font-face{font-family:"${family}";font-style:${told("font-style", "normal")};font-weight:${told("font-weight", "normal")};unicode-range:${range};src:url(data:font/woff2;base64,${text})}`,
    );
  }
  return rules.join("");
}

/** The name of a family without its quotes. */
const bare = (family: string) => family.replaceAll(/["']/g, "").trim();

/** A drawing as it looks now, on its own. */
async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const alone = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [alone, ...alone.querySelectorAll<SVGElement>("*")];
  const families = new Set<string>();
  for (const [place, one] of [drawing, ...drawing.querySelectorAll("*")].entries()) {
    const look = getComputedStyle(one);
    const copy = copies[place]!;
    if (one instanceof SVGTextContentElement) families.add(bare(look.fontFamily.split(",")[0]!));
    copy.removeAttribute("class");
    copy.removeAttribute("style");
    copy.setAttribute("data-look", LOOKS.map((name) => `${name}:${look.getPropertyValue(name)}`).join(";"));
  }
  const { width, height } = drawing.viewBox.baseVal;
  alone.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  alone.setAttribute("width", String(width));
  alone.setAttribute("height", String(height));
  const image = new Image(width, height);
  // The page's policy lets no style stand in markup; in a file of its own it may.
  const letters = `<style>${await lettersOf(families)}</style>`;
  const text = new XMLSerializer().serializeToString(alone).replaceAll(" data-look=", " style=").replace(">", () => `>${letters}`);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** What a colour of the style sheet is on this page, in this light. */
function palette(): (colour: string) => string {
  const probe = document.createElement("i");
  const known = new Map<string, string>();
  return (colour) => {
    if (!known.has(colour)) {
      document.body.appendChild(probe);
      probe.style.color = colour;
      known.set(colour, getComputedStyle(probe).color);
      probe.remove();
    }
    return known.get(colour)!;
  };
}

export async function pictureOf(shown: Shown, drawing: SVGSVGElement | null): Promise<Blob> {
  const board = drawing ? await imageOf(drawing) : null;
  await document.fonts.ready;
  const scale = board ? Math.min((WIDTH - 2 * EDGE) / board.width, TALLEST_BOARD / board.height) : 0;
  const [wide, tall] = board ? [board.width * scale, board.height * scale] : [0, 0];
  const columns = shown.ranking.length > 3 ? 2 : 1;
  const rows = Math.ceil(shown.ranking.length / columns);
  const head = 236;
  const below = head + (board ? tall + 40 : 0);

  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = below + rows * ROW + 110;
  const brush = canvas.getContext("2d")!;
  const colour = palette();
  const family = getComputedStyle(document.body).fontFamily;
  const write = (text: string, x: number, y: number, size: number, weight: number, ink: string, most: number, align: CanvasTextAlign = "left") => {
    brush.font = `${weight} ${size}px ${family}`;
    brush.fillStyle = colour(ink);
    brush.textAlign = align;
    brush.fillText(text, x, y, most);
  };

  brush.fillStyle = colour("var(--paper)");
  brush.fillRect(0, 0, canvas.width, canvas.height);
  write(shown.title, EDGE, 104, 76, 700, "var(--ink)", WIDTH - 2 * EDGE - 440);
  write(shown.when, WIDTH - EDGE, 100, 36, 400, "var(--ink-soft)", 420, "right");
  write(shown.outcome, EDGE, 190, 52, 600, "var(--accent)", WIDTH - 2 * EDGE);
  if (board) brush.drawImage(board, (WIDTH - wide) / 2, head, wide, tall);

  const column = (WIDTH - 2 * EDGE - (columns - 1) * 40) / columns;
  for (const [place, { person, score, isWinner }] of shown.ranking.entries()) {
    const x = EDGE + Math.floor(place / rows) * (column + 40);
    const y = below + (place % rows) * ROW;
    brush.fillStyle = colour(isWinner ? "var(--accent-wash)" : "var(--card)");
    brush.beginPath();
    brush.roundRect(x, y, column, ROW - 12, 16);
    brush.fill();
    badge(brush, person, x + 48, y + (ROW - 12) / 2, colour, family);
    write(person.name, x + 96, y + 50, 40, isWinner ? 700 : 500, "var(--ink)", column - 300);
    write(score, x + column - 24, y + 50, 40, 700, "var(--ink)", 190, "right");
  }
  write(shown.place, EDGE, canvas.height - 40, 36, 400, "var(--ink-soft)", WIDTH - 2 * EDGE);

  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("the canvas gave no picture"))), "image/png");
  });
}

/** Who sits there: colour, shape and letter. */
function badge(brush: CanvasRenderingContext2D, person: Person, x: number, y: number, colour: (name: string) => string, family: string): void {
  const size = 26;
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  const outline = new Path2D(SHAPES[person.shape] ?? SHAPES.circle);
  brush.fillStyle = colour(person.colour);
  brush.fill(outline);
  brush.lineWidth = 0.1;
  brush.lineJoin = "round";
  brush.strokeStyle = colour("var(--ink)");
  brush.stroke(outline);
  brush.restore();
  const isNarrow = person.shape === "triangle" || person.shape === "star";
  brush.font = `700 ${isNarrow ? 24 : 28}px ${family}`;
  brush.fillStyle = colour(inkOn(person.colour));
  brush.textAlign = "center";
  brush.fillText(person.letter, x, y + (person.shape === "triangle" ? 16 : 10));
}
