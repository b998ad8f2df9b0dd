// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { announcement } from "$web/table/announcement";
import { own } from "$web/words/own.svelte";

const noon = new Date(2026, 10, 19, 12, 0, 0);
const said = (text: string, restart: number | null) => announcement({ message: "announced", text, restart }, noon);

describe("what is announced", () => {
  beforeEach(() => own.speak("en"));

  it("is the operator's own words", () => expect(said("Tea at five.", null)).toBe("Tea at five."));

  it("is nothing when it is taken back", () => expect(said("", null)).toBe(""));

  it("says when the server is started again", async () => {
    expect(said("", 1800)).toContain("12:30");
    await own.speak("ru");
    expect(said("", 3600)).toContain("В 13:00");
  });

  it("says so without a time when that is now", () => expect(said("", 5)).toContain("is being started again"));

  it("says both", () => expect(said("New games tonight.", 1800)).toMatch(/^New games tonight\. The server .* 12:30/));
});
