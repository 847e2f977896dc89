import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs, search, toast } from "./accounts-data.ts";

// @spec 8.5
test("searches are listed with their counts, repeated, deleted one by one and all at once", async ({
  page,
}) => {
  const candidate = await member(page, "user");
  for (const keyword of ["driver", "nurse"]) await search(page, candidate.token, keyword, "Boston, MA");
  await page.goto("/searchhistory");
  await expect(page.getByRole("heading", { name: "Sign in to see your searches." })).toBeVisible();
  // An address brings the third. Beside it the page asks for remote jobs, which nobody searched for.
  const kept = page.waitForResponse((response) => response.url().includes("purpose=history"));
  await openAs(page, candidate, "/jobmap?search=cook&location=Boston%2C+MA");
  expect((await kept).status()).toBe(200);
  await page.goto("/searchhistory");
  const searches = page.getByRole("list", { name: "Your searches" }).getByRole("listitem");
  await expect(searches).toHaveCount(3);
  await expect(searches.first()).toContainText(/cook.*Boston, MA, \d+ jobs?/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete search “nurse”" }).click();
  await expect(searches).toHaveCount(2);
  await searches.getByRole("link", { name: "driver" }).click();
  await expect(page).toHaveURL(/\/jobmap\?.*search=driver/);
  await page.goBack();
  await page.getByRole("button", { name: "Clear all" }).click();
  await page.getByRole("button", { name: "Clear history" }).click();
  await expect(toast(page, "Your search history was cleared")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No searches yet." })).toBeVisible();
});
