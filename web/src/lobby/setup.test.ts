import { describe, expect, it } from "vitest";
import type { Choices } from "$web/lobby/choices";
import { SetUp } from "$web/lobby/setup.svelte";
import type { Ask } from "$web/lobby/terms";
import type { GameInfo, TermsInfo } from "$web/wire/types";

const INFO: GameInfo = {
  id: "horde",
  rules: 1,
  seats: [2, 3],
  minutes: null,
  levels: ["random", "novice", "skilled", "expert", "master"],
  options: [{ name: "teams", choices: ["1v1", "2v2"], default: "1v1", fine: true, seats: [], house: false }],
  names: {},
  asks: {},
  cites: {},
  printed: {},
  secrets: false,
};
const game: Ask = async (seats, asked) => {
  const options = { teams: seats > 2 ? "2v2" : "1v1", ...asked };
  const open = { teams: seats > 2 ? ["2v2"] : ["1v1", "2v2"] };
  return seats > 2 && options.teams !== "2v2"
    ? null
    : { seats, options, seated: ["a", "b", "c"].slice(0, seats), open };
};
const laid = (kept: Partial<Choices> = {}, info: Partial<GameInfo> = {}, ask: Ask = game) =>
  new SetUp({ ...INFO, ...info }, ask, kept);
const table = (setup: SetUp, lot = 0) => setup.table("Ann", () => lot);
const kinds = (setup: SetUp) => setup.chairs.map((chair) => chair.kind);

