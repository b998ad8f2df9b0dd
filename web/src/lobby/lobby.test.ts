import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepChoices, lastChoices } from "$web/lobby/choices";
import { CLOCK_NAMES, CLOCKS, clockFacts } from "$web/lobby/clocks";
import { chairs, seating, single, usualLevel } from "$web/lobby/seating";
import { finishedTables, runningTables, statusOf, timeAgo } from "$web/lobby/tables.svelte";
import { type Ask, memoise, type Options, type SettledTerms, settle, withChoice } from "$web/lobby/terms";
import { MAX_RECORD_BYTES, readRecord } from "$web/lobby/Upload.svelte";
import type { MyTable, OptionInfo } from "$web/wire/types";

const OPTIONS: OptionInfo[] = [
  { name: "mode", choices: ["short", "long"], default: "short", fine: false, seats: [], house: false },
  { name: "teams", choices: ["1v1", "2v2"], default: "1v1", fine: true, seats: [], house: false },
  { name: "army", choices: ["rus", "china"], default: "rus", fine: true, seats: [], house: false },
  { name: "leader", choices: ["east", "west"], default: "east", fine: true, seats: [], house: false },
];

/** Two against two needs the usual army, more than two seats need two against two, a leader is chosen by three alone. */
const accepts = (seats: number, options: Options) =>
  !(
    (seats > 2 && options.teams !== "2v2") ||
    (options.teams === "2v2" && options.army !== "rus") ||
    (seats !== 3 && options.leader !== "east")
  );
const game: Ask = async (seats, asked) => {
  const options = { mode: "short", teams: seats > 2 ? "2v2" : "1v1", army: "rus", leader: "east", ...asked };
  if (!accepts(seats, options)) return null;
  const row = ({ name, choices }: OptionInfo) =>
    [name, choices.filter((choice) => accepts(seats, { ...options, [name]: choice }))] as const;
  return { seats, options, seated: [], open: Object.fromEntries(OPTIONS.map(row)) };
};

