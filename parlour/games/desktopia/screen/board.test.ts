// @vitest-environment jsdom
import { cleanup, fireEvent, screen as page } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Scene, View } from "$web/boards/board";
import { showing } from "$web/boards/testing/shown";
import { deskOf, factsOf } from "./desk";
import { asked, LANGUAGES, sceneOf, stretches, titleOf, views } from "./fixtures/situations";
import { screen } from "./index";
import { beginningOf } from "./offers";
import { missing } from "./verbs";

afterEach(cleanup);
const show = showing(screen);
const first = (view: View | undefined): Scene => {
  if (!view) throw new Error("no such situation");
  return sceneOf(view);
};
const acting = (fits: (view: View) => boolean) =>
  first(views.find((view) => view.decision?.kind === "act" && fits(view)));

/** One situation of each kind, and one for a spectator. */
const kinds = [...new Map(views.map((view) => [view.decision?.kind, view])).values()];

test.each(LANGUAGES)(
  "in %s every kind of question is shown, with every answer within reach",
  { timeout: 60_000 },
  (language) => {
    for (const view of kinds) {
      const { container, described } = show(sceneOf(view, language));
      expect(container.textContent, titleOf(view)).not.toMatch(/screen-[a-z]|\{ ?\$|undefined|NaN/);
      const places = described.groups.filter(({ id }) => id !== "field").flatMap((group) => group.places);
      for (const { id, offers } of places)
        if (offers.length > 0)
          expect(container.querySelector(`[data-place="${id}"]`), `${id}, ${titleOf(view)}`).not.toBeNull();
      cleanup();
    }
  },
);

test("a disk that can only be flicked is aimed with at once, and nothing is answered yet", async () => {
  const scene = asked("aim");
  const disk = String(scene.decision?.ranges?.disk?.[0]);
  const { at, choose, container } = show(scene);
  await fireEvent.click(at(disk));
  expect(container.querySelector("[data-aim]")).not.toBeNull();
  expect(choose).not.toHaveBeenCalled();
});

test("by keyboard alone: a disk is chosen, aimed with, and flicked", async () => {
  const scene = asked("aim");
  const disk = String(scene.decision?.ranges?.disk?.[0]);
  const { at, choose } = show(scene);
  at(disk).focus();
  await fireEvent.keyDown(at(disk), { key: "Enter" });
  await tick();
  await fireEvent.keyDown(at(disk), { key: "Enter" });
  expect(choose).toHaveBeenCalledTimes(1);
  expect(choose.mock.calls[0]?.[0]).toMatch(new RegExp(`^flick ${disk} [\\d.]+ \\d+$`));
});

test("a character that can do several things opens a menu; what begins there goes on at another disk", async () => {
  const scene = acting(({ decision }) => !!decision?.options.some((action) => action.startsWith("cast phantom")));
  const action = scene.decision?.options.find((option) => option.startsWith("cast phantom")) ?? "";
  const [, caster = "", target = ""] = action.split(" ");
  const { at, choose, container } = show(scene);
  await fireEvent.click(at(caster));
  const entry = container.querySelector<HTMLElement>(`[role=menuitem][data-action="${beginningOf(action)}"]`);
  await fireEvent.click(entry as HTMLElement);
  expect(page.getByText("Now choose who", { exact: false })).toBeTruthy();
  await fireEvent.click(at(target));
  expect(choose).toHaveBeenCalledWith(action);
});

test("whoever thinks better of it is back at the beginning", async () => {
  const scene = acting(({ decision }) => !!decision?.options.some((action) => action.startsWith("cast phantom")));
  const [, caster = ""] = scene.decision?.options.find((option) => option.startsWith("cast phantom"))?.split(" ") ?? [];
  const { at, container, choose } = show(scene);
  await fireEvent.click(at(caster));
  await fireEvent.click(container.querySelector(`[role=menuitem][data-action="cast ${caster}"]`) as HTMLElement);
  await fireEvent.click(page.getByText("Never mind"));
  expect(container.querySelector(".then")).toBeNull();
  expect(choose).not.toHaveBeenCalled();
});

test("the card of a character stands for its disk", async () => {
  const scene = asked("heal");
  const action = scene.decision?.options[0] ?? "";
  const { at, choose } = show(scene);
  await fireEvent.click(at(`card:${action.split(" ")[1]}`));
  expect(choose).toHaveBeenCalledWith(action);
});

test("a shooter without a missile is told so in its menu, and can be flicked from there", async () => {
  const base = acting(
    (view) => "div" in factsOf(view).shots && view.decision?.ranges?.shooter?.includes("div") === true,
  );
  const decision = {
    ...(base.decision as NonNullable<Scene["decision"]>),
    forms: [["flick", "disk", "angle", "speed"]],
  };
  const reserve = { ...factsOf(base.view).reserve, hardened_arrow: 0 };
  const scene = { ...base, decision, view: { ...base.view, decision, facts: { ...base.view.facts, reserve } } };
  const { at, container } = show(scene);
  await fireEvent.click(at("div"));
  expect(page.getByText("No missile is left.")).toBeTruthy();
  await fireEvent.click(container.querySelector('[role=menuitem][data-action="flick div"]') as HTMLElement);
  expect(container.querySelector("[data-aim]")).not.toBeNull();
  expect(missing(scene, { id: "div", offers: [] }).map(({ id }) => id)).toEqual(["flick", "shoot"]);
});

test.each(["begin", "close", "deaths"])("what is due is chosen by its tile: %s", async (kind) => {
  const scene = asked(kind);
  const action = scene.decision?.options.find((option) => option.startsWith("trigger ")) ?? "";
  const { at, choose } = show(scene);
  await fireEvent.click(at(`trigger:${action.split(" ")[1]}`));
  expect(choose).toHaveBeenCalledWith(action);
});

test("a ritual is played from the hand, a camp gets the penalty, an artifact is used in the camp", async () => {
  for (const [kind, starts, place] of [
    ["keep", "play ", "hand:"],
    ["penalise", "penalise ", "camp:"],
    ["begin", "use ", "power:"],
  ] as const) {
    const scene = asked(kind);
    const action = scene.decision?.options.find((option) => option.startsWith(starts)) ?? "";
    const id = action.split(" ")[1] ?? "";
    const { choose, container } = show(scene);
    await fireEvent.click(container.querySelector(`[data-place^="${place}${id}"]`) as HTMLElement);
    expect(choose, kind).toHaveBeenCalledWith(action);
    cleanup();
  }
});

test("the actions of the turn are tokens: left, spent and lost", () => {
  const scene = acting((view) => deskOf(view).acted.length === 0);
  const view = { ...scene.view, table: { ...scene.view.table, actions: 1, acted: ["adjarkha"] } };
  const { container } = show({ ...scene, view });
  const tokens = [...container.querySelectorAll(".token")].map((token) => token.className.split(" ")[1]);
  expect(tokens).toEqual(["left", "spent", "lost"]);
});

test("a puzzle shows its task at once and its hint on request, and how many turns are left", () => {
  const scene = first(views.find((view) => deskOf(view).book === "etude_dust_4"));
  const { container } = show(scene);
  expect(page.getByText("Destroy both heroes", { exact: false })).toBeTruthy();
  expect(page.getByText("The last turn")).toBeTruthy();
  expect(container.querySelector("details")?.open).toBe(false);
  expect(page.getByText("Begin anew")).toBeTruthy();
});

test("what the last flick did is said beside the desk, and why damage was prevented", async () => {
  const prevented = { event: "damage-prevented", disk: "smoker1", damage: 1, by: "vampal1", why: "smoker" };
  const flicked = stretches[0]?.steps.flatMap((step) => step.events).find(({ event }) => event === "disk-flicked");
  const scene = asked("act");
  const { rerender, container, explain } = show(scene, { event: flicked ?? null, pace: 1 });
  await rerender({ event: prevented, pace: 1 });
  await rerender({ event: null, pace: 0 });
  const last = container.querySelector(".last");
  expect(last?.textContent).toContain("aimed");
  expect(last?.textContent).toContain("Smoker");
  await fireEvent.click(last?.querySelector("button") as HTMLElement);
  expect(explain).toHaveBeenCalledWith(["smoker"], expect.anything());
});
