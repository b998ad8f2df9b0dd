/**
 * The <style> of every component, formatted by Biome as the .css files are: Biome itself leaves it as it is.
 * `node styles.mjs` names those that are not and fails; `node styles.mjs --write` formats them.
 */
import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const STYLE = /(?<=^<style[^>]*>\n).*?(?=^<\/style>)/ms;
const components = globSync(["src/**/*.svelte", "../parlour/games/*/screen/**/*.svelte"], { cwd: import.meta.dirname })
  .map((path) => join(import.meta.dirname, path))
  .filter((file) => STYLE.test(readFileSync(file, "utf8")));

const folder = mkdtempSync(join(tmpdir(), "styles-"));
let formatted;
try {
  components.forEach((file, number) => {
    writeFileSync(join(folder, `${number}.css`), readFileSync(file, "utf8").match(STYLE)[0]);
  });
  const biome = join(import.meta.dirname, "node_modules/@biomejs/biome/bin/biome");
  const config = `--config-path=${join(import.meta.dirname, "biome.json")}`;
  execFileSync(process.execPath, [biome, "format", "--write", "--log-level=error", config, folder], { stdio: "pipe" });
  formatted = components.map((_, number) =>
    readFileSync(join(folder, `${number}.css`), "utf8").replace(/^(?=.)/gm, "  "),
  );
} finally {
  rmSync(folder, { recursive: true });
}

const changed = components.filter((file, number) => readFileSync(file, "utf8").match(STYLE)[0] !== formatted[number]);
for (const file of changed) {
  if (process.argv.includes("--write")) {
    const style = formatted[components.indexOf(file)];
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace(STYLE, () => style),
    );
  } else {
    console.error(`${file}: its <style> is not formatted: node web/styles.mjs --write`);
    process.exitCode = 1;
  }
}
