import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { linkFor, member, openAs, type Person, post, stranger, toast } from "./accounts-data.ts";
import { draftJobOf, postedJob } from "./posted-job.ts";

/** Somebody in a browser of their own, who has joined an employer's team by the link of the mail. */
async function joined(
  browser: Browser,
  page: Page,
  owner: Person & { token: string },
  { seat, name }: { seat: string; name: string },
): Promise<Page> {
  const { email, password } = stranger("employer");
  await post(page, "employer/team/invite", { email, seat }, owner.token);
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(await linkFor(page.request, email, "/team-invitation"));
  await expect(theirs.getByRole("heading", { name: `Join ${owner.company_name}` })).toBeVisible();
  expect(theirs.url()).not.toContain("#");
  await theirs.getByLabel("First name").fill(name);
  await theirs.getByLabel("Last name").fill("Marsh");
  await theirs.getByLabel("Password", { exact: true }).fill(password);
  await theirs.getByRole("button", { name: "Join the team" }).click();
  await expect(theirs).toHaveURL(/\/employer\/dashboard/);
  return theirs;
}

test("two recruiters and a reviewer work on one job at once, and none loses what another did", async ({
  page,
  browser,
}) => {
  test.slow();
  const { employer, id } = await postedJob(page);
  const candidate = await member(page, "user");
  const { questions } = await page.request
    .get(`/api/v1/user/job/apply-form/${id}`, { headers: { Authorization: `Bearer ${candidate.token}` } })
    .then(async (reply) => (await reply.json()).data);
  const answers = [{ question_id: questions[0].id, value: "yes" }];
  const form = { job_id: id, first_name: "Marisol", last_name: "Torres", email: candidate.email, answers };
  const { id: application } = await post(page, "user/job/apply", form, candidate.token);

  const [rita, rona, rob] = [
    await joined(browser, page, employer, { seat: "recruiter", name: "Rita" }),
    await joined(browser, page, employer, { seat: "recruiter", name: "Rona" }),
    await joined(browser, page, employer, { seat: "reviewer", name: "Rob" }),
  ];
  const path = `/employer/all-application?application=${application}`;
  const everybody = [rita, rona, rob];
  await Promise.all(everybody.map((one) => one.goto(path)));
  const panelOf = (one: Page) => one.getByRole("dialog", { name: "Marisol Torres", exact: true });
  const panels = everybody.map(panelOf);
  const robs = panelOf(rob);

  // A reviewer may neither move nor write, and is told why.
  await expect(robs.getByRole("button", { name: "Move", exact: true })).toHaveCount(0);
  await expect(robs.getByText(/^Only recruiters and the owner/)).toBeVisible();

  // Each writes a note while the others write theirs.
  const boxes = panels.map((panel) => panel.getByLabel("Private note"));
  for (const [n, box] of boxes.entries()) await box.fill(`Note ${n}`);
  await Promise.all(panels.map((panel) => panel.getByRole("button", { name: "Add note" }).click()));
  await robs.getByRole("radio", { name: "4" }).check();
  await panelOf(rita).getByRole("button", { name: "Move", exact: true }).click();
  await rita.getByRole("menuitem", { name: /Shortlist/ }).click();
  const dialog = rita.getByRole("dialog", { name: /Shortlist/i });
  await dialog.getByRole("button", { name: /Shortlist/i }).click();

  for (const panel of panels) {
    for (const note of ["Note 0", "Note 1", "Note 2"])
      await expect(panel.getByText(note)).toBeVisible({ timeout: 20_000 });
    await expect(panel.getByText("Shortlisted").first()).toBeVisible({ timeout: 20_000 });
    await expect(panel.getByRole("radio", { name: "4" })).toBeChecked({ timeout: 20_000 });
  }
  await expect(
    panelOf(rona)
      .getByText(/Rob Marsh/)
      .first(),
  ).toBeVisible();
  await expectAccessible(rona);

  // In the review as well: a key that is not his says so, and moves nobody.
  await rob.goto("/employer/all-application?view=review");
  const row = rob.getByRole("navigation", { name: "Applicants to review" }).getByRole("button");
  await expect(row).toContainText("Shortlisted");
  await expect(rob.getByRole("link", { name: candidate.email })).toBeVisible();
  await expect(rob.getByRole("button", { name: "Next" })).toBeVisible();
  await expect(rob.getByRole("button", { name: "Reject" })).toHaveCount(0);
  await rob.keyboard.press("r");
  await expect(
    toast(rob, "Only recruiters and the owner of your company's team can do this.").first(),
  ).toBeVisible();
  await expect(row).toContainText("Shortlisted");
});

