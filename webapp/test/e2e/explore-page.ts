import type { Locator, Page } from "@playwright/test";
import { expect } from "../../../.tools/browser-test.ts";

/** The job map as its tests see it. */
export const PLACE = "/jobmap?location=New+York%2C+NY&distance=50";

export const headline = (page: Page) => page.getByRole("heading", { level: 1 });
export const rows = (page: Page) =>
  page.getByRole("list", { name: "Jobs", exact: true }).getByRole("listitem");
export const pins = (page: Page) => page.locator("button.jm-item");
export const single = (page: Page) => page.locator('button.jm-item:not([aria-label*=" jobs"])');
export const list = (page: Page) => page.getByRole("region", { name: "List of jobs" });

/** What an element says, in one line. */
export async function words(locator: Locator): Promise<string> {
  return ((await locator.textContent()) ?? "").replace(/\s+/g, " ").trim();
}

/** The number in the headline. */
export async function total(page: Page): Promise<number> {
  const text = await words(headline(page));
  return Number(/^[\d,]+/.exec(text)?.[0].replaceAll(",", ""));
}

export async function pinsReady(page: Page): Promise<void> {
  await expect(pins(page).first()).toBeVisible();
}

/**
 * List and map say the same: the view that the map asked for has as many jobs as the list, and what is drawn adds up to what
 * was answered. (A job with two branches in view is in two clusters, and still one job.)
 */
export async function expectAgreement(page: Page): Promise<void> {
  await expect(async () => expect(await drawnJobs(page)).toBe(await total(page))).toPass({ timeout: 10_000 });
}

/** How many jobs are in the view that the map asked for last; fails unless what is drawn adds up to it. */
async function drawnJobs(page: Page): Promise<number> {
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      // Counts of what is far away are asked at whole zooms.
      .findLast((name) => name.includes("/map/clusters") && !/zoom=[58]$/.test(name)),
  );
  const reply = await page.request.get(asked ?? "", { headers: { Accept: "application/json" } });
  const { total: jobs, clusters, pins: singles } = (await reply.json()).data;
  const counted = clusters.reduce((sum: number, { count }: { count: number }) => sum + count, singles.length);
  const names = await pins(page).evaluateAll((items) =>
    items.map((item) => item.getAttribute("aria-label") ?? ""),
  );
  const drawn = names.map((name) => Number(/^([\d,]+) jobs/.exec(name)?.[1]?.replaceAll(",", "") ?? 1));
  expect(drawn.reduce((sum, count) => sum + count, 0)).toBe(counted);
  return jobs;
}

/** Opens clusters until a job stands alone on the map, and the map is at rest. On a phone the list is of less than the map asks for. */
export async function reachSingle(page: Page, press: (cluster: Locator) => Promise<void>): Promise<void> {
  const box = () => new URL(page.url()).searchParams.get("bbox");
  for (let step = 0; step < 9 && (await single(page).count()) === 0; step++) {
    const before = box();
    // Whoever presses while pins are drawn anew has pressed none.
    await expect(async () => {
      if (box() === before) await press(page.locator("button.jm-cluster").first());
      await expect.poll(box, { timeout: 3_000 }).not.toBe(before);
    }).toPass();
    await expect(() => drawnJobs(page)).toPass();
  }
  await expect(single(page).first()).toBeVisible();
}

export async function drag(page: Page, x: number, y: number): Promise<void> {
  const box = await page.locator("#map").boundingBox();
  if (!box) throw new Error("no map");
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x, from.y + y, { steps: 10 });
  // At rest before it is let go, so that nothing coasts on.
  await page.waitForTimeout(150);
  await page.mouse.up();
}

export async function pinsGone(page: Page): Promise<void> {
  await expect(pins(page)).toHaveCount(0);
}
