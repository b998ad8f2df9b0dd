/** What a player's hand does on the board: points, presses, walks by keyboard, opens and closes the menu of a place. */
import { tick } from "svelte";
import type { BoardProps, Group, Place } from "$web/boards/board";
import { elementOf, hereAt } from "$web/boards/here";
import type { Picking } from "$web/boards/picking.svelte";
import { Pointing } from "$web/boards/pointing.svelte";
import { step, tabStop } from "$web/boards/walk";
import { middle } from "./geometry";
import type { Looking } from "./looking.svelte";
import { next, stepAt } from "./narrowing";

/** What the hand needs of the board at the moment it acts. */
export type Reached = Pick<BoardProps, "view" | "described" | "choose" | "explain">;

export class Hand {
  readonly pointing: Pointing;
  /** The place whose menu is open. */
  menu = $state.raw<Place | null>(null);
  /** The place walked to last, in every group. */
  #walked = $state<Record<string, string>>({});

  constructor(
    readonly board: () => Reached,
    readonly looking: Looking,
    readonly picking: Picking,
    readonly root: () => HTMLElement | undefined,
  ) {
    this.pointing = new Pointing(board, () => this.menu !== null);
  }

  /** The one place of a group that the Tab key stops at. */
  stop(group: Group): string | null {
    return tabStop(group.places, this.#walked[group.id] ?? null);
  }

  click(event: MouseEvent): void {
    const here = this.#here(event.target);
    if (this.looking.wasDragged() || !this.pointing.isMeant()) return;
    if (here) this.#press(here.place);
    else this.#letGo(event.target);
  }

  choose(action: string): void {
    this.menu = null;
    this.picking.end();
    this.pointing.picked = null;
    this.board().explain(null);
    this.board().choose(action);
  }

  /** An item of a place's menu: an answer, or the first pick of several. */
  take(action: string, place: Place): void {
    this.#go(next(action, place.offers), place);
  }

  closeMenu(): void {
    const place = this.menu?.id;
    this.menu = null;
    if (place) this.#element(place)?.focus();
  }

  async key(event: KeyboardEvent): Promise<void> {
    const here = this.#here(event.target);
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
    const onField = here.group.id === "field";
    const wanted = step(event, here.group.places, here.place.id);
    if (!wanted && !(onField && this.#zoom(event.key))) return;
    event.preventDefault();
    if (!wanted) return;
    if ("go" in wanted) {
      if (onField) this.looking.reveal(middle(wanted.go));
      await tick();
      this.#element(wanted.go)?.focus();
    } else if ("choose" in wanted) this.#press(here.place);
    else if ("explain" in wanted) this.pointing.explain(here);
    else this.#letGo(null);
  }

  down(event: PointerEvent): void {
    const here = this.#here(event.target);
    if (here) this.pointing.press(event, here);
  }

  focus(event: FocusEvent): void {
    const here = this.#here(event.target);
    if (!here) return;
    this.#walked[here.group.id] = here.place.id;
    this.pointing.focused = here.group.id === "field" && here.element.matches(":focus-visible") ? here.place.id : null;
  }

  /** Answers, picks the first of several, opens a menu, or shows what is there. */
  #press(place: Place): void {
    const step = stepAt(place.offers, this.board().view);
    this.menu = null;
    if (step === null) this.#pick(place);
    else if ("menu" in step) {
      this.board().explain(null);
      this.menu = place;
    } else this.#go(step, place);
  }

  #go(step: { answer: string } | { narrow: string }, place: Place): void {
    if ("answer" in step) {
      this.choose(step.answer);
      return;
    }
    this.menu = null;
    this.pointing.picked = null;
    this.board().explain(null);
    this.picking.begin(step.narrow);
    this.#element(place.id)?.focus();
  }

  /** Shows what stands there, or shows it no longer. */
  #pick(place: Place): void {
    this.picking.end();
    const again = this.pointing.picked === place.id;
    this.pointing.picked = again ? null : place.id;
    const element = this.#element(place.id);
    if (again || place.subjects.length === 0) this.board().explain(null);
    else this.board().explain(place.subjects, element ?? undefined);
  }

  #letGo(target: EventTarget | null): void {
    if (target instanceof Element && target.closest("button")) return;
    this.pointing.picked = null;
    this.picking.end();
    this.board().explain(null);
  }

  #zoom(key: string): boolean {
    if (key === "+" || key === "=") this.looking.larger();
    else if (key === "-") this.looking.smaller();
    else if (key === "0") this.looking.whole();
    else return false;
    return true;
  }

  #here(target: EventTarget | null) {
    return hereAt(target, this.board().described);
  }

  #element(place: string) {
    return elementOf(place, this.root());
  }
}
