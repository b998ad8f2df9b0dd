/** A unit that is dragged to where it moves or whom it strikes. One that is not yet active is activated on the way. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Decision, View } from "$web/boards/board";
import { Dragging } from "$web/boards/dragging.svelte";
import { spotsOf } from "../offers";
import { factsOf, warOf } from "../war";
import { isHex } from "./geometry";

interface March {
  view: View;
  decision: Decision | null;
  choose: (action: string) => void;
  /** Ends the activation that has just begun. */
  putBack: () => void;
  /** Explains nothing while a unit is dragged. */
  hush: () => void;
  /** Opens the menu of a place where several answers are possible. */
  ask: (hex: string) => void;
}

export class Marching {
  readonly #dragging = new Dragging();
  /** The unit that follows the pointer. */
  unit = $state.raw<string | null>(null);
  /** How far it is from where it stands, in pixels. */
  by = $state.raw({ x: 0, y: 0 });
  /** The hex under it. */
  over = $state.raw<string | null>(null);
  /** Where a unit goes as soon as it is active; null: it only becomes active. */
  #order: { unit: string; hex: string | null } | null = null;

  constructor(readonly now: () => March) {
    $effect(() => this.#carryOn());
  }

  /** For the frame of the field: the field itself is not dragged with the unit. */
  readonly attach: Attachment<HTMLElement> = (frame) => {
    const ends = [
      on(frame, "pointerdown", (event) => this.#down(event), { capture: true }),
      on(window, "pointermove", (event) => this.#move(event)),
      on(window, "pointerup", () => this.#up()),
      on(window, "pointercancel", () => this.#drop()),
    ];
    return () => {
      for (const end of ends) end();
    };
  };

  /** Whether the click that follows ended a drag. */
  wasDragged(): boolean {
    return this.#dragging.wasDragged();
  }

  /** The unit that is active is put back, and this one becomes active in its place. */
  change(unit: string): void {
    this.#order = { unit, hex: null };
    this.now().putBack();
  }

  /** Where the unit that is dragged may be let go. */
  get goals(): readonly string[] {
    const { view } = this.now();
    if (this.unit === null) return [];
    if (warOf(view).active === this.unit) return [...this.#answers().keys()];
    const { reach = {}, threat = {} } = factsOf(view);
    const taken = Object.values(warOf(view).at);
    return [...(reach[this.unit] ?? []), ...(threat[this.unit] ?? []).filter((hex) => taken.includes(hex))];
  }

  #down(event: PointerEvent): void {
    const hex = hexAt(event.target);
    const { view } = this.now();
    const unit = Object.entries(warOf(view).at).find(([, stands]) => stands === hex)?.[0];
    if (!unit || !this.#canMarch(unit)) return;
    this.#dragging.press(event, hex ?? "", unit);
    if (event.pointerType !== "touch") event.stopImmediatePropagation();
  }

  #move(event: PointerEvent): void {
    this.unit = this.#dragging.move(event) ?? this.unit;
    const { card } = this.#dragging;
    if (!card || this.unit === null) return;
    this.now().hush();
    this.by = { x: card.x, y: card.y };
    this.over = hexAt(document.elementFromPoint(event.clientX, event.clientY));
  }

  #up(): void {
    const { unit, over, goals } = this;
    if (!this.#drop() || unit === null || over === null || !goals.includes(over)) return;
    const { view, choose } = this.now();
    this.#order = { unit, hex: over };
    if (warOf(view).active === unit) this.#carryOn();
    else choose(`activate ${unit}`);
  }

  #drop(): boolean {
    this.unit = null;
    this.over = null;
    return this.#dragging.drop();
  }

  /** The order is given once its unit may be told; any other question ends it. */
  #carryOn(): void {
    const { view, decision, choose, ask } = this.now();
    const order = this.#order;
    if (!order || !decision) return;
    const activate = `activate ${order.unit}`;
    if (order.hex === null) {
      if (decision.kind === "act") return; // the one before is still to be put back
      this.#order = null;
      if (decision.options.includes(activate)) choose(activate);
      return;
    }
    if (decision.kind === "activate" && decision.options.includes(activate)) return;
    this.#order = null;
    if (decision.kind !== "act" || warOf(view).active !== order.unit) return;
    const [only, ...others] = this.#answers().get(order.hex) ?? [];
    if (only === undefined) return;
    if (others.length > 0) ask(order.hex);
    else choose(only);
  }

  #canMarch(unit: string): boolean {
    const { view, decision } = this.now();
    if (decision?.kind === "act") return warOf(view).active === unit;
    return decision?.kind === "activate" && decision.options.includes(`activate ${unit}`);
  }

  /** What the active unit can be told, by hex. */
  #answers(): Map<string, string[]> {
    const { view, decision } = this.now();
    const answers = new Map<string, string[]>();
    for (const action of decision?.options ?? [])
      for (const hex of spotsOf(action, view)) answers.set(hex, [...(answers.get(hex) ?? []), action]);
    return answers;
  }
}

function hexAt(target: EventTarget | null): string | null {
  const place = target instanceof Element ? target.closest("[data-place]")?.getAttribute("data-place") : null;
  return place && isHex(place) ? place : null;
}
