/** Units, settlements and answers in words, as a screen reader says them. */
import type { Scene } from "$web/boards/board";
import { nameOf } from "../naming";
import { statusesOf } from "../statuses";
import { factsOf, printedOf, tokenOf, warOf } from "../war";

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
      ? [words.say("screen-besieged", { units: besiegers.map((unit) => nameOf(words, game, unit)).join(", ") })]
      : []),
  ];
  return parts.join(", ");
}
