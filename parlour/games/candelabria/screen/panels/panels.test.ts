// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { expect, test } from "vitest";
import type { Group, Scene } from "$web/boards/board";
import { Gestures } from "$web/boards/gestures.svelte";
import { Picking } from "$web/boards/picking.svelte";
import HandRow from "../cards/HandRow.svelte";
import { describedWith } from "../describe";
import { asked, LANGUAGES, sceneOf, views } from "../fixtures/situations";
import HouseBoard from "../houses/HouseBoard.svelte";
import HouseChoice from "../houses/HouseChoice.svelte";
import Rivals from "../houses/Rivals.svelte";
import Track from "../houses/Track.svelte";
import { mannerOf, narrowed } from "../narrowing";
import { offersAt } from "../offers";
import { mineOf, realmOf } from "../realm";
import Theatre from "../theatre/Theatre.svelte";
import Curses from "./Curses.svelte";
import Forge from "./Forge.svelte";
import Market from "./Market.svelte";
import Missions from "./Missions.svelte";

/** A scene with what the panels need of the board. */
function given(scene: Scene, begun: string | null = null) {
  const picking = new Picking(() => scene.decision);
  if (begun !== null) picking.begin(begun);
  const described = describedWith(scene, narrowed(offersAt(scene), begun, scene));
  const gestures = new Gestures(
    () => ({ described, choose: () => {}, explain: () => {} }),
    picking,
    mannerOf(() => scene.view),
  );
  const group = (name: string): Group | undefined => described.groups.find(({ id }) => id === name);
  return { scene, gestures, marked: [], groups: described.groups, group, own: group(`house:${mineOf(scene.view)}`) };
}

function drawn(part: Component<never>, props: object) {
  const { container, unmount } = render(part as Component<Record<string, unknown>>, { props: { ...props } });
  const places = [...container.querySelectorAll("[data-place]")].map((place) => place.getAttribute("data-place"));
  return { container, unmount, places };
}

const idsOf = (group: Group | undefined) => group?.places.map((place) => place.id) ?? [];
/** Views in which all panels have something to show: peace and war, few players and many, mine and a spectator's. */
const LOOKED = ["turn 2", "turn 6", "commit 2", "commit 6", "neutralise 6", "wither 3", " 4"];
const cases = views
  .map((view) => [`${view.decision?.kind ?? ""} ${view.terms.seats}`, view] as const)
  .filter(([title]) => LOOKED.includes(title));
const few = cases.filter(([title]) => ["turn 6", "commit 2"].includes(title));

const PANELS: readonly [string, Component<never>][] = [
  ["curses", Curses],
  ["market", Market],
  ["forge", Forge],
  ["missions", Missions],
  ["hand", HandRow],
];

test.each(cases)("asked %s players: each panel draws every place of its group, and each once", (_, view) => {
  for (const [id, panel] of PANELS) {
    const { group, ...props } = given(sceneOf(view));
    const here = group(id);
    if (!here) continue;
    const { places, unmount } = drawn(panel, { ...props, group: here });
    expect(places.sort(), id).toEqual(idsOf(here).sort());
    unmount();
  }
});

test.each(cases)(
  "asked %s players: my board, the boards of the others and the stage together draw all that the Houses have",
  (_, view) => {
    const { group, own, groups, ...props } = given(sceneOf(view));
    const ids = [
      ...drawn(Rivals, { ...props, groups }).places,
      ...(own ? drawn(HouseBoard, { ...props, group: own }).places : []),
      ...(realmOf(view).contest > 0
        ? drawn(Theatre, { ...props, group: group("theatre"), own, event: null }).places
        : []),
    ];
    const wanted = groups.filter(({ id }) => id.startsWith("house:") || id === "theatre").flatMap(idsOf);
    expect(ids.sort()).toEqual(wanted.sort());
  },
);

