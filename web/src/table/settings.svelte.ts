/** What one person likes at every table: remembered in the browser. */
import { keep, keepText, recall, recallText } from "$web/storage";
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
    return recallText(NAME) ?? "";
  }
  set name(name: string) {
    keepText(NAME, name);
  }

  #keep(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed };
    keep(KEY, this.#kept);
  }
}

function remembered(): Kept {
  return { ...DEFAULTS, ...(recall(KEY) as Partial<Kept> | null) };
}

export const settings = new Settings();
