import { expect, test } from "vitest";
import { factsOf } from "../duel";
import { asked } from "../fixtures/situations";
import { nameOf } from "../naming";
import { subjectOf } from "./subject";

/** What is said of the first card of a hand that is picked, while that stands in the way of its effect. */
function noteOf(activate: string, opens: string[] = []): string {
  const scene = asked("action", 0);
  const { reach } = factsOf(scene.view);
  const [kind = "", reached] = Object.entries(reach)[0] ?? [];
  const facts = { ...scene.view.facts, reach: { ...reach, [kind]: { ...reached, activate, opens } } };
  return subjectOf({ ...scene, view: { ...scene.view, facts } }, `play ${kind}`, null)?.note ?? "";
}

test.each(["yes", "cost", "void"])("a card that is picked says whether its effect can be paid for: %s", (activate) => {
  expect(noteOf(activate)).not.toMatch(/screen-|\{/);
  expect(noteOf(activate)).not.toBe("");
});

test("a card whose effect works only after its own shift names whom to shift", () => {
  expect(noteOf("shift", ["sam", "julie"])).toContain(
    ["sam", "julie"].map((id) => nameOf(asked("action", 0).words, id)).join(", "),
  );
});
