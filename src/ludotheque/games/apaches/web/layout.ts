/** The front page: where masthead, city, gangs, hand and the sad addresses stand, on a wide page and on a tall one. */

import { centre, type Box, type Point } from "$lib/drawing";
import { gangsAt, MAP } from "./map";

export const AWAY = ["hospital", "prison", "cemetery", "aside"] as const;
export type AwayPlace = (typeof AWAY)[number];

export interface Layout {
  isTall: boolean;
  view: Box;
  head: Box;
  map: Point;
  /** By seat. */
  gangs: Box[];
  hand: Box;
  /** Where the signs are explained, if there is room. */
  legend: Box | null;
  away: Record<AwayPlace, Box>;
}

function wide(seats: number): Layout {
  const column = MAP.width + 22;
  const width = 348;
  const top = 84;
  const bottom = top + MAP.height + 126;
  const gangsTop = top + 104;
  const height = Math.min(186, (bottom - gangsTop - 8 * (seats - 1)) / seats);
  const legendTop = gangsTop + seats * (height + 8) + 4;
  const plate = (width - 3 * 6) / 4;
  return {
    isTall: false,
    view: { x: -4, y: 0, width: column + width + 8, height: bottom + 2 },
    head: { x: 0, y: 0, width: column + width, height: 74 },
    map: { x: 0, y: top },
    gangs: Array.from({ length: seats }, (_, seat) => ({ x: column, y: gangsTop + seat * (height + 8), width, height })),
    hand: { x: 0, y: top + MAP.height + 12, width: MAP.width, height: 114 },
    legend: bottom - legendTop > 180 ? { x: column, y: legendTop, width, height: Math.min(260, bottom - legendTop) } : null,
    away: plates((place) => ({ x: column + place * (plate + 6), y: top, width: plate, height: 96 })),
  };
}

function tall(seats: number): Layout {
  const top = 98;
  const gangsTop = top + MAP.height + 6;
  const plate = 78;
  const rows = Math.ceil(seats / 2);
  const width = (MAP.width - 6) / 2;
  const gangs = Array.from({ length: seats }, (_, seat) => ({
    x: (seat % 2) * (width + 6),
    y: gangsTop + Math.floor(seat / 2) * 84,
    width: seats === 3 && seat === 2 ? MAP.width : width,
    height: 80,
  }));
  const handTop = gangsTop + rows * 84;
  return {
    isTall: true,
    view: { x: -4, y: 0, width: MAP.width + 8, height: handTop + 108 },
    head: { x: 0, y: 0, width: MAP.width, height: 92 },
    map: { x: 0, y: top },
    gangs,
    hand: { x: 0, y: handTop, width: MAP.width, height: 106 },
    legend: null,
    away: plates((place) => ({ x: place * (plate + 4), y: 2, width: plate, height: 82 })),
  };
}

function plates(at: (place: number) => Box): Layout["away"] {
  return Object.fromEntries(AWAY.map((name, place) => [name, at(place)])) as Layout["away"];
}

/** The layout that draws the city larger in so much room; of no known height, by the width alone. */
export function layoutFor(width: number, height: number, seats: number): Layout {
  const [flat, upright] = [wide(seats), tall(seats)];
  if (!height) return width < 640 ? upright : flat;
  const scale = ({ view }: Layout) => Math.min(width / view.width, height / view.height);
  return scale(upright) > scale(flat) ? upright : flat;
}

/** Where a hideout in hand lies. */
export function tileBox({ hand }: Layout, place: number, most: number): Box {
  const room = hand.width / most;
  return { x: hand.x + place * room + 8, y: hand.y + 2, width: room - 16, height: hand.height - 8 };
}

/** How far below the top of a gang's column its reserve stands. */
export function reserveLine({ isTall, gangs }: Layout, seat: number): number {
  if (isTall) return 60;
  return gangs[seat].height < 180 ? 90 : 108;
}

/** Where the leaders, novices or recruits of a reserve stand. */
export function reserveBox(layout: Layout, seat: number, place: number): Box {
  const card = layout.gangs[seat];
  const y = card.y + reserveLine(layout, seat);
  if (layout.isTall) return { x: card.x + 2 + place * 62, y: y - 22, width: 60, height: 40 };
  return { x: card.x + 6 + place * 108, y: y - 27, width: 104, height: 54 };
}

/** Where something that flies starts from or lands, by the name of its stop. */
export function spotOf(layout: Layout, name: string): Point {
  const [what, number] = name.split("-");
  if (what === "quarter") {
    const at = gangsAt(Number(number));
    return { x: layout.map.x + at.x, y: layout.map.y + at.y };
  }
  if (what === "gang") return centre(layout.gangs[Number(number)]);
  return centre(layout.away[name as AwayPlace]);
}
