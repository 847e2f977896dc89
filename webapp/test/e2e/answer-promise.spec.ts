import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs, post } from "./accounts-data.ts";
import { draftJobOf } from "./posted-job.ts";

test("an employer promises an answer, candidates read it, and its clock runs until there is one", async ({
  page,
}) => {
  test.slow();
  const employer = await member(page, "employer");
  const id = await draftJobOf(page, employer, "Deckhand");
  await post(page, "employer/job/post-job-question", { id, questions: [] }, employer.token);
  await post(page, "employer/job/change-status", { id, action: "submit" }, employer.token);

  await openAs(page, employer, "/employer/company-profile#answers");
  const form = page.getByRole("form", { name: "Promise of an answer" });
  // The sections come with the company's data; the address leads to one of them all the same.
  await expect(page.getByRole("heading", { name: "Answers" })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(form.getByText("Candidates read no promise.")).toBeVisible();
  await form.getByLabel("We answer every application").check();
  await form.getByLabel("Within how many days").fill("31");
  await form.getByRole("button", { name: "Save promise" }).click();
  await expect(form.getByText("Please promise 1 to 30 days.").first()).toBeVisible();
  await form.getByLabel("Within how many days").fill("1");
  await expect(form.getByText(/^Candidates read: “Promises an answer within 1 day\./)).toBeVisible();
  await form.getByRole("button", { name: "Save promise" }).click();
  await expect(page.getByText("Your company profile was saved").first()).toBeVisible();
  await expectAccessible(page);

  const candidate = await member(page, "user");
  await openAs(page, candidate, `/job/${id}`);
  await expect(page.getByText("Within 1 day", { exact: true })).toBeVisible();
  await page
    .getByRole("button", { name: "Apply" })
    .or(page.getByRole("link", { name: "Apply" }))
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/Promises an answer within 1 day\./)).toBeVisible();
  await dialog.getByRole("button", { name: "Send application" }).click();
  await dialog.getByRole("link", { name: "View your application" }).click();
  await expect(page.getByText(/promises an answer by/)).toBeVisible();

  await openAs(page, employer, "/employer/dashboard");
  await expect(page.getByText("1 answer you promised is due within two days.")).toBeVisible();
  await page.getByRole("link", { name: "Answer", exact: true }).click();
  await expect(page.getByRole("columnheader", { name: "Answer promised" })).toBeVisible();
  await expect(page.getByRole("cell", { name: /^Answer due in 23 hours/ })).toBeVisible();
  // The column more does not make the page wider than a small screen.
  const size = page.viewportSize() ?? { width: 1_440, height: 900 };
  await page.setViewportSize({ ...size, width: 1_000 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1_000);
  await page.setViewportSize(size);
  await page.getByRole("link", { name: "Marisol Torres" }).click();
  const panel = page.getByRole("dialog", { name: "Marisol Torres" });
  await expect(panel.getByText(/^Answer due in 23 hours/)).toBeVisible();
  await panel.getByLabel(/^Message to/).fill("May you start on Monday?");
  await panel.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(/^Answer due in 23 hours/)).toHaveCount(0);

  await openAs(page, candidate, "/applied-job-list");
  await expect(page.getByRole("heading", { name: "Deckhand" })).toBeVisible();
  await expect(page.getByText(/promises an answer by/)).toHaveCount(0);
});
