/** An aim that is being taken: which disk, where to, how fast; for a shot, where the missile lies. */
import type { Decision, Scene } from "$web/boards/board";
import { deskOf, factsOf } from "../desk";
import { missileLook } from "../looks/missiles";
import type { Point } from "../looks/seen";
import { cardOf } from "../printed";
import { leaving, toBorder } from "./border";
import { MISSILE, matterOf, tableOf, trialOf } from "./laboratory";
import { type Bounds, type Spread, spreadOf } from "./law";
import { type Mark, marksOf } from "./marks";
import { clearWay, type Preview, previewOf } from "./preview";
import { aimAt, around, bearing, bestPlace, enemiesOf, hardEnough, shooterOf } from "./proposals";
import { crowdOf, noShot, type Problem, told } from "./room";
import { type Power, powerOf } from "./sector";
import { degrees, within } from "./turning";

export type Verb = "flick" | "shoot";

const BOUNDS: Bounds = { slowest: 100, fastest: 2500 };
/** How the missile of a shot is called before it has an id. */
export const LOOSE = "missile";

export class Aiming {
  /** The disk that is aimed with; for a shot the shooter. */
  disk = $state("");
  verb: Verb = $state("flick");
  /** Where the missile of a shot lies, in mm of the field. */
  place: Point | null = $state.raw(null);
  /** The missile is still being laid: it is moved rather than aimed. */
  laying = $state(false);
  /** Degrees counter-clockwise from the right of the field, and mm/s. */
  angle = $state(0);
  speed = $state(0);
  /** The finger or the mouse holds the string. */
  held = $state(false);
  /** The aim stays when the string is let go, and waits for a button. */
  fine = $state(false);
  /** The window ended before the string did: it may be pulled on from elsewhere. */
  cut = $state(false);
  #during: Decision | null = $state.raw(null);

  constructor(
    readonly scene: () => Scene,
    readonly choose: (action: string) => void,
  ) {}

  /** Whether an aim is being taken for the question that is asked now. */
  get begun(): boolean {
    return this.#during !== null && this.#during === this.scene().decision;
  }

  /** Whether the question lets this disk be flicked, or shoot. */
  may(verb: Verb, disk: string): boolean {
    return this.able(verb).includes(disk);
  }

  /** The disks that may be flicked, or shoot. */
  able(verb: Verb): readonly string[] {
    const ranges = this.scene().decision?.ranges;
    return ((verb === "flick" ? ranges?.disk : ranges?.shooter) ?? []) as string[];
  }

