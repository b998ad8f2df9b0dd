/** A real server for a test: its own process, port and database, that can be killed and started again. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as plain } from "@playwright/test";

const COMMAND = fileURLToPath(new URL("../../.venv/bin/parlour", import.meta.url));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export class Server {
  #process: ChildProcess | null = null;
  readonly #folder = mkdtempSync(join(tmpdir(), "parlour-"));

  private constructor(readonly port: number) {}

  static async start(): Promise<Server> {
    const server = new Server(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const database = join(this.#folder, "parlour.db");
    this.#process = spawn(
      COMMAND,
      ["serve", "--examples", "--host", "127.0.0.1", "--port", `${this.port}`, "--database", database],
      { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"] },
    );
    for (let tries = 0; tries < 300; tries++) {
      if (
        await fetch(`${this.url}/api/health`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("the server does not answer");
  }

  /** As by `kill -9`: without a shutdown. */
  async kill(): Promise<void> {
    const process = this.#process;
    this.#process = null;
    if (process === null || process.exitCode !== null) return;
    const gone = new Promise((resolve) => process.once("exit", resolve));
    process.kill("SIGKILL");
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** `test` with a server for all tests of a file, and pages that begin at its address and open tables that are dealt alike in every run. */
export const test = plain.extend<{ baseURL: string }, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are wanted from the pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use, { title }) => {
    await page.route("**/api/tables", async (route, asked) => {
      if (asked.method() !== "POST") return route.fallback();
      const body = asked.postDataJSON();
      if (body.chairs.some(({ kind }: { kind: string }) => kind === "open")) return route.fallback(); // the server alone deals
      await route.continue({ postData: JSON.stringify({ ...body, seed: title }) });
    });
    await use(page);
  },
});

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
