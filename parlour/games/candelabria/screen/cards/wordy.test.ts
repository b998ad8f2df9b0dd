import { expect, test } from "vitest";
import { isWordy } from "./wordy";

test("a name is set smaller for one long word, not for many short ones", () => {
  expect(isWordy("Bribed Quartermaster")).toBe(true);
  expect(isWordy("Mother of the Second Dawn")).toBe(false);
  expect(isWordy("Strange-Named Paladin")).toBe(false);
});
