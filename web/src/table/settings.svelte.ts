/** What one person likes at every table: remembered in the browser. */
import type { Speed } from "$web/table/player.svelte";

interface Kept {
  speed: Speed;
  sound: boolean;
  asText: boolean;
}

const KEY = "parlour.table";
const NAME = "parlour.name";
const DEFAULTS: Kept = { speed: "calm", sound: true, asText: false };
const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

class Settings {
  #kept: Kept = $state.raw(remembered());

  get chosenSpeed(): Speed {
    return this.#kept.speed;
  }
  set chosenSpeed(speed: Speed) {
    this.#keep({ speed });
  }
  /** How quickly events are shown; somebody who wants no motion gets none. */
  get speed(): Speed {
    return still?.matches ? "none" : this.#kept.speed;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  get asText(): boolean {
    return this.#kept.asText;
  }
  set asText(asText: boolean) {
    this.#keep({ asText });
  }
  /** What this person was called last. */
  get name(): string {
    return stored(NAME) ?? "";
  }
  set name(name: string) {
    store(NAME, name);
  }

  #keep(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed };
    store(KEY, JSON.stringify(this.#kept));
  }
}

function remembered(): Kept {
  try {
    const kept: unknown = JSON.parse(stored(KEY) ?? "{}");
    return { ...DEFAULTS, ...(kept as Partial<Kept>) };
  } catch {
    return DEFAULTS;
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // as above
  }
}

export const settings = new Settings();
