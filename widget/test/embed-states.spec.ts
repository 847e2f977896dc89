import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../../.tools/browser-test.ts";
import { openPage, shown, snippet } from "./embed-page.ts";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";

let site: EmbedSite;
test.beforeAll(async () => {
  site = await openEmbedSite();
});
test.afterAll(() => site.close());

test.describe("states", () => {
  const ofAPiece = {
    rules: {
      region: { enabled: false },
      "page-has-heading-one": { enabled: false },
      "landmark-one-main": { enabled: false },
    },
  };
  for (const [name, attributes, text] of [
    ["an unknown company", 'company="nobody"', "Company “nobody” does not exist"],
    ["a deactivated company", 'company="closed"', "This job map is turned off"],
    ["no open jobs", 'company="empty"', "We hire again in February."],
    ["a missing company", "", "company is missing"],
    ["Spanish", 'company="empty" locale="es"', "Ahora no hay empleos disponibles"],
  ] as const) {
    test(name, async ({ page }) => {
      await openPage(page, site, snippet(site, attributes));
      await expect(page.locator("job-map").getByText(text)).toBeVisible();
      await expectNoViolations(page, ofAPiece);
    });
  }

  test("a list that waits for its jobs does not scroll, and has no violations", async ({ page }) => {
    const later = Promise.withResolvers<void>();
    await page.route("**/api/v1/user/job/list*", async (route) => {
      await later.promise;
      await route.continue().catch(() => {});
    });
    await openPage(page, site, snippet(site, 'company="acme" view="list" height="240"'));
    const list = page.locator("job-map .list");
    await expect(list.getByRole("img", { name: "Loading" })).toBeVisible();
    await expectNoViolations(page, ofAPiece);
    later.resolve();
    await expect(list.locator("li").first()).toBeVisible();
    await expect(list).toHaveCSS("overflow-y", "auto");
  });

  test("a mistake in an option is logged in the console and the rest works", async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await openPage(page, site, snippet(site, 'company="acme" view="maps" height="tall"'));
    await shown(page);
    expect(said.join("\n")).toContain('view="maps" is not "map", "list", "both". Using "both".');
    expect(said.join("\n")).toContain('height="tall" is not a number of pixels from 240 to 4000.');
  });

  test("an unavailable service: it says so, retries, and recovers", async ({ page }) => {
    site.isDown = true;
    await openPage(page, site, snippet(site));
    await expect(page.locator("job-map").getByText("The jobs did not load")).toBeVisible();
    site.isDown = false;
    await page.locator("job-map").getByRole("button", { name: "Try again" }).click();
    await shown(page);
    site.isDown = true;
    await page.locator("job-map").getByLabel("Job or keyword").fill("cook");
    await expect(page.locator("job-map").getByRole("alert")).toContainText("may be out of date");
    await expect(page.locator("job-map ol li").first()).toBeVisible();
    site.isDown = false;
  });
});
