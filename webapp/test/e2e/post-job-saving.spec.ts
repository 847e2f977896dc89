import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { expectRefusals, member, openAs } from "./accounts-data.ts";
import { description, saved, step, stored, WORDS } from "./post-job-steps.ts";
import { postedJob } from "./posted-job.ts";

/** The tab dies: nothing in it can do anything any more. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  void session.send("Page.crash").catch(() => {});
  await crashed;
  await page.close();
}

test("a new job is saved from its first letter: steps, Back, the browser's Back and a reload lose nothing", async ({
  page,
}) => {
  test.slow();
  const employer = await member(page, "employer");
  await openAs(page, employer, "/employer/jobs");
  await page.getByRole("main").getByRole("link", { name: "Post a job" }).first().click();
  await page.getByLabel("Title").fill("Deckhand");
  // Any step can be opened at once; the listing is made meanwhile.
  await step(page, "Pay").click();
  await page.getByLabel("From").fill("25");
  await page.getByLabel(/^Benefits/).fill("Housing\nMeals\nA boat ride");
  await step(page, "The job").click();
  await expect(page.getByLabel("Title")).toHaveValue("Deckhand");
  await step(page, "Pay").click();
  await expect(page.getByLabel("From")).toHaveValue("25");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByLabel(/^Benefits/)).toHaveValue("Housing\nMeals\nA boat ride");
  // What cannot be saved is kept all the same, and leads back to its step.
  await page.getByLabel("Hours a week").fill("900");
  await step(page, "The job").click();
  await page.getByRole("button", { name: "See Pay" }).click();
  await expect(page.getByLabel("Hours a week")).toHaveValue("900");
  await page.getByLabel("Hours a week").fill("37.5");

  await step(page, "Description").click();
  await description(page).fill(WORDS);
  await page.goBack();
  await expect(page.getByLabel("From")).toHaveValue("25");
  await page.goForward();
  await expect(description(page)).toHaveText(WORDS);

  // A reload in the middle of a word: the server has not heard of it yet.
  await step(page, "The job").click();
  await page.getByLabel("Requisition ID").fill("R-4711");
  await page.reload();
  await expect(page.getByLabel("Requisition ID")).toHaveValue("R-4711");
  await expect(page.getByLabel("Title")).toHaveValue("Deckhand");
  await expect(saved(page)).toBeVisible();

  // The menu, in the middle of a word.
  const id = Number(new URL(page.url()).searchParams.get("id"));
  await page.getByLabel(/^Openings/).fill("7");
  await page.getByRole("link", { name: "Job Ads", exact: true }).click();
  await page.getByRole("link", { name: "Deckhand" }).click();
  await expect(page.getByLabel(/^Openings/)).toHaveValue("7");
  await expect.poll(async () => (await stored(page, employer.token, id)).openings).toBe(7);
  expect(await stored(page, employer.token, id)).toMatchObject({
    title: "Deckhand",
    hours_per_week: 37.5,
    requisition_id: "R-4711",
    base_salary: { currency: "USD", min: 2_500 },
    benefits: ["Housing", "Meals", "A boat ride"],
  });
});

test("a step requested while the listing is being created is opened", async ({ page }) => {
  const employer = await member(page, "employer");
  await openAs(page, employer, "/employer/post-job");
  const made = Promise.withResolvers<void>();
  await page.route("**/employer/job/save-changes", async (route) => {
    await made.promise;
    await route.continue();
  });
  await page.getByLabel("Title").fill("Deckhand");
  await step(page, "Pay").click();
  await expect(page.getByRole("form", { name: "Pay" })).toBeVisible();
  // The address changes once the server has answered; the listing is made just before.
  await page.route(
    "**/employer/post-job.data*",
    async (route) => {
      made.resolve();
      // The page knows by then, and has named the listing in its address.
      await saved(page).waitFor();
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(description(page)).toBeVisible();
  await expect(page).toHaveURL(/\?id=\d+&step=description$/);
  await page.goBack();
  await expect(page.getByRole("form", { name: "Pay" })).toBeVisible();
});

test("an error in one place is shown at its field, and its link leads there", async ({
  page,
  complaints,
}) => {
  const employer = await member(page, "employer");
  await openAs(page, employer, "/employer/post-job");
  await page.getByLabel("Title").fill("Deckhand");
  const street = (place: number) => page.getByLabel(`Place ${place}: street`);
  const more = page.getByRole("button", { name: "Add another location" });
  await more.click();
  await more.click();
  await page.getByLabel("Place 1: city").fill("Cambridge");
  // The second stays empty, and is not sent: the server calls the third the second.
  await street(3).fill("x".repeat(251));
  const words = "Street can be at most 250 characters.";
  await expect(street(3)).toHaveAccessibleDescription(words);
  for (const right of [1, 2]) await expect(street(right)).toHaveAccessibleDescription("");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(street(3)).toBeFocused();
  await expectAccessible(page);
  await street(3).fill("1 Main Street");
  await expect(street(3)).toHaveAccessibleDescription("");
  await expect(saved(page)).toBeVisible();

  // Words about what no field shows are said above the form.
  await page.route("**/employer/job/save-changes", (route) =>
    route.fulfill({
      status: 400,
      json: {
        status: false,
        code: "invalid_input",
        message: "There is no such point.",
        error: { "locations[1].longitude": "There is no such point." },
        request_id: "1",
      },
    }),
  );
  await street(3).fill("2 Main Street");
  await expect(page.getByText("some fields are not valid")).toBeVisible();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const form = page.getByRole("form", { name: "The job" });
  const summary = form.locator("[tabindex='-1']").filter({ hasText: "There is no such point." });
  await expect(summary).toBeFocused();
  expectRefusals(complaints);
});

test("a lost connection and a crash lose nothing: input is kept on the device and saved later", async ({
  page,
  context,
  complaints,
}) => {
  const { employer, id } = await postedJob(page);
  await openAs(page, employer, `/employer/post-job?id=${id}&step=description`);
  await context.route("**/save-changes", (route) => route.abort());
  await description(page).fill(WORDS);
  await expect(page.getByText(/^You're offline\. Your changes are kept on this device/)).toBeVisible();
  await expectAccessible(page);
  const broken = await context.newPage();
  await crash(page);
  await broken.goto(`/employer/post-job?id=${id}&step=description`);
  await expect(description(broken)).toHaveText(WORDS);
  await expect(broken.getByText(/^You're offline/)).toBeVisible();
  await context.unroute("**/save-changes");
  await broken.getByRole("button", { name: "Try now" }).click();
  await expect(saved(broken)).toBeVisible();
  expect((await stored(broken, employer.token, id)).changes.description).toContain(WORDS);

  // A new one that never reached the server is offered in another tab.
  await context.route("**/save-changes", (route) => route.abort());
  const third = await context.newPage();
  await third.goto("/employer/post-job");
  await third.getByLabel("Title").fill("Ferryman");
  await expect(third.getByText(/^You're offline/)).toBeVisible();
  await crash(third);
  await context.unroute("**/save-changes");
  await broken.goto("/employer/post-job");
  await expect(broken.getByText(/You started Ferryman on this device/)).toBeVisible();
  await expectAccessible(broken);
  await broken.getByRole("button", { name: "Continue" }).click();
  await expect(broken.getByLabel("Title")).toHaveValue("Ferryman");
  await expect(saved(broken)).toBeVisible();
  const others = complaints.filter((one) => !/ERR_FAILED/.test(one));
  complaints.splice(0, complaints.length, ...others);
});
