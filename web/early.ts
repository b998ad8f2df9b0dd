/** Tells public/early.js what the first page will need, so that the browser asks for all of it at once. */
import type { Plugin } from "vite";

interface Chunk {
  type: "chunk";
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}
type Bundle = Record<string, Chunk | { type: "asset"; fileName: string }>;

/** Writes data attributes to the script of early.js: what each language needs. */
export function early(): Plugin {
  return {
    name: "parlour-early",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return html;
        const laid = bundle as unknown as Bundle;
        const facts = { en: needed(laid, "languages/en.ts"), ru: needed(laid, "languages/ru.ts") };
        const written = Object.entries(facts).map(([name, files]) => `data-${name}="${files.join(" ")}"`);
        return html.replace('src="/early.js"', `src="/early.js" ${written.join(" ")}`);
      },
    },
  };
}

/** A module's chunk with all that it imports, and their styles. */
function needed(bundle: Bundle, module: string): string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== "chunk") return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const each of chunk.imports) add(each);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === "chunk" && chunk.facadeModuleId?.endsWith(module)) add(chunk.fileName);
  }
  return [...found];
}
