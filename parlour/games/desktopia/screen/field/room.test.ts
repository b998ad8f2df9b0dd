import { describe, expect, it } from "vitest";
import { factsOf } from "../desk";
import { places } from "./fixtures/told";
import { firstPlaces, nearOf, problemOf, wantedOf } from "./laying";
import { bestPlace, enemiesOf, ringOf, shooterOf } from "./proposals";
import { crowdOf, holds, nearest, noShot, told } from "./room";

const kind = (wanted: string) => places.filter(({ view }) => view.decision.kind === wanted);
const named = (asked: (typeof places)[number]) => `${asked.view.decision.kind} ${asked.view.decision.facts?.by ?? ""}`;
const numbers = (answer: string) => answer.split(" ").slice(1).map(Number);

describe("a place for a disk", () => {
  it.each(kind("place").map((asked) => [named(asked), asked] as const))(
    "is judged as the rules judge it: %s",
    (_, asked) => {
      const { view } = asked;
      const list = wantedOf(view.decision, view);
      for (const { answer, key } of asked.tried) {
        const [x = 0, y = 0] = numbers(answer);
        expect([answer, problemOf(view.decision, view, list, [{ at: [x, y], facing: 90 }], 0)?.key ?? ""]).toEqual([
          answer,
          key,
        ]);
      }
    },
  );

  it("must be nearby the one that is named", () => {
    const near = kind("place").filter(({ view }) => view.decision.facts?.near);
    expect(near.length).toBeGreaterThan(0);
    for (const { view } of near) expect(nearOf(view.decision, view)?.id).toBeTruthy();
  });
});

describe("the squads of a deployment", () => {
  it.each(kind("deploy").map((asked) => [named(asked), asked] as const))(
    "are judged as the rules judge them: %s",
    (_, asked) => {
      const { view } = asked;
      const list = wantedOf(view.decision, view);
      for (const { answer, key } of asked.tried) {
        const given = numbers(answer);
        const laid = list.map((_, k) => ({
          at: [given[3 * k] ?? 0, given[3 * k + 1] ?? 0] as const,
          facing: given[3 * k + 2] ?? 0,
        }));
        const problems = list.map((_, k) => problemOf(view.decision, view, list, laid, k)?.key ?? "").filter(Boolean);
        expect([answer, problems.length > 0]).toEqual([answer, key !== ""]);
        if (key) expect(problems).toContain(key);
      }
    },
  );
});

describe("the missile of a shot", () => {
  it.each(kind("act").map((asked) => [named(asked), asked] as const))(
    "is judged as the rules judge it: %s",
    (_, asked) => {
      const { view } = asked;
      for (const { answer, key } of asked.tried) {
        const [, disk = "", x = "0", y = "0"] = answer.split(" ");
        const shooter = shooterOf(view, disk);
        if (!shooter) throw new Error(`no shooter ${disk}`);
        const problem = noShot(crowdOf(view), [Number(x), Number(y)], shooter, factsOf(view).shots[disk] ?? 0);
        expect([answer, problem?.key ?? ""]).toEqual([answer, key]);
      }
    },
  );

  it("has legal places all round its shooter, and the best has a free way", () => {
    for (const { view } of kind("act")) {
      for (const disk of (view.decision.ranges?.shooter ?? []) as string[]) {
        const ring = ringOf(view, disk);
        const own = shooterOf(view, disk);
        if (!own) throw new Error("no shooter");
        expect(ring.length).toBeGreaterThan(0);
        const [enemy = ""] = enemiesOf(view, disk, [own.x, own.y]);
        expect(ring).toContainEqual(bestPlace(view, disk, enemy, 2500));
      }
    }
  });
});

describe("a first proposal", () => {
  it.each([...kind("deploy"), ...kind("place")].map((asked) => [named(asked), asked] as const))(
    "is legal: %s",
    (_, { view }) => {
      const list = wantedOf(view.decision, view);
      const laid = firstPlaces(view.decision, view, list);
      expect(laid.length).toBe(list.length);
      expect(list.map((_, k) => problemOf(view.decision, view, list, laid, k))).toEqual(list.map(() => null));
    },
  );
});

describe("shapes", () => {
  it("hold a disk that touches their edge from within", () => {
    expect(holds({ rect: [100, 100, 40, 40, 0] }, [95, 95], 15)).toBe(true);
    expect(holds({ rect: [100, 100, 40, 40, 0] }, [94.9, 95], 15)).toBe(false);
    expect(holds({ circle: [0, 0, 20] }, [5, 0], 15)).toBe(true);
    expect(holds({ circle: [0, 0, 20] }, [5.1, 0], 15)).toBe(false);
  });

  it("are searched from the middle outwards", () => {
    expect(nearest([10, 10], () => true, 100)).toEqual([10, 10]);
    const point = nearest([0, 0], ([x]) => x > 9, 100);
    expect(Math.hypot(...(point ?? [99, 99]))).toBeLessThan(13);
    expect(nearest([0, 0], () => false, 20)).toBeNull();
    expect(told([1.26, -3.04])).toEqual([1.3, -3]);
  });
});
