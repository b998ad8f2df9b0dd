/** Where every figure stands on the drawing, those farther back first. */
import type { View } from "$web/boards/board";
import { islandOn } from "./island";
import { realmOf } from "./realm";
import { centreOf, figuresLaid, type Laid } from "./spread";
import { standingAt } from "./standing-at";

export function placedFigures(view: View): { figure: string; at: Laid }[] {
  const { lands, countries } = islandOn(realmOf(view).side);
  const circles = new Map(countries.map((country) => [country.number, country.circle]));
  return lands.flatMap((land) => {
    const { figures } = standingAt(view, land.id);
    const centre = centreOf(land, circles.get(land.region) ?? land.centre);
    return figuresLaid(figures.length, land.radius).map((at, number) => ({
      figure: figures[number] ?? "",
      at: { x: centre.x + at.x, y: centre.y + at.y, scale: at.scale },
    }));
  });
}
