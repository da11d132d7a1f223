/** Making tables: one click against bots, one more with friends. */

import { greet, post, put } from "./api";
import { choose, settings } from "./settings.svelte";
import { COLOURS, SEAT_SHAPES, type Colour, type GameInfo, type NewTable, type Shape, type TableInfo } from "./wire";
import { say } from "./words.svelte";

const ANIMALS = 8;

/** The reader's name; a friendly one is found for whoever has not given any. */
export function ownName(): string {
  if (!settings.name) choose({ name: say(`page-guest-${Math.floor(Math.random() * ANIMALS)}`) });
  return settings.name;
}

/** How the reader wants to be seen. */
export function ownLook(): { name: string; colour: Colour; shape: Shape } {
  const colour = COLOURS.find((one) => one === settings.colour) ?? COLOURS[0]!;
  const shape = SEAT_SHAPES.find((one) => one === settings.shape) ?? SEAT_SHAPES[0]!;
  return { name: ownName(), colour, shape };
}

/** A word that nobody can foresee, mixed into the luck of the table. */
export function wordOfLuck(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bots that a stranger is best off with: the ones that play like people. */
export function usualLevel(game: GameInfo): string {
  return game.levels.includes("regular") ? "regular" : (game.levels[game.levels.length - 1] ?? "random");
}

/** How many sit at a table unless somebody says otherwise: as many as can. */
export function usualSeats(game: GameInfo): number {
  return Math.max(...game.seats);
}

export async function makeTable(table: NewTable): Promise<TableInfo> {
  await greet();
  const look = ownLook();
  await put("/api/me", look);
  return post<TableInfo>("/api/tables", { ...table, sit: { ...look, word: wordOfLuck() } });
}

/** A table at which play begins at once. */
export function againstBots(
  game: GameInfo,
  seats = usualSeats(game),
  level = usualLevel(game),
  options: NewTable["options"] = {},
): Promise<TableInfo> {
  const bots: Record<string, string> = {};
  for (let seat = 1; seat < seats; seat++) bots[seat] = level;
  return makeTable({ game: game.name, seats, bots, options, start: true });
}

/** A table that waits for friends. */
export function withFriends(
  game: GameInfo,
  seats = usualSeats(game),
  options: NewTable["options"] = {},
  isOpen = false,
): Promise<TableInfo> {
  return makeTable({ game: game.name, seats, options, is_open: isOpen });
}
