/** The view once an event has been shown: only for the eye. */
import type { GameEvent, View } from "$web/boards/board";
import { changedBy } from "$web/boards/staging";
import { type Body, type Desk, deskOf, type Facts, factsOf, isAlly, whereIs } from "./desk";
import { flickedOf } from "./field/record";
import { disksAfter } from "./staging/disks";
import { flickAfter } from "./staging/flick";
import { timesAfter } from "./staging/times";
import type { DeskEvent } from "./types";

const CHANGES = { ...timesAfter, ...disksAfter };

export function after(view: View, event: GameEvent): View {
  const desk = deskOf(view);
  const flicked = flickedOf(event);
  const changed = flicked ? flickAfter(view, flicked) : changedBy(CHANGES, desk, event);
  const table: Desk = { ...desk, ...changed, ...counted(view, event as DeskEvent) };
  return { ...view, table: { ...table }, facts: { ...view.facts, ...factsAfter(factsOf(view), table) } };
}

/** Damage to enemies counts for the side on turn. */
function counted(view: View, told: DeskEvent): Partial<Desk> {
  if (told.event !== "character-wounded") return {};
  const { side, active, dealt } = deskOf(view);
  const victim = side[told.disk];
  return victim === undefined || isAlly(view, active, victim) ? {} : { dealt: dealt + told.damage };
}

/** Bodies lie where their disks do, and a character that has acted cannot act again. */
function factsAfter(facts: Facts, desk: Desk): Partial<Facts> {
  return { bodies: facts.bodies.flatMap((body) => bodyAfter(body, desk)), able: ableAfter(facts.able, desk) };
}

function bodyAfter(body: Body, desk: Desk): Body[] {
  const spot = whereIs(desk, body.id);
  return spot ? [{ ...body, x: spot.x, y: spot.y, above: desk.on[body.id] ?? "" }] : [];
}

function ableAfter(able: Facts["able"], desk: Desk): Facts["able"] {
  const said = Object.entries(able).map(([disk, why]) => [
    disk,
    why === "" && desk.acted.includes(disk) ? "acted" : why,
  ]);
  return Object.fromEntries(said);
}
