/** The view once an event has been shown: only for the eye. Shown twice, an event changes nothing more. */
import type { GameEvent, View } from "$web/boards/board";
import { withStatus } from "./statuses";
import type { WarEvent } from "./types";
import { type War, warOf } from "./war";

export function after(view: View, event: GameEvent): View {
  const staged = STAGED[event.event as keyof Staged] as ((war: War, told: GameEvent) => War) | undefined;
  return staged ? { ...view, table: { ...staged(warOf(view), event) } } : view;
}

type Staged = { readonly [Told in WarEvent as Told["event"]]?: (war: War, told: Told) => War };

const stands = (war: War, { unit, hex }: { unit: string; hex: string }): War => ({
  ...war,
  at: { ...war.at, [unit]: hex },
});

const STAGED: Staged = {
  "units-chosen": (war, { faction, units }) => ({
    ...war,
    starting: [...war.starting.filter((other) => !units.includes(other)), ...units],
    reserve: { ...war.reserve, [faction]: (war.reserve[faction] ?? []).filter((other) => !units.includes(other)) },
  }),
  "unit-placed": (war, told) => ({
    ...stands(war, told),
    starting: war.starting.filter((other) => other !== told.unit),
  }),
  "round-began": (war, { round }) => ({ ...war, round, winner: "", champions: [] }),
  "event-drawn": (war, { card }) => ({ ...war, active_event: card === null ? [] : [card] }),
  "wager-won": (war, { faction }) => ({ ...war, winner: faction }),
  "turn-began": (war, { faction }) => ({ ...war, faction, active: "" }),
  "token-advanced": (war, { faction, unit, section }) => ({
    ...war,
    track: { ...war.track, [faction]: { unit, section } },
  }),
  "unit-arrived": (war, told) => ({
    ...stands(war, told),
    track: Object.fromEntries(Object.entries(war.track).filter(([, token]) => token.unit !== told.unit)),
  }),
  "unit-summoned": (war, { faction, unit, section }) => ({
    ...war,
    track: { ...war.track, [faction]: { unit, section } },
    reserve: { ...war.reserve, [faction]: (war.reserve[faction] ?? []).filter((other) => other !== unit) },
  }),
  "unit-activated": (war, { unit }) => ({ ...war, active: unit, ready: war.ready.filter((other) => other !== unit) }),
  "trait-stolen": (war, { unit, trait }) => withStatus(war, unit, "st_stealing", true, trait),
  "unit-moved": stands,
  retreated: stands,
  pushed: stands,
  "trap-sprung": (war, { hex }) => ({ ...war, traps: without(war.traps, hex) }),
  "trap-laid": (war, { hex }) => ({ ...war, traps: { ...war.traps, [hex]: war.faction } }),
  "unit-wounded": (war, { unit, left }) => ({ ...war, health: { ...war.health, [unit]: left } }),
  healed: (war, { unit, health }) => ({ ...war, health: { ...war.health, [unit]: health } }),
  "unit-died": (war, { unit }) => ({
    ...war,
    at: without(war.at, unit),
    health: without(war.health, unit),
    fallen: [...war.fallen.filter((other) => other !== unit), unit],
    active: war.active === unit ? "" : war.active,
  }),
  "status-gained": (war, { unit, status }) => withStatus(war, unit, status, true),
  "status-lost": (war, { unit, status }) => withStatus(war, unit, status, false),
  "disguise-dropped": (war, { unit }) => withStatus(war, unit, "st_disguised", false),
  "settlement-damaged": (war, { settlement, left }) => ({
    ...war,
    durability: { ...war.durability, [settlement]: Math.max(0, left) },
  }),
  "settlement-destroyed": (war, { settlement }) => ({ ...war, durability: { ...war.durability, [settlement]: 0 } }),
  "hold-began": (war, { faction }) => ({ ...war, hold: faction }),
  "hold-broken": (war) => ({ ...war, hold: "" }),
  "battle-ended": (war) => ({ ...war, activations: 0, active: "", ready: [] }),
};

function without<Value>(record: Record<string, Value>, name: string): Record<string, Value> {
  const { [name]: _, ...rest } = record;
  return rest;
}
