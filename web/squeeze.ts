/** Lays a compressed twin beside every file of the built client, so that the server need not compress it anew for each guest. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

/** What is smaller than this fits into one packet as it is. */
const SMALLEST = 1024;
/** Fonts of this kind and pictures are compressed already. */
const SQUEEZABLE = /\.(js|css|html|svg|json|txt)$/;

/** Writes `.br` and `.gz` once everything else is written, each only where it is smaller. */
export function squeeze(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "parlour-squeeze",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle() {
      for (const file of filesIn(config.build.outDir)) squeezed(file);
    },
  };
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && SQUEEZABLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function squeezed(file: string): void {
  const whole = readFileSync(file);
  if (whole.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
  const twins = { br: brotliCompressSync(whole, { params }), gz: gzipSync(whole, { level: 9 }) };
  for (const [ending, twin] of Object.entries(twins)) {
    if (twin.length < whole.length) writeFileSync(`${file}.${ending}`, twin);
  }
}
