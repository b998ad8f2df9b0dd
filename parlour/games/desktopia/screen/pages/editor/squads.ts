/** What can be done to sides and squads; each changes the script that it is given. */
import { type Point, pointsOf, type Script, type UnitEntry, zoneOf } from "../script/format";
import { distance, middleOf } from "../script/geometry";
import { CHARACTERS, mostOf, ORDERS, radiusOf } from "../script/roster";
import { freePoint } from "./edits";
import type { Thing } from "./things";

/** So many sides have a player, the others are passive; missing sides are added with an Order that nobody leads. */
export function setPlayers(script: Script, players: number): void {
  script.players = players;
  while (script.sides.length < players) addSide(script);
  for (const [seat, side] of script.sides.entries()) {
    side.seat = seat;
    side.control = seat < players ? "player" : "passive";
    if (side.control === "passive") for (const at of side.squad.keys()) setZone(script, seat, at, null); // nobody would deploy them
  }
  if (typeof script.first_player === "number" && script.first_player >= players) script.first_player = "draw";
  if (players === 1) {
    script.kind = "etude";
    script.first_player = 0;
  } else if (script.kind === "etude") {
    script.kind = "battle";
  }
}

/** One more side: passive, of a team of its own. */
export function addSide(script: Script): void {
  const led = script.sides.flatMap(({ orders }) => orders);
  const order = ORDERS.find((id) => !led.includes(id)) ?? ORDERS[0] ?? "";
  const team = Math.max(-1, ...script.sides.map((side) => side.team)) + 1;
  script.sides.push({ seat: script.sides.length, team, orders: [order], control: "passive", squad: [] });
}

/** A side goes with its squad; those after it move up. */
export function removeSide(script: Script, at: number): void {
  script.sides.splice(at, 1);
  for (const [seat, side] of script.sides.entries()) side.seat = seat;
}

/** Characters join a side: in its deployment zone, or at a free point where it has none. */
export function addUnit(script: Script, side: number, type: string): Thing | null {
  const owner = script.sides[side];
  const order = CHARACTERS[type]?.order;
  if (!owner || !order) return null;
  if (!owner.orders.includes(order)) owner.orders = owner.squad.length > 0 ? [...owner.orders, order] : [order];
  const zone = owner.control === "player" ? campOf(script, side) : null;
  const entry: UnitEntry = { type, count: 1, placement: zone ? { zone } : { at: [] } };
  if (!zone) pointsOf(entry).push(freePoint(script, radiusOf(type), homeOf(script, side)));
  owner.squad.push(entry);
  return zone ? null : { kind: "unit", side, entry: owner.squad.length - 1, disk: 0 };
}

/** The zone in which a side deploys: that of its first characters, else one near its edge that nobody else has. */
function campOf(script: Script, side: number): string | null {
  const squad = script.sides[side]?.squad ?? [];
  if (squad.length > 0) return squad.map(zoneOf).find((zone) => zone !== null) ?? null;
  const taken = script.sides.flatMap((owner) => owner.squad.map(zoneOf));
  const home = homeOf(script, side);
  const far = Math.max(script.field.w, script.field.h) / NEAR;
  const near = script.zones
    .filter(({ id }) => !taken.includes(id))
    .map(({ id, shape }) => ({ id, gap: distance(middleOf(shape), home) }))
    .filter(({ gap }) => gap < far)
    .sort((one, other) => one.gap - other.gap);
  return near[0]?.id ?? null;
}

/** The part of the table within which a zone is near an edge. */
const NEAR = 4;

/** So many of them; new ones come to free points. */
export function setCount(script: Script, side: number, at: number, count: number): void {
  const entry = script.sides[side]?.squad[at];
  if (!entry) return;
  entry.count = Math.max(1, Math.min(count, mostOf(entry.type)));
  if (zoneOf(entry) !== null) return;
  const points = pointsOf(entry);
  points.splice(entry.count);
  while (points.length < entry.count)
    points.push(freePoint(script, radiusOf(entry.type), points.at(-1) ?? homeOf(script, side)));
}

/** Deployed by its owner in a zone, or (`null`) at fixed points. */
export function setZone(script: Script, side: number, at: number, zone: string | null): void {
  const entry = script.sides[side]?.squad[at];
  if (!entry || zoneOf(entry) === zone) return;
  delete entry.on_artifact;
  if (zone !== null) {
    entry.placement = { zone };
    return;
  }
  entry.placement = { at: [] };
  setCount(script, side, at, entry.count);
}

/** A single character stands on an artifact, or (`null`) on the table again. */
export function setMount(script: Script, side: number, at: number, artifact: string | null): void {
  const entry = script.sides[side]?.squad[at];
  if (!entry) return;
  const under = script.artifacts.find((disk) => disk.artifact === artifact);
  if (under) {
    entry.count = 1;
    entry.placement = { at: [[...under.at]] };
    entry.on_artifact = under.artifact;
  } else if (entry.on_artifact) {
    delete entry.on_artifact;
    entry.placement = { at: [freePoint(script, radiusOf(entry.type), pointsOf(entry)[0] ?? homeOf(script, side))] };
  }
}

/** Where a side's characters are laid first: a little inside its edge (DK-SET-18), passive ones in the middle. */
function homeOf(script: Script, side: number): Point {
  const { w, h } = script.field;
  const inside = 0.15;
  const edges: Record<string, Point> = {
    bottom: [w / 2, h * inside],
    top: [w / 2, h * (1 - inside)],
    left: [w * inside, h / 2],
    right: [w * (1 - inside), h / 2],
    middle: [w / 2, h / 2],
  };
  const seats = {
    1: ["bottom"],
    2: ["bottom", "top"],
    3: ["bottom", "left", "right"],
    4: ["bottom", "left", "top", "right"],
  };
  const edge = seats[script.players as keyof typeof seats]?.[script.sides[side]?.seat ?? 0] ?? "middle";
  return edges[edge] ?? [w / 2, h / 2];
}
