// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Choice from "./Choice.svelte";
import { book } from "./pages/script/book";

describe("the picture of a choice", () => {
  const drawn = async (option: string, value: string): Promise<number | undefined> => {
    await book();
    const { container } = render(Choice, { option, value });
    await expect
      .poll(() => container.querySelector(".picture") === null || container.querySelector("svg"))
      .toBeTruthy();
    return container.querySelector("svg")?.querySelectorAll(".terrain").length;
  };

  it("is the table of a battle, or of the first battle of a campaign", async () => {
    const tables = new Map((await book()).scripts.map(({ id, terrain }) => [id, terrain.length]));
    expect(await drawn("duel", "duel_sugar_run")).toBe(tables.get("duel_sugar_run"));
    expect(await drawn("trio", "night_on_the_desk")).toBe(tables.get("night_1_lamplight"));
  });

  it("is none of a choice that no table belongs to", async () => {
    expect(await drawn("hand", "steady")).toBeUndefined();
  });
});
