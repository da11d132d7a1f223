/** Requests to the server. Whatever goes wrong comes back as a `Problem`. */

import { noticeBuild } from "./build.svelte";
import type { Greeting, Problem } from "./wire";

export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** A problem that the page noticed by itself. */
export function ownProblem(code: string): Problem {
  return { type: "problem", id: "", code, status: 0, variables: {}, article: "", reason: "" };
}

function isProblem(data: unknown): data is Problem {
  return typeof data === "object" && data !== null && (data as Problem).type === "problem";
}

/**
 * A request, once the server knows this browser: two strangers' requests at once would make two
 * guests, one of whom is left without a seat.
 */
export async function request(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  if (!isKnown()) await greet();
  return ask(method, path, body, signal);
}

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      signal: signal ?? null,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Trouble(ownProblem("offline"));
  }
  const build = response.headers.get("X-Build");
  if (build) noticeBuild(build);
  if (response.ok) return response;
  const data: unknown = await response.json().catch(() => null);
  throw new Trouble(isProblem(data) ? data : ownProblem(response.status === 404 ? "not-found" : "server"));
}

export async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return (await request("GET", path, undefined, signal)).json() as Promise<T>;
}

/** Something that is the same for everybody: nobody has to be known for it. */
export function read(path: string): Promise<Response> {
  return ask("GET", path);
}

const underway = new Map<string, Promise<unknown>>();

/** Have something done; whoever taps twice has the answer of the first tap, while that is on its way. */
export function post<T>(path: string, body: unknown): Promise<T> {
  const key = JSON.stringify([path, body]);
  const first = underway.get(key);
  if (first) return first as Promise<T>;
  const asked = request("POST", path, body)
    .then((response) => response.json() as Promise<T>)
    .finally(() => underway.delete(key));
  underway.set(key, asked);
  return asked;
}

export async function put<T>(path: string, body: unknown): Promise<T> {
  return (await request("PUT", path, body)).json() as Promise<T>;
}

/** JSON in which numbers too large for the browser come as text: the ways of a shuffle. */
export function parseLarge(text: string): unknown {
  return JSON.parse(text.replace(/("ways":)(\d{16,})/g, '$1"$2"'));
}

const kept = new Map<string, Promise<unknown>>();

/** Something that does not change while the page is open, asked for once. */
export function once<T>(path: string, load: (path: string) => Promise<T>): Promise<T> {
  const found = kept.get(path);
  if (found) return found as Promise<T>;
  const asked = load(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

const KNOWN_AS = "ludotheque.known";

/** Whether the server has greeted this browser before. */
export function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN_AS) === "yes";
  } catch {
    return false;
  }
}

let hello: Promise<void> | null = null;

/** The first request: it makes this browser known to the server. */
export function greet(): Promise<void> {
  hello ??= ask("GET", "/api/hello")
    .then((response) => response.json() as Promise<Greeting>)
    .then(
      (greeting) => {
        noticeBuild(greeting.build);
        try {
          localStorage.setItem(KNOWN_AS, "yes");
        } catch {
          // Then it greets again next time.
        }
      },
      (error: unknown) => {
        hello = null;
        throw error;
      },
    );
  return hello;
}
