/** Making tables, and how the reader is seen there. */

import { greet, post, put } from "./api";
import { isSameName } from "./people";
import { choose, settings } from "./settings.svelte";
import { noteSeal, noteWord } from "./shownseals";
import { COLOURS, SEAT_SHAPES, type Colour, type GameInfo, type NewTable, type Options, type SeatInfo, type Shape, type TableInfo } from "./wire";
import { say } from "./words.svelte";

const ANIMALS = 8;

/** The names that are given to whoever gives none. */
function readyMade(): string[] {
  return Array.from({ length: ANIMALS }, (_, animal) => say(`page-guest-${animal}`));
}

/** The reader's name; a friendly one is found for whoever has not given any. */
export function ownName(): string {
  if (!settings.name) choose({ name: readyMade()[Math.floor(Math.random() * ANIMALS)]! });
  return settings.name;
}

/** The reader's name at a table where others have sat down: no ready-made one stands there twice. */
export function nameAmong(taken: string[], own: string = ownName()): string {
  return readyMade().includes(own) ? freeName(taken, own) : own;
}

/** A ready-made name that nobody at a table has; the wanted one where that is free. */
export function freeName(taken: string[], wanted = ""): string {
  const names = readyMade();
  return [wanted, ...names].find((name) => name && !taken.some((one) => isSameName(one, name))) ?? names[0]!;
}

/** How the reader wants to be seen. */
export function ownLook(): { name: string; colour: Colour; shape: Shape } {
  const colour = COLOURS.find((one) => one === settings.colour) ?? COLOURS[0]!;
  const shape = SEAT_SHAPES.find((one) => one === settings.shape) ?? SEAT_SHAPES[0]!;
  return { name: ownName(), colour, shape };
}

/** How the reader is best seen at a table where others have sat down: in nobody else's colour and shape. */
export function lookAmong(taken: Pick<SeatInfo, "name" | "colour" | "shape">[]): { name: string; colour: Colour; shape: Shape } {
  const own = ownLook();
  const free = <One>(wanted: One, all: readonly One[], worn: One[]) => [wanted, ...all].find((one) => !worn.includes(one)) ?? wanted;
  return {
    name: nameAmong(taken.map((one) => one.name), own.name),
    colour: free(own.colour, COLOURS, taken.map((one) => one.colour)),
    shape: free(own.shape, SEAT_SHAPES, taken.map((one) => one.shape)),
  };
}

/** Tell the server how the reader is called, for what is said without a seat. */
export async function introduce(taken: SeatInfo[]): Promise<void> {
  await put("/api/me", lookAmong(taken));
}

/** A word that nobody can foresee, mixed into the luck of the table. */
export function wordOfLuck(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bots for whoever has not chosen any: gentle ones that know what they do. */
export function usualLevel(game: GameInfo): string {
  return game.levels.includes("novice") ? "novice" : (game.levels[game.levels.length - 1] ?? "random");
}

export async function makeTable(table: NewTable): Promise<TableInfo> {
  await greet();
  const look = ownLook();
  await put("/api/me", look);
  const word = wordOfLuck();
  const made = await post<TableInfo>("/api/tables", { language: settings.language, ...table, sit: { ...look, word } });
  noteSeal(made.id, made.seal);
  noteWord(made.id, word);
  return made;
}

/** A table at which play begins at once. */
export function againstBots(game: GameInfo, seats: number, level: string, options: Options, board = ""): Promise<TableInfo> {
  const bots: Record<string, string> = {};
  for (let seat = 1; seat < seats; seat++) bots[seat] = level;
  return makeTable({ game: game.name, seats, bots, options, board, start: true });
}

/** A table that waits for friends. */
export function withFriends(game: GameInfo, seats: number, options: Options, board = ""): Promise<TableInfo> {
  return makeTable({ game: game.name, seats, options, board });
}
