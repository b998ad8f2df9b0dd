import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { flick, type Kind, type Run } from "./index";
import { FLICKS, pinnedFlick } from "./pinned";

const KINDS: readonly Kind[] = ["hit", "touch", "terrain", "shed", "left", "clear"];
const PINNED = new URL("../../tests/physics/digest.txt", import.meta.url);

test("DK-PHY-22 every pinned flick has the bits of the server's engine", () => {
  const total = createHash("sha256");
  for (let k = 0; k < FLICKS; k++) {
    const { scene, disk, ux, uy, speed, above } = pinnedFlick(k);
    total.update(bytes(numbersOf(flick(scene, disk, ux, uy, speed, above))));
  }
  expect(total.digest("hex")).toBe(readFileSync(PINNED, "utf8").trim());
});

function numbersOf({ x, y, turned, events, paths, cutShort, over }: Run): number[] {
  return [
    ...x.flatMap((each, k) => [each, y[k] ?? Number.NaN, turned[k] ?? Number.NaN]),
    ...events.flatMap((each) => [
      each.time,
      KINDS.indexOf(each.kind),
      each.disk,
      each.other,
      each.speed,
      each.x,
      each.y,
    ]),
    ...paths.flatMap((each) => [each.disk, each.time, each.x, each.y, each.vx, each.vy, each.spin]),
    events.length,
    paths.length,
    Number(cutShort),
    Number(over),
  ];
}

function bytes(numbers: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(8 * numbers.length));
  numbers.forEach((each, k) => {
    view.setFloat64(8 * k, each, true);
  });
  return new Uint8Array(view.buffer);
}
