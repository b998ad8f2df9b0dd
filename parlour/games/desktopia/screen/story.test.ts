import { expect, test } from "vitest";
import { stretches } from "./fixtures/situations";
import { reasonOf, Story } from "./story.svelte";

const heard = (...events: { event: string; [fact: string]: unknown }[]) => {
  const story = new Story();
  for (const event of events) story.hear(event);
  return story.told.map(({ event }) => event);
};
const flick = { event: "disk-flicked", disk: "kharu", shooter: "", why: "flick" };
const hit = { event: "character-hit", disk: "kharu", target: "div" };
const wound = { event: "character-wounded", disk: "div", by: "kharu" };
const died = { event: "character-died", disk: "div" };

test("a flick is told with what it brought about, and only with that", () => {
  expect(heard(flick, hit, wound, died)).toEqual(["character-hit", "character-died"]);
  expect(heard(flick, hit, { event: "turn-began", seat: 1 }, died)).toEqual(["character-hit"]);
  expect(heard(flick, hit, { ...wound, by: "flame2" }, died)).toEqual(["character-hit"]);
  expect(heard(flick, hit, { event: "missile-laid", missile: "shield1", source: "" }, died)).toEqual(["character-hit"]);
  expect(heard(hit, died)).toEqual([]);
});

test("the next flick begins a story of its own, and what is heard twice is told once", () => {
  expect(heard(flick, hit, { ...flick, disk: "akeru" })).toEqual([]);
  expect(heard(flick, hit, hit)).toEqual(["character-hit"]);
});

test("everything that was prevented has a reason that can be explained", () => {
  const events = stretches.flatMap(({ steps }) => steps.flatMap((step) => step.events));
  const prevented = events.filter(({ event }) => event === "damage-prevented");
  expect(prevented.length).toBeGreaterThan(0);
  for (const event of prevented) expect(reasonOf(event)).not.toBeNull();
  expect(reasonOf({ event: "character-hit" })).toBeNull();
});
