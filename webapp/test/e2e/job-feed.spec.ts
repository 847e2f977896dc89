import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { expectRefusals, member, openAs, toast } from "./accounts-data.ts";

// @spec 1.9
test("a visitor follows the sum; a candidate states wishes, corrects the feed from a job, and takes it back @desktop @phone", async ({
  page,
  complaints,
}) => {
  test.slow();
  await page.goto("/culture-preference");
  const result = page.getByRole("list", { name: "The result" });
  await expect(result).toContainText("|5 − 3| + |4 − 4| = 2 of 8");
  await expect(result).toContainText("You and the employer are close. You want more of it");
  const theirs = page.getByRole("region", { name: /^What the employer says/ });
  await theirs.getByRole("radiogroup").first().getByRole("radio", { name: "1" }).check();
  await expect(result).toContainText("|5 − 1| + |4 − 4| = 4 of 8");
  await expect(result).toContainText("some way apart");
  await expectAccessible(page);

  const candidate = await member(page, "user");
  await openAs(page, candidate, "/culture-preferences");
  await page.getByRole("button", { name: "State your wishes" }).click();
  const field = page.getByLabel("Add an occupation");
  await field.fill("the");
  await field.press("Enter");
  await expect(page.getByText(/^Please name one occupation/)).toBeVisible();
  expectRefusals(complaints);
  await field.fill("nurse");
  await field.press("Enter");
  await expect(page.getByRole("button", { name: "Remove nurse" })).toBeVisible();
  await page.getByLabel("At least").selectOption({ label: "$200,000 a year" });
  await page.getByLabel("How much pay matters").selectOption({ label: "Dealbreaker" });
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Jobs" }).click();
  await page.getByRole("button", { name: "Loosen pay" }).click();
  const jobs = page.getByRole("list", { name: "Jobs of your feed" });
  await expect(jobs.getByRole("article")).toHaveCount(20);
  const why = jobs.getByRole("list", { name: /^Why/ }).first();
  await expect(why).toContainText("“nurse”: ");
  await expect(why).toContainText("You wish at least $200,000 a year.");
  await expectAccessible(page);

  const count = page.getByRole("status").filter({ hasText: /^[\d,]+ jobs$/ });
  const before = await count.innerText();
  await jobs
    .getByRole("button", { name: /^Not this occupation/ })
    .first()
    .click();
  await expect(count).not.toHaveText(before);
  await toast(page, "Ruled out:").locator("..").getByRole("button", { name: "Undo" }).click();
  await expect(count).toHaveText(before);

  await page.getByRole("tab", { name: "Ways of working" }).click();
  const team = page.getByRole("group", { name: "Working together" });
  const saved = page.waitForResponse(/preference\/update/);
  await team.getByRole("radiogroup").first().getByRole("radio", { name: "5" }).check();
  await saved;
  await page.reload();
  await expect(team.getByRole("radiogroup").first().getByRole("radio", { name: "5" })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("switch", { name: "Use my preferences" }).click();
  await page.getByRole("tab", { name: "Jobs" }).click();
  await expect(page.getByRole("heading", { name: "Your Job Feed is off." })).toBeVisible();
});
