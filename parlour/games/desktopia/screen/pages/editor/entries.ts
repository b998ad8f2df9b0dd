/** Changes one entry of a list of conditions or special rules: keys that become undefined go. */
import type { Condition, Modifier } from "../script/format";

export function changeEntry(list: (Condition | Modifier)[], at: number, changed: Record<string, unknown>): void {
  const entry = list[at];
  if (!entry) return;
  for (const [key, value] of Object.entries(changed)) {
    if (value === undefined) delete entry[key];
    else entry[key] = value;
  }
}