  /** Begins an aim with a first proposal. */
  take(verb: Verb, disk: string): void {
    const { view, decision } = this.scene();
    if (!this.may(verb, disk)) return;
    this.#during = decision;
    this.verb = verb;
    this.disk = disk;
    this.held = false;
    this.cut = false;
    this.laying = verb === "shoot";
    this.place = null;
    if (verb === "shoot") this.lay(this.#best());
    const trial = this.trial;
    if (trial) this.aim(aimAt(view, trial, disk, this.bounds));
  }

  cancel(): void {
    this.#during = null;
    this.held = false;
    this.place = null;
  }

  /** Answers the question with this aim; nothing happens while it may not be given. */
  release(): void {
    const { action } = this;
    if (action === null) return;
    this.cancel();
    this.choose(action);
  }

  /** The answer, in notation; null while there is none. */
  get action(): string | null {
    if (!this.begun || this.problem) return null;
    const aim = `${this.angle} ${this.speed}`;
    if (this.verb === "flick") return `flick ${this.disk} ${aim}`;
    return this.place && `shoot ${this.disk} ${this.place.join(" ")} ${aim}`;
  }

  aim({ angle, speed }: { angle: number; speed: number }): void {
    const { slowest, fastest } = this.bounds;
    // a hundredth of a degree less than a full turn is the last one
    this.angle = (Math.round(within(angle) * 100) / 100) % 360;
    this.speed = Math.round(Math.min(fastest, Math.max(slowest, speed)));
  }

  /** Turns by degrees to the left. */
  turn(by: number): void {
    this.aim({ angle: this.angle + by, speed: this.speed });
  }

  quicken(by: number): void {
    this.aim({ angle: this.angle, speed: this.speed + by });
  }

  /** Aims at a disk, or a place, just hard enough. */
  pointAt(target: string): void {
    const from = this.from;
    const angle = from && bearing(this.scene().view, from, target);
    const trial = this.trial;
    if (angle !== null && trial) this.aim({ angle, speed: hardEnough(trial, angle, this.bounds) });
  }

  /** Lays the missile of a shot. */
  lay(at: Point | null): void {
    this.place = at && told(at);
  }

  /** Moves the missile round its shooter by degrees, and away from it by mm. */
  carry(by: number, away = 0): void {
    const { shooter, place } = this;
    if (!shooter || !place) return;
    const [dx, dy] = [place[0] - shooter.x, place[1] - shooter.y];
    const gap = Math.hypot(dx, dy) - shooter.radius - MISSILE.radius + away;
    const most = this.most;
    this.lay(
      around(
        shooter,
        Math.min(most, Math.max(crowdOf(this.scene().view).gap + 0.1, gap)),
        degrees(Math.atan2(dy, dx)) + by,
      ),
    );
  }

  /** The best place against the target. */
  layBest(): void {
    const target = this.preview?.contact?.other ?? null;
    this.lay(this.#best(target));
    const aimed = target && target in deskOf(this.scene().view).side ? target : this.#enemy();
    if (aimed) this.pointAt(aimed);
  }

  get bounds(): Bounds {
    const [slowest, fastest] = (this.scene().decision?.ranges?.speed ?? []) as number[];
    return { slowest: slowest ?? BOUNDS.slowest, fastest: fastest ?? BOUNDS.fastest };
  }

  get shooter() {
    return this.verb === "shoot" ? shooterOf(this.scene().view, this.disk) : null;
  }

  /** How far the missile may lie from its shooter, rim to rim. */
  get most(): number {
    return factsOf(this.scene().view).shots[this.disk] ?? 0;
  }

  /** What kind of missile is shot. */
  get missile(): string {
    return missileLook(cardOf(this.scene().game, this.disk)?.missile ?? "")?.short ?? "";
  }

  /** Where the disk that will move lies. */
  get from(): Point | null {
    if (this.verb === "shoot") return this.place;
    const body = factsOf(this.scene().view).bodies.find(({ id }) => id === this.disk);
    return body ? [body.x, body.y] : null;
  }

  /** Why the missile may not lie where it is. */
  get problem(): Problem | null {
    const { shooter, place } = this;
    return shooter && place ? noShot(crowdOf(this.scene().view), place, shooter, this.most) : null;
  }

  readonly trial = $derived.by(() => {
    if (!this.begun) return null;
    const loose = this.place && { id: LOOSE, x: this.place[0], y: this.place[1] };
    if (this.verb === "shoot" && (!loose || this.problem)) return null;
    return trialOf(this.scene().view, this.verb === "shoot" && loose ? loose : this.disk);
  });

  readonly preview: Preview | null = $derived(this.trial && previewOf(this.trial, this.angle, this.speed));

  get slowing(): number {
    return matterOf(this.scene().view).slowing;
  }

  get spread(): Spread {
    const { view } = this.scene();
    return spreadOf(factsOf(view).hand, view.seat ?? 0, this.speed, this.bounds.fastest);
  }

  /** The chance that the disk leaves the table if it strikes nothing. */
  readonly leaves: number = $derived.by(() => {
    const { from } = this;
    return from && this.begun
      ? leaving(from, this.angle, this.speed, this.spread, this.slowing, tableOf(this.scene().view))
      : 0;
  });

  readonly marks: Mark[] = $derived.by(() => {
    const { trial, from } = this;
    if (!trial || !from) return [];
    const { view } = this.scene();
    const border = toBorder(from[0], from[1], this.angle, tableOf(view));
    const sheds = this.verb === "flick" ? (factsOf(view).sheds[this.disk] ?? null) : null;
    const contact = clearWay(trial, this.angle, this.bounds.fastest);
    return marksOf({ sheds, contact, border: Number.isFinite(border) ? border : null }, this.slowing, this.bounds);
  });

  get power(): Power {
    if (this.verb === "shoot") return "no";
    const { view } = this.scene();
    const arc = factsOf(view).sectors[this.disk] ?? 0;
    return powerOf(this.angle, deskOf(view).facing[this.disk] ?? 0, arc, this.spread);
  }

  #enemy(): string | null {
    const own = this.shooter;
    return (own && enemiesOf(this.scene().view, this.disk, [own.x, own.y])[0]) ?? null;
  }

  #best(target: string | null = null): Point | null {
    return bestPlace(this.scene().view, this.disk, target || this.#enemy(), this.bounds.fastest);
  }
}
