import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs } from "./accounts-data.ts";
import { MIAMI, postJobOf } from "./posted-job.ts";

test("an employer sorts, filters and changes many jobs at once, and takes it back", async ({ page }) => {
  test.slow();
  const employer = await member(page, "employer");
  for (const title of ["Deckhand", "Bosun of the fleet"]) await postJobOf(page, employer, title);
  await postJobOf(page, employer, "Ship's cook", [MIAMI]);
  await openAs(page, employer, "/employer/jobs?sort=title");
  const table = page.getByRole("table");
  const names = table.getByRole("rowheader").getByRole("link");
  await expect(names).toHaveText(["Bosun of the fleet", "Deckhand", "Ship's cook"]);
  await table.getByRole("button", { name: "Job" }).click();
  await expect(names).toHaveText(["Ship's cook", "Deckhand", "Bosun of the fleet"]);

  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await expect(page.getByText("3 chosen")).toBeVisible();
  await expectAccessible(page);
  const actions = page.getByRole("button", { name: "Change 3 jobs" });
  await actions.click();
  await page.getByRole("menuitem", { name: "Change pay" }).click();
  const pay = page.getByRole("dialog", { name: "Change the pay of 3 jobs" });
  await pay.getByLabel("Percent", { exact: true }).fill("ten");
  await pay.getByRole("button", { name: "Change pay" }).click();
  await expect(pay.getByText("Please enter a number from -50 to 100.")).toBeVisible();
  await expectAccessible(page);
  await pay.getByLabel("Percent", { exact: true }).fill("10");
  await pay.getByRole("button", { name: "Change pay" }).click();
  const change = page.getByRole("region", { name: "Change of many jobs" });
  await expect(change).toContainText("3 jobs got new pay.");
  await expect(table.getByText("$23.10 to $29.15 an hour")).toHaveCount(3);
  await change.getByRole("button", { name: "Undo" }).click();
  await expect(change).toContainText("3 jobs as before.");
  await expect(table.getByText("$21 to $26.50 an hour")).toHaveCount(3);
  await expectAccessible(page);

  // The change is in the address: it is there again after a reload.
  await page.reload();
  await expect(change).toContainText("3 jobs as before.");
  await change.getByRole("button", { name: "Dismiss" }).click();
  await expect(change).toHaveCount(0);

  await page.getByRole("checkbox", { name: "Select Deckhand" }).check();
  await page.getByRole("button", { name: "Change 1 job" }).click();
  await page.getByRole("menuitem", { name: "Close" }).click();
  const close = page.getByRole("alertdialog", { name: "Close 1 job?" });
  await close.getByRole("button", { name: "Close 1 job" }).click();
  await expect(change).toContainText("Closing 1 job in a moment.");
  await change.getByRole("button", { name: "Stop" }).click();
  await expect(change).toContainText("1 job as before.");

  await page.getByLabel("Search your jobs").fill("Miami");
  await page.keyboard.press("Enter");
  await expect(names).toHaveText(["Ship's cook"]);
  await page.getByLabel("Applicants").selectOption("some");
  await expect(page.getByText("No jobs match these filters.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(names).toHaveCount(3);
});

test("an employer chooses jobs by drawing around them on the map", async ({ page }) => {
  test.slow();
  const employer = await member(page, "employer");
  await postJobOf(page, employer, "Deckhand");
  await openAs(page, employer, "/employer/job-map/own");
  await page.getByRole("button", { name: "Choose jobs by drawing" }).click();
  const sheet = page.getByRole("application", { name: /^Draw an area/ });
  await expect(sheet).toBeFocused();
  const box = await sheet.boundingBox();
  if (!box) throw new Error("The map has no place.");
  const at = (x: number, y: number) => ({ x: box.width * x, y: box.height * y });
  for (const position of [at(0.1, 0.1), at(0.9, 0.1), at(0.9, 0.85), at(0.1, 0.85)])
    await sheet.click({ position });
  await page.getByRole("button", { name: "Close area" }).click();
  await expect(page.getByText("1 open job in 1 area.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("link", { name: "Show them in the list" }).click();
  await expect(page.getByText("Only jobs in the area you drew on the map.")).toBeVisible();
  await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(1);
});
