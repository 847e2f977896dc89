import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { expectRefusals, member, openAs, post, toast } from "./accounts-data.ts";
import { description, saved, step, stored, WORDS } from "./post-job-steps.ts";
import { endSessions, postedJob } from "./posted-job.ts";

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
  // The dialog covers the button once the page has heard of the end.
  const saveEnded = Promise.withResolvers<void>();
  await page.route("**/employer/profile/update-basic-detail", async (route) => {
    await saveEnded.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Save basics" }).click();
  await endSessions(page, employer);
  saveEnded.resolve();
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
