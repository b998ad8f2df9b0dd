/** Light, dark, or as the system is: chosen once, remembered, changed without a reload. */
import { keepText, recallText } from "$web/storage";

export type Theme = "light" | "dark" | "system";

const KEY = "parlour.theme";
const dusk = globalThis.matchMedia?.("(prefers-color-scheme: dark)");

class Themes {
  #chosen: Theme = $state(remembered());

  constructor() {
    dusk?.addEventListener("change", () => this.#show());
  }

  get chosen(): Theme {
    return this.#chosen;
  }

  set chosen(theme: Theme) {
    this.#chosen = theme;
    keepText(KEY, theme);
    this.#show();
  }

  #show(): void {
    const dark = this.#chosen === "dark" || (this.#chosen === "system" && dusk?.matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    colourFrame(this.#chosen);
  }
}

/** The browser's own frame around the page follows; index.html holds a colour for each theme. See also public/early.js. */
function colourFrame(chosen: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name='theme-color']")) {
    const of = meta.dataset.of;
    meta.media = chosen === "system" ? `(prefers-color-scheme: ${of})` : chosen === of ? "all" : "not all";
  }
}

function remembered(): Theme {
  const kept = recallText(KEY);
  return kept === "light" || kept === "dark" ? kept : "system";
}

export const theme = new Themes();
