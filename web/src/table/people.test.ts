import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { asideOf, callOf, fullName, nameOf, ordinaryLevel, rolesOf, rolesTaken } from "$web/table/people";
import type { ChairSeen } from "$web/wire/types";
import { own } from "$web/words/own.svelte";
import { Words } from "$web/words/words.svelte";

describe("a seat among several of one screen", () => {
  const chair = (name: string) => ({ name }) as ChairSeen;

  it("is called by a name that nobody else has", () => {
    expect(callOf([chair("Anna"), chair("Boris")], ["Red", "Blue"], 1)).toBe("Boris (Blue)");
  });

  it("is else called by the part that it plays", () => {
    expect(callOf([chair("Anna"), chair("Anna")], ["Red", "Blue"], 1)).toBe("Blue");
    expect(callOf([chair("")], ["Red"], 0)).toBe("Red");
  });
});

describe("who sits there", () => {
  const person = (name: string, mine = false) => ({ kind: "person" as const, name, level: "", mine });
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await own.speak("en");
  });
  afterAll(() => vi.unstubAllGlobals());

  it("is called by name, with the part that is played beside it", () => {
    expect([nameOf(person("Anna"), "Red"), asideOf(person("Anna"), "Red")]).toEqual(["Anna", "Red"]);
    expect(fullName(person("Anna"), "Red")).toBe("Anna (Red)");
  });

  it("is called by the part that is played where there is no name, and is never a stranger to oneself", () => {
    expect([nameOf(person("", true), "Red"), asideOf(person("", true), "Red")]).toEqual(["Red", "you"]);
    expect([nameOf(person(""), "Red"), asideOf(person(""), "Red")]).toEqual(["Red", "a player"]);
    expect(fullName(person(""), "Red")).toBe("Red");
  });

  it("may be a bot, or nobody yet", () => {
    const bot = { kind: "bot" as const, name: "", level: "skilled", mine: false };
    expect(nameOf(bot, "Red")).toMatch(/^Bot, /);
    expect(asideOf(bot, "Red")).toBe("Red");
    expect([nameOf({ ...bot, kind: "open" }, "Red"), asideOf({ ...bot, kind: "open" }, "Red")]).toEqual([
      "Free",
      "Red",
    ]);
  });

  it("is an ordinary bot where one stands in, or the best that there is", () => {
    expect(ordinaryLevel(["random", "novice", "skilled", "expert", "master"])).toBe("skilled");
    expect([ordinaryLevel(["random"]), ordinaryLevel([])]).toEqual(["random", ""]);
  });

  it("plays what the game calls the seat, or just sits there", () => {
    const words = new Words("en", ["faction-rus = Rus\nseat-1 = White"]);
    expect(rolesOf(["faction-rus", "", ""], words, 3)).toEqual(["Rus", "White", "Seat 3"]);
  });

  it("plays what was taken at the table, as soon as it is taken", () => {
    const words = new Words("en", ["house-ash = Clan of Ash\n    .short = Ash\nhouse-coven = Coven"]);
    const look = (name: string) => ({ colour: "red", outline: "", name });
    const roles = ["Seat 1", "Seat 2", "Seat 3", "Seat 4"];
    const looks = [look("house-ash"), look("house-coven"), null, { colour: "red", outline: "" }];
    expect(rolesTaken(roles, looks, words)).toEqual(["Ash", "Coven", "Seat 3", "Seat 4"]);
    expect(rolesTaken(roles, [], words)).toEqual(roles);
  });
});
