/** The places of a mission: what each is worth, and who has taken it. */
import type { Scene } from "$web/boards/board";
import { printedOf } from "../printed";
import { houseOf, realmOf } from "../realm";

export interface MissionPlace {
  vp: number;
  /** The House that took it; "" while it is open. */
  house: string;
  /** It cannot be taken at all, or not in this year. */
  shut: boolean;
}

/** CN-1203, CN-1204, CN-1207, CN-1221 and CN-1222: a yearly mission has one place in each year, a hierarchical one three over the game (two with two players). */
export function missionPlaces(scene: Scene, mission: string): MissionPlace[] {
  const realm = realmOf(scene.view);
  const printed = printedOf(scene.game);
  const takers = (realm.claimed[mission] ?? []).map((claim) => houseOf(realm, claim.seat));
  if (printed.missions[mission]?.yearly) {
    const vp = printed.yearly_vp[Math.max(0, realm.year - 1)] ?? 0;
    return [{ vp, house: takers[0] ?? "", shut: realm.two && realm.year === 1 }];
  }
  const open = printed.hierarchical_vp.filter((_, place) => !(realm.two && place === 1));
  return open.map((vp, place) => ({ vp, house: takers[place] ?? "", shut: false }));
}
