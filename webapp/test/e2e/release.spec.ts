import type { Page } from "@playwright/test";
import { expect, test } from "../../../.tools/browser-test.ts";

/** From now on the server answers as the release after this one does. */
async function release(page: Page): Promise<void> {
  await page.route(/\/api\/|\.data(\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "x-release": "another" } });
  });
}

/** Whether the page is still the document that was marked. */
const isMarked = (page: Page) => page.evaluate(() => "mark" in window);
const mark = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, "mark", true);
  });

test("every reply names the releases of the pages in both languages", async ({ page }) => {
  const known: string[] = [];
  for (const path of ["/", "/es/"]) {
    const response = await page.goto(path);
    const version = (await page.evaluate(() => window.__reactRouterManifest?.version)) ?? "";
    expect(version).toMatch(/^[\da-f]{8}$/);
    expect(response?.headers()["x-release"]?.split(" ")).toContain(version);
    known.push(version);
  }
  const reply = await page.request.get("/api/v1/user/companies");
  expect(reply.headers()["x-release"]?.split(" ")).toEqual(known);
});

test("a tab with an outdated release loads the next page completely, but not during input", async ({
  page,
}) => {
  await page.goto("/feedback");
  await mark(page);
  // Without a new release a page that follows is no new document.
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(page.getByRole("region", { name: "Map", exact: true })).toBeVisible();
  expect(await isMarked(page)).toBe(true);

  await release(page);
  await page.goBack();
  await expect(page.getByLabel("Describe your feedback")).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.getByLabel("Describe your feedback").fill("The legend hides the pier.");
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(page.getByRole("region", { name: "Map", exact: true })).toBeVisible();
  expect(await isMarked(page)).toBe(true);

  await page.goBack();
  await expect(page.getByLabel("Describe your feedback")).toBeVisible();
  await expect.poll(() => isMarked(page)).toBe(false);
  expect(new URL(page.url()).pathname).toBe("/feedback");
});
