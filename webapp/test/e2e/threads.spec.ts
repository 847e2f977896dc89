import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { expectRefusals, linkFor, member, openAs, post } from "./accounts-data.ts";
import { postedJob } from "./posted-job.ts";

test("candidate and employer write to each other, from the page and from a mail", async ({
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

  await openAs(page, employer, `/employer/all-application?application=${application}`);
  const panel = page.getByRole("dialog", { name: "Marisol Torres" });
  const box = panel.getByLabel("Message to Marisol Torres");
  await box.fill("Can you start on Monday? See https://harbor.example/map.");
  // What was begun survives a reload.
  await page.reload();
  await expect(box).toHaveValue(/Can you start on Monday/);
  await panel.getByRole("button", { name: "Send", exact: true }).click();
  const theirs = panel.getByRole("list", { name: "Messages" });
  await expect(theirs.getByRole("listitem")).toHaveCount(1);
  await expect(theirs.getByRole("link")).toHaveAttribute("href", "https://harbor.example/map");
  await expect(box).toHaveValue("");
  await expectAccessible(page);

  // From the mail, in a browser where nobody is signed in.
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await phone.goto(await linkFor(page.request, candidate.email, "/conversation"));
  await expect(phone.getByRole("heading", { name: /^Deckhand at / })).toBeVisible();
  expect(phone.url()).not.toContain("#");
  await phone.getByLabel(/^Message to /).fill("Yes, on Monday.");
  await phone.getByRole("button", { name: "Send", exact: true }).click();
  await expect(phone.getByRole("listitem").filter({ hasText: "Yes, on Monday." })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole("link", { name: "Your application" }).click();
  await expect(phone).toHaveURL(/\/user-login/);
  // The open panel of the employer shows it without being asked.
  await expect(theirs.getByRole("listitem").filter({ hasText: "Yes, on Monday." })).toBeVisible();

  // Signed in, they left off at the same place.
  await openAs(phone, candidate, `/applied-job-list?application=${application}#messages`);
  await expect(phone.getByRole("list", { name: "Messages" }).getByRole("listitem")).toHaveCount(2);
  await phone.getByRole("button", { name: "Report conversation" }).click();
  const report = phone.getByRole("dialog", { name: "Report this conversation" });
  await report.getByRole("button", { name: "Send report" }).click();
  await expect(phone.getByText("You reported this conversation.")).toBeVisible();
  await expectAccessible(phone);
});

test("a link of a mail that is over leads to the sign-in", async ({ page, complaints }) => {
  await page.goto(`/conversation#link=${"x".repeat(43)}`);
  await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
  await page.getByRole("link", { name: /^Sign in and go/ }).click();
  await expect(page).toHaveURL(/\/user-login/);
  expectRefusals(complaints);
});
