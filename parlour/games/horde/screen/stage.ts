/** The view once an event has been shown: only for the eye. Shown twice, an event changes nothing more. */
import type { GameEvent, View } from "$web/boards/board";
import { type Changes, changedBy, without } from "$web/boards/staging";
import { withStatus } from "./statuses";
import type { WarEvent } from "./types";
import { type War, warOf } from "./war";

export function after(view: View, event: GameEvent): View {
  const changed = changedBy(STAGED, warOf(view), event);
  return changed ? { ...view, table: { ...view.table, ...changed } } : view;
}

const stands = (war: War, { unit, hex }: { unit: string; hex: string }) => ({ at: { ...war.at, [unit]: hex } });

const STAGED: Changes<War, WarEvent> = {
  "units-chosen": (war, { faction, units }) => ({
    starting: [...war.starting.filter((other) => !units.includes(other)), ...units],
    reserve: { ...war.reserve, [faction]: (war.reserve[faction] ?? []).filter((other) => !units.includes(other)) },
  }),
  "unit-placed": (war, told) => ({
    ...stands(war, told),
    starting: war.starting.filter((other) => other !== told.unit),
  }),
  "round-began": (_, { round }) => ({ round, winner: "", champions: [] }),
  "event-drawn": (_, { card }) => ({ active_event: card === null ? [] : [card] }),
  "wager-won": (_, { faction }) => ({ winner: faction }),
  "turn-began": (_, { faction }) => ({ faction, active: "" }),
  "token-advanced": (war, { faction, unit, section }) => ({ track: { ...war.track, [faction]: { unit, section } } }),
  "unit-arrived": (war, told) => ({
    ...stands(war, told),
    track: Object.fromEntries(Object.entries(war.track).filter(([, token]) => token.unit !== told.unit)),
  }),
  "unit-summoned": (war, { faction, unit, section }) => ({
    track: { ...war.track, [faction]: { unit, section } },
    reserve: { ...war.reserve, [faction]: (war.reserve[faction] ?? []).filter((other) => other !== unit) },
  }),
  "unit-activated": (war, { unit }) => ({ active: unit, ready: war.ready.filter((other) => other !== unit) }),
  "trait-stolen": (war, { unit, trait }) => withStatus(war, unit, "st_stealing", true, trait),
  "unit-moved": stands,
  retreated: stands,
  pushed: stands,
  "trap-sprung": (war, { hex }) => ({ traps: without(war.traps, hex) }),
  "trap-laid": (war, { hex }) => ({ traps: { ...war.traps, [hex]: war.faction } }),
  "unit-wounded": (war, { unit, left }) => ({ health: { ...war.health, [unit]: left } }),
  healed: (war, { unit, health }) => ({ health: { ...war.health, [unit]: health } }),
  "unit-died": (war, { unit }) => ({
    at: without(war.at, unit),
    health: without(war.health, unit),
    fallen: [...war.fallen.filter((other) => other !== unit), unit],
    active: war.active === unit ? "" : war.active,
  }),
  "status-gained": (war, { unit, status }) => withStatus(war, unit, status, true),
  "status-lost": (war, { unit, status }) => withStatus(war, unit, status, false),
  "disguise-dropped": (war, { unit }) => withStatus(war, unit, "st_disguised", false),
  "settlement-damaged": (war, { settlement, left }) => ({
    durability: { ...war.durability, [settlement]: Math.max(0, left) },
  }),
  "settlement-destroyed": (war, { settlement }) => ({ durability: { ...war.durability, [settlement]: 0 } }),
  "hold-began": (_, { faction }) => ({ hold: faction }),
  "hold-broken": () => ({ hold: "" }),
  "battle-ended": () => ({ activations: 0, active: "", ready: [] }),
};
