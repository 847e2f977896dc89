import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { expectRefusals, fillSignIn, member, openAs, toast } from "./accounts-data.ts";
import { headline, rows } from "./explore-page.ts";
import { newestJobs } from "./pages-data.ts";

// A heart is full before the server has answered: whoever leaves or breaks the line waits for the answer.
const LIST = "/jobmap?location=New+York%2C+NY&distance=50";

test("a visitor who saves a job signs in, and the job is saved", async ({ page, complaints }) => {
  const candidate = await member(page, "user");
  await page.goto(LIST);
  await expect(page.locator("html")).toHaveAttribute("data-session", "visitor");
  const heart = rows(page).first().getByRole("button", { name: /^Save/ });
  await heart.click();
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
  const saved = page.waitForResponse("**/api/v1/user/job/save");
  await fillSignIn(page, candidate.email, candidate.password);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await saved;
  await expect(headline(page)).toBeVisible();
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  expectRefusals(complaints);
});

test("a candidate's saved job stays, and is undone if the server refuses", async ({ page, complaints }) => {
  const candidate = await member(page, "user");
  await openAs(page, candidate, LIST);
  await expect(page.locator("html")).toHaveAttribute("data-session", "signed-in");
  const first = rows(page).first();
  const saved = page.waitForResponse("**/api/v1/user/job/save");
  await first.getByRole("button", { name: /^Save/ }).click();
  await expect(first.getByRole("button", { name: /^Save/ })).toHaveAttribute("aria-pressed", "true");
  await saved;
  await page.route("**/api/v1/user/job/save", (route) => route.abort());
  const second = rows(page).nth(1).getByRole("button", { name: /^Save/ });
  await second.click();
  await expect(toast(page, "We couldn't reach")).toBeVisible();
  await expect(second).toHaveAttribute("aria-pressed", "false");
  await page.unroute("**/api/v1/user/job/save");
  await first.getByRole("link").first().click();
  await expect(page).toHaveURL(/read=\d+/);
  await page.getByRole("button", { name: /Remove from saved jobs/ }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !one.includes("ERR_FAILED")));
});

// @spec 1.5
test("a candidate dismisses a job, restores it, and reports it", async ({ page, complaints }) => {
  const [job] = await newestJobs(page.request);
  const candidate = await member(page, "user");
  await page.goto(`/job/${job?.id}`);
  await expect(page.locator("html")).toHaveAttribute("data-session", "visitor");
  await page.getByRole("button", { name: "Report this job" }).click();
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
  await openAs(page, candidate, `/job/${job?.id}`);
  await expect(page.locator("html")).toHaveAttribute("data-session", "signed-in");
  await page.getByRole("button", { name: "Not interested" }).click();
  await toast(page, "marked as not interested").locator("..").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Not interested" })).toBeVisible();
  await page.getByRole("button", { name: "Report this job" }).click();
  const dialog = page.getByRole("dialog", { name: "Report this job" });
  await dialog.getByRole("radio", { name: "Something else" }).check();
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByText("Please describe the problem.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "More details" }).fill("The picture shows another farm.");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(toast(page, "Thanks for letting us know. We'll review it.")).toBeVisible();
  expectRefusals(complaints);
});
