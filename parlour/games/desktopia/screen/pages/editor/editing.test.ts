import { describe, expect, it } from "vitest";
import { book } from "../script/book";
import { pointsOf, type Script, type UnitEntry } from "../script/format";
import { faultsOf } from "./checks";
import { alone, fresh } from "./draft";
import {
  addArea,
  addArtifact,
  addBarrel,
  canDuplicate,
  duplicateThing,
  nudgeThing,
  placeThing,
  removeThing,
  turnThing,
} from "./edits";
import { beginGesture, followGesture, handlesOf } from "./gesture";
import { slug, unique } from "./naming";
import { addUnit, setCount, setMount, setPlayers, setZone } from "./squads";
import { terrainOf } from "./stock";
import { pointOf, type Thing, thingAt } from "./things";
import { Work } from "./work.svelte";

const fromBook = async (id: string): Promise<Script> => {
  const match = (await book()).scripts.find((script) => script.id === id);
  if (!match) throw new Error(`no script ${id}`);
  return alone(match);
};
const MUG = terrainOf("circle");
const withMug = (): Script => {
  const script = fresh();
  addArea(script, "terrain", MUG.shape([500, 500]), MUG);
  return script;
};
const mug: Thing = { kind: "terrain", at: 0 };
const unitOf = (script: Script, side = 0, at = 0): UnitEntry => {
  const entry = script.sides[side]?.squad[at];
  if (!entry) throw new Error("nobody there");
  return entry;
};

describe("work on a script", () => {
  it("goes back and forth step by step", () => {
    const work = new Work(withMug());
    work.change((now) => nudgeThing(now, mug, 10, 0));
    work.change((now) => nudgeThing(now, mug, 0, 5));
    expect(pointOf(work.script, mug)).toEqual([510, 505]);
    work.undo();
    expect(pointOf(work.script, mug)).toEqual([510, 500]);
    work.undo();
    expect([pointOf(work.script, mug), work.canUndo]).toEqual([[500, 500], false]);
    work.redo();
    work.redo();
    expect([pointOf(work.script, mug), work.canRedo]).toEqual([[510, 505], false]);
  });

  it("takes the moves of one drag as one step", () => {
    const work = new Work(withMug());
    for (let step = 0; step < 5; step += 1) work.change((now) => nudgeThing(now, mug, 1, 0), "gesture");
    work.settle();
    work.change((now) => nudgeThing(now, mug, 1, 0), "gesture");
    work.undo();
    expect(pointOf(work.script, mug)).toEqual([505, 500]);
    work.undo();
    expect(pointOf(work.script, mug)).toEqual([500, 500]);
  });

  it("counts no change that changes nothing, and forgets what was undone once something else is done", () => {
    const work = new Work(withMug());
    work.change((now) => nudgeThing(now, mug, 0, 0));
    expect(work.canUndo).toBe(false);
    work.change((now) => nudgeThing(now, mug, 1, 0));
    work.undo();
    work.change((now) => nudgeThing(now, mug, 0, 1));
    expect(work.canRedo).toBe(false);
  });

  it("holds nothing that is not there any more", () => {
    const work = new Work(withMug());
    work.pick(mug);
    work.change((now) => removeThing(now, mug));
    expect(work.picked).toBeNull();
    work.undo();
    expect(work.picked).toEqual(mug);
  });

  it("can put another script in the place of this one, and take it back", async () => {
    const work = new Work(withMug());
    work.replace(await fromBook("etude_metal_3"));
    expect([work.script.id, work.script.players]).toEqual(["etude_metal_3", 1]);
    work.undo();
    expect(work.script).toEqual(withMug());
  });
});