test("an owner invites by mail, gives roles and removes; whoever is removed is out at once @desktop @phone", async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  const employer = await member(page, "employer");
  await openAs(page, employer, "/employer/team");
  const members = page.getByRole("list", { name: "Members of the team" });
  await expect(members.getByRole("listitem")).toHaveCount(1);
  const { email } = stranger("employer");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("radio", { name: /^Viewer/ }).check();
  await page.getByRole("button", { name: "Send invitation" }).click();
  const invited = page.getByRole("list", { name: "Invited to the team" });
  await expect(invited.getByText(email, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await invited.getByRole("button", { name: /^Take back/ }).click();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(invited).toHaveCount(0);

  const vera = await joined(browser, page, employer, { seat: "viewer", name: "Vera" });
  await vera.goto("/employer/payment-history");
  await expect(vera.getByRole("heading", { name: "Not open to your role" })).toBeVisible();
  await expectAccessible(vera);
  await page.reload();
  await page.getByLabel("Role of Vera Marsh").selectOption("Recruiter");
  await vera.goto("/employer/team");
  await expect(vera.getByText("Recruiter", { exact: true })).toBeVisible();
  await members.getByRole("button", { name: /^Remove\b.*Vera Marsh$/ }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(members.getByRole("listitem")).toHaveCount(1);
  await expect(vera.getByRole("alertdialog", { name: "Sign in again" })).toBeVisible();
  complaints.length = 0;
});

test("an owner chooses the jobs that a colleague sees, by keyboard; the others are not there for them @desktop @phone", async ({
  page,
  browser,
  complaints,
  isMobile,
}) => {
  test.slow();
  const { employer } = await postedJob(page, "Deckhand");
  await draftJobOf(page, employer, "Bosun");
  const rita = await joined(browser, page, employer, { seat: "recruiter", name: "Rita" });
  await openAs(page, employer, "/employer/team");
  const members = page.getByRole("list", { name: "Members of the team" });
  await expect(members.getByText("Sees all jobs.")).toBeVisible();
  await members.getByRole("button", { name: /^Choose jobs\b.*Rita Marsh$/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Which jobs does Rita Marsh see?" });
  await dialog.getByRole("radio", { name: /^All jobs/ }).press("ArrowDown");
  const box = dialog.getByRole("combobox", { name: "Chosen jobs" });
  await expect(dialog.getByText(/^Without a job/)).toBeVisible();
  await box.pressSequentially("deck");
  await expect(page.getByRole("option")).toHaveCount(1);
  await box.press("Enter");
  await expectAccessible(page);
  // What was chosen is there again after a look at all jobs.
  await dialog.getByRole("radio", { name: /^All jobs/ }).check();
  await dialog.getByRole("radio", { name: /^Chosen jobs/ }).check();
  await expect(dialog.getByText(/^Deckhand/)).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await expect(members.getByText("Sees 1 chosen job.")).toBeVisible();

  await rita.goto("/employer/team");
  await expect(rita.getByRole("list", { name: "Jobs that you see" }).getByRole("listitem")).toHaveText([
    /^Deckhand/,
  ]);
  await expectAccessible(rita);
  await rita.goto("/employer/job/feeds");
  await expect(rita.getByText(/^This concerns all jobs of your company/)).toBeVisible();
  // What concerns all jobs says so to them, and neither the menu nor the palette leads there.
  await rita.goto("/employer/job/bulk-upload");
  await expect(rita.getByText(/^This concerns all jobs of your company/)).toBeVisible();
  await rita.goto("/employer/jobs");
  await expect(rita.getByText("Deckhand").first()).toBeVisible();
  await expect(rita.getByText("Bosun")).toHaveCount(0);
  complaints.length = 0;
  // On a phone the same menu is behind a button.
  if (isMobile) return;
  const goTo = async (one: Page) => {
    await one.getByRole("button", { name: "Search and go to" }).click();
    await expect(one.getByRole("option", { name: "Post a job" })).toBeVisible();
    return one.getByRole("option", { name: "Upload a file of jobs" });
  };
  await expect(await goTo(rita)).toHaveCount(0);
  await rita.keyboard.press("Escape");
  const menu = rita.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Post A Job Ad" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Bulk Upload" })).toHaveCount(0);
  // The owner has both.
  await expect(await goTo(page)).toBeVisible();
});
