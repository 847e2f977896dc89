import { expect, type Page, test } from "@playwright/test";
import { openPage, shown, snippet } from "./embed-page.ts";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";

let site: EmbedSite;
test.beforeAll(async () => {
  site = await openEmbedSite();
});
test.afterAll(() => site.close());

/** Holds the widget's code back until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/app.js", async (route) => {
    await free;
    await route.continue().catch(() => {});
  });
  return () => letGo();
}

/** Middle and figure of every circle that is seen, in whole pixels of the page. */
const circles = (page: Page, what: string): Promise<string[]> =>
  page.locator(`job-map ${what}`).evaluateAll((found) =>
    found
      .map((one) => [one.getBoundingClientRect(), one.nextElementSibling ?? one] as const)
      .filter(([{ width }]) => width > 0)
      .map(([box, { textContent }]) =>
        [(box.left + box.right) / 2, (box.top + box.bottom) / 2, box.width]
          .map((n) => Math.round(n))
          .concat(Number(textContent?.replaceAll(/\D/g, "")))
          .join(),
      )
      .sort(),
  );

for (const size of [
  { width: 1100, height: 700 },
  { width: 390, height: 844 },
])
  test(`the first view is there before any code of the widget, and nothing jumps at ${size.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const letGo = await holdCode(page);
    // All jobs come later still, so that what is compared is the moment of taking over.
    let sendJobs = (): void => {};
    const jobs = new Promise<void>((resolve) => {
      sendJobs = resolve;
    });
    await page.route("**/api/v1/map/company/**", async (route) => {
      await jobs;
      await route.continue().catch(() => {});
    });
    const style = 'style="display:block;min-height:560px"';
    const { errors } = await openPage(page, site, `${snippet(site, `company="big" ${style}`)}<p>After</p>`);
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await expect(page.locator("job-map .first circle").first()).toBeVisible();
    await expect(page.locator("job-map .box")).toHaveCount(0);
    const before = await circles(page, ".first circle");
    expect(before.reduce((sum, one) => sum + Number(one.split(",")[3]), 0)).toBeGreaterThan(9_000);
    letGo();
    await shown(page);
    await expect(page.locator("job-map .first")).toHaveCount(0);
    const after = await circles(page, "button.jm-cluster");
    expect(after).toHaveLength(before.length);
    for (const [i, one] of before.entries()) {
      const [were, are] = [one, after[i] ?? ""].map((text) => text.split(",").map(Number));
      for (const [j, was] of (were ?? []).entries()) expect(Math.abs(was - (are?.[j] ?? 0))).toBeLessThan(2);
    }
    expect(await page.evaluate("window.shift")).toBe(0);
    sendJobs();
    await expect.poll(() => page.locator("job-map .ground").count()).toBe(0);
    expect(errors).toEqual([]);
  });