test.each(LANGUAGES)("in %s no word of a panel is missing", (language) => {
  for (const [title, view] of few) {
    const { group, own, ...props } = given(sceneOf(view, language));
    const parts: [Component<never>, object][] = [
      [Track, props],
      [Rivals, props],
      [Theatre, { ...props, group: group("theatre"), own, event: null }],
      ...(own ? ([[HouseBoard, { ...props, group: own }]] as [Component<never>, object][]) : []),
      ...PANELS.flatMap(([id, panel]): [Component<never>, object][] => {
        const here = group(id);
        return here ? [[panel, { ...props, group: here }]] : [];
      }),
    ];
    for (const [part, all] of parts) {
      const { container, unmount } = drawn(part, all);
      const titles = [...container.querySelectorAll("[title]")].map((node) => node.getAttribute("title"));
      const labels = [...container.querySelectorAll("[aria-label]")].map((node) => node.getAttribute("aria-label"));
      for (const words of [container.textContent, ...titles, ...labels])
        expect(words, title).not.toMatch(/screen-|season-|property-|\{|undefined|NaN/);
      unmount();
    }
  }
});

test("every kind of view that is looked at is there", () => {
  expect(new Set(cases.map(([title]) => title))).toEqual(new Set(LOOKED));
});

test("the turn order stands first to last, with the one who is asked lit and everybody's points", () => {
  const { scene } = given(asked("turn"));
  const realm = realmOf(scene.view);
  const { container } = drawn(Track, { scene });
  const order = [...container.querySelectorAll(".order li")];
  expect(order.map((item) => item.querySelector("b")?.textContent)).toEqual(
    realm.track.map((seat) => String(realm.vp[seat])),
  );
  expect(order.map((item) => item.querySelector("svg")?.getAttribute("data-house"))).toEqual(
    realm.track.map((seat) => realm.houses[seat]),
  );
  expect(order.map((item) => item.classList.contains("active"))).toEqual(
    realm.track.map((seat) => seat === scene.view.seat),
  );
});

test("a candle card that cannot be paid for says so, and one of a later year is dimmed", () => {
  const scene = asked("turn");
  const seat = scene.view.seat ?? 0;
  const table = {
    ...realmOf(scene.view),
    year: 1,
    wax: realmOf(scene.view).wax.map(() => 1),
    hands: { [String(seat)]: ["uc01", "uc49"] },
  };
  const { group, ...props } = given({ ...scene, view: { ...scene.view, table } });
  const { container } = drawn(HandRow, { ...props, group: group("hand") });
  const at = (card: string) => container.querySelector(`[data-place="hand:${card}"]`);
  expect([at("uc01")?.querySelector(".poor"), at("uc01")?.querySelector(".early")]).toEqual([null, null]);
  expect(at("uc49")?.querySelector(".poor")).not.toBeNull();
  expect(at("uc49")?.querySelector(".early")).not.toBeNull();
});

test("what I cannot afford at the forge is dimmed, and what I can is not", () => {
  const scene = asked("turn");
  const rich = (gold: number) => {
    const table = { ...realmOf(scene.view), gold: realmOf(scene.view).gold.map(() => gold) };
    const { group, ...props } = given({ ...scene, view: { ...scene.view, table } });
    return drawn(Forge, { ...props, group: group("forge") }).container.querySelectorAll(".temple.dear").length;
  };
  expect(rich(1)).toBe(3);
  expect(rich(2)).toBe(0);
});

test("the House that would control a curse is marked among the bids", () => {
  const scene = asked("turn", null);
  const realm = realmOf(scene.view);
  const [curse = ""] = realm.curses;
  const table = {
    ...realm,
    two: false,
    haunts: {},
    houses: ["ash", "coven", "sowers"],
    influence: { [curse]: [1, 0, 3] },
  };
  const view = { ...scene.view, table, facts: { ...scene.view.facts, masters: { [curse]: "sowers" } } };
  const { group, ...props } = given({ ...scene, view });
  const { container } = drawn(Curses, { ...props, group: group("curses") });
  const bids = [...(container.querySelector(`[data-place="curse:${curse}"]`)?.querySelectorAll(".bids > span") ?? [])];
  expect(
    bids.map((bid) => [
      bid.querySelector("svg")?.getAttribute("data-house"),
      bid.textContent?.trim(),
      bid.classList.contains("master"),
    ]),
  ).toEqual([
    ["sowers", "3", true],
    ["ash", "1", false],
  ]);
});

test("a card that I lay stands on the stage face up, and what others chose lies face down", () => {
  const armed = views.find((view) => view.decision?.kind === "commit" && view.decision.options.length > 1);
  const scene = sceneOf(armed ?? asked("commit").view);
  const realm = realmOf(scene.view);
  const [card = ""] = realm.owned[String(scene.view.seat)] ?? [];
  const other = realm.fighting.find((seat) => seat !== scene.view.seat) ?? -1;
  const { [String(other)]: _, ...still } = scene.view.asked;
  const waiting = { ...scene, view: { ...scene.view, asked: still, sealed: [other] } };
  const { group, ...props } = given(waiting, `commit ${card} none`);
  const { container } = drawn(Theatre, { ...props, group: group("theatre"), event: null });
  const slot = (seat: number) => container.querySelector(`[data-place="theatre:${realm.houses[seat]}:1"]`);
  expect(slot(scene.view.seat ?? -1)?.querySelector(".face .tactics")).not.toBeNull();
  expect(slot(other)?.querySelector(".back")).not.toBeNull();
  expect(slot(other)?.querySelector(".face")).toBeNull();
});

test("every House that may be led is a tile with its name, its start and its three abilities", () => {
  const { group, ...props } = given(asked("house"));
  const here = group("answers");
  const { container, places, unmount } = drawn(HouseChoice as Component<never>, { ...props, group: here });
  expect(places).toEqual(idsOf(here));
  expect(places).toContain("answer:lead ash");
  const tile = container.querySelector('[data-place="answer:lead ash"]');
  for (const word of ["Clan of Ash", "region 8", "Ember Paths", "Camp Fires", "Unstoppable Rush"])
    expect(tile?.textContent).toContain(word);
  unmount();
});

test("before the first year no year is told", () => {
  const { scene } = given(asked("house"));
  const { container, unmount } = drawn(Track as Component<never>, { scene });
  expect(container.textContent).toContain("Set-up");
  expect(container.textContent).not.toContain("Year");
  unmount();
});

test("where room is scarce the upgrades go without their names until one can be bought", () => {
  for (const [kind, short] of [
    ["turn", true],
    ["forge", false],
  ] as const) {
    const { group, ...props } = given(asked(kind));
    const { container, unmount } = drawn(Forge as Component<never>, { ...props, group: group("forge"), short: true });
    expect(container.querySelector(".forge.short") !== null, kind).toBe(short);
    unmount();
  }
});
