import { expect, type Page, test } from "@playwright/test";
import { openPage, shown, snippet } from "./embed-page.ts";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";

let site: EmbedSite;
test.beforeAll(async () => {
  site = await openEmbedSite();
});
test.afterAll(() => site.close());

const LIST = "**/api/v1/user/job/list?*search*";
const CORS = { "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "Retry-After" };

/** Asks for something that only the server can find. */
async function search(page: Page, words: string): Promise<void> {
  await page.locator("job-map").getByLabel("Job or keyword").fill(words);
}

test("failures after the first view have different messages: too many requests, broken, unreadable, unreachable", async ({
  page,
}) => {
  await openPage(page, site, snippet(site));
  const embed = await shown(page);
  const alert = embed.getByRole("alert");
  for (const [answer, words] of [
    [{ status: 429, headers: { ...CORS, "Retry-After": "30" }, body: "{}" }, "Try again in 30 seconds."],
    [{ status: 429, headers: CORS, body: "{}" }, "Please wait and try again."],
    [{ status: 500, headers: CORS, body: "{}" }, "Something went wrong on our end."],
    [{ status: 200, headers: CORS, body: "<html>" }, "The response could not be read."],
    [{ status: 200, headers: CORS, body: '{"data":7}' }, "The response could not be read."],
    [null, "Connection lost."],
  ] as const) {
    await page.route(LIST, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
    await search(page, `cook ${words.length + 900}`);
    await expect(alert).toContainText(words);
    await expect(embed.locator("ol li").first()).toBeVisible();
    await page.unroute(LIST);
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(alert).toHaveCount(0);
    await search(page, "cook");
    await expect(embed.locator("ol li").first()).toContainText("Cook");
  }
});

test("a slow service is reported as slow, and its reply is shown in the end", async ({ page }) => {
  await openPage(page, site, snippet(site));
  const embed = await shown(page);
  const answered = Promise.withResolvers<void>();
  await page.route(LIST, async (route) => {
    await answered.promise;
    await route.continue().catch(() => {});
  });
  await search(page, "nurse");
  await expect(embed.getByText("The service is slow to respond.")).toBeVisible();
  answered.resolve();
  await expect(embed.getByText("The service is slow to respond.")).toHaveCount(0);
  await expect(embed.locator("ol li").first()).toContainText("Nurse");
});
