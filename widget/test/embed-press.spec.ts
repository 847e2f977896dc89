import { expect, test } from "@playwright/test";
import { openPage, shown, snippet } from "./embed-page.ts";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";

let site: EmbedSite;
test.beforeAll(async () => {
  site = await openEmbedSite();
});
test.afterAll(() => site.close());

test("if the first-click chunk is blocked there are words, a link to the job's page, a way back, and a retry @phone @desktop", async ({
  page,
}) => {
  await page.route("**/press.js*", (route) => route.abort());
  await openPage(page, site, snippet(site));
  const embed = await shown(page);
  const row = embed.getByRole("link", { name: "Line Cook 1", exact: true });
  const panel = embed.locator("article.job");
  const back = panel.getByRole("button", { name: "Back to the list" });

  await row.click();
  await expect(back).toBeFocused();
  await expect(panel.getByText("This did not load.")).toBeVisible();
  await expect(panel.getByRole("heading", { name: "Line Cook 1", exact: true })).toBeVisible();
  const link = panel.getByRole("link", { name: "View full job" });
  expect(await link.getAttribute("href")).toContain(`${site.host}/job/1?source=embed`);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(row).toBeFocused();
  await row.click();
  await back.click();
  await expect(row).toBeFocused();

  await embed.getByRole("button", { name: "Filters" }).click();
  const notification = embed.getByRole("alert");
  await expect(notification).toContainText("This did not load.");
  await page.unroute("**/press.js*");
  await notification.getByRole("button", { name: "Try again" }).click();
  await embed.getByLabel(/Part time/).check();
  await embed.getByRole("button", { name: "Show jobs" }).click();
  await embed.locator("ol a").first().click();
  await expect(embed.getByText("Cook & plate for forty covers.")).toBeVisible();
});

test("a first click while offline is answered, can be left, and completes once online", async ({
  page,
  context,
}) => {
  await openPage(page, site, snippet(site));
  const embed = await shown(page);
  // Fetched without a press, when there was time.
  await expect.poll(() => site.asked.some((one) => one.endsWith("/press.js"))).toBe(true);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/press.js")),
  );
  await context.setOffline(true);
  await embed.getByRole("button", { name: "Filters" }).click();
  await expect(embed.getByLabel(/Part time/)).toBeVisible();
  await embed.getByRole("button", { name: "Show jobs" }).click();
  const row = embed.getByRole("link", { name: "Line Cook 1", exact: true });
  await row.click();
  const panel = embed.locator("article.job");
  await expect(panel.getByText("This did not load.")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Back to the list" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel.getByText("This did not load.")).toBeVisible();
  await context.setOffline(false);
  await expect(embed.getByText("Cook & plate for forty covers.")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Back to the list" })).toBeFocused();
});

test("code with wrong content is not run, the second time either", async ({ page }) => {
  for (const file of ["press", "rescue"])
    await page.route(`**/${file}.js*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};window.tampered=true` });
    });
  await openPage(page, site, snippet(site));
  const embed = await shown(page);
  for (let tries = 0; tries < 2; tries++) {
    await embed.locator("ol a").first().click();
    await expect(embed.locator("article.job").getByText("This did not load.")).toBeVisible();
    await page.keyboard.press("Escape");
  }
  expect(await page.evaluate("window.tampered")).toBeUndefined();

  // What has words for a widget that does not come is checked too.
  await page.route("**/app.js", (route) => route.abort());
  const { errors } = await openPage(page, site, snippet(site));
  await expect.poll(() => errors.join()).toContain("[Jobmap] All blocked?");
  expect(await page.evaluate("window.tampered")).toBeUndefined();
});
