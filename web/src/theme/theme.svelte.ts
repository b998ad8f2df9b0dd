/** Light, dark, or as the system is: chosen once, remembered, changed without a reload. */
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
    localStorage.setItem(KEY, theme);
    this.#show();
  }

  #show(): void {
    const dark = this.#chosen === "dark" || (this.#chosen === "system" && dusk?.matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }
}

function remembered(): Theme {
  const kept = localStorage.getItem(KEY);
  return kept === "light" || kept === "dark" ? kept : "system";
}

export const theme = new Themes();
