import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { expectRefusals, member, openAs, post, toast } from "./accounts-data.ts";
import { endSessions, postedJob } from "./posted-job.ts";

const WORDS = "Keeps the boats and the yard in order, in every season and most weather. ".repeat(14).trim();

const step = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: new RegExp(`^${name}`) });
const saved = (page: Page) => page.getByText(/^Saved \d/);
const description = (page: Page) => page.getByRole("textbox", { name: "Description" });

/** The listing as the server has it for its employer. */
async function stored(page: Page, token: string, id: number) {
  const reply = await page.request.get(`/api/v1/employer/job/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await reply.json()).data;
}

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

test("a session that ends is renewed over the page, and the input is saved", async ({ page, complaints }) => {
  test.slow();
  const { employer, id } = await postedJob(page);
  await openAs(page, employer, `/employer/post-job?id=${id}&step=description`);
  // What was typed is on its way when the session ends; the dialog takes the focus, so all of it is typed before.
  const ended = Promise.withResolvers<void>();
  await page.route("**/employer/job/save-changes", async (route) => {
    await ended.promise;
    await route.continue();
  });
  await description(page).fill(WORDS);
  await endSessions(page, employer);
  ended.resolve();
  const dialog = page.getByRole("alertdialog", { name: "Sign in again" });
  await expect(dialog.getByText("What you entered on this page is still here.")).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByLabel("Email / Username")).toHaveValue(employer.email);
  await dialog.getByLabel("Password", { exact: true }).fill(employer.password);
  await dialog.getByRole("button", { name: "SIGN IN" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(description(page)).toHaveText(WORDS);
  await expect(saved(page)).toBeVisible();
  const token = (await page.evaluate(() => localStorage.getItem("token"))) ?? "";
  expect((await stored(page, token, id)).changes.description).toContain(WORDS);

  // A form that is saved by a press: the press goes through once somebody is back.
  await page.goto("/employer/company-profile");
  await page.getByLabel(/^Tagline/).fill("Work by the tide.");
  await endSessions(page, employer);
  await page.getByRole("button", { name: "Save basics" }).click();
  await dialog.getByLabel("Password", { exact: true }).fill(employer.password);
  await dialog.getByRole("button", { name: "SIGN IN" }).click();
  await expect(toast(page, "Your company profile was saved")).toBeVisible();
  await expect(page.getByLabel(/^Tagline/)).toHaveValue("Work by the tide.");
  expectRefusals(complaints);
});

test("the second of two tabs learns what changed, sees the difference, and overwrites nothing", async ({
  page,
  context,
  complaints,
}) => {
  const { employer, id } = await postedJob(page);
  await openAs(page, employer, `/employer/post-job?id=${id}`);
  await expect(page.getByLabel("Title")).toHaveValue("Deckhand");
  const other = await context.newPage();
  await other.goto(`/employer/post-job?id=${id}`);
  await other.getByLabel("Title").fill("Version A");
  await expect(other.getByText(/^Saved .*, not published yet$/)).toBeVisible();

  await page.getByLabel("Title").fill("Version B");
  await page.getByLabel(/^Openings/).fill("4");
  const told = page.getByRole("alert").filter({ hasText: /^Changed at \d.* in another window/ });
  await expect(told).toBeVisible();
  expect((await stored(page, employer.token, id)).changes).toEqual({ title: "Version A" });
  await told.getByRole("button", { name: "Review changes" }).click();
  const dialog = page.getByRole("dialog", { name: "Conflicting changes" });
  const title = dialog.getByRole("group", { name: "Title" });
  await expect(title).toContainText("Version A");
  await expect(title).toContainText("Version B");
  await expectAccessible(page);
  await title.getByRole("radio", { name: /^Changed at \d/ }).check();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Version A");
  await expect(saved(page)).toBeVisible();
  await expect
    .poll(async () => (await stored(page, employer.token, id)).changes)
    .toEqual({ title: "Version A", openings: 4 });
  expectRefusals(complaints);
});

test("changes of a published job are collected, reviewed, and published at once @desktop @phone", async ({
  page,
}) => {
  test.slow();
  const { employer, id } = await postedJob(page);
  await openAs(page, employer, `/employer/post-job?id=${id}&step=questions`);
  await page.getByRole("button", { name: "Remove question 2" }).click();
  await expect(saved(page)).toBeVisible();
  await step(page, "The job").click();
  await page.getByLabel("Title").fill("Boatman $25/hr");
  await expect(page.getByText("Put pay in the pay field, not the title.")).toBeVisible();
  await page.getByLabel("Title").fill("Boatman");
  await expect(page.getByText("Put pay in the pay field, not the title.")).toBeHidden();
  await expectAccessible(page);
  const listed = await page.request.get(`/api/v1/user/job/${id}`);
  expect((await listed.json()).data.title).toBe("Deckhand");

  await page.goto("/employer/jobs");
  await page.getByRole("link", { name: "Unpublished changes" }).click();
  const changes = page.getByRole("region", { name: "Changes" });
  await expect(changes).toContainText("Deckhand");
  await expect(changes).toContainText("Boatman");
  await expect(page.getByRole("article").getByRole("heading", { name: "Boatman" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByRole("heading", { name: "Your job is on the map." })).toBeVisible();
  await page.getByRole("link", { name: "See it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Boatman" })).toBeVisible();

  await page.goto(`/employer/post-job?id=${id}&step=pay`);
  await page.getByLabel(/^To/).fill("");
  await expect(page.getByText(/^The law of Maryland requires a pay range/)).toBeVisible();
  await step(page, "Review").click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByRole("heading", { name: "Your job is on the map." })).toBeVisible();
  await step(page, "Pay").click();
  await expect(page.getByLabel(/^To/)).toHaveValue("26.50");
});

test("a job from abroad is opened and paged through without a change", async ({ page }) => {
  const employer = await member(page, "employer");
  const send = (path: string, data: object) => post(page, path, data, employer.token);
  const { id } = await send("employer/job/post", {
    title: "Schiffsführer",
    location_type: "ONSITE",
    employment_types: ["PART_TIME", "FULL_TIME"],
    locations: [
      {
        street: "Am Zollhafen 1",
        locality: "Berlin",
        region: "BE",
        postal_code: "10117",
        country: "DE",
        latitude: 52.52,
        longitude: 13.405,
        precision: "CITY",
      },
      { locality: "Toronto", region: "ON", postal_code: "M5V 2T6", country: "CA" },
    ],
  });
  await send("employer/job/post-salary", {
    id,
    base_salary: { currency: "EUR", min: 280_000, max: 350_000, unit: "MONTH" },
    hours_per_week: 37.25,
    benefits: ["- Bahnticket", "Kantine"],
  });
  await send("employer/job/post-detail", {
    id,
    description: `<p>${WORDS}</p>`,
    months_of_experience: 7,
    visa_sponsorship: true,
    language: "de",
    licences: ["Patent"],
    skills: [{ name: "Knoten (required)", required: false }],
  });
  const options = ["Night", "Weekend", "Day"];
  await send("employer/job/post-job-question", {
    id,
    questions: [{ text: "Which shifts?", type: "MULTI_SELECT", options, knockout: ["Night", "Weekend"] }],
  });
  const before = await stored(page, employer.token, Number(id));
  await openAs(page, employer, `/employer/post-job?id=${id}`);
  const country = page.getByLabel("Country");
  await expect(country.first().locator("option:checked")).toHaveText("Germany");
  await expect(country.nth(1).locator("option:checked")).toHaveText("Canada");
  await expect(page.getByLabel("Province", { exact: true })).toHaveValue("ON");
  const next = page.getByRole("button", { name: "Next", exact: true });
  await next.click();
  await expect(page.getByLabel("Currency").locator("option:checked")).toHaveText("EUR, Euro");
  await expect(page.getByLabel("From")).toHaveValue("2800");
  await next.click();
  await expect(page.getByLabel(/^Experience/)).toHaveValue("7");
  await next.click();
  await expect(page.getByRole("button", { name: /^Remove (Night|Weekend)$/ })).toHaveCount(2);
  await next.click();
  await expect(page.getByRole("article")).toContainText("€2,800");
  await expect(page.getByRole("article")).toContainText("Berlin, BE, Germany");
  expect(await stored(page, employer.token, Number(id))).toEqual(before);

  // What is changed is changed, and nothing beside it.
  await step(page, "Pay").click();
  await page.getByLabel("From").fill("2900");
  await expect(saved(page)).toBeVisible();
  const after = await stored(page, employer.token, Number(id));
  expect(after.base_salary).toEqual({ currency: "EUR", min: 290_000, max: 350_000, unit: "MONTH" });
  const { base_salary: _pay, version: _version, edited_at: _at, updated_at: _updated, ...rest } = before;
  expect(after).toMatchObject(rest);
});
