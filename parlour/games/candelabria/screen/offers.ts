/** To which place an answer belongs: a territory, a region, a figure, a card, a House; the rest are buttons. */
import type { Scene, View } from "$web/boards/board";
import { ANSWER, type Offers, offered } from "$web/boards/offered";
import { beginningOf, secondPlace } from "./beginning";
import { figureIn, houseOf, mineOf, ofSeat, realmOf, slotOf } from "./realm";
import { answerWords, stepWords } from "./wording";

type Asked = Pick<Scene, "view" | "decision">;

export function offersAt(scene: Scene): Offers {
  const straight = straightOf(scene);
  return offered(scene, (action) => {
    const begins = beginningOf(action);
    if (begins !== null && begins === straight)
      return { place: secondPlace(action, scene.view), label: stepWords(scene, action), begins: null };
    return { place: placeOf(action, scene), label: answerWords(scene, action), begins };
  });
}

/** Questions about one figure: if there is only one, it need not be picked first. */
const ABOUT_ONE = new Set(["push", "follow", "abduct", "drift"]);

/** How all answers of the question begin, if that need not be picked; otherwise null. */
export function straightOf({ decision }: Pick<Scene, "decision">): string | null {
  if (!decision || !ABOUT_ONE.has(decision.kind)) return null;
  const [only, ...others] = new Set(decision.options.map(beginningOf).filter((beginning) => beginning !== null));
  return others.length === 0 ? (only ?? null) : null;
}

/** The one place where an answer is given, or begun. */
export function placeOf(action: string, asked: Asked): string {
  const [verb = "", ...ids] = action.split(" ");
  return PLACED[verb]?.(ids, asked) ?? `${ANSWER}${action}`;
}

/** The place of a figure: `castle` and the bare roles are those of the one who is asked. */
function figureAt(figure: string, view: View): string {
  const whole = figure.includes("_") || figure in realmOf(view).haunts;
  return `figure:${whole ? figure : figureIn(mineOf(view), figure)}`;
}

/** The place of the figure that is picked; null where none is. */
export function figurePicked(begun: string | null, view: View): string | null {
  const [what = "", figure = ""] = begun?.split(" ") ?? [];
  return what === "figure" ? figureAt(figure, view) : null;
}

type Placing = (ids: string[], asked: Asked) => string | null;

const onFigure: Placing = ([figure = ""], { view }) => figureAt(figure, view);
const inHand: Placing = ([card = ""]) => `hand:${card}`;
const here: Placing = ([territory = ""]) => territory;
const inRegion: Placing = ([region = ""]) => `region:${region}`;
const ofHouse: Placing = ([house = ""]) => `house:${house}`;
const myCard: Placing = ([card = ""]) => `tactic:${card}`;

const PLACED: Readonly<Record<string, Placing>> = {
  place: inHand,
  manoeuvre: inHand,
  return: inHand,
  at: here,
  light: here,
  douse: ([, territory = ""]) => territory,
  feed: onFigure,
  dim: onFigure,
  echo: onFigure,
  move: onFigure,
  burn: onFigure,
  borrow: onFigure,
  relocate: onFigure,
  follow: onFigure,
  push: onFigure,
  abduct: onFigure,
  drift: onFigure,
  haunt: (ids, asked) => (ids.length > 1 ? onFigure(ids, asked) : inRegion(ids, asked)),
  raze: inRegion,
  send: ([curse = ""]) => `curse:${curse}`,
  take: ([card = ""]) => `market:${card}`,
  buy: ([stack = ""]) => `stack:${stack}`,
  build: ([temple = ""]) => `temple:${temple}`,
  steal: ofHouse,
  renown: ofHouse,
  keep: ([mission = ""]) => `mission:${mission}`,
  commit: ([one = "", two = ""]) => (one === two ? null : `tactic:${one === "none" ? two : one}`),
  skirmish: myCard,
  resolve: ([id = ""], { view }) => {
    const realm = realmOf(view);
    return ofSeat(realm.built, view.seat ?? -1).includes(id) ? `upgrade:${id}` : null;
  },
  slot: ([slot = ""], { view, decision }) =>
    `${decision?.kind === "wither" ? "war" : "theatre"}:${houseOf(realmOf(view), view.seat ?? -1)}:${slot}`,
  strike: ([own = ""], { view }) => {
    const slot = slotOf(realmOf(view), own);
    return slot && `theatre:${slot.house}:${slot.slot}`;
  },
};
