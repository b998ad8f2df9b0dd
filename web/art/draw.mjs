// Writes a game's art/icons.json, the outline of every icon that its content/icons.py names: `node web/art/draw.mjs horde`.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { coarse } from "./coarse.mjs";

const game = process.argv[2];
if (!/^\w+$/.test(game ?? "")) throw new Error("say which game to draw: node web/art/draw.mjs horde");

const inGame = (path) => new URL(`../../parlour/games/${game}/${path}`, import.meta.url);
const { icons, aliases } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

const mapping = readFileSync(inGame("content/icons.py"), "utf8");
const drawn = {};
for (const [, id, icon] of mapping.matchAll(/^ {4}"(\w+)": "([\w-]+)",$/gm)) {
  drawn[id] = outline(icon);
}
writeFileSync(inGame("art/icons.json"), `${JSON.stringify(drawn, null, 2)}\n`);

/** The paths of an icon as one, on a square of 512. */
function outline(icon) {
  const body = icons[icon]?.body ?? icons[aliases?.[icon]?.parent]?.body;
  if (!body) throw new Error(`the collection has no icon ${icon}`);
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  const others = body.replaceAll(/<path [^>]*>|<\/?g[^>]*>|<\/path>/g, "").trim();
  if (others || paths.length === 0) throw new Error(`the icon ${icon} holds more than paths: ${others}`);
  return paths.map(coarse).join("");
}
