import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs } from "./accounts-data.ts";
import { applyAs } from "./application-data.ts";
import { postedJob } from "./posted-job.ts";

/** A candidate comes from an embed, opens the form, and applies. */
async function comesFromEmbed(page: Page, jobId: number, name: string): Promise<void> {
  const candidate = await member(page, "user");
  const started = page.waitForResponse((response) => response.url().endsWith("/user/job/apply-start"));
  await openAs(page, candidate, `/job/${jobId}?source=embed&embed=careers&apply=here`);
  expect((await started).status()).toBe(200);
  await applyAs(page, candidate.token, jobId, name, {
    source: "embed",
    attribution: JSON.stringify({ embed: "careers" }),
  });
}

test("an employer follows figures to their rows, and finds people and jobs by a few letters", async ({
  page,
}) => {
  test.slow();
  const { employer, id } = await postedJob(page, "Deckhand");
  for (const name of ["Ada", "Bea"]) await comesFromEmbed(page, id, name);
  await openAs(page, employer, "/employer/dashboard");

  const results = page.getByRole("region", { name: "From views to hires" });
  const row = results.getByRole("row", { name: /^Deckhand/ });
  await expect(row.getByRole("link", { name: /^2: Apply starts, Deckhand/ })).toBeVisible();
  await expect(row.getByRole("link", { name: "2: Applications, Deckhand" })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("link", { name: /^2: Views, Deckhand/ }).click();
  await expect(results.getByRole("tab", { name: "Days" })).toHaveAttribute("aria-selected", "true");
  await expect(results.getByRole("button", { name: "Only Deckhand" })).toBeVisible();
  await expect(results.getByRole("row", { name: /^All days 2 2 2/ })).toBeVisible();
  await results.getByRole("tab", { name: "Embeds" }).click();
  await results.getByRole("link", { name: "2: Applications, careers" }).click();
  await expect(page.getByText("2 applications").first()).toBeVisible();
  await expect(page.getByRole("row", { name: /Marsh/ })).toHaveCount(2);
  await page.getByRole("button", { name: "More filters: 4" }).click();
  await expect(page.getByLabel("Embed ID")).toHaveValue("careers");
  await expect(page.getByLabel("These days are in")).toHaveValue("utc");
  await page.keyboard.press("Escape");
  await page.goBack();

  await results.getByRole("button", { name: "Export" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export as CSV" }).click();
  expect(readFileSync(await (await saved).path(), "utf8")).toMatch(/embed,careers,,2,2,2,0,0,0,/);

  // By the keyboard alone.
  await page.keyboard.press("ControlOrMeta+k");
  const palette = page.getByRole("dialog", { name: "Search and go to" });
  const field = palette.getByRole("combobox");
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill("marsh ad");
  const ada = palette.getByRole("option", { name: /Ada Marsh/ });
  await expect(ada).toHaveAttribute("aria-selected", "true");
  await expect(palette.getByRole("option")).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(palette).toBeHidden();
  await expect(page.getByRole("heading", { name: "Ada Marsh" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Ada Marsh" })).toBeHidden();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(palette.getByRole("group", { name: "Recent" }).getByRole("option")).toHaveText(/Ada Marsh/);
  await field.fill("nothing like it");
  await expect(palette.getByText("Nothing has all of these words.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
});

test("a new employer is led from a published job to the next one @desktop @phone", async ({ page }) => {
  test.slow();
  const { employer, id } = await postedJob(page, "Bosun");
  await openAs(page, employer, `/employer/post-job?id=${id}&step=review`);
  await expect(page.getByRole("heading", { name: "Your job is on the map." })).toBeVisible();
  await expect(page.getByText(new RegExp(`/job/${id}\\?source=share$`))).toBeVisible();
  await page.getByRole("button", { name: "Show the preview" }).click();
  const preview = page.frameLocator("[title='Preview of your map on your website']");
  const heading = preview.getByRole("heading", { name: `Jobs at ${employer.company_name}` });
  await expect(heading.first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Post another like it" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Bosun");
  await expect(page).not.toHaveURL(new RegExp(`id=${id}\\b`));

  await page.getByRole("button", { name: "Search and go to" }).click();
  const palette = page.getByRole("dialog", { name: "Search and go to" });
  await palette.getByRole("combobox").fill("dashboard");
  await palette.getByRole("option", { name: "Dashboard", exact: true }).click();
  const steps = page.getByRole("region", { name: "First steps: 1 of 4 done" });
  await expect(steps.getByRole("link", { name: "Add your logo" })).toBeVisible();
  await expectAccessible(page);
  await steps.getByRole("button", { name: "Put away" }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Needs attention" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^First steps/ })).toBeHidden();
});
