import type { Page } from "@playwright/test";
import { expect, test } from "../../../.tools/browser-test.ts";
import { pinsReady } from "./explore-page.ts";

/** The colour that most of the middle of the painted ground has, as CSS has it; null before there is any. */
const ground = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const painted = document.querySelector<HTMLCanvasElement>(".leaflet-jm-base-pane canvas");
    const copy = new OffscreenCanvas(100, 100).getContext("2d");
    if (!painted || !copy) return null;
    copy.drawImage(painted, 50 - painted.width / 2, 50 - painted.height / 2);
    const { data } = copy.getImageData(0, 0, 100, 100);
    const counts = new Map<string, number>();
    for (let i = 0; i < data.length; i += 4) {
      const color = `rgb(${data[i]}, ${data[i + 1]}, ${data[i + 2]})`;
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  });

const LAND = "rgb(248, 243, 226)";

test.describe("the ground under the map", () => {
  test("is painted by a worker", async ({ page }) => {
    await page.goto("/jobmap");
    await pinsReady(page);
    await expect.poll(() => ground(page)).toBe(LAND);
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(/^\/assets\/painter-worker-.*\.js$/),
    ]);
  });

  test("is painted by the page when the worker cannot be had", async ({ page, complaints }) => {
    await page.route("**/assets/painter-worker-*", (route) => route.abort());
    await page.goto("/jobmap");
    await pinsReady(page);
    await expect.poll(() => ground(page)).toBe(LAND);
    expect(page.workers()).toEqual([]);
    complaints.splice(0);
  });
});