describe("finding terms", () => {
  const options = async (seats: number, wanted: Options) => (await settle(seats, wanted, OPTIONS, game))?.terms.options;
  const settled = async (wanted: Options): Promise<SettledTerms> => {
    const terms = await settle(2, wanted, OPTIONS, game);
    if (!terms) throw new Error("the game accepts nothing");
    return terms;
  };

  it("takes what is wanted where the game accepts it", async () => {
    expect(await options(2, { army: "china", mode: "long" })).toEqual({
      mode: "long",
      teams: "1v1",
      army: "china",
      leader: "east",
    });
  });

  it("keeps what was chosen last, and lets what stands after it give way", async () => {
    const china = await settled({ army: "china", mode: "long" });
    expect(withChoice(china, OPTIONS, "teams", "2v2")).toMatchObject({ mode: "long", teams: "2v2", army: "rus" });
    expect(withChoice(china, OPTIONS, "mode", "short")).toMatchObject({ mode: "short", army: "china" });
  });

  it("changes an option where the number of seats demands it, and leaves the others as they are", async () => {
    expect(await options(4, { mode: "long" })).toMatchObject({ teams: "2v2", mode: "long" });
  });

  it("asks for nothing that does not count for so many players, and leaves the others as they are", async () => {
    const counting = OPTIONS.map((option) => (option.name === "leader" ? { ...option, seats: [3] } : option));
    const ask = vi.fn(game);
    const two = await settle(2, { leader: "west", mode: "long", army: "china" }, counting, ask);
    expect(two?.terms.options).toEqual({ mode: "long", teams: "1v1", army: "china", leader: "east" });
    expect(await ask.mock.results[0]?.value).not.toBeNull();
    expect((await settle(3, { leader: "west" }, counting, game))?.terms.options).toMatchObject({ leader: "west" });
  });

  it("leaves to the game what the number of players decides, and is refused nothing", async () => {
    const counts: Record<string, number[]> = { teams: [2], army: [2], leader: [3] };
    const counting = OPTIONS.map((option) => ({ ...option, seats: counts[option.name] ?? [] }));
    const ask = vi.fn(game);
    const four = await settle(4, { teams: "1v1", army: "china", mode: "long" }, counting, ask);
    expect(four?.terms.options).toEqual({ mode: "long", teams: "2v2", army: "rus", leader: "east" });
    expect(four?.open).toMatchObject({ mode: ["short", "long"], teams: ["2v2"], leader: ["east"] });
    expect(await Promise.all(ask.mock.results.map((result) => result.value))).not.toContain(null);
  });

  it("puts several things right at once", async () => {
    expect(await options(4, { army: "china", leader: "west", mode: "long" })).toMatchObject({
      teams: "2v2",
      army: "rus",
    });
  });

  it("forgets choices that the game no longer has", async () => {
    expect(await options(2, { army: "atlantis", colour: "blue" })).toEqual({
      mode: "short",
      teams: "1v1",
      army: "rus",
      leader: "east",
    });
  });

  it("gives up where the game accepts nothing", async () => {
    expect(await settle(9, {}, OPTIONS, async () => null)).toBeNull();
  });

  it("says what may still be chosen, what stands earlier going first", async () => {
    const open = async (seats: number, wanted: Options) => (await settle(seats, wanted, OPTIONS, game))?.open;
    expect(await open(2, {})).toEqual({
      mode: ["short", "long"],
      teams: ["1v1", "2v2"],
      army: ["rus", "china"],
      leader: ["east"],
    });
    expect(await open(2, { army: "china" })).toMatchObject({ teams: ["1v1", "2v2"] });
    expect(await open(2, { teams: "2v2" })).toMatchObject({ teams: ["1v1", "2v2"], army: ["rus"] });
    expect(await open(3, { teams: "2v2" })).toMatchObject({ teams: ["2v2"], leader: ["east", "west"] });
  });

  it("asks for nothing that would be refused, as long as the number of seats stays", async () => {
    const ask = vi.fn(game);
    const known = memoise(ask);
    const china = await settle(2, { army: "china" }, OPTIONS, known);
    await settle(2, china ? withChoice(china, OPTIONS, "teams", "2v2") : {}, OPTIONS, known);
    const answers = await Promise.all(ask.mock.results.map((result) => result.value));
    expect(answers).not.toContain(null);
    expect(answers).toHaveLength(3);
  });

  it("asks nothing twice", async () => {
    const ask = vi.fn(game);
    const known = memoise(ask);
    await settle(2, {}, OPTIONS, known);
    await settle(2, {}, OPTIONS, known);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("asks again after a failure", async () => {
    const ask = vi.fn(game).mockRejectedValueOnce(new Error("offline"));
    const known = memoise(ask);
    await expect(known(2, {})).rejects.toThrow("offline");
    await expect(known(2, {})).resolves.toMatchObject({ seats: 2 });
  });
});

describe("who sits where", () => {
  const kinds = (...given: Parameters<typeof seating>) => seating(...given).map((chair) => chair.kind);

  it("puts bots around me", () => {
    expect(kinds("bots", 3, 1, "novice")).toEqual(["bot", "me", "bot"]);
  });

  it("gives every seat to those before one screen", () => {
    expect(kinds("screen", 3, 1, "novice")).toEqual(["me", "me", "me"]);
  });

  it("keeps the other seats open for friends", () => {
    expect(kinds("link", 2, 1, "")).toEqual(["open", "me"]);
  });

  it("tells the server my name and the bots' level, and nothing else", () => {
    expect(chairs(seating("bots", 2, 0, "novice"), "Ann", null)).toEqual([
      { kind: "me", name: "Ann" },
      { kind: "bot", level: "novice" },
    ]);
    expect(chairs(seating("link", 2, 1, "novice"), "Ann", null)).toEqual([
      { kind: "open" },
      { kind: "me", name: "Ann" },
    ]);
    expect(chairs(seating("screen", 2, 0, ""), "", null)).toEqual([
      { kind: "me", name: "" },
      { kind: "me", name: "" },
    ]);
  });

  it("lets lots decide where I sit, with the same company", () => {
    const laid = [
      { kind: "me", level: "" },
      { kind: "bot", level: "novice" },
      { kind: "open", level: "" },
    ] as const;
    expect(chairs(laid, "", 2).map((chair) => chair.kind)).toEqual(["open", "bot", "me"]);
    expect(chairs(laid, "", 0).map((chair) => chair.kind)).toEqual(["me", "bot", "open"]);
  });

  it("draws no lots where several seats are mine", () => {
    expect(single(seating("screen", 2, 0, ""))).toBe(false);
    expect(single(seating("bots", 2, 0, ""))).toBe(true);
  });

  it("starts with a bot that thinks, if there is one", () => {
    expect(usualLevel(["random", "novice", "skilled"])).toBe("novice");
    expect(usualLevel(["random"])).toBe("random");
    expect(usualLevel([])).toBe("");
  });
});

describe("clocks", () => {
  it("have words for every fact", () => {
    expect(clockFacts(CLOCKS["total-15"])).toEqual({ minutes: 15, increment: 5 });
    expect(clockFacts(CLOCKS["days-3"])).toEqual({ days: 3 });
    expect(CLOCK_NAMES.every((name) => Object.values(clockFacts(CLOCKS[name])).every(Number.isInteger))).toBe(true);
  });
});

describe("what is remembered", () => {
  const shelf = new Map<string, string>();
  beforeEach(() => {
    shelf.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => shelf.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("comes back", () => {
    const choices = {
      way: "link",
      seats: 3,
      options: { mode: "long" },
      mine: null,
      level: "novice",
      clock: "days-3",
    } as const;
    keepChoices("horde", choices);
    expect(lastChoices("horde")).toEqual(choices);
    expect(lastChoices("other")).toEqual({});
  });

  it.each([
    "nonsense",
    "[1]",
    '"text"',
    "null",
    '{"way": "sea", "seats": "2", "options": [1], "mine": -1, "clock": "toString"}',
  ])("is left aside where it cannot be understood: %s", (kept) => {
    shelf.set("parlour.setup.horde", kept);
    expect(lastChoices("horde")).toEqual({});
  });

  it("is not missed in a browser that keeps nothing", () => {
    const denied = () => {
      throw new Error("denied");
    };
    vi.stubGlobal("localStorage", { getItem: denied, setItem: denied });
    keepChoices("horde", { way: "bots", seats: 2, options: {}, mine: 0, level: "", clock: "none" });
    expect(lastChoices("horde")).toEqual({});
  });
});

const table = (more: Partial<MyTable>): MyTable => ({
  table: "t",
  game: "horde",
  options: {},
  stage: "over",
  names: ["Ann", ""],
  levels: ["", "novice"],
  mine: [0],
  my_turn: false,
  result: null,
  changed: 0,
  open_deal: false,
  ...more,
});
const shares = (...given: number[]) => ({ result: { reason: "played", shares: given } as const });

describe("how a table stands", () => {
  it.each([
    ["my-turn", { stage: "playing", my_turn: true }],
    ["their-turn", { stage: "playing" }],
    ["open", { stage: "open" }],
    ["paused", { stage: "paused", my_turn: true }],
    ["won", shares(1, 0)],
    ["lost", shares(0, 1)],
    ["drawn", shares(0.5, 0.5)],
    ["won", shares(1)],
    ["lost", shares(0)],
    ["over", { ...shares(0), mine: [] }],
    ["won", { ...shares(0.5, 0, 0.5, 0), mine: [2] }],
    ["over", { ...shares(1, 0), mine: [0, 1] }],
    ["over", { ...shares(1, 0), mine: [] }],
    ["over", {}],
  ] as const)("is %s", (expected, more) => {
    expect(statusOf(table(more as Partial<MyTable>))).toBe(expected);
  });

  it("puts first what needs me, and apart what is over", () => {
    const tables = [
      table({ table: "a", stage: "playing" }),
      table({ table: "b" }),
      table({ table: "c", stage: "playing", my_turn: true }),
    ];
    expect(runningTables(tables).map(({ table }) => table)).toEqual(["c", "a"]);
    expect(finishedTables(tables).map(({ table }) => table)).toEqual(["b"]);
  });
});

describe("how long ago", () => {
  const now = 1_800_000_000;
  it.each([
    [5, "now"],
    [90, "1 minute ago"],
    [7200, "2 hours ago"],
    [86_400, "yesterday"],
    [-60, "now"],
  ])("%i seconds are “%s”", (passed, words) => {
    expect(timeAgo(now - passed, now, "en")).toBe(words);
  });

  it("gives the date of what was long ago", () => {
    expect(timeAgo(now - 90 * 86_400, now, "en")).toMatch(/2026/);
  });

  it("speaks Russian", () => {
    expect(timeAgo(now - 300, now, "ru")).toBe("5 минут назад");
  });
});

describe("a record from a file", () => {
  it("is read as it is written", async () => {
    const text = '{"format":  "parlour-record/1", "game": "horde"}';
    expect(await readRecord(new Blob([text]))).toBe(text);
  });

  it.each([
    ["record-not-text", "PK\u0003\u0004"],
    ["record-foreign", '{"format": "pgn"}'],
    ["record-foreign", "[]"],
    ["record-foreign", "null"],
    ["record-too-large", " ".repeat(MAX_RECORD_BYTES + 1)],
  ])("is refused: %s", async (key, text) => {
    await expect(readRecord(new Blob([text]))).rejects.toMatchObject({ key });
  });
});
