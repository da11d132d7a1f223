/** What drawings have in common: spots and boxes in their own units, pointers, and dice. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export function centre({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function isIn({ x, y, width, height }: Box, at: Point): boolean {
  return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
}

/** Where in a drawing a pointer is; nowhere as long as the drawing is not on the page. */
export function pointIn(drawing: SVGSVGElement | undefined, pointer: MouseEvent): Point | null {
  const matrix = drawing?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(pointer.clientX, pointer.clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

const PIPS: [number, number][][] = [
  [],
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];

/** Where the pips of a die's face lie, from −1 to 1; a die that is not thrown has none. */
export function pipsOf(face: number): Point[] {
  return (PIPS[face] ?? []).map(([x, y]) => ({ x, y }));
}

/** How wide a bold letter is, of its height: `i` takes half of what `n` takes, and `m` half as much again. */
const wideness = (letter: string) => (/[ijlftr.,'’ I]/.test(letter) ? 0.4 : letter === "W" ? 1.14 : /[mwM]/.test(letter) ? 1 : /[A-ZÀ-Þ]/.test(letter) ? 0.76 : 0.63);

/** The size of letters in which a text fits into so much width, at most the largest. */
export function letterSize(text: string, largest: number, room: number): number {
  const width = [...text].reduce((sum, letter) => sum + wideness(letter), 0);
  return Math.min(largest, room / Math.max(1, width));
}
