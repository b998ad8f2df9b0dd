import { describe, expect, test } from "vitest";
import board from "../../horde_board.json";
import {
  approach,
  BOARD,
  corners,
  frontier,
  HEXES,
  hexAt,
  middle,
  mirror,
  outline,
  SIZE,
  trail,
  WIDTH,
} from "./geometry";

const near = (one: string, other: string) => {
  const [here, there] = [middle(one), middle(other)];
  return Math.hypot(here.x - there.x, here.y - there.y);
};

describe("the board", () => {
  test("has the hexes of the rules, each beside its neighbours and beside nobody else", () => {
    expect([...HEXES].sort()).toEqual(board.hexes.map((hex) => hex.id.toLowerCase()).sort());
    for (const hex of board.hexes) {
      const beside = Object.values(hex.neighbors).filter((name) => name !== null);
      const id = hex.id.toLowerCase();
      const neighbours = HEXES.filter((other) => other !== id && near(id, other) < WIDTH * 1.01);
      expect(neighbours.sort()).toEqual(beside.map((name) => name.toLowerCase()).sort());
    }
  });

  test("lies wholly inside its own size", () => {
    for (const { x, y } of HEXES.flatMap((hex) => corners(middle(hex)))) {
      expect(x).toBeGreaterThanOrEqual(-0.001);
      expect(x).toBeLessThanOrEqual(BOARD.width + 0.001);
      expect(y).toBeGreaterThanOrEqual(-0.001);
      expect(y).toBeLessThanOrEqual(BOARD.height + 0.001);
    }
  });

  test("finds the hex under a point, and none beside the board", () => {
    for (const hex of HEXES) {
      const { x, y } = middle(hex);
      expect(hexAt({ x, y })).toBe(hex);
      expect(hexAt({ x: x + WIDTH * 0.45, y })).toBe(hex);
      expect(hexAt({ x, y: y - SIZE * 0.8 })).toBe(hex);
    }
    expect(hexAt({ x: -SIZE, y: SIZE })).toBeNull();
    expect(hexAt({ x: BOARD.width / 2, y: BOARD.height + SIZE })).toBeNull();
  });
});

describe("lines", () => {
  const edges = (path: string) => path.split("M").length - 1;

  test("around a hex have six edges, around two neighbours ten", () => {
    expect(edges(outline(["e5"]))).toBe(6);
    expect(edges(outline(["e5", "e6"]))).toBe(10);
  });

  test("of a border leave out the rim of the board", () => {
    expect(edges(outline(["a1"]))).toBe(6);
    expect(edges(frontier(["a1"]))).toBe(3);
    expect(frontier(HEXES)).toBe("");
  });

  test("of a path go from middle to middle", () => {
    const { x, y } = middle("e5");
    expect(trail(["e5", "e6"])).toBe(`M${round(x)} ${round(y)}L${round(middle("e6").x)} ${round(y)}`);
  });

  const round = (number: number) => Math.round(number * 100) / 100;
});

test("an arrow stops short of where it points to", () => {
  const { x, y, degrees } = approach("f3", "f6", 30);
  expect(degrees).toBeCloseTo(0);
  expect({ x, y }).toEqual({ x: middle("f6").x - 30, y: middle("f6").y });
  expect(approach("f6", "f3", 30).degrees).toBeCloseTo(180);
  expect(approach("b3", "d3", 0).y).toBeCloseTo(middle("d3").y);
});

test("the north-south mirror exchanges the corners of an edge, and twice mirrored is where it was", () => {
  expect(["a1", "k11", "d5", "f7", "j12"].map(mirror)).toEqual(["k1", "a11", "h5", "f7", "b12"]);
  expect(HEXES.map(mirror).map(mirror)).toEqual(HEXES);
});
