/** Faults: what fails in the page is told, to the console and to the server's log. */

import { ownProblem, Trouble } from "./api";
import { ownBuild } from "./build.svelte";
import type { Fault, Problem } from "./wire";

type Where = Fault["where"];

const LONGEST = 500;
const told = new Set<string>();

/** Whether the reader has left: what was still being fetched is broken off then, and no fault. */
let isLeft = false;
addEventListener("pagehide", () => (isLeft = true));
addEventListener("pageshow", () => (isLeft = false));

/** Something failed, and the page goes on without it. The server hears of the same fault once. */
export function tellFault(where: Where, game: string, error: unknown): void {
  if (isLeft || error instanceof Trouble) return; // Trouble is the server's own answer, or it cannot be reached.
  console.error(`The page failed: ${where} ${game}`, error);
  const text = [...String(error)].slice(0, LONGEST).join("");
  const fault = JSON.stringify({ where, game, build: ownBuild, error: text || "?" } satisfies Fault);
  if (told.has(fault)) return;
  told.add(fault);
  fetch("/api/faults", { method: "POST", keepalive: true, headers: { "Content-Type": "application/json" }, body: fault }).catch(
    () => undefined, // The console has it.
  );
}

/** The game whose board is drawn now, if any. */
let drawn = "";

/** A game's board is drawn from here on, until what is returned is called. */
export function noteDrawn(game: string): () => void {
  drawn = game;
  return () => (drawn = "");
}

/** Hear of what nobody has caught: a tap on a drawn board that throws, a promise that breaks. */
export function watchFaults(): void {
  const tell = (error: unknown) => tellFault(drawn ? "board" : "page", drawn, error);
  // Without an error it is only the browser's note that it measures something again.
  addEventListener("error", ({ error }) => error && tell(error));
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
}

/** For `catch`: what to do where something can be done without. */
export function without(where: Where, game: string): (error: unknown) => null {
  return (error) => {
    tellFault(where, game, error);
    return null;
  };
}

/** What to say to the reader of an error: the server's problem, or that something broke here. */
export function problemOf(where: Where, game: string, error: unknown): Problem {
  if (error instanceof Trouble) return error.problem;
  tellFault(where, game, error);
  return ownProblem("server");
}
