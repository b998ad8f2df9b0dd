import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

// what CHROMIUM names, or what is there
process.env.CHROMIUM = execFileSync("sh", [fileURLToPath(new URL("../tools/find_browser.sh", import.meta.url))], {
  encoding: "utf8",
}).trim();

/** Whole games in an installed Chromium or Chrome, each worker with a server of its own (tests/server.ts). */
export default defineConfig({
  testDir: "tests",
  testIgnore: process.env.STAGE ? [] : ["stage.spec.ts"], // six windows at once take long: `make stage`
  workers: 2,
  fullyParallel: true,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 20_000,
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
