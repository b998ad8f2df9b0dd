// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { LANGUAGES, sceneOf, views } from "../fixtures/situations";
import { factsOf, realmOf } from "../realm";
import Reckoning from "./Reckoning.svelte";

const after = views.find((view) => realmOf(view).fought.some(({ fighting }) => fighting.length > 1));

test.each(LANGUAGES)("in %s the last war is told battle by battle, and the points of each House", (language) => {
  if (!after) throw new Error("nobody has fought");
  const { container } = render(Reckoning, { props: { scene: sceneOf(after, language) } });
  expect(container.querySelectorAll("li")).toHaveLength(realmOf(after).fought.length);
  expect(container.querySelectorAll("tbody tr")).toHaveLength(Object.keys(factsOf(after).points).length);
  const totals = [...container.querySelectorAll("td.all")].map((cell) => Number(cell.textContent));
  expect(totals).toEqual([...realmOf(after).vp].sort((one, other) => other - one));
  expect(container.textContent).not.toMatch(/screen-|undefined/);
});
