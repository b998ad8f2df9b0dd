import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { early } from "./early.ts";
import { squeeze } from "./squeeze.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.PARLOUR_SERVER ?? "http://127.0.0.1:8420";

export default defineConfig({
  plugins: [svelte(), early(), squeeze()],
  resolve: {
    alias: { $web: here("src") },
    // the games' screens lie outside of this folder: what they import of the field's libraries is found here
    dedupe: ["svelte", "vitest", "fast-check", "@testing-library/svelte"],
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../parlour/server/client"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // all that the front page needs is one file, not twenty small ones
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
  },
  server: {
    fs: { allow: [here("..")] },
    // the Host stays as the browser sent it: the server compares it with the Origin
    proxy: { "/api": { target: server }, "/socket": { target: server, ws: true } },
  },
  // a test that needs a page says so in its first line: `// @vitest-environment jsdom`
  test: {
    environment: "node",
    include: ["web/src/**/*.test.ts", "parlour/games/*/screen/**/*.test.ts"],
    testTimeout: 60_000, // some walk over every place of a board, and the machine may be slow or busy
    dir: here(".."),
  },
});
