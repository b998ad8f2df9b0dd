/** The board is the stage: whatever is asked, it keeps its place and its size, and all that can be chosen can be reached. */
import { expect, type Page } from "@playwright/test";
import { GAMES } from "./games";
import { Person } from "./person";
import { test } from "./server";
import { openTable } from "./ways";

/** Windows of a desk, a tablet on either side, a phone. */
const SIZES = ["1440x900", "1280x720", "1024x768", "834x1112", "390x844"] as const;
const QUESTIONS = 5;
/** The games with a hand of cards at the lower edge of the board. */
const WITH_HANDS = ["candelabria", "inbetween"];
/** Places, the lowest first, of which one must be explained, and milliseconds that the card may take. */
const TRIED = 6;
const CARD_MS = 5_000;

for (const game of GAMES) {
  test(`${game}: nothing jumps, whatever is asked`, async ({ page }) => {
    await openTable(page, game);
    const person = new Person(page, 9);
    await person.asked();
    const windows = await Promise.all(SIZES.map((size) => openedAt(page, size)));
    for (let count = 0; count < QUESTIONS; count++) {
      for (const opened of windows) await stands(opened, await person.question.getAttribute("data-number"));
      await person.answer();
      await person.asked();
    }
    if (WITH_HANDS.includes(game)) await explained(page);
    const undo = page.getByRole("button", { name: "Undo" });
    if (!(await undo.isVisible())) return;
    const number = await person.question.getAttribute("data-number");
    await undo.click();
    await person.goneOn(number);
    await person.asked();
    for (const opened of windows) await stands(opened, await person.question.getAttribute("data-number"));
  });
}

/** The same table in a window of that size, and how it looked at first. */
interface Opened {
  size: string;
  page: Page;
  first: Stage;
}

/** Opened, with all its pictures and letters. */
async function openedAt(beside: Page, size: string): Promise<Opened> {
  const page = await beside.context().newPage();
  const [width = 0, height = 0] = size.split("x").map(Number);
  await page.setViewportSize({ width, height });
  await page.goto(beside.url());
  await page.locator("[data-asked]").waitFor();
  await page.waitForLoadState("networkidle");
  return { size, page, first: await settled(page) };
}

/** Once that is asked, all stands as it did at first, and what answers can be pressed. */
async function stands({ size, page, first }: Opened, number: string | null): Promise<void> {
  await page.locator(`[data-asked][data-number="${number}"]`).waitFor({ timeout: 60_000 });
  await expect.poll(() => page.evaluate(stageOf), size).toEqual(first);
  expect(await unreachable(page), size).toEqual([]);
}

/** Where the board and the question are, how far the page could be scrolled, and what is scrolled within what is scrolled. */
interface Stage {
  board: number[];
  bar: number[];
  page: number[];
  nested: string[];
}

function stageOf(): Stage {
  const boxOf = (selector: string) => {
    const { left, top, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return [left, top, width, height].map((number) => Math.round(number * 10) / 10);
  };
  const isScrolled = (element: Element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1;
  const scrolled = innerWidth < 1024 ? [] : [...document.querySelectorAll("main *")].filter(isScrolled);
  const root = document.scrollingElement ?? document.body;
  return {
    board: boxOf("[data-stage]"),
    bar: boxOf("section.question"),
    page: [root.scrollWidth - root.clientWidth, root.scrollHeight - root.clientHeight],
    nested: scrolled
      .filter((one) => scrolled.some((two) => two !== one && two.contains(one)))
      .map((one) => one.className),
  };
}

/** The stage, once two frames in a row show it alike. */
async function settled(page: Page): Promise<Stage> {
  let last = "";
  let stage = await page.evaluate(stageOf);
  while (JSON.stringify(stage) !== last) {
    last = JSON.stringify(stage);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    stage = await page.evaluate(stageOf);
  }
  return stage;
}

/** The buttons that answer, of which less than a third can be pressed once they are scrolled to. */
async function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SHARES = [0.1, 0.3, 0.5, 0.7, 0.9];
    const shareOf = (button: Element) => {
      button.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, top, width, height } = button.getBoundingClientRect();
      const points = SHARES.flatMap((across) => SHARES.map((down) => [left + width * across, top + height * down]));
      const hit = points.filter(([x = 0, y = 0]) => button.contains(document.elementFromPoint(x, y)));
      return hit.length / points.length;
    };
    return [...document.querySelectorAll("main button:is([data-action], [data-begins], [aria-haspopup])")]
      .filter((button) => shareOf(button) < 1 / 3)
      .map((button) => button.getAttribute("data-place") ?? button.textContent ?? "");
  });
}

/** What lies lowest on a board with a hand of cards is explained within the stage, and not under the question. */
async function explained(page: Page): Promise<void> {
  const places = await page.locator("[data-stage] [data-place], [data-place^='hand:']").all();
  const low = await Promise.all(places.map(async (place) => ({ place, box: await place.boundingBox() })));
  low.sort((one, two) => (two.box?.y ?? 0) - (one.box?.y ?? 0));
  const card = page.locator("aside.explanation");
  for (const { place } of low.slice(0, TRIED)) {
    await page.mouse.move(5, 5);
    await place.hover({ force: true });
    const appears = card.waitFor({ timeout: CARD_MS }).then(() => true);
    if (!(await appears.catch(() => false))) continue; // something else lies over it
    const [shown, bar] = [await card.boundingBox(), await page.locator("section.question").boundingBox()];
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    return;
  }
  throw new Error("nothing of what lies lowest is explained");
}
