import { expect, test } from "../../../.tools/browser-test.ts";
import {
  drag,
  expectAgreement,
  headline,
  PLACE,
  pinsReady,
  reachSingle,
  rows,
  single,
  total,
  words,
} from "./explore-page.ts";

test.describe("map", () => {
  // It flies and coasts.
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the list follows the map; leaving a place is one step of Back", async ({ page }) => {
    await page.goto(PLACE);
    await pinsReady(page);
    const before = await total(page);
    await drag(page, -260, 120);
    await expect(headline(page)).toHaveText(/in this area$/);
    await expect(page).toHaveURL(/bbox=/);
    await expectAgreement(page);
    const [, here] = /bbox=([^&]+)/.exec(page.url()) ?? [];
    await drag(page, 0, -60);
    await expect.poll(() => /bbox=([^&]+)/.exec(page.url())?.[1]).not.toBe(here);
    await page.goBack();
    await expect(headline(page)).toHaveText(new RegExp(`^${before} jobs within 50 miles of New York$`));
    await expect(page).not.toHaveURL(/bbox=/);
  });

  test("without following, the map offers to search its area", async ({ page }) => {
    await page.goto(PLACE);
    await pinsReady(page);
    const before = await words(headline(page));
    await page.getByRole("checkbox", { name: "Search as I move the map" }).uncheck();
    await drag(page, -200, 80);
    await expect(page).toHaveURL(/at=/);
    await expect(headline(page)).toHaveText(before);
    await page.getByRole("button", { name: "Search this area" }).click();
    await expect(headline(page)).toHaveText(/in this area$/);
    await expect(page.getByRole("button", { name: "Search this area" })).toHaveCount(0);
  });

  test("a link shows the same area with the same jobs", async ({ page, context }) => {
    await page.goto(PLACE);
    await pinsReady(page);
    await drag(page, -200, 80);
    await expect(headline(page)).toHaveText(/in this area$/);
    const there = await words(headline(page));
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(headline(other)).toHaveText(there);
    await pinsReady(other);
    await other.waitForTimeout(600);
    await expect(headline(other)).toHaveText(there);
    expect(other.url()).toBe(page.url());
  });

  test("clusters split when clicked, down to single jobs and stacks", async ({ page }) => {
    await page.goto("/jobmap");
    await pinsReady(page);
    const boxes: (string | null)[] = [];
    for (let step = 0; step < 9; step++) {
      const cluster = page.locator("button.jm-cluster").first();
      if ((await cluster.count()) === 0) break;
      const before = new URL(page.url()).searchParams.get("bbox");
      boxes.unshift(before);
      await cluster.click();
      await expect.poll(() => new URL(page.url()).searchParams.get("bbox")).not.toBe(before);
      await pinsReady(page);
      await expectAgreement(page);
    }
    await expect(page.locator("button.jm-item:not(.jm-cluster)").first()).toBeVisible();
    // Each was a step of its own, which list and map go back together.
    for (const box of boxes.slice(0, 2)) {
      await page.goBack();
      await expect.poll(() => new URL(page.url()).searchParams.get("bbox")).toBe(box);
      await pinsReady(page);
      await expectAgreement(page);
    }
  });

  test("a pin and its row highlight each other, and its preview leads to the job", async ({ page }) => {
    await page.goto("/jobmap");
    await pinsReady(page);
    await reachSingle(page, (cluster) => cluster.click());
    await single(page).first().click();
    const card = page.getByRole("region", { name: "Preview" });
    await expect(card).toBeFocused();
    const title = await words(card.getByRole("heading"));
    const id = new URL(page.url()).searchParams.get("job");
    await page.reload();
    await expect(card.getByRole("heading")).toHaveText(title);
    await expect(page.locator("button.jm-item.is-on")).toBeVisible();
    const row = page.locator(`[data-job="${id}"]`);
    if ((await row.count()) > 0) {
      await row.hover();
      await expect(page.locator("button.jm-item.is-lit")).toHaveCount(1);
    }
    await card.getByRole("link", { name: "View job" }).click();
    await expect(page).toHaveURL(new RegExp(`[?&]read=${id}$`));
    await expect(page.getByRole("region", { name: title, exact: true })).toBeVisible();
    await page.goBack();
    await expect(card.getByRole("heading")).toHaveText(title);
    await expect(page.locator("button.jm-item.is-opened.is-on")).toBeVisible();
  });

  test("jobs at one point open as a list, and Back returns", async ({ page, request }) => {
    const bbox = "-125,24,-66,50";
    const { clusters } = (await (await request.get(`/api/v1/map/clusters?bbox=${bbox}&zoom=17`)).json()).data;
    // Other tests publish jobs at one point on the Eastern Shore meanwhile.
    const stack = clusters.find(
      ({ is_stack, longitude }: { is_stack: boolean; longitude: number }) => is_stack && longitude < -80,
    );
    expect(stack, "the demo data has jobs at one point").toBeTruthy();
    const half = 0.002;
    const box = [
      stack.longitude - half,
      stack.latitude - half,
      stack.longitude + half,
      stack.latitude + half,
    ];
    await page.goto(`/jobmap?bbox=${box.map((side) => side.toFixed(5)).join(",")}`);
    const mark = page.locator('button.jm-item[aria-label*="at one place"]').first();
    const count = Number(/^(\d+) jobs at one place/.exec((await mark.getAttribute("aria-label")) ?? "")?.[1]);
    await mark.click();
    await expect(headline(page)).toHaveText(`${count} jobs at one place`);
    await expect(rows(page)).toHaveCount(Math.min(20, count));
    await page.getByRole("button", { name: "All jobs here" }).click();
    await expect(headline(page)).toHaveText(/in this area$/);
    await page.goForward();
    await expect(headline(page)).toHaveText(`${count} jobs at one place`);
  });

  test("remote jobs without a place are listed with a place search", async ({ page }) => {
    await page.goto(PLACE);
    const remote = page.getByRole("region", { name: /remote jobs from anywhere/ });
    await expect(remote.getByRole("listitem").first()).toContainText("Remote");
    await remote.getByRole("link", { name: /^Show all/ }).click();
    await expect(page).toHaveURL(/location_type=TELECOMMUTE/);
    await expect(page.getByRole("button", { name: "Remove filter: Remote" })).toBeVisible();
  });
});
