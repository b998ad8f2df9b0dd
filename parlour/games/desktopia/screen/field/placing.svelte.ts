/** Disks that are being laid by hand: the squads of `deploy`, the one disk of `place`, the facing of `face`. */
import type { Decision, Scene } from "$web/boards/board";
import { deskOf, factsOf } from "../desk";
import type { Point } from "../looks/seen";
import { firstPlaces, type Laid, problemOf, type Wanted, wantedOf } from "./laying";
import { type Problem, told } from "./room";
import { within } from "./turning";

const KINDS = new Set(["deploy", "place", "face"]);

interface Work {
  readonly decision: Decision;
  readonly laid: readonly Laid[];
}

export class Placing {
  /** The disk that is being moved or turned, by its number. */
  chosen = $state(0);
  /** It follows the pointer. */
  held = $state(false);
  /** What has been laid so far, for the question that it belongs to. */
  #work: Work | null = $state.raw(null);

  constructor(
    readonly scene: () => Scene,
    readonly choose: (action: string) => void,
  ) {}

  get kind(): string {
    const kind = this.scene().decision?.kind ?? "";
    return KINDS.has(kind) ? kind : "";
  }

  /** Whether the question is one of these. */
  get begun(): boolean {
    return this.kind !== "";
  }

  /** What is laid; for `face` the disk that is turned. */
  readonly wanted: Wanted[] = $derived.by(() => {
    const { decision, view } = this.scene();
    if (!decision) return [];
    if (decision.kind !== "face") return wantedOf(decision, view);
    const disk = String(decision.facts?.disk ?? "");
    const body = factsOf(view).bodies.find(({ id }) => id === disk);
    const sector = factsOf(view).sectors[disk] ?? 0;
    return body ? [{ disk, type: disk.replace(/\d+$/, ""), radius: body.radius, zone: null, sector }] : [];
  });

  readonly #first: Laid[] = $derived.by(() => {
    const { decision, view } = this.scene();
    if (!decision || !this.begun) return [];
    if (decision.kind !== "face") return firstPlaces(decision, view, this.wanted);
    const disk = this.wanted[0]?.disk ?? "";
    const body = factsOf(view).bodies.find(({ id }) => id === disk);
    return body ? [{ at: [body.x, body.y], facing: Math.round(deskOf(view).facing[disk] ?? 0) % 360 }] : [];
  });

  get laid(): readonly Laid[] {
    return this.#work && this.#work.decision === this.scene().decision ? this.#work.laid : this.#first;
  }

  /** Why a disk may not lie where it is. */
  problemOf(number: number): Problem | null {
    const { decision, view } = this.scene();
    if (!decision || this.kind === "face") return null;
    return problemOf(decision, view, this.wanted, this.laid, number);
  }

  readonly problems: (Problem | null)[] = $derived(this.wanted.map((_, number) => this.problemOf(number)));

  /** Whether everything lies legally. */
  get ready(): boolean {
    return this.begun && this.wanted.length > 0 && this.problems.every((problem) => problem === null);
  }

  move(number: number, at: Point): void {
    this.#change(number, { at: told(at) });
  }

  nudge(number: number, dx: number, dy: number): void {
    const own = this.laid[number];
    if (own) this.move(number, [own.at[0] + dx, own.at[1] + dy]);
  }

  /** Turns a disk to a facing, in whole degrees. */
  turn(number: number, facing: number): void {
    this.#change(number, { facing: Math.round(within(facing)) % 360 });
  }

  /** Whether a disk may be turned here. */
  turns(number: number): boolean {
    return this.kind !== "place" && (this.wanted[number]?.sector ?? 0) > 0;
  }

  /** Whether the disks may be moved. */
  get moves(): boolean {
    return this.begun && this.kind !== "face";
  }

  /** The answer, in notation; null while something lies where it may not. */
  get action(): string | null {
    if (!this.ready) return null;
    const [first] = this.laid;
    if (this.kind === "face") return `face ${first?.facing ?? 0}`;
    const places = this.laid.map(({ at, facing }) => {
      const place = at.join(" ");
      return this.kind === "deploy" ? `${place} ${facing}` : place;
    });
    return `${this.kind} ${places.join(" ")}`;
  }

  /** Answers the question with the places as they are. */
  release(): void {
    const { action } = this;
    if (action !== null) this.choose(action);
  }

  /** Everything back to where it was proposed. */
  reset(): void {
    this.#work = null;
  }

  #change(number: number, changed: Partial<Laid>): void {
    const { decision } = this.scene();
    if (!decision) return;
    this.#work = { decision, laid: this.laid.map((spot, k) => (k === number ? { ...spot, ...changed } : spot)) };
  }
}
