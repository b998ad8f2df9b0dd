// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { wholeLens } from "$web/boards/lens";
import { Looking } from "$web/boards/looking.svelte";
import { between, Following, partAround, shows } from "./following.svelte";
import { wholeOf } from "./frame";

const WHOLE = wholeOf([1000, 1000], [390, 390]);
const ALL = wholeLens(WHOLE);

describe("what is followed", () => {
  it("has some of the desk around it", () => {
    const { x, y, width, height } = partAround([
      [100, 500],
      [500, 520],
    ]);
    expect(x).toBeLessThan(100);
    expect(x + width).toBeGreaterThan(500);
    expect(y).toBeLessThan(500);
    expect(y + height).toBeGreaterThan(520);
  });

  it("is seen all along while the view glides there", () => {
    const part = partAround([[300, 300]]);
    const close = { zoom: 3, x: 150, y: 150 };
    for (const share of [0, 0.25, 0.5, 0.75, 1]) expect(shows(WHOLE, between(ALL, close, share), part)).toBe(true);
    expect(shows(WHOLE, close, partAround([[900, 900]]))).toBe(false);
  });
});

describe("following", () => {
  let looking: Looking;
  let following: Following;
  const here = partAround([
    [200, 200],
    [320, 260],
  ]);
  beforeEach(() => {
    looking = new Looking(() => WHOLE);
    following = new Following(looking, () => false);
  });

  it("comes close, and goes back to how it was before", () => {
    following.to(here);
    expect(looking.lens.zoom).toBeGreaterThan(2);
    expect(shows(WHOLE, looking.lens, here)).toBe(true);
    following.back();
    expect(looking.lens).toEqual(ALL);
  });

  it("stays where it is while all that matters can be seen", () => {
    following.to(here);
    const before = looking.lens;
    following.to(partAround([[260, 230]]));
    expect(looking.lens).toEqual(before);
    const there = partAround([[800, 800]]);
    following.to(there);
    expect(shows(WHOLE, looking.lens, there)).toBe(true);
  });

  it("remembers the whole desk, too, when the next aim begins while the view is still going back", () => {
    let glides = false;
    const gliding = new Following(looking, () => glides);
    gliding.to(here);
    glides = true;
    gliding.back();
    expect(looking.lens).not.toEqual(ALL);
    glides = false;
    gliding.to(partAround([[800, 800]]));
    gliding.back();
    expect(looking.lens).toEqual(ALL);
  });

  it("leaves the view to somebody who looks elsewhere meanwhile", () => {
    following.to(here);
    looking.smaller();
    const own = looking.lens;
    following.to(partAround([[800, 800]]));
    following.back();
    expect(looking.lens).toEqual(own);
  });
});
