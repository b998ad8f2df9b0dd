/** What an army has beside the field: who is on the road, its reserve, its fallen. */
import type { Group, Place, Scene } from "$web/boards/board";
import { BOARD } from "../field/geometry";
import { nameOf } from "../naming";
import { kindOf, leaderOf, printedOf, tokenOf, warOf } from "../war";

export function armyOf(scene: Scene, faction: string): Group {
  const { view, game, words } = scene;
  const war = warOf(view);
  const name = (id: string) => nameOf(words, game, id);
  const token = war.track[faction];
  const reserve = new Map<string, number>();
  for (const unit of war.reserve[faction] ?? []) {
    const kind = kindOf(game, unit);
    reserve.set(kind, (reserve.get(kind) ?? 0) + 1);
  }
  const fallen = war.fallen.filter((unit) => tokenOf(game, unit)?.faction === faction);
  const leader = leaderOf(game, faction);
  const capital = printedOf(game).factions[faction]?.capital ?? "";
  const durability = war.durability[capital] ?? 0;
  const full = printedOf(game).settlements[capital]?.durability ?? 0;
  const said: Omit<Place, "x" | "y" | "offers">[] = [
    {
      id: `leader:${faction}`,
      label: words.say(war.fallen.includes(leader) ? "screen-leader-dead" : "screen-leader-lives", {
        unit: name(leader),
      }),
      subjects: [leader, "leader"],
    },
    {
      id: `capital:${faction}`,
      label: words.say(durability > 0 ? "screen-capital-stands" : "screen-capital-razed", {
        settlement: name(capital),
        durability,
        full,
      }),
      subjects: [capital],
    },
    {
      id: `track:${faction}`,
      label: token
        ? words.say("screen-track", { unit: name(token.unit), section: token.section })
        : words.say("screen-track-empty"),
      subjects: [...(token ? [token.unit] : []), "summon_track"],
    },
    ...[...reserve].map(([kind, count]) => ({
      id: `reserve:${kind}`,
      label: words.say("screen-reserve", { unit: name(kind), count }),
      subjects: [kind],
    })),
    ...(fallen.length > 0
      ? [
          {
            id: `fallen:${faction}`,
            label: words.say("screen-fallen", { units: fallen.map(name).join(", ") }),
            subjects: [...new Set(fallen.map((unit) => kindOf(game, unit)))],
          },
        ]
      : []),
  ];
  const row = war.factions.indexOf(faction);
  const places = said.map((place, at) => ({ ...place, x: at * 40, y: BOARD.height + 200 + row * 40, offers: [] }));
  return { id: `army:${faction}`, label: name(faction), places };
}
