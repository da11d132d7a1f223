import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.LUDOTHEQUE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  root: here("./web"),
  plugins: [svelte({ configFile: here("./svelte.config.js") })],
  resolve: {
    alias: { $lib: here("./web/src/lib"), $parts: here("./web/src/parts") },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: here("./src/ludotheque/server/page"),
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows nothing inline, data: addresses included.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What every page needs comes in one piece: many small ones cost more than they save.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "shell",
              test: (id: string) =>
                /node_modules\/(svelte|@fluent|esm-env|clsx)\//.test(id) ||
                /web\/src\/(lib|parts)\/(api|board|build|faults|games|live|newtable|people|router|settings|sound|wire|words)\b/.test(id) ||
                /web\/src\/parts\/(Dialog|Facts|BoxCover|Icon|SeatBadge|Settings|TableCard|TopBar)\.svelte/.test(id),
            },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [here(".")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    testTimeout: 60_000,
    setupFiles: [here("./web/tests/unheard.ts")],
    include: [
      here("./web/tests/**/*.test.ts"),
      here("./src/ludotheque/games/*/web/**/*.test.ts"),
      here("./build/brought/*/web/**/*.test.ts"),
    ],
  },
});
