/** What a player does on a board: points, presses, walks by keyboard, drags a card to its place, opens and closes the wheel. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { attemptAt } from "$web/boards/attempt";
import type { BoardProps, Described, Group, Offer, Place } from "$web/boards/board";
import { Dragging } from "$web/boards/dragging.svelte";
import { elementOf, type Here, hereAt } from "$web/boards/here";
import type { Picking } from "$web/boards/picking.svelte";
import { Pointing } from "$web/boards/pointing.svelte";
import { type Step, stepAt } from "$web/boards/steps";
import { placesOf, step, tabStop } from "$web/boards/walk";

/** What the gestures need of the board at the moment they are made. */
export type Reached = Pick<BoardProps, "described" | "choose" | "explain" | "refuse">;

/** A board that can be looked at from nearer. */
export interface Zoom {
  /** Whether the click that follows ends a drag of the board. */
  wasDragged: () => boolean;
  reveal: (place: Place) => void;
  /** Whether a key pressed at a place was meant for it. */
  key: (key: string, group: Group) => boolean;
}

/** What is a game's own about them. */
export interface Manner {
  /** Whether an answer goes on from what has begun: after a pick by keyboard the focus moves there. Without it the focus stays. */
  isGoingOn?: (action: string, begun: string) => boolean;
  /** The groups whose places can be dragged, and those that they can be dragged to. */
  dragged?: (group: string) => boolean;
  dropped?: (group: string) => boolean;
  /** The place that is meant by a press on one where nothing can be done; null: none. */
  meant?: (place: Place, described: Described, begun: string | null) => Place | null;
  /** What a press on these answers leads to, where that is not what `stepAt` says. */
  step?: (offers: readonly Offer[]) => Step;
  /** What an item of the wheel leads to, where that is not an answer. */
  next?: (action: string, offers: readonly Offer[]) => { answer: string } | { narrow: string };
  /** The answer that a press means where it cannot be given, other than `attemptAt` finds. */
  attempt?: (place: Place, begun: string | null) => string | null;
  /** A press where nothing can be done shows what is there until the next one; the Tab key stops there as well. */
  pins?: boolean;
  zoom?: Zoom;
}

export class Gestures {
  readonly pointing: Pointing;
  readonly dragging = new Dragging();
  /** The place whose wheel is open. */
  wheel = $state.raw<Place | null>(null);
  /** The place walked to last, in every group. */
  #walked = $state<Record<string, string>>({});
  #root: HTMLElement | undefined;

  constructor(
    readonly board: () => Reached,
    readonly picking: Picking,
    readonly manner: Manner = {},
  ) {
    this.pointing = new Pointing(board, () => this.wheel !== null || this.dragging.card !== null);
  }

  /** For the root element of the board: `{@attach gestures.attach}`. */
  readonly attach: Attachment<HTMLElement> = (root) => {
    this.#root = root;
    const ends = [
      on(root, "click", (event) => this.click(event)),
      on(root, "keydown", (event) => this.key(event)),
      on(root, "pointerover", (event) => this.pointing.over(event)),
      on(root, "pointerleave", (event) => this.pointing.out(event)),
      on(root, "pointerdown", (event) => this.down(event)),
      on(root, "focusin", (event) => this.focus(event)),
      on(root, "focusout", () => {
        this.pointing.focused = null;
      }),
      on(window, "keydown", (event) => event.key === "Escape" && this.picking.end()),
      on(window, "pointermove", (event) => this.move(event)),
      on(window, "pointerup", (event) => this.up(event)),
      on(window, "pointercancel", () => this.cancel()),
    ];
    return () => {
      for (const end of ends) end();
    };
  };

