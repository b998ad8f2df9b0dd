/** Desktopia: a duel to its end, an etude, a lesson, flicks by keyboard and by thumb, and a script of one's own. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { Desk, type Seen, type Spot, spotOn } from "./desk";
import { tabTo } from "./keys";
import { Person } from "./person";
import { test } from "./server";
import { EYES, sound } from "./sound";
import { askHint, choose, openTable } from "./ways";

const PUZZLES = "/more/desktopia/puzzles";
const BOOK = new URL("../../parlour/games/desktopia/scripts/book.json", import.meta.url);

test("a duel to its end, by mouse", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(fault.message));
  await openDuel(page, "The Cold Tea War 1: The Saucer Skirmish");
  const person = new Person(page);
  let strikes = 0;
  while (await person.asked()) {
    const number = await person.question.getAttribute("data-number");
    const acts = (await person.question.getAttribute("data-asked")) === "act";
    if (acts && (await strike(new Desk(page), strikes % 3 === 0))) strikes += 1;
    else await takeHint(page);
    await person.goneOn(number);
  }
  expect(strikes).toBeGreaterThan(3);
  await expect(person.end.getByRole("heading")).toHaveText(/You have (won|lost)|A draw/);
  await expect(person.end.getByRole("listitem")).toHaveText([
    /Fire and Metal.*(won|lost|drawn)/,
    /Grass and Dust.*(won|lost|drawn)/,
  ]);
  expect(faults).toEqual([]);
});

test("an etude is solved by numbers, and marked as solved", async ({ page }) => {
  await page.goto(PUZZLES);
  await page.getByRole("button", { name: "Play: A Thorn Between" }).click();
  const desk = new Desk(page);
  const { angle, speed } = solutionOf("etude_grass_2");
  await desk.asked();
  await desk.take("untouchable1");
  await desk.number("Angle").fill(angle.toFixed(2));
  await desk.number("Speed").fill(`${speed}`);
  await desk.go.click();
  const { end } = new Person(page);
  await expect(end.getByRole("heading")).toHaveText("You have won");
  await end.getByRole("button", { name: "All puzzles" }).click();
  await expect(page).toHaveURL(new RegExp(PUZZLES));
  await expect(page.getByRole("article", { name: "A Thorn Between" })).toContainText("Solved");
  await expect(page.getByText("Solved: 1 of")).toBeVisible();
});

test("a lesson is solved by a pull, and leads to the next", async ({ page }) => {
  await page.goto(PUZZLES);
  await page.getByRole("button", { name: "Begin: Lesson 1" }).click();
  const desk = new Desk(page);
  await desk.asked();
  const { angle, speed } = solutionOf("lesson_1_flick");
  await desk.pull(await desk.seen("energan1"), angle, speed, 4);
  const { end } = new Person(page);
  await expect(end.getByRole("heading")).toHaveText("You have won");
  await end.getByRole("button", { name: "Next: Lesson 2" }).click();
  await expect(page.getByRole("region", { name: "Task" })).toContainText("Destroy the Phantom");
});

test("a flick by keyboard alone", async ({ page }) => {
  await page.goto(PUZZLES);
  await expect(page.getByRole("button", { name: "Begin: Lesson 1" })).toBeVisible();
  await tabTo(page, ".progress button");
  await page.keyboard.press("Enter");
  const desk = new Desk(page);
  await desk.asked();
  const before = await desk.seen("energan1");
  await tabTo(page, "[data-disk='energan1']");
  await page.keyboard.press("Enter");
  await desk.number("Angle").waitFor();
  const [angle, speed] = await desk.aim();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("ArrowDown");
  const turned = Number((angle + 1.1).toFixed(2));
  await expect(desk.number("Angle")).toHaveValue(turned.toFixed(2));
  await expect(desk.number("Speed")).toHaveValue(`${speed - 50}`);
  await page.keyboard.press("Enter");
  await desk.moved(before);
  await expect(desk.log).toContainText(`Energan 1 is flicked: ${turned}°, ${speed - 50} mm/s`);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a flick by thumb: pulled, adjusted, let go", async ({ page }) => {
    await page.goto(PUZZLES);
    await page.getByRole("button", { name: "Begin: Lesson 1" }).tap();
    const desk = new Desk(page);
    await desk.asked();
    const before = await desk.seen("energan1");
    await thumb(page, before, { x: before.x - 50, y: before.y + 70 });
    const pulled = Number(await desk.number("Speed").inputValue());
    await desk.panel.getByRole("button", { name: "Speed: more by 50" }).tap();
    await expect(desk.number("Speed")).toHaveValue(`${pulled + 50}`);
    expect(Number(await desk.number("Angle").inputValue())).toBeCloseTo(54.46, 0);
    await desk.go.tap();
    await desk.moved(before);
  });
});

test("a script of one's own: made, mended, saved, opened and played", async ({ page }) => {
  await page.goto("/more/desktopia/editor");
  const state = page.locator(".state");
  await page.getByRole("tab", { name: "Squads" }).click();
  for (const [player, type] of [
    ["Player 1", "vampal"],
    ["Player 2", "dryad"],
  ] as const)
    await page.getByRole("region", { name: player }).getByLabel("Add characters").selectOption(type);
  await expect(state).toHaveText("Ready to play");

  const picked = page.getByRole("region", { name: "What is picked" });
  await page.getByRole("button", { name: "Circle" }).click();
  const mug = await pickedAt(page);
  await page.getByRole("button", { name: "Rectangle" }).click();
  const book = await pickedAt(page);
  await drag(page, mug, book);
  await expect(picked.getByRole("heading")).toContainText("Mug");
  await expect(state).toHaveText(/problem/);
  await expect(page.getByRole("button", { name: "Play it" })).toBeDisabled();
  await state.click();
  const fault = page.getByRole("button", { name: "Book It overlaps “Mug”." });
  await fault.click();
  await picked.getByLabel("X, mm").fill("150");
  await picked.getByLabel("X, mm").press("Enter");
  await expect(fault).toBeHidden();
  await expect(state).toHaveText("Ready to play");

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save" }).click();
  const file = await (await saving).path();
  await page.getByRole("button", { name: "New", exact: true }).click();
  await expect(state).toHaveText("2 problems");
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(state).toHaveText("Ready to play");
  await page.getByRole("button", { name: "Play it" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole("form", { name: "Laying by hand" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("My script");
});

for (const eyes of EYES) {
  test.describe(`${eyes.locale}, ${eyes.colorScheme}`, () => {
    test.use(eyes);

    test("the desk while a squad is laid, while an aim is taken, and as text", async ({ page }) => {
      await openTable(page, "desktopia");
      await expect(page.locator("[data-laying]")).toBeVisible();
      await sound(page);
      const person = new Person(page);
      while ((await person.asked()) && !(await page.locator("[data-asked='act']").isVisible())) await person.answer();
      await page.locator("[data-disk][data-action^='flick']").first().click();
      await expect(page.locator("[data-aim]")).toBeVisible();
      await sound(page);
      await page.locator("header button[aria-pressed]").click();
      await expect(page.locator("[data-board=text]")).toBeVisible();
      await sound(page);
    });
  });
}

/** From the front page to a duel of hands that do not shake. */
async function openDuel(page: Page, battle: string): Promise<void> {
  await page.goto("/");
  await page.locator("[data-game='desktopia']").getByRole("button").first().click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Battle for two").selectOption(battle);
  await sheet.getByLabel("Steadiness of the hand").selectOption("Machine");
  await choose(sheet, "Carefree");
  await sheet.locator("footer").getByRole("button").click();
  await expect(page).toHaveURL(/\/t\//);
}

/** Flicks the disk that is nearest to an enemy and has a free way to one; false if none may be flicked. */
async function strike(desk: Desk, pulling: boolean): Promise<boolean> {
  const disks = await desk.disks();
  const enemies = disks.filter(({ label }) => label.includes("Grass and Dust"));
  const near = (own: Spot) => Math.min(...enemies.map((enemy) => apart(own, enemy)));
  const own = disks.filter(({ label }) => /you may: .*Flick/.test(label)).sort((one, other) => near(one) - near(other));
  if (own.length === 0) return false;
  for (const { id } of own) {
    await desk.take(id);
    const met = (await desk.panel.textContent())?.match(/First contact: ([^,]+),/)?.[1];
    if (enemies.some(({ label }) => label.startsWith(`${met},`))) break;
    if (id !== own.at(-1)?.id) await desk.leave();
  }
  if (pulling) await desk.pull(freeSpot(await desk.disks()), ...(await desk.aim()), 20);
  else await desk.go.click();
  return true;
}

/** Where nobody lies near, with room to pull: on the desk the string is pulled wherever one likes. */
function freeSpot(disks: readonly Seen[]): Spot {
  const spots = [250, 330, 410].flatMap((x) => [300, 400, 500].map((y) => ({ x, y })));
  const room = (spot: Spot) => Math.min(...disks.map((disk) => apart(disk, spot)));
  return spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
}

const apart = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

async function takeHint(page: Page): Promise<void> {
  await askHint(page);
  await page.getByRole("button", { name: "Do that" }).click();
}

/** The first flick that the book knows as the solution. */
function solutionOf(id: string): { angle: number; speed: number } {
  const { scripts } = JSON.parse(readFileSync(BOOK, "utf8")) as {
    scripts: { id: string; solution?: { angle_cdeg: number; speed: number }[] }[];
  };
  const first = scripts.find((script) => script.id === id)?.solution?.[0];
  if (!first) throw new Error(`${id} has no solution`);
  return { angle: first.angle_cdeg / 100, speed: first.speed };
}

/** Drags with one finger; Playwright itself can only tap. */
async function thumb(page: Page, from: Spot, to: Spot): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: Spot[]) =>
    wire.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [{ x: from.x, y: from.y }]);
  for (let step = 1; step <= 10; step++) {
    const share = step / 10;
    await touch("touchMove", [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  await touch("touchEnd", []);
  // moves are told to the page with its next drawing
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

const canvas = (page: Page) => page.getByRole("application").locator("svg").first();

/** Where the thing lies that is picked in the editor. */
async function pickedAt(page: Page): Promise<Spot> {
  const picked = page.getByRole("region", { name: "What is picked" });
  const [x, y] = [await picked.getByLabel("X, mm").inputValue(), await picked.getByLabel("Y, mm").inputValue()].map(
    Number,
  );
  return spotOn(canvas(page), x ?? 0, 1000 - (y ?? 0));
}

async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}
