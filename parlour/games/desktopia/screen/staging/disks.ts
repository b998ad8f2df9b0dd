/** Disks that move, are wounded, healed, laid on others or taken away: what their events do to the desk. */
import { without } from "$web/boards/staging";
import type { Desk } from "../desk";
import { type DeskChanges, joined } from "./told";

export const disksAfter: DeskChanges = {
  "character-wounded": (desk, { disk, left }) => ({ lives: { ...desk.lives, [disk]: left } }),
  "character-healed": (desk, { disk, now }) => ({ lives: { ...desk.lives, [disk]: now } }),
  "character-died": (desk, { disk }) => ({
    at: without(desk.at, disk),
    on: without(desk.on, disk),
    side: without(desk.side, disk),
    lives: without(desk.lives, disk),
    most: without(desk.most, disk),
    facing: without(desk.facing, disk),
    supply: without(desk.supply, disk),
    tags: without(desk.tags, disk),
    columns: without(desk.columns, disk),
    layer: without(desk.layer, ...(desk.columns[disk] ?? [])),
    acted: desk.acted.filter((other) => other !== disk),
    raised: desk.raised.filter((other) => other !== disk),
    fallen: desk.fallen.map((count, side) => (side === desk.side[disk] ? count + 1 : count)),
  }),
  "shot-struck": (desk, { missile }) => ({ at: without(desk.at, missile) }),
  // a Tornado that missed stays where it is, for its second shot
  "shot-missed": (desk, { missile }) => (missile.startsWith("tornado") ? {} : { at: without(desk.at, missile) }),
  "missile-laid": (desk, { missile, target, seat }) => {
    const columns = lifted(desk, missile);
    return {
      at: without(desk.at, missile),
      columns: { ...columns, [target]: [...(columns[target] ?? []), missile] },
      layer: { ...desk.layer, [missile]: seat },
    };
  },
  "missile-fell": (desk, { missile }) => taken(desk, missile),
  "missile-discarded": (desk, { missile, supply }) => (supply ? {} : taken(desk, missile)),
  "supply-changed": (desk, { disk, stored }) => ({ supply: { ...desk.supply, [disk]: stored } }),
  "character-shaken": (desk, { disk, x, y }) => moved(desk, disk, x, y),
  "disk-returned": (desk, { disk, x, y }) => moved(desk, disk, x, y),
  "disk-placed": (desk, { disk, x, y }) => moved(desk, disk, x, y),
  "disk-turned": (desk, { disk, facing }) => ({ facing: { ...desk.facing, [disk]: facing } }),
  "disks-exchanged": (desk, { disk, other }) => exchanged(desk, disk, other),
  "artifact-taken": (desk, { disk, artifact }) => ({
    at: without(desk.at, disk),
    on: { ...desk.on, [disk]: artifact },
  }),
  "charge-laid": (_, { hero }) => ({ charged: hero }),
  "charge-spent": () => ({ charged: "" }),
  "fighter-came": (desk, { disk, by }) => (by === "smithy_of_dust" ? { raised: joined(desk.raised, disk) } : {}),
  "terrain-changed": (desk, { added, removed }) => ({
    terrain: [...desk.terrain.filter((piece) => !removed.includes(piece)), ...added],
  }),
};

const moved = (desk: Desk, disk: string, x: number, y: number): Partial<Desk> => ({
  at: { ...desk.at, [disk]: { x, y } },
  on: without(desk.on, disk),
});

/** The columns without a missile. */
function lifted({ columns }: Desk, missile: string): Record<string, string[]> {
  const left = Object.entries(columns).map(
    ([disk, column]) => [disk, column.filter((other) => other !== missile)] as const,
  );
  return Object.fromEntries(left.filter(([, column]) => column.length > 0));
}

const taken = (desk: Desk, missile: string): Partial<Desk> => ({
  columns: lifted(desk, missile),
  layer: without(desk.layer, missile),
});

function exchanged(desk: Desk, one: string, other: string): Partial<Desk> {
  const swapped = <Value>(record: Readonly<Record<string, Value>>) => {
    const { [one]: mine, [other]: yours } = record;
    const rest = without(record, one, other);
    return {
      ...rest,
      ...(yours === undefined ? {} : { [one]: yours }),
      ...(mine === undefined ? {} : { [other]: mine }),
    };
  };
  return { at: swapped(desk.at), on: swapped(desk.on) };
}
