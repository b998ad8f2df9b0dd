import fc from "fast-check";
import { expect, test } from "vitest";
import { fitting, type Lens, looksAt, MOST, pan, revealing, viewBox, wholeLens, zoom } from "$web/boards/lens";

const SEEN = { x: -26, y: -26, width: 880, height: 730 };
const WHOLE = wholeLens(SEEN);
const points = fc.record({
  x: fc.double({ min: 0, max: SEEN.width - 52, noNaN: true }),
  y: fc.double({ min: 0, max: SEEN.height - 52, noNaN: true }),
});

function isWithin({ zoom, x, y }: Lens): boolean {
  const slack = 1e-6;
  return (
    x >= SEEN.x - slack &&
    y >= SEEN.y - slack &&
    x + SEEN.width / zoom <= SEEN.x + SEEN.width + slack &&
    y + SEEN.height / zoom <= SEEN.y + SEEN.height + slack
  );
}

test("looking about never leaves the drawing, nor goes nearer or farther than allowed", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.double({ min: 0.2, max: 5, noNaN: true }), points), { maxLength: 8 }), (steps) => {
      let lens = WHOLE;
      for (const [factor, point] of steps) {
        lens = pan(SEEN, zoom(SEEN, lens, factor, point), point.x - 400, point.y - 300);
        expect(isWithin(lens)).toBe(true);
        expect(lens.zoom).toBeGreaterThanOrEqual(1);
        expect(lens.zoom).toBeLessThanOrEqual(MOST);
      }
    }),
  );
});

test("what is looked at stays where it is while it grows", () => {
  const point = { x: SEEN.width / 2, y: SEEN.height / 2 };
  const share = ({ zoom, x }: Lens) => ((point.x - x) * zoom) / SEEN.width;
  expect(share(zoom(SEEN, WHOLE, 2, point))).toBeCloseTo(share(WHOLE));
});

test("a place that is walked to comes into sight with some ground around it", () => {
  fc.assert(
    fc.property(points, points, (from, to) => {
      const lens = revealing(SEEN, zoom(SEEN, WHOLE, MOST, from), to);
      expect(to.x).toBeGreaterThanOrEqual(lens.x);
      expect(to.x).toBeLessThanOrEqual(lens.x + SEEN.width / lens.zoom);
      expect(to.y).toBeGreaterThanOrEqual(lens.y);
      expect(to.y).toBeLessThanOrEqual(lens.y + SEEN.height / lens.zoom);
    }),
  );
});

test("a place that is in sight moves nothing", () => {
  const lens = zoom(SEEN, WHOLE, 2, { x: 400, y: 300 });
  expect(revealing(SEEN, lens, looksAt(SEEN, lens))).toEqual(lens);
});

test("dragging to the right shows what lies on the left", () => {
  const lens = zoom(SEEN, WHOLE, 2, { x: 400, y: 300 });
  expect(pan(SEEN, lens, 50, 0).x).toBeCloseTo(lens.x - 50);
});

test("the whole is seen at first", () => {
  expect(viewBox(SEEN, WHOLE)).toBe("-26 -26 880 730");
});

test("a part fills what there is to see, and is never farther away than the whole", () => {
  const near = fitting(SEEN, { x: 300, y: 200, width: 440, height: 200 });
  expect(near.zoom).toBeCloseTo(2);
  expect(looksAt(SEEN, near)).toEqual({ x: 520, y: 300 });
  expect(fitting(SEEN, { x: -100, y: -100, width: 2000, height: 2000 })).toEqual(WHOLE);
  expect(isWithin(fitting(SEEN, { x: SEEN.x, y: SEEN.y, width: 10, height: 10 }))).toBe(true);
});