describe("setting up a game", () => {
  it("starts against a bot, with nothing to choose", async () => {
    expect(await table(laid())).toEqual({
      game: "horde",
      chairs: [
        { kind: "me", name: "Ann" },
        { kind: "bot", level: "novice" },
      ],
      options: { teams: "1v1" },
      clock: { clock: "none" },
    });
  });

  it("offers no bots where a game has none", () => {
    const setup = laid({ way: "bots" }, { levels: [] });
    expect([setup.ways, setup.way]).toEqual([["screen", "link"], "screen"]);
  });

  it("offers to play alone where a game can be played alone, and nobody else sits there", async () => {
    const setup = laid({}, { seats: [1, 2, 3] });
    expect([setup.ways, setup.way, setup.seats, setup.counts]).toEqual([
      ["bots", "screen", "link", "alone"],
      "bots",
      2,
      [2, 3],
    ]);
    setup.chooseWay("alone");
    expect([setup.seats, setup.counts]).toEqual([1, [1]]);
    expect(await table(setup)).toMatchObject({ chairs: [{ kind: "me", name: "Ann" }], options: { teams: "1v1" } });
    setup.chooseWay("link");
    expect([setup.seats, kinds(setup)]).toEqual([2, ["me", "open"]]);
    expect((await table(setup))?.chairs).toHaveLength(2);
  });

  it("is never alone where a game needs company, nor in company where it is for one", () => {
    expect(laid({ way: "alone", seats: 1 }).way).toBe("bots");
    const solitary = laid({ way: "link", seats: 2 }, { seats: [1] });
    expect([solitary.ways, solitary.way, solitary.seats]).toEqual([["alone"], "alone", 1]);
  });

  it("comes back to playing alone", () => {
    const setup = laid({ way: "alone", seats: 1 }, { seats: [1, 2] });
    expect([setup.way, setup.seats, kinds(setup)]).toEqual(["alone", 1, ["me"]]);
  });

  it("takes up what was chosen last time, and gives the same back to be remembered", async () => {
    const kept: Choices = {
      way: "link",
      seats: 3,
      options: { teams: "2v2" },
      mine: 1,
      level: "random",
      clock: "days-3",
    };
    const setup = laid(kept);
    expect(await table(setup)).toMatchObject({
      chairs: [{ kind: "open" }, { kind: "me" }, { kind: "open" }],
      options: { teams: "2v2" },
      clock: { clock: "days", days: 3 },
    });
    expect(setup.choices).toEqual(kept);
  });

  it("leaves aside what the game no longer has", () => {
    const setup = laid({ seats: 7, level: "greedy", mine: 5, options: { teams: "9v9" } });
    expect([setup.seats, setup.level, kinds(setup)]).toEqual([2, "skilled", ["bot", "me"]]);
  });

  it("lets the other one take my place when I take theirs", () => {
    const setup = laid();
    setup.chooseMine(1);
    expect([kinds(setup), setup.mine]).toEqual([["bot", "me"], 1]);
  });

  it("draws lots for my seat only where one seat is mine", async () => {
    const setup = laid();
    setup.chooseMine(null);
    expect((await table(setup, 1))?.chairs.map((chair) => chair.kind)).toEqual(["bot", "me"]);
    setup.chooseWay("screen");
    expect((await table(setup, 1))?.chairs).toEqual([
      { kind: "me", name: "Ann" },
      { kind: "me", name: "Ann" },
    ]);
  });

  it("mixes people, friends and bots of several levels", async () => {
    const setup = laid({ way: "link", seats: 3 });
    setup.chooseChair(2, { kind: "bot", level: "random" });
    expect(kinds(setup)).toEqual(["me", "open", "bot"]);
    expect(setup.invites).toBe(true);
    setup.chooseChair(0, { kind: "bot", level: "random" });
    expect(setup.playable).toBe(false);
  });

  it("gives all bots the level that is chosen for them", () => {
    const setup = laid({ seats: 3 });
    setup.chooseLevel("random");
    expect(setup.chairs.map((chair) => chair.level)).toEqual(["random", "random", "random"]);
  });

  it("changes an option where more players need it", async () => {
    const setup = laid();
    setup.chooseSeats(3);
    expect(await table(setup)).toMatchObject({ options: { teams: "2v2" } });
    expect(setup.chairs).toHaveLength(3);
  });

  it("goes back to what was chosen before more players decided it", async () => {
    const info = { options: INFO.options.map((option) => ({ ...option, seats: [2] })) };
    const setup = laid({}, info);
    setup.chooseSeats(3);
    expect(await table(setup)).toMatchObject({ options: { teams: "2v2" } });
    setup.chooseSeats(2);
    expect(await table(setup)).toMatchObject({ options: { teams: "1v1" } });
  });

  it("shows a choice at once, and counts only the answer to the last one", async () => {
    const waiting: ((terms: TermsInfo | null) => void)[] = [];
    const setup = laid({}, { options: INFO.options }, () => new Promise((resolve) => waiting.push(resolve)));
    setup.chooseOption("teams", "2v2");
    expect(setup.options).toEqual({ teams: "2v2" });
    const usual = { seats: 2, options: { teams: "1v1" }, seated: [], open: {} };
    for (const late of [0, 2]) {
      waiting[late]?.(usual);
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(waiting).toHaveLength(3);
    expect(setup.options).toEqual({ teams: "2v2" });
  });

  it("keeps a choice that the game has not answered yet when the next one is made", async () => {
    const more = [
      ...INFO.options,
      { name: "mode", choices: ["short", "long"], default: "short", fine: false, seats: [], house: false },
    ];
    const slow: Ask = async (seats, options) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { seats, options, seated: [], open: { teams: ["1v1", "2v2"], mode: ["short", "long"] } };
    };
    const setup = laid({}, { options: more }, slow);
    await table(setup);
    setup.chooseOption("teams", "2v2");
    setup.chooseOption("mode", "long");
    expect(await table(setup)).toMatchObject({ options: { teams: "2v2", mode: "long" } });
  });

  it("tells refused terms from a server that does not answer, and can ask again", async () => {
    const refused = laid({}, {}, async () => null);
    expect(await table(refused)).toBeNull();
    expect(refused.trouble).toBe("refused");

    let broken = true;
    const setup = laid({}, {}, (seats, options) =>
      broken ? Promise.reject(new Error("offline")) : game(seats, options),
    );
    expect(await table(setup)).toBeNull();
    expect(setup.trouble).toBe("failed");
    broken = false;
    setup.again();
    expect(await table(setup)).not.toBeNull();
    expect(setup.trouble).toBeNull();
  });
});
