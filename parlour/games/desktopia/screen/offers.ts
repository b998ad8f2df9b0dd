/** To which place an answer belongs: a disk on the field, a card in a camp or in my hand, a tile of what is due; the rest are buttons. */
import type { Decision, Described, Offer, Place, Scene, View } from "$web/boards/board";
import type { Manner } from "$web/boards/gestures.svelte";
import { ANSWER, type Offers } from "$web/boards/offered";
import { narrowed as narrowedBy } from "$web/boards/steps";
import { carrierOf, deskOf, kindOf } from "./desk";
import { ritualKind } from "./printed";
import { answerWords, stepWords } from "./wording";

type Asked = Pick<Scene, "view" | "decision">;

export const CARD = "card:";
export const CAMP = "camp:";
export const HAND = "hand:";
export const POWER = "power:";
export const TRIGGER = "trigger:";

/**
 * Everything that may be answered, by place. What is aimed (`flick kharu`, `shoot akeru`) stands there with its beginning;
 * answers of two steps say how they begin, unless the place has others besides: then a menu tells them apart.
 */
export function offersAt(scene: Scene): Offers {
  const at = new Map<string, Offer[]>();
  const put = (place: string, offer: Offer) => at.set(place, [...(at.get(place) ?? []), offer]);
  for (const action of aimedIn(scene.decision))
    put(action.split(" ")[1] ?? "", { action, label: answerWords(scene, action), aimed: true });
  for (const action of scene.decision?.options ?? [])
    put(placeOf(action, scene), { action, label: answerWords(scene, action) });
  return new Map([...at].map(([place, offers]) => [place, begun(offers)]));
}

/** The beginnings of flicks and shots. */
export function aimedIn(decision: Decision | null): string[] {
  const named = (decision?.forms ?? []).map(([verb = ""]) => verb);
  const of = (verb: string, range: string) =>
    named.includes(verb) ? (decision?.ranges?.[range] ?? []).map((disk) => `${verb} ${disk}`) : [];
  return [...of("flick", "disk"), ...of("shoot", "shooter")];
}

/** Where all answers begin alike, the first press begins them. */
function begun(offers: readonly Offer[]): Offer[] {
  const [begins, ...others] = new Set(offers.map(({ action, aimed }) => (aimed ? null : beginningOf(action))));
  return begins && others.length === 0 ? offers.map((offer) => ({ ...offer, begins })) : [...offers];
}

/** How an answer of two steps begins; null for the others. */
export function beginningOf(action: string): string | null {
  const [verb = "", first = "", second] = action.split(" ");
  if (verb === "lariat") return verb;
  return (verb === "cast" || verb === "spark") && second !== undefined ? `${verb} ${first}` : null;
}

/** Where answers are lit once one has begun: only where it goes on; a press elsewhere cancels it. */
export function narrowed(offers: Offers, begins: string, scene: Scene): Offers {
  const every = new Map([...offers].map(([place, here]) => [place, here.map(withBeginning)]));
  const lit = narrowedBy(every, begins, (action) => ({ place: goalOf(action), label: stepWords(scene, action) }));
  const goesOn = ({ action, begins: first }: Offer) => first === undefined && beginningOf(action) === begins;
  return new Map([...lit].filter(([place, here]) => place.startsWith(ANSWER) || here.some(goesOn)));
}

function withBeginning(offer: Offer): Offer {
  const begins = offer.aimed ? null : beginningOf(offer.action);
  return begins === null ? offer : { ...offer, begins };
}

/** The disk that an answer of two steps ends at. */
export const goalOf = (action: string): string => action.split(" ").at(-1) ?? "";

/** The one place where an answer is given, or begun. */
export function placeOf(action: string, asked: Asked): string {
  const [verb = "", ...ids] = action.split(" ");
  return PLACED[verb]?.(ids, asked) ?? `${ANSWER}${action}`;
}

type Placing = (ids: string[], asked: Asked) => string | null;

const onDisk: Placing = ([disk = ""]) => disk;
const last: Placing = (ids) => ids.at(-1) ?? null;
const onCarrier: Placing = ([missile = ""], { view }) => carrierOf(deskOf(view), missile) || null;

const PLACED: Readonly<Record<string, Placing>> = {
  flick: onDisk,
  shoot: onDisk,
  cast: onDisk,
  lariat: (_, { view, decision }) => kharuOf(view, decision),
  use: ([artifact = ""]) => `${POWER}${artifact}`,
  play: ([kind = ""], { view }) => inHand(view, kind),
  trigger: ([id = ""]) => `${TRIGGER}${id}`,
  feed: onDisk,
  target: onDisk,
  climb: onDisk,
  burn: (ids) => (ids.length === 1 ? (ids[0] ?? null) : null),
  penalise: ([seat = ""]) => `${CAMP}${seat}`,
  charge: onDisk,
  pull: onDisk,
  spark: onCarrier,
  shield: onDisk,
  discard: onCarrier,
  summon: last,
  purify: (ids, asked) => (kindOf(ids[0] ?? "") === "character" ? `${CARD}${ids[0]}` : onCarrier(ids, asked)),
  heal: onDisk,
  teleport: onDisk,
};

/** The own Kharu, whose flick a Lariat goes before. */
function kharuOf(view: View, decision: Decision | null): string | null {
  const flicked = (decision?.ranges?.disk ?? []) as string[];
  return flicked.find((disk) => disk === "kharu") ?? ("kharu" in deskOf(view).side ? "kharu" : null);
}

/** Of several cards of a kind the first: they are alike. */
function inHand(view: View, kind: string): string | null {
  const cards = deskOf(view).hands[String(view.seat)] ?? [];
  const card = cards.find((ritual) => ritual !== null && ritualKind(ritual) === kind);
  return card ? `${HAND}${card}` : null;
}

/** How this board is handled: nothing is dragged to its place but by the field itself; a card stands for its disk. */
export const MANNER: Manner = {
  isGoingOn: (action, begun) => beginningOf(action) === begun,
  meant: targetOf,
};

/** A press on a card means the disk on the field, one on an artifact its power. */
export function targetOf({ id }: Place, { groups }: Described): Place | null {
  const wanted = id.startsWith(CARD) ? id.slice(CARD.length) : `${POWER}${id}`;
  const target = groups.flatMap(({ places }) => places).find((place) => place.id === wanted);
  return target && target.offers.length > 0 ? target : null;
}
