/** For every test: what the page tells of as a fault, unless the test looks at it, makes the test fail. */

import { afterEach, beforeEach, expect, vi } from "vitest";

let unheard: string[] = [];

beforeEach(() => {
  unheard = [];
  vi.spyOn(console, "error").mockImplementation((...said: unknown[]) => void unheard.push(said.map(String).join(" ")));
});
afterEach(() => expect(unheard).toEqual([]));

/** What was told of so far, and is expected. */
export const heard = (): string[] => unheard.splice(0);
