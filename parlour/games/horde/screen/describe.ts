/** The described model of Horde: every hex, the tray, the event and the armies, in words. */
import type { Described, Group, Offer, Place, Scene } from "$web/boards/board";
import { BOARD, HEXES, middle } from "./geometry";
import { aboutOf, nameOf } from "./naming";
import { inTray, offersAt } from "./offers";
import { standing } from "./standing";
import { statusesOf } from "./statuses";
import { factsOf, kindOf, printedOf, settled, tokenOf, warOf } from "./war";

type Offers = Map<string | null, Offer[]>;

export function describe(scene: Scene): Described {
  const offers = offersAt(scene);
  const tray = [...offers.keys()].filter((place) => place?.startsWith("tray:")) as string[];
  const { words } = scene;
  return {
    summary: standing(scene),
    groups: [
      ...(tray.length > 0 ? [{ id: "tray", label: words.say("screen-tray"), places: tray.map(trayPlace) }] : []),
      field(scene, offers),
      { id: "event", label: words.say("screen-event"), places: [eventPlace(scene)] },
      ...warOf(scene.view).factions.map((faction) => army(scene, faction)),
    ],
    offers: offers.get(null) ?? [],
  };

  function trayPlace(id: string, at: number): Place {
    const here = offers.get(id) ?? [];
    const said = inTray(id).map((each) => trayWords(scene, each));
    return {
      id,
      x: BOARD.width * ((at + 0.5) / tray.length),
      y: BOARD.height + 120,
      label: [...said, may(scene, here)].join("; "),
      offers: here,
      subjects: [...new Set(inTray(id))],
    };
  }
}

/** What lies where, looked up once for all hexes. */
interface Lie {
  units: Map<string, string[]>;
  settlements: Map<string, string>;
  beyond: Set<string>;
}

function field(scene: Scene, offers: Offers): Group {
  const { view, game, words } = scene;
  const lie: Lie = {
    units: new Map(),
    settlements: new Map([...settled(view, game)].map(([id, hex]) => [hex, id])),
    beyond: new Set(factsOf(view).beyond ?? []),
  };
  for (const [unit, hex] of Object.entries(warOf(view).at)) lie.units.set(hex, [...(lie.units.get(hex) ?? []), unit]);
  const places = HEXES.map((hex) => hexPlace(scene, hex, lie, offers.get(hex) ?? []));
  return { id: "field", label: words.say("screen-field"), places };
}

function hexPlace(scene: Scene, hex: string, lie: Lie, offers: Offer[]): Place {
  const { view, game, words } = scene;
  const war = warOf(view);
  const units = lie.units.get(hex) ?? [];
  const settlement = lie.settlements.get(hex);
  const trap = war.traps[hex];
  const parts = [
    ...units.map((unit) => unitWords(scene, unit)),
    ...(settlement ? [settlementWords(scene, settlement, units.length > 0)] : []),
    ...(trap ? [words.say("screen-trap", { faction: nameOf(words, game, trap) })] : []),
    ...(lie.beyond.has(hex) ? [words.say("screen-beyond")] : []),
  ];
  if (units.length === 0 && !settlement && !trap) parts.unshift(words.say("screen-free"));
  if (offers.length > 0) parts.push(may(scene, offers));
  const subjects = [...units, ...(settlement ? [settlement] : []), ...(trap ? ["trap"] : [])];
  if (lie.beyond.has(hex) && subjects.length === 0) subjects.push("border");
  return { id: hex, ...middle(hex), label: `${hex}: ${parts.join("; ")}`, offers, subjects };
}

function may(scene: Scene, offers: readonly Offer[]): string {
  return scene.words.say("screen-may", { offers: offers.map((each) => each.label).join(", ") });
}

/** All that can be seen on a token. */
export function unitWords(scene: Scene, unit: string): string {
  const { view, game, words } = scene;
  const war = warOf(view);
  const printed = tokenOf(game, unit);
  if (!printed) return nameOf(words, game, unit);
  const now = factsOf(view).units?.[unit];
  const { attack, defence, speed, range } = now ?? printed;
  const parts = [
    words.say("screen-unit", {
      unit: nameOf(words, game, unit),
      faction: nameOf(words, game, printed.faction),
      health: war.health[unit] ?? printed.health,
      full: printed.health,
      attack,
      defence,
      speed,
    }),
    ...(range ? [words.say("screen-unit-range", { range })] : []),
    ...(war.active === unit ? [words.say("screen-active")] : []),
    ...(war.active !== unit && war.ready.includes(unit) && war.activations > 0 ? [words.say("screen-ready")] : []),
    ...statusesOf(war, unit).map((status) => nameOf(words, game, status.id)),
    ...(now?.immune ? [words.say("screen-immune")] : []),
  ];
  return parts.join(", ");
}

/** A settlement with its durability and those who besiege it. */
export function settlementWords(scene: Scene, settlement: string, garrison: boolean): string {
  const { view, game, words } = scene;
  const durability = warOf(view).durability[settlement] ?? 0;
  const name = nameOf(words, game, settlement);
  const printed = printedOf(game).settlements[settlement];
  if (durability <= 0 || !printed) return words.say("screen-razed", { settlement: name });
  const besiegers = factsOf(view).besieged?.[settlement] ?? [];
  const parts = [
    words.say("screen-settlement", {
      settlement: name,
      kind: words.say(printed.capital ? "kind-capital" : "kind-city").toLocaleLowerCase(words.language),
      faction: nameOf(words, game, printed.faction),
      durability,
      full: printed.durability,
    }),
    ...(garrison ? [words.say("screen-garrison")] : []),
    ...(besiegers.length > 0
      ? [words.say("screen-besieged", { units: besiegers.map((each) => nameOf(words, game, each)).join(", ") })]
      : []),
  ];
  return parts.join(", ");
}

function trayWords(scene: Scene, id: string): string {
  const { game, words } = scene;
  const kind = printedOf(game).kinds[id];
  if (!kind) return [nameOf(words, game, id), aboutOf(words, game, id)].filter(Boolean).join(". ");
  return words.say("screen-kind", {
    ...kind,
    unit: nameOf(words, game, id),
    rank: words.say(`class-${kind.rank}`),
    mount: words.say(`mount-${kind.mount}`),
    time: kind.summon_time,
  });
}

function eventPlace(scene: Scene): Place {
  const { view, game, words } = scene;
  const war = warOf(view);
  const card = war.active_event[0];
  const parts = [words.say("screen-event-none")];
  if (card) {
    const type = words.say(`type-${printedOf(game).cards[card]?.type ?? ""}`);
    const about = aboutOf(words, game, card) ?? "";
    parts[0] = words.say("screen-event-card", { card: nameOf(words, game, card), type, about });
  }
  if (war.winner) parts.push(words.say("screen-event-winner", { faction: nameOf(words, game, war.winner) }));
  parts.push(words.say("screen-deck", { left: war.events_deck.length }));
  return {
    id: "event",
    x: BOARD.width / 2,
    y: -80,
    label: parts.join(" "),
    offers: [],
    subjects: card ? [card] : [],
  };
}

function army(scene: Scene, faction: string): Group {
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
  const said: Omit<Place, "x" | "y" | "offers">[] = [
    {
      id: `track:${faction}`,
      label: token
        ? words.say("screen-track", { unit: name(token.unit), section: token.section })
        : words.say("screen-track-empty"),
      subjects: [token?.unit ?? "summon_track"],
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
