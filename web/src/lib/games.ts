/** The games: what the server says of them, and what their folders draw. None is known by name here. */

import type { Component } from "svelte";
import { once, read } from "./api";
import type { BoardProps, CoverProps, EventStyles, GameEvent, PracticeProps, Reading } from "./board";
import { without } from "./faults";
import type { Guide } from "./guide";
import type { Language } from "./settings.svelte";
import type { GameInfo, GameSheet, RuleBookInfo } from "./wire";
import { GameWords, sharedWords } from "./words.svelte";

// A game lies in the house's own folder, or in a package of its own: what such a package brings is
// copied to build/brought before the page is built.
const boards = import.meta.glob<{ default: Component<BoardProps> }>("../../../{src/ludotheque/games,build/brought}/*/web/Board.svelte");
const covers = import.meta.glob<{ default: Component<CoverProps> }>("../../../{src/ludotheque/games,build/brought}/*/web/Cover.svelte");
const guides = import.meta.glob<{ guide: Guide }>("../../../{src/ludotheque/games,build/brought}/*/web/guide.ts");
const rooms = import.meta.glob<{ default: Component<PracticeProps> }>("../../../{src/ludotheque/games,build/brought}/*/web/Practice.svelte");
const styles = import.meta.glob<EventStyles>("../../../{src/ludotheque/games,build/brought}/*/web/events.ts");
const readings = import.meta.glob<{ reading: Reading }>("../../../{src/ludotheque/games,build/brought}/*/web/reading.ts");

/** The file of that name in the game's `web/` folder; `undefined` where there is none. */
function ofGame<T>(game: string, found: Record<string, () => Promise<T>>, file: string): (() => Promise<T>) | undefined {
  const path = `${game.replaceAll("-", "_")}/web/${file}`;
  return found[`../../../build/brought/${path}`] ?? found[`../../../src/ludotheque/games/${path}`];
}

/** The board that the game's folder draws; `null` where it draws none. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  return (await ofGame(game, boards, "Board.svelte")?.())?.default ?? null;
}

// What the page can do without is told where it cannot be fetched, and done without.

/** The cover of the game's box; `null` where none is drawn. */
export async function coverOf(game: string): Promise<Component<CoverProps> | null> {
  return (await ofGame(game, covers, "Cover.svelte")?.().catch(without("cover", game)))?.default ?? null;
}

/** How the game's events look and sound. */
export async function eventStylesOf(game: string): Promise<EventStyles> {
  return (await ofGame(game, styles, "events.ts")?.().catch(without("events", game))) ?? {};
}

/** How the game reads its board aloud; `null` where it says nothing of its own. */
export async function readingOf(game: string): Promise<Reading | null> {
  return (await ofGame(game, readings, "reading.ts")?.().catch(without("reading", game)))?.reading ?? null;
}

export function hasGuide(game: string): boolean {
  return ofGame(game, guides, "guide.ts") !== undefined;
}

export async function guideOf(game: string): Promise<Guide | null> {
  return (await ofGame(game, guides, "guide.ts")?.())?.guide ?? null;
}

async function readJson<T>(path: string): Promise<T> {
  return (await read(path)).json() as Promise<T>;
}

export function hasPractice(game: string): boolean {
  return ofGame(game, rooms, "Practice.svelte") !== undefined;
}

/** The room in which the game's skill can be trained alone; `null` where there is none. */
export async function practiceOf(game: string): Promise<Component<PracticeProps> | null> {
  return (await ofGame(game, rooms, "Practice.svelte")?.())?.default ?? null;
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