describe("things on the table", () => {
  it("stay on it", () => {
    const script = fresh();
    const artifact = addArtifact(script, [500, 500]);
    if (!artifact) throw new Error("no artifact");
    placeThing(script, artifact, [-50, 2000]);
    expect(pointOf(script, artifact)).toEqual([15.5, 984.5]);
  });

  it("come to lie where nothing else is", () => {
    const script = withMug();
    addArtifact(script, [500, 500]);
    addBarrel(script, [500, 500]);
    expect(faultsOf(script).filter(({ key }) => key.startsWith("fault-disk"))).toEqual([]);
  });

  it("are copied under names of their own", () => {
    const script = withMug();
    expect(duplicateThing(script, mug)).toEqual({ kind: "terrain", at: 1 });
    duplicateThing(script, mug);
    expect(script.terrain.map(({ id }) => id)).toEqual(["mug", "mug_2", "mug_3"]);
  });

  it("are copied only where the box holds another", async () => {
    const etude = await fromBook("etude_dust_4");
    const may = (entry: number) => canDuplicate(etude, { kind: "unit", side: 0, entry, disk: 0 });
    expect([may(0), may(1), etude.sides[0]?.squad[1]?.count]).toEqual([false, true, 2]);
  });

  it("are no more than the box holds", () => {
    const script = fresh();
    addArtifact(script, [300, 500]);
    for (let barrel = 0; barrel < 5; barrel += 1) addBarrel(script, [500, 500]);
    expect(script.objects.map(({ order }) => order)).toEqual(["grass", "metal", "dust"]);
    expect(addArtifact(script, [500, 500])).toBeNull();
  });

  it("go with whoever stands on them, and the other way round", async () => {
    const script = await fromBook("etude_metal_3");
    const smoker: Thing = { kind: "unit", side: 1, entry: 0, disk: 0 };
    placeThing(script, { kind: "artifact", at: 0 }, [300, 300]);
    expect(pointOf(script, smoker)).toEqual([300, 300]);
    placeThing(script, smoker, [400, 350]);
    expect(script.artifacts[0]?.at).toEqual([400, 350]);
    removeThing(script, { kind: "artifact", at: 0 });
    expect(unitOf(script, 1).on_artifact).toBeUndefined();
  });

  it("are found under a finger, disks before what they lie on", () => {
    const script = withMug();
    const artifact = addArtifact(script, [560, 500]);
    const at = artifact && pointOf(script, artifact);
    if (!at) throw new Error("no artifact");
    expect(thingAt(script, [at[0] + 18, at[1]], 5)).toEqual(artifact);
    expect(thingAt(script, [490, 500], 5)).toEqual(mug);
    expect(thingAt(script, [500, 100], 5)).toEqual({ kind: "zone", at: 0 });
    expect(thingAt(script, [20, 500], 5)).toBeNull();
  });

  it("turn by degrees: rectangles, polygons and characters", async () => {
    const script = await fromBook("duel_overheat");
    const rectangle = script.terrain.findIndex(({ shape }) => "rect" in shape);
    turnThing(script, { kind: "terrain", at: rectangle }, 190);
    const before = (await fromBook("duel_overheat")).terrain[rectangle]?.shape;
    const after = script.terrain[rectangle]?.shape;
    if (!before || !after || !("rect" in before) || !("rect" in after)) throw new Error("no rectangle");
    expect(after.rect[4]).toBe(before.rect[4] + 10);
    const polygon: Thing = { kind: "terrain", at: script.terrain.findIndex(({ shape }) => "poly" in shape) };
    const middle = pointOf(script, polygon);
    turnThing(script, polygon, 45);
    expect(pointOf(script, polygon)?.map(Math.round)).toEqual(middle?.map(Math.round));
    const etude = await fromBook("etude_dust_4");
    turnThing(etude, { kind: "unit", side: 0, entry: 0, disk: 0 }, -10);
    expect(unitOf(etude).facing).toBe(350);
  });
});

describe("a hand", () => {
  it("moves what it takes hold of without letting it jump, on the grid", () => {
    const script = withMug();
    const gesture = beginGesture(script, null, [512, 503], 5);
    expect(gesture).toEqual({ kind: "move", thing: mug, grip: [12, 3] });
    if (gesture) followGesture(script, gesture, [543, 507], 10);
    expect(pointOf(script, mug)).toEqual([530, 500]);
  });

  it("stretches a circle and a rectangle by their handles", () => {
    const script = withMug();
    const gesture = beginGesture(script, mug, [545, 500], 8);
    expect(gesture?.kind).toBe("size");
    if (gesture) followGesture(script, gesture, [500, 580], 0);
    expect(script.terrain[0]?.shape).toEqual({ circle: [500, 500, 80] });
    const book: Thing = addArea(script, "terrain", { rect: [200, 500, 100, 40, 90] }, terrainOf("rect"));
    const [, corner] = handlesOf(script, book);
    const hold = corner && beginGesture(script, book, corner.point, 4);
    if (hold) followGesture(script, hold, [170, 580], 0);
    expect(script.terrain[1]?.shape).toEqual({ rect: [200, 500, 160, 60, 90] });
  });

  it("moves a thing by its middle, however wide the finger is", () => {
    const script = withMug();
    expect(beginGesture(script, mug, [505, 500], 60)?.kind).toBe("move");
    expect(beginGesture(script, mug, [530, 500], 60)?.kind).toBe("size");
  });

  it("turns by the handle, in steps of five degrees", () => {
    const script = withMug();
    const book = addArea(script, "terrain", { rect: [200, 500, 100, 40, 0] }, terrainOf("rect"));
    const handle = handlesOf(script, book).find(({ kind }) => kind === "turn");
    const hold = handle && beginGesture(script, book, handle.point, 4);
    if (hold) followGesture(script, hold, [287, 549], 10);
    expect(script.terrain[1]?.shape).toEqual({ rect: [200, 500, 100, 40, 30] });
  });

  it("draws a polygon by its corners", () => {
    const script = fresh();
    const slab = addArea(
      script,
      "terrain",
      {
        poly: [
          [400, 400],
          [500, 400],
          [500, 500],
        ],
      },
      terrainOf("poly"),
    );
    const hold = beginGesture(script, slab, [501, 499], 4);
    if (hold) followGesture(script, hold, [523, 541], 25);
    expect(script.terrain[0]?.shape).toEqual({
      poly: [
        [400, 400],
        [500, 400],
        [525, 550],
      ],
    });
  });
});

