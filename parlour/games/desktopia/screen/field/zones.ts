/** The zones of the table that matter now: where squads are laid, what is to be reached, what hurts or heals. */
import type { Decision, View } from "$web/boards/board";
import { factsOf, scriptOf } from "../desk";
import type { Area } from "../pages/script/format";

export type Role = "deploy" | "goal" | "hazard" | "healing" | "arrival";

export interface Zone {
  readonly area: Area;
  readonly role: Role;
}

const RULES: Readonly<Record<string, Role>> = { hazard_zone: "hazard", healing_zone: "healing" };

export function zonesOf(view: View, decision: Decision | null): Zone[] {
  const script = scriptOf(view);
  const roles = new Map<string, Role>();
  for (const goal of factsOf(view).goals) if (typeof goal.zone === "string") roles.set(goal.zone, "goal");
  for (const { type, zone, round } of script.special_rules) {
    if (typeof zone !== "string") continue;
    const role = RULES[type];
    if (role) roles.set(zone, role);
    else if (type === "reinforcement" && Number(round) >= Number(view.table.round) && !roles.has(zone))
      roles.set(zone, "arrival");
  }
  if (decision?.kind === "deploy") {
    for (const zone of (decision.facts?.zones ?? []) as string[]) roles.set(zone, "deploy");
  }
  return script.zones.flatMap((area) => {
    const role = roles.get(area.id);
    return role ? [{ area, role }] : [];
  });
}
