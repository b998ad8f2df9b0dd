import fc from "fast-check";
import { expect, test } from "vitest";
import { BOARD } from "./geometry";
import { type Lens, looksAt, MOST, panned, RIM, revealing, SEEN, viewBox, WHOLE, zoomed } from "./lens";

const points = fc.record({
  x: fc.double({ min: 0, max: BOARD.width, noNaN: true }),
  y: fc.double({ min: 0, max: BOARD.height, noNaN: true }),
});

function isOnTheBoard({ zoom, x, y }: Lens): boolean {
  const slack = 1e-6;
  return (
    x >= -RIM - slack &&
    y >= -RIM - slack &&
    x + SEEN.width / zoom <= SEEN.width - RIM + slack &&
    y + SEEN.height / zoom <= SEEN.height - RIM + slack
  );
}

test("looking about never leaves the board, nor goes nearer or farther than allowed", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.double({ min: 0.2, max: 5, noNaN: true }), points), { maxLength: 8 }), (steps) => {
      let lens = WHOLE;
      for (const [factor, point] of steps) {
        lens = panned(zoomed(lens, factor, point), point.x - 400, point.y - 300);
        expect(isOnTheBoard(lens)).toBe(true);
        expect(lens.zoom).toBeGreaterThanOrEqual(1);
        expect(lens.zoom).toBeLessThanOrEqual(MOST);
      }
    }),
  );
});

test("what is looked at stays where it is while it grows", () => {
  const point = { x: BOARD.width / 2, y: BOARD.height / 2 };
  const share = ({ zoom, x }: Lens) => ((point.x - x) * zoom) / SEEN.width;
  expect(share(zoomed(WHOLE, 2, point))).toBeCloseTo(share(WHOLE));
});

test("a place that is walked to comes into sight with some ground around it", () => {
  fc.assert(
    fc.property(points, points, (from, to) => {
      const lens = revealing(zoomed(WHOLE, MOST, from), to);
      expect(to.x).toBeGreaterThanOrEqual(lens.x);
      expect(to.x).toBeLessThanOrEqual(lens.x + SEEN.width / lens.zoom);
      expect(to.y).toBeGreaterThanOrEqual(lens.y);
      expect(to.y).toBeLessThanOrEqual(lens.y + SEEN.height / lens.zoom);
    }),
  );
});

test("a place that is in sight moves nothing", () => {
  const lens = zoomed(WHOLE, 2, { x: 400, y: 300 });
  expect(revealing(lens, looksAt(lens))).toEqual(lens);
});

test("dragging to the right shows what lies on the left", () => {
  const lens = zoomed(WHOLE, 2, { x: 400, y: 300 });
  expect(panned(lens, 50, 0).x).toBeCloseTo(lens.x - 50);
});

test("the whole field is seen with its rim", () => {
  expect(viewBox(WHOLE)).toBe(
    `${-RIM} ${-RIM} ${Math.round(SEEN.width * 10) / 10} ${Math.round(SEEN.height * 10) / 10}`,
  );
});
