import { expect, test } from "vitest";
import { formsOf } from "$web/table/ranges";
import { describe } from "./describe";
import { deskOf, factsOf, mineOf } from "./desk";
import { asked, LANGUAGES, sceneOf, titleOf, views } from "./fixtures/situations";
import { nameOf } from "./naming";
import { aimedIn } from "./offers";

const cases = views.map((view) => [titleOf(view), view] as const);

test("every kind of question has a situation", () => {
  const kinds = new Set(views.map((view) => view.decision?.kind));
  for (const kind of Object.keys(sceneOf(views[0] as (typeof views)[number]).game.asks)) expect(kinds).toContain(kind);
});

test.each(cases)(
  "%s: every answer stands at exactly one place, and every flick and shot begins at its disk",
  (_, view) => {
    const { groups, offers } = describe(sceneOf(view));
    const placed = groups.flatMap((group) => group.places).flatMap((place) => place.offers);
    const actions = [...placed, ...offers].map((offer) => offer.action).sort();
    expect(actions).toEqual([...(view.decision?.options ?? []), ...aimedIn(view.decision)].sort());
  },
);

test.each(cases)("%s: no two places have the same id", (_, view) => {
  const ids = describe(sceneOf(view)).groups.flatMap((group) => group.places.map((place) => place.id));
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(LANGUAGES)("in %s every place has words, and none of them is an id or a gap", (language) => {
  for (const view of views) {
    const { summary, groups, offers } = describe(sceneOf(view, language));
    const said = [
      summary,
      ...offers.map((offer) => offer.label),
      ...groups.flatMap((group) => [group.label, ...group.places.map((place) => place.label)]),
    ];
    for (const words of said) {
      expect(words, titleOf(view)).not.toBe("");
      expect(words, titleOf(view)).not.toMatch(/screen-|able-|goal-|rule-|side-|\{|undefined|NaN|[a-z]_[a-z]|[a-z]\d/);
    }
  }
});

test("whatever is continuous can be written down too", () => {
  for (const view of views) {
    const { decision } = view;
    if (!decision?.ranges) continue;
    const forms = formsOf(decision);
    expect(forms.length, titleOf(view)).toBeGreaterThan(0);
    for (const { parts } of forms) for (const { limits } of parts) expect(limits.length).toBeGreaterThan(0);
  }
});

const labelOf = (scene: Parameters<typeof describe>[0], id: string) =>
  describe(scene)
    .groups.flatMap((group) => group.places)
    .find((place) => place.id === id)?.label ?? "";

test("every disk on the desk is a place, and so is every card of a living character", () => {
  for (const view of views) {
    const desk = deskOf(view);
    const ids = describe(sceneOf(view)).groups.flatMap((group) => group.places.map((place) => place.id));
    for (const disk of [...Object.keys(desk.at), ...Object.keys(desk.on)]) expect(ids).toContain(disk);
    for (const disk of Object.keys(desk.side)) if (desk.lives[disk]) expect(ids).toContain(`card:${disk}`);
  }
});

test("a disk says whose it is, its lives, what lies on it, whether it can act and who stands near", () => {
  const scene = asked("act");
  const desk = deskOf(scene.view);
  for (const disk of Object.keys(desk.side)) {
    if (!(desk.on[disk] ?? disk in desk.at)) continue;
    const label = labelOf(scene, disk);
    expect(label).toContain(nameOf(scene, disk));
    if ((desk.most[disk] ?? 0) > 1) expect(label).toContain(`${desk.lives[disk]} of ${desk.most[disk]} lives`);
    for (const missile of desk.columns[disk] ?? []) expect(label).toContain(nameOf(scene, missile));
    for (const near of factsOf(scene.view).nearby[disk] ?? []) expect(label).toContain(nameOf(scene, near));
    if (desk.side[disk] !== mineOf(scene.view)) continue;
    const why = factsOf(scene.view).able[disk];
    expect(label).toContain(why ? scene.words.say(`able-${why}`).slice(0, -1) : "can act");
  }
});

test("what stands on the desk is told with its place and size, and a zone with its rule", () => {
  const scene = asked("close");
  expect(labelOf(scene, "terrain:salt")).toBe("Salt cellar; 44 mm across; at 120, 320 mm");
  expect(labelOf(scene, "terrain:spoon")).toBe("Spoon; 90 × 16 mm, turned by 20°; at 500, 320 mm");
  expect(labelOf(scene, "zone:draught")).toContain("1 damage to everyone who ends a turn of theirs here");
});

test("a spectator sees no hand, and nobody sees another's rituals", () => {
  for (const view of views) {
    const hand = describe(sceneOf(view)).groups.find((group) => group.id === "hand");
    const cards = deskOf(view).hands[String(view.seat)] ?? [];
    expect(hand?.places.length ?? 0).toBe(cards.length);
  }
});
