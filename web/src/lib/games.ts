/** The games: what the server says of them, and what their folders draw. None is known by name here. */

import type { Component } from "svelte";
import { once, read } from "./api";
import type { BoardProps, CoverProps, EventStyles, GameEvent, PracticeProps, Reading } from "./board";
import type { Guide } from "./guide";
import type { Language } from "./settings.svelte";
import type { GameInfo, GameSheet, RuleBookInfo } from "./wire";
import { GameWords, sharedWords } from "./words.svelte";

const folder = "../../../src/ludotheque/games";
const boards = import.meta.glob<{ default: Component<BoardProps> }>("../../../src/ludotheque/games/*/web/Board.svelte");
const covers = import.meta.glob<{ default: Component<CoverProps> }>("../../../src/ludotheque/games/*/web/Cover.svelte");
const guides = import.meta.glob<{ guide: Guide }>("../../../src/ludotheque/games/*/web/guide.ts");
const rooms = import.meta.glob<{ default: Component<PracticeProps> }>("../../../src/ludotheque/games/*/web/Practice.svelte");
const styles = import.meta.glob<EventStyles>("../../../src/ludotheque/games/*/web/events.ts");
const readings = import.meta.glob<{ reading: Reading }>("../../../src/ludotheque/games/*/web/reading.ts");

function pathOf(game: string, file: string): string {
  return `${folder}/${game.replaceAll("-", "_")}/web/${file}`;
}

/** The board that the game's folder draws; `null` where it draws none. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  return (await boards[pathOf(game, "Board.svelte")]?.())?.default ?? null;
}

/** The cover of the game's box; `null` where none is drawn. */
export async function coverOf(game: string): Promise<Component<CoverProps> | null> {
  return (await covers[pathOf(game, "Cover.svelte")]?.())?.default ?? null;
}

/** How the game's events look and sound. */
export async function eventStylesOf(game: string): Promise<EventStyles> {
  return (await styles[pathOf(game, "events.ts")]?.()) ?? {};
}

/** How the game reads its board aloud; `null` where it says nothing of its own. */
export async function readingOf(game: string): Promise<Reading | null> {
  return (await readings[pathOf(game, "reading.ts")]?.())?.reading ?? null;
}

export function hasGuide(game: string): boolean {
  return pathOf(game, "guide.ts") in guides;
}

export async function guideOf(game: string): Promise<Guide | null> {
  return (await guides[pathOf(game, "guide.ts")]?.())?.guide ?? null;
}

async function readJson<T>(path: string): Promise<T> {
  return (await read(path)).json() as Promise<T>;
}

export function hasPractice(game: string): boolean {
  return pathOf(game, "Practice.svelte") in rooms;
}

/** The room in which the game's skill can be trained alone; `null` where there is none. */
export async function practiceOf(game: string): Promise<Component<PracticeProps> | null> {
  return (await rooms[pathOf(game, "Practice.svelte")]?.())?.default ?? null;
}

export function loadGames(): Promise<GameInfo[]> {
  return once("/api/games", readJson<GameInfo[]>);
}

export function loadSheet(game: string): Promise<GameSheet> {
  return once(`/api/games/${encodeURIComponent(game)}`, readJson<GameSheet>);
}

export function loadRules(game: string, language: Language): Promise<RuleBookInfo> {
  return once(`/api/rules/${encodeURIComponent(game)}/${language}`, readJson<RuleBookInfo>);
}

/** A game's words in a language. */
export async function loadGameWords(game: string, language: Language): Promise<GameWords> {
  const path = `/api/words/${language}/${encodeURIComponent(game)}.ftl`;
  const [shared, own, sheet] = await Promise.all([
    sharedWords(language),
    once(path, async () => (await read(path)).text()),
    loadSheet(game),
  ]);
  return new GameWords(language, shared, own, sheet);
}

const LONGEST = 600;
const USUAL = 450;

/** How long an event is shown. */
export function durationOf(styles: EventStyles, event: GameEvent): number {
  return Math.min(LONGEST, styles.durations?.[event.event ?? ""] ?? USUAL);
}
