import { describe, expect, it } from "vitest";
import { besides } from "$web/boards/beside";
import type { GameEvent, View } from "$web/boards/board";
import { plain } from "$web/boards/plain";
import { screenOf } from "$web/boards/screens";
import type { GameInfo } from "$web/wire/types";
import { Words } from "$web/words/words.svelte";

const words = new Words("en", ["unit-foot = Foot\naction-attack = attack\nat = place\nhealth = health"], {
  r1: "unit-foot",
});
const view = {
  seat: 0,
  table: {
    round: 3,
    note: "",
    at: { r1: "b2", w1: "c3" },
    health: { r1: 2, w1: 1 },
    deck: [null, null, "r1"],
    gone: [],
    hands: { "0": ["r1"], "1": [null] },
  },
  decision: { kind: "act", options: ["attack w1", "end"] },
} as unknown as View;
const scene = { view, words, game: {} as GameInfo, decision: view.decision };

describe("the plain screen", () => {
  const described = plain.describe(scene);

  it("tells single values in a sentence, and empty ones not at all", () => {
    expect(described.summary).toBe("round: 3");
  });

  it("tells in one line what several tables say of a thing", () => {
    const [group] = described.groups;
    expect(group?.label).toBe("place, health");
    expect(group?.places.map((place) => place.label)).toEqual(["Foot 1: place b2, health 2", "w1: place c3, health 1"]);
    expect(group?.places[0]?.subjects).toEqual(["r1"]);
  });

  it("calls the seats by their names, where they are known", () => {
    const told = (roles?: string[]) =>
      plain
        .describe({ ...scene, ...(roles ? { roles } : {}) })
        .groups.find((group) => group.id === "hands")
        ?.places.map((place) => place.label);
    expect(told(["Red", "White"])).toEqual(["Red: Foot 1", "White: ?"]);
    expect(told()).toEqual(["0: Foot 1", "1: ?"]);
    expect(told(["Red", "White", "Blue"])).toEqual(["0: Foot 1", "1: ?"]);
  });

  it("has no empty places: what it lists is all there is to see", () => {
    expect(described.groups.flatMap((group) => group.places).every((place) => place.subjects.length > 0)).toBe(true);
  });

  it("counts hidden cards rather than listing them", () => {
    const deck = described.groups.find((group) => group.id === "deck");
    expect(deck?.places.map((place) => place.label)).toEqual(["Foot 1", "? × 2"]);
  });

  it("shows no empty groups", () => {
    expect(described.groups.map((group) => group.id)).toEqual(["at-health", "hands", "deck"]);
  });

  it("offers every answer as a button, and none while nothing is asked", () => {
    expect(described.offers.map((offer) => offer.action)).toEqual(["attack w1", "end"]);
    expect(plain.describe({ ...scene, decision: null }).offers).toEqual([]);
  });

  it("finds the places that an event or an answer speaks of", () => {
    expect(plain.places("attack w1", view)).toEqual(["w1"]);
    expect(plain.places({ event: "struck", by: "r1", on: ["w1"] } as GameEvent, view)).toEqual(["r1", "w1"]);
    expect(plain.places({ event: "round-began", round: 2 } as GameEvent, view)).toEqual([]);
  });

  it("is what a game without a screen gets", async () => {
    expect(await screenOf("no-such-game")).toBe(plain);
  });
});

describe("an explanation card", () => {
  const room = (width: number, height: number) => ({ left: 0, top: 0, width, height });
  const card = { width: 200, height: 100 };

  it("stands right of the thing, level with it, its neighbour in sight", () => {
    const place = besides(card, { left: 100, top: 300, width: 40, height: 40 }, room(1000, 800));
    expect(place).toEqual({ left: 190, top: 270 });
  });

  it("stands left of a thing at the right edge", () => {
    const place = besides(card, { left: 900, top: 300, width: 40, height: 40 }, room(1000, 800));
    expect(place.left + card.width).toBeLessThanOrEqual(900);
  });

  it("stands below or above where there is no room beside", () => {
    expect(besides(card, { left: 80, top: 20, width: 40, height: 40 }, room(260, 800)).top).toBeGreaterThanOrEqual(60);
    expect(
      besides(card, { left: 80, top: 700, width: 40, height: 40 }, room(260, 800)).top + card.height,
    ).toBeLessThanOrEqual(700);
  });

  it("stands above what lies at the lower edge, as a hand of cards does", () => {
    const hand = { left: 400, top: 650, width: 110, height: 150 };
    const place = besides(card, hand, room(1000, 800));
    expect(place.top + card.height).toBeLessThanOrEqual(hand.top);
  });

  it("stays on a stage that is a part of the window", () => {
    const stage = { left: 100, top: 70, width: 700, height: 500 };
    for (const left of [100, 400, 760])
      for (const top of [70, 300, 530]) {
        const place = besides(card, { left, top, width: 40, height: 40 }, stage);
        expect(place.left).toBeGreaterThanOrEqual(stage.left);
        expect(place.top).toBeGreaterThanOrEqual(stage.top);
        expect(place.left + card.width).toBeLessThanOrEqual(stage.left + stage.width);
        expect(place.top + card.height).toBeLessThanOrEqual(stage.top + stage.height);
      }
  });

  it("never leaves the screen", () => {
    for (const left of [0, 400, 960]) {
      for (const top of [0, 400, 780]) {
        const place = besides(card, { left, top, width: 40, height: 40 }, room(1000, 800));
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.top).toBeGreaterThanOrEqual(0);
        expect(place.left + card.width).toBeLessThanOrEqual(1000);
        expect(place.top + card.height).toBeLessThanOrEqual(800);
      }
    }
  });
});