  /** The one place of a group that the Tab key stops at: the one walked to last, unless others may be chosen and it may not. */
  stop(group: Group): string | null {
    const walked = group.places.find((place) => place.id === this.#walked[group.id]);
    const idle =
      !this.manner.pins && walked?.offers.length === 0 && group.places.some((place) => place.offers.length > 0);
    return tabStop(group.places, idle ? null : (walked?.id ?? null));
  }

  click(event: MouseEvent): void {
    const here = this.#here(event.target);
    if (this.manner.zoom?.wasDragged() || !this.pointing.isMeant() || this.dragging.wasDragged()) return;
    if (here) this.#press(here);
    else this.#letGo(event.target);
  }

  choose(action: string): void {
    this.wheel = null;
    this.picking.end();
    this.pointing.picked = null;
    this.board().explain(null);
    this.board().choose(action);
  }

  /** An item of the wheel: an answer, or the first half of one. */
  async take(action: string): Promise<void> {
    const step = this.manner.next?.(action, this.wheel?.offers ?? []) ?? { answer: action };
    this.closeWheel();
    await this.#go(step);
  }

  closeWheel(): void {
    const place = this.wheel?.id;
    this.wheel = null;
    if (place) this.element(place)?.focus();
  }

  async key(event: KeyboardEvent): Promise<void> {
    const here = this.#here(event.target);
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
    const drawn = placesOf(this.board().described).filter((place) => this.element(place.id) !== null);
    const wanted = step(event, here.group.places, here.place.id, drawn);
    if (!wanted && !this.manner.zoom?.key(event.key, here.group)) return;
    event.preventDefault();
    if (!wanted) return;
    if ("go" in wanted) await this.#walk(drawn.find((place) => place.id === wanted.go) ?? here.place);
    else if ("choose" in wanted) await this.#press(here, true);
    else if ("explain" in wanted) this.pointing.explain(here);
    else this.#letGo(null);
  }

  down(event: PointerEvent): void {
    const here = this.#here(event.target);
    if (!here) return;
    this.pointing.press(event, here);
    const begins = stepAt(here.place.offers);
    if (this.manner.dragged?.(here.group.id) && begins && "narrow" in begins)
      this.dragging.press(event, here.place.id, begins.narrow);
  }

  move(event: PointerEvent): void {
    this.pointing.move(event);
    const begins = this.dragging.move(event);
    if (begins === null) return;
    this.wheel = null;
    this.board().explain(null);
    this.picking.begin(begins);
  }

  /** A card that is let go where it can be played is played there; elsewhere it goes back. */
  async up(event: PointerEvent): Promise<void> {
    // looked for before the card is let go: on its way back it lies under the pointer
    const here = this.dragging.card ? this.#here(document.elementFromPoint(event.clientX, event.clientY)) : null;
    if (!this.dragging.drop()) return;
    if (here && this.manner.dropped?.(here.group.id)) await this.#press(here);
    else this.picking.end();
  }

  cancel(): void {
    this.pointing.cancel();
    if (this.dragging.drop()) this.picking.end();
  }

  focus(event: FocusEvent): void {
    const here = this.#here(event.target);
    if (!here) return;
    this.#walked[here.group.id] = here.place.id;
    this.pointing.focused = here.element.matches(":focus-visible") ? here.place.id : null;
  }

  /** Answers, picks the first half of an answer, opens a wheel, or shows what is there. */
  async #press(here: Here, byKey = false): Promise<void> {
    const { place } = here;
    const meant = place.offers.length > 0 ? place : this.#meant(place);
    const wanted = (this.manner.step ?? stepAt)(meant.offers);
    this.wheel = null;
    if (wanted === null) this.#refuse(here);
    else if ("menu" in wanted) {
      this.board().explain(null);
      this.wheel = meant;
    } else await this.#go(wanted, byKey);
  }

  async #go(step: { answer: string } | { narrow: string }, byKey = false): Promise<void> {
    if ("answer" in step) {
      this.choose(step.answer);
      return;
    }
    this.pointing.picked = null;
    this.board().explain(null);
    this.picking.begin(step.narrow);
    await tick();
    if (byKey) this.#toFirst();
  }

  /** Says why nothing can be done here, and shows what is there; what has begun goes on where it was meant to end here. */
  #refuse({ place, group, element }: Here): void {
    const decision = this.picking.decision();
    const begun = this.picking.begun;
    const attempt = decision && (this.manner.attempt?.(place, begun) ?? attemptAt(decision, group, place, begun));
    if (attempt || place.subjects.length === 0) this.board().refuse?.(attempt || null);
    if (!attempt || begun === null) this.#show(place, element);
  }

  /** Shows what is there; where that is pinned, pressed again it is shown no longer. */
  #show(place: Place, element: Element): void {
    this.picking.end();
    const again = this.pointing.picked === place.id;
    if (this.manner.pins) this.pointing.picked = again ? null : place.id;
    if (place.subjects.length > 0 && !again) this.board().explain(place.subjects, element);
    else if (this.manner.pins) this.board().explain(null);
  }

  async #walk(place: Place | undefined): Promise<void> {
    if (!place) return;
    if (this.manner.zoom) {
      this.manner.zoom.reveal(place);
      await tick();
    }
    this.element(place.id)?.focus();
  }

  #meant(place: Place): Place {
    return this.manner.meant?.(place, this.board().described, this.picking.begun) ?? place;
  }

  /** After a pick by keyboard the focus moves to where it can be played. */
  #toFirst(): void {
    const begun = this.picking.begun;
    const { isGoingOn } = this.manner;
    if (begun === null || !isGoingOn) return;
    const places = this.board().described.groups.flatMap((group) => group.places);
    const first = places.find((place) =>
      place.offers.some((offer) => offer.begins === undefined && isGoingOn(offer.action, begun)),
    );
    if (first) this.element(first.id)?.focus();
  }

  #letGo(target: EventTarget | null): void {
    if (target instanceof Element && target.closest("button, [role='menu']")) return;
    this.pointing.picked = null;
    this.picking.end();
    this.board().explain(null);
  }

  #here(target: EventTarget | null) {
    return hereAt(target, this.board().described);
  }

  element(place: string) {
    return elementOf(place, this.#root);
  }
}
