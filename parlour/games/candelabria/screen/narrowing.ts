/** Where answers are lit once one has begun: a figure's destinations, a card's roles, a temple's regions, the slots of a battle. */
import type { Scene } from "$web/boards/board";
import type { Offers } from "$web/boards/offered";
import { narrowed as narrowedBy } from "$web/boards/steps";
import { secondPlace } from "./beginning";
import { committing } from "./committing";
import { stepWords } from "./wording";

export function narrowed(offers: Offers, begun: string | null, scene: Scene): Offers {
  if (scene.decision?.kind === "commit") return committing(begun, scene);
  if (begun === null) return offers;
  return narrowedBy(offers, begun, (action) => ({
    place: secondPlace(action, scene.view),
    label: stepWords(scene, action),
  }));
}