describe("squads", () => {
  it("join in the zone of their side, or at free points where it has none", () => {
    const script = fresh();
    expect(addUnit(script, 1, "vampal")).toBeNull();
    expect(unitOf(script, 1).placement).toEqual({ zone: "north" });
    setZone(script, 1, 0, null);
    expect(addUnit(script, 1, "elemental")).toEqual({ kind: "unit", side: 1, entry: 1, disk: 0 });
    const bare = { ...fresh(), zones: [] };
    expect(addUnit(bare, 0, "vampal")).toEqual({ kind: "unit", side: 0, entry: 0, disk: 0 });
    expect(pointsOf(unitOf(bare))).toEqual([[500, 150]]);
  });

  it("bring their Order along", () => {
    const script = { ...fresh(), zones: [] };
    addUnit(script, 0, "kharu");
    expect(script.sides[0]?.orders).toEqual(["dust"]);
    addUnit(script, 0, "energan");
    expect(script.sides[0]?.orders).toEqual(["dust", "metal"]);
    removeThing(script, { kind: "unit", side: 0, entry: 0, disk: 0 });
    expect(script.sides[0]?.orders).toEqual(["metal"]);
  });

  it("have a point for each disk, and no more disks than there are", () => {
    const script = { ...fresh(), zones: [] };
    addUnit(script, 0, "vampal");
    setCount(script, 0, 0, 9);
    expect([unitOf(script).count, pointsOf(unitOf(script)).length]).toEqual([4, 4]);
    setCount(script, 0, 0, 2);
    expect(pointsOf(unitOf(script)).length).toBe(2);
    removeThing(script, { kind: "unit", side: 0, entry: 0, disk: 0 });
    expect([unitOf(script).count, pointsOf(unitOf(script)).length]).toEqual([1, 1]);
    expect(faultsOf(script).filter(({ key }) => key.startsWith("fault-disk"))).toEqual([]);
  });

  it("stand on an artifact one at a time", () => {
    const script = fresh();
    addArtifact(script, [500, 500]);
    addUnit(script, 0, "vampal");
    setZone(script, 0, 0, null);
    setCount(script, 0, 0, 3);
    setMount(script, 0, 0, "fire_mine");
    expect(unitOf(script)).toMatchObject({
      count: 1,
      on_artifact: "fire_mine",
      placement: { at: [script.artifacts[0]?.at] },
    });
    setMount(script, 0, 0, null);
    expect(unitOf(script).on_artifact).toBeUndefined();
    expect(pointsOf(unitOf(script))[0]).not.toEqual(script.artifacts[0]?.at);
  });

  it("follow the number of players: whoever has none is passive and stands at fixed points", () => {
    const script = fresh();
    addUnit(script, 1, "dryad");
    setPlayers(script, 1);
    expect([script.kind, script.first_player, script.sides[1]?.control]).toEqual(["etude", 0, "passive"]);
    expect(pointsOf(unitOf(script, 1)).length).toBe(1);
    setPlayers(script, 4);
    expect(script.sides.map(({ seat, control, team }) => [seat, control, team])).toEqual([
      [0, "player", 0],
      [1, "player", 1],
      [2, "player", 2],
      [3, "player", 3],
    ]);
    expect(script.kind).toBe("battle");
  });
});

describe("names", () => {
  it("are made of any title", () => {
    expect(slug("The Sugar Run!")).toBe("the_sugar_run");
    expect(slug("Ёжик на столе")).toBe("yozhik_na_stole");
    expect(slug("3 cups")).toBe("n3_cups");
    expect(unique("mug", ["mug", "mug_2"])).toBe("mug_3");
    expect(unique("mug", [])).toBe("mug");
  });
});
