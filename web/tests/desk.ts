/** Desktopia's desk as a hand finds it: where its disks are seen, and how the string is pulled. */
import { expect, type Locator, type Page } from "@playwright/test";

/** A point of the screen, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Seen extends Spot {
  readonly id: string;
  /** What a screen reader says of it. */
  readonly label: string;
}

/** How far the string is drawn at first, and how far it can be, in pixels. */
const [SHORT, LONG] = [120, 220];

export class Desk {
  constructor(readonly page: Page) {}

  disk(id: string): Locator {
    return this.page.locator(`[data-disk="${id}"]`);
  }

  get panel(): Locator {
    return this.page.getByRole("form", { name: "The aim" });
  }

  /** A number of the aim, to be read or typed. */
  number(label: "Angle" | "Speed"): Locator {
    return this.panel.getByRole("textbox", { name: label });
  }

  get go(): Locator {
    return this.panel.getByRole("button", { name: "Flick!" });
  }

  get log(): Locator {
    return this.page.getByRole("list", { name: "Log", exact: true });
  }

  /** Every disk on the desk, by its middle. */
  async disks(): Promise<Seen[]> {
    return this.page.locator("[data-disk]").evaluateAll((disks) =>
      disks.map((disk) => {
        const { left, top, width, height } = (disk.querySelector(".reach") ?? disk).getBoundingClientRect();
        return {
          id: disk.getAttribute("data-disk") ?? "",
          label: disk.getAttribute("aria-label") ?? "",
          x: left + width / 2,
          y: top + height / 2,
        };
      }),
    );
  }

  async seen(id: string): Promise<Seen> {
    const disk = (await this.disks()).find((seen) => seen.id === id);
    if (!disk) throw new Error(`${id} is not on the desk`);
    return disk;
  }

  /** Waits until an action is asked for. */
  async asked(): Promise<void> {
    await expect(this.page.locator("[data-asked='act']")).toBeVisible();
  }

  /** Begins an aim with a disk, by a click on it and, where it can do more, on its menu. */
  async take(id: string): Promise<void> {
    const flick = this.page.getByRole("menuitem", { name: "Flick" });
    const aimed = this.page.locator(`[data-disk="${id}"] .chosen`);
    await this.disk(id).click();
    await expect(flick.or(aimed).first()).toBeVisible();
    if (await flick.isVisible()) await flick.click();
    await expect(aimed).toBeVisible();
  }

  /** Drops the aim; the view, which came close to it, goes back to the whole desk. */
  async leave(): Promise<void> {
    await this.panel.getByRole("button", { name: "Cancel" }).click();
    await expect(this.panel).toBeHidden();
  }

  async aim(): Promise<[angle: number, speed: number]> {
    return [Number(await this.number("Angle").inputValue()), Number(await this.number("Speed").inputValue())];
  }

  /** Presses at a spot, pulls away from where the disk should go, little by little, until it is fast enough, and lets go. */
  async pull(from: Spot, angle: number, speed: number, step: number): Promise<void> {
    const { mouse } = this.page;
    const turn = (angle * Math.PI) / 180;
    await mouse.move(from.x, from.y);
    await mouse.down();
    for (let long = SHORT; long <= LONG; long += step) {
      await mouse.move(from.x - Math.cos(turn) * long, from.y + Math.sin(turn) * long);
      if ((await this.aim())[1] >= speed) break;
    }
    await mouse.up();
  }

  /** The disk lies elsewhere than it did. */
  async moved(from: Seen): Promise<void> {
    await expect
      .poll(async () => {
        const now = await this.seen(from.id);
        return Math.hypot(now.x - from.x, now.y - from.y);
      })
      .toBeGreaterThan(10);
  }
}

/** Where a point in mm of a drawing is on the screen. */
export async function spotOn(drawing: Locator, x: number, y: number): Promise<Spot> {
  return drawing.evaluate(
    (svg, at) => {
      const seen = new DOMPoint(...at).matrixTransform((svg as SVGSVGElement).getScreenCTM() ?? undefined);
      return { x: seen.x, y: seen.y };
    },
    [x, y] as [number, number],
  );
}
