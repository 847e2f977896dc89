import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { openAs } from "./accounts-data.ts";
import { postedJob } from "./posted-job.ts";

test("an employer keeps a job as a template, renames it, begins another job with it and deletes it", async ({
  page,
}) => {
  test.slow();
  const { employer } = await postedJob(page, "Deckhand");
  await openAs(page, employer, "/employer/jobs");
  await page.getByRole("button", { name: "Actions for Deckhand" }).click();
  await page.getByRole("menuitem", { name: "Save as a template" }).click();
  const dialog = page.getByRole("dialog", { name: "Save Deckhand as a template" });
  await expect(dialog.getByLabel("Name of the template")).toHaveValue("Deckhand");
  await expectAccessible(page);
  await dialog.getByLabel("Name of the template").fill("Crew");
  await dialog.getByRole("button", { name: "Save template" }).click();
  await expect(page.getByText("Template saved: Crew").first()).toBeVisible();

  await page.goto("/employer/post-job");
  await page.getByRole("link", { name: /^Start from a template/ }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Deckhand, Cambridge" });
  await row.getByRole("button", { name: "Rename: Crew" }).click();
  await row.getByLabel("New name of Crew").fill("Deck crew");
  await row.getByRole("button", { name: "Rename", exact: true }).click();
  await expect(row.getByText("Deck crew", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("button", { name: "Start from it: Deck crew" }).click();
  await expect(page).toHaveURL(/\/employer\/post-job\?id=\d+/);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Deckhand");

  await page.goto("/employer/post-job/from-source");
  await row.getByRole("button", { name: "Delete: Deck crew" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(/^No templates yet\./)).toBeVisible();
});
