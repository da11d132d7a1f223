/**
 * The front page: where masthead, city, gangs, hand and the sad addresses stand. A wide page has them
 * in a column beside the city; a compact one below it, large enough for fingers.
 */

import { centre, type Box, type Point } from "$lib/drawing";
import { KINDS, type Kind } from "./city";
import { gangsAt, MAP } from "./map";

export const AWAY = ["hospital", "prison", "cemetery", "aside"] as const;
export type AwayPlace = (typeof AWAY)[number];

export interface Layout {
  isCompact: boolean;
  view: Box;
  /** Round, turn and order. */
  head: Box;
  news: Box;
  notes: Box;
  map: Point;
  /** By seat. */
  gangs: Box[];
  /** The reader's own money and reserve. */
  own: Box | null;
  /** The part of it from which Apaches are taken up. */
  reserve: Box | null;
  hand: Box;
  /** In how many rows the hand lies. */
  rows: number;
  /** Where the signs are explained, if there is room. */
  legend: Box | null;
  away: Record<AwayPlace, Box>;
}

const COLUMN = 432;
const LEGEND = 196;

/** City and column as high as each other; with the legend on the left where the page is very wide. */
function wide(seats: number, me: number | null, hasLegend: boolean): Layout {
  const shift = hasLegend ? LEGEND + 18 : 0;
  const x = shift + MAP.width + 16;
  const width = COLUMN;
  const isPlaying = me !== null;
  const gangsTop = 214;
  const handTop = MAP.height - 210;
  const ownHeight = isPlaying ? (seats < 4 ? 128 : 106) : 0;
  const others = isPlaying ? seats - 1 : seats;
  const room = (isPlaying ? handTop - 8 - ownHeight : MAP.height) - gangsTop;
  const height = Math.min(190, room / others - 6);
  const own = isPlaying ? { x, y: handTop - 8 - ownHeight, width, height: ownHeight } : null;
  const plate = (width - 3 * 6) / 4;
  let above = 0;
  return {
    isCompact: false,
    view: { x: -6, y: -4, width: x + width + 12, height: MAP.height + 8 },
    head: { x, y: 0, width, height: 128 },
    news: { x: x + width - 146, y: 0, width: 70, height: 60 },
    notes: { x: x + width - 70, y: 0, width: 70, height: 60 },
    map: { x: shift, y: 0 },
    gangs: Array.from({ length: seats }, (_, seat) => (seat === me ? own! : { x, y: gangsTop + above++ * (height + 6), width, height })),
    own,
    reserve: own && { x: x + 114, y: own.y + 3, width: width - 117, height: ownHeight - 6 },
    hand: { x, y: handTop, width, height: 210 },
    rows: 2,
    legend: hasLegend ? { x: 0, y: 0, width: LEGEND, height: MAP.height } : null,
    away: plates((place) => ({ x: x + place * (plate + 6), y: 136, width: plate, height: 70 })),
  };
}

/**
 * The city, and below it the gangs, one's reserve and one's hand; what lies below grows with the room.
 * Where that is hardly higher than wide, the gangs stand beside the city.
 */
function compact(seats: number, me: number | null, aspect: number, isSquat = false): Layout {
  const strip = { x: MAP.width + 8, width: isSquat ? 240 : 112 };
  const width = strip.x + strip.width;
  const isPlaying = me !== null;
  const more = isSquat ? 0 : Math.min(260, Math.max(0, width / aspect - 1096));
  const chip = { width: isSquat ? strip.width : (width - 6 * (seats - 1)) / seats, height: 72 + 0.34 * more };
  const gangsTop = MAP.height + 6;
  const ownTop = isSquat ? gangsTop : gangsTop + chip.height + 6;
  const ownHeight = isPlaying ? 112 + 0.3 * more : 70;
  const handTop = ownTop + ownHeight + 6;
  const handHeight = isPlaying ? 118 + 0.36 * more : 0;
  const reserve = isPlaying ? { x: 0, y: ownTop, width: 480, height: ownHeight } : null;
  const start = reserve ? reserve.width + 14 : 0;
  const button = 114;
  const across = isSquat ? (strip.width - 6) / 2 : strip.width;
  const beside = isSquat ? across + 6 : 0;
  const buttonsBelow = isSquat ? 0 : button + 6;
  const gangsBeside = button + 8;
  const platesTop = isSquat ? gangsBeside + seats * (chip.height + 6) + 2 : 2 * (button + 6);
  const plate = (MAP.height - platesTop + 6) / (isSquat ? 2 : 4);
  return {
    isCompact: true,
    view: { x: -6, y: -4, width: width + 12, height: handTop + handHeight + 8 },
    head: { x: start, y: ownTop, width: width - start, height: ownHeight },
    notes: { x: strip.x, y: 0, width: across, height: button },
    news: { x: strip.x + beside, y: buttonsBelow, width: across, height: button },
    map: { x: 0, y: 0 },
    gangs: Array.from({ length: seats }, (_, seat) =>
      isSquat ? { x: strip.x, y: gangsBeside + seat * (chip.height + 6), ...chip } : { x: seat * (chip.width + 6), y: gangsTop, ...chip },
    ),
    own: isPlaying ? { x: 0, y: ownTop, width, height: ownHeight } : null,
    reserve,
    hand: { x: 0, y: handTop, width, height: handHeight },
    rows: 1,
    legend: null,
    away: plates((place) => {
      const [column, row] = isSquat ? [place % 2, Math.floor(place / 2)] : [0, place];
      return { x: strip.x + column * beside, y: platesTop + row * plate, width: across, height: plate - 6 };
    }),
  };
}

function plates(at: (place: number) => Box): Layout["away"] {
  return Object.fromEntries(AWAY.map((name, place) => [name, at(place)])) as Layout["away"];
}

/** The layout that draws the city larger in so much room; of no known height, by the width alone. */
export function layoutFor(width: number, height: number, seats: number, me: number | null): Layout {
  if (!height) return width < 640 ? compact(seats, me, 0.9) : wide(seats, me, false);
  const flat = wide(seats, me, false);
  const scale = ({ view }: Layout) => Math.min(width / view.width, height / view.height);
  const others = [compact(seats, me, width / height), compact(seats, me, width / height, true)];
  const best = others.reduce((best, one) => (scale(one) > scale(best) ? one : best), flat);
  if (best !== flat) return best;
  const rich = wide(seats, me, true);
  return scale(rich) >= 0.98 * scale(flat) ? rich : flat;
}

/** Where a hideout in hand lies. */
export function tileBox({ hand, rows }: Layout, place: number, most: number): Box {
  const columns = Math.ceil(most / rows);
  const [width, height] = [hand.width / columns, hand.height / rows];
  return { x: hand.x + (place % columns) * width + 6, y: hand.y + Math.floor(place / columns) * height + 2, width: width - 12, height: height - 6 };
}

/** Where the leaders, novices or recruits of the reader's reserve stand. */
export function reserveBox(reserve: Box, kind: Kind): Box {
  const width = reserve.width / KINDS.length;
  return { x: reserve.x + KINDS.indexOf(kind) * width + 3, y: reserve.y, width: width - 6, height: reserve.height };
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
