/** The candle cards in the hand of the one who looks. */
import type { Group, Scene } from "$web/boards/board";
import { ANSWER, type Offers } from "$web/boards/offered";
import { aboutOf, nameOf } from "../naming";
import { candleOf } from "../printed";
import { type Lying, ofSeat, realmOf } from "../realm";
import { block, type Said } from "./placing";

export function handOf(scene: Scene, offers: Offers): Group | null {
  const { view, words } = scene;
  if (view.seat === null) return null;
  const held = ofSeat(realmOf(view).hands, view.seat).filter((card: Lying) => card !== null);
  const said = held.map((card): Said => ({ id: `hand:${card}`, words: candleWords(scene, card), subjects: [card] }));
  return block(scene, offers, "hand", words.say("screen-hand", { count: held.length }), said, {
    x: 200,
    y: 1300,
    columns: 99,
  });
}

/** A candle card: its name, its year, its price and what it does. */
function candleWords({ words, game }: Scene, card: string): string {
  const printed = candleOf(game, card);
  return words.say("screen-candle-card", {
    card: nameOf(words, card),
    year: printed?.year ?? 0,
    wax: printed?.wax ?? 0,
    about: aboutOf(words, card),
  });
}

/** Answers that are no place on the table: buttons beside the question. */
export function answersOf(scene: Scene, offers: Offers): Group | null {
  const places = [...offers].filter(([id]) => id.startsWith(ANSWER));
  if (places.length === 0) return null;
  return {
    id: "answers",
    label: scene.words.say("screen-answers"),
    places: places.map(([id, here], at) => ({
      id,
      x: at * 60,
      y: 0,
      label: here.map((offer) => offer.label).join("; "),
      offers: here,
      // a House, an ability: whatever the button names can be explained
      subjects: here.flatMap(({ action }) =>
        action
          .split(" ")
          .slice(1)
          .filter((id) => id in scene.words.names),
      ),
    })),
  };
}
