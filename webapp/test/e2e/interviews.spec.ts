import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { linkFor, member, openAs, post } from "./accounts-data.ts";
import { postedJob } from "./posted-job.ts";

/** As a field for a date and a time takes it. */
const inDays = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;

test("two people agree on an interview: offered with the move, answered from the mail, moved on the page", async ({
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

  // Offered with the move.
  await openAs(page, employer, `/employer/all-application?application=${application}`);
  const panel = page.getByRole("dialog", { name: "Marisol Torres" });
  await panel.getByRole("button", { name: "Move" }).click();
  await page.getByRole("menuitem", { name: "Invite to interview" }).click();
  const move = page.getByRole("dialog", { name: "Invite to interview: Marisol Torres" });
  await move.getByLabel("Offer times to choose from").check();
  await move.getByLabel("Address").fill("Pier 7, Baltimore");
  await move.getByLabel("Time zone").selectOption("America/New_York");
  // What is missing is said where it is.
  await move.getByRole("button", { name: "Invite to interview" }).click();
  await expect(move.getByLabel("Time 1", { exact: true })).toHaveAccessibleDescription(/date and a time/);
  await move.getByLabel("Time 1", { exact: true }).fill(inDays(3, "09:00"));
  await move.getByRole("button", { name: "Add a time" }).click();
  await expect(move.getByLabel("Time 2", { exact: true })).toHaveValue(inDays(3, "10:00"));
  await expectAccessible(page);
  await move.getByRole("button", { name: "Invite to interview" }).click();
  await expect(move).toBeHidden();
  const theirs = page.getByRole("article", { name: "Interview" });
  await expect(theirs.getByText("Being sent")).toBeVisible();
  await expect(theirs.getByText("Times offered")).toBeVisible({ timeout: 40_000 });

  // From the mail, in another time zone, where nobody is signed in.
  const elsewhere = await browser.newContext({ timezoneId: "America/Los_Angeles" });
  const phone = await elsewhere.newPage();
  await phone.goto(await linkFor(page.request, candidate.email, "/conversation"));
  const hers = phone.getByRole("article", { name: "Interview" });
  await expect(hers.getByText(/9:00 AM Eastern Time · 6:00 AM for you/)).toBeVisible();
  await expectAccessible(phone);
  await hers.getByRole("button", { name: /^Accept .*10:00/ }).click();
  await expect(hers.getByText("Agreed")).toBeVisible();
  await expect(phone.getByRole("heading", { name: "Interview" })).toBeFocused();
  const [file] = await Promise.all([
    phone.waitForEvent("download"),
    hers.getByRole("button", { name: "Add to calendar" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("interview.ics");

  // The open panel of the employer has it without being asked, with the time of both.
  await expect(theirs.getByText("Agreed")).toBeVisible();
  await expect(theirs.getByText(/7:00 AM for Marisol Torres/)).toBeVisible();

  // Signed in, the candidate asks for another time, which the employer accepts.
  await openAs(phone, candidate, `/applied-job-list?application=${application}#interview`);
  await hers.getByRole("button", { name: "Propose other times" }).click();
  const proposal = phone.getByRole("dialog", { name: "Propose other times" });
  await proposal.getByLabel("Time 1", { exact: true }).fill(inDays(5, "12:00"));
  await proposal.getByLabel(/^Message/).fill("My boat is late.");
  await proposal.getByRole("button", { name: "Send times" }).click();
  await expect(hers.getByText("Other times proposed")).toBeVisible();
  await expectAccessible(phone);
  await theirs.getByRole("button", { name: /^Accept .*3:00/ }).click();
  await expect(theirs.getByText("Agreed")).toBeVisible();
  await theirs.getByText("What happened").click();
  await expect(theirs.getByText("My boat is late.")).toBeVisible();

  // And is told of the end.
  await theirs.getByRole("button", { name: "Cancel interview" }).click();
  const end = page.getByRole("dialog", { name: /^Cancel the interview/ });
  await end.getByRole("button", { name: "Cancel interview" }).click();
  await expect(theirs.getByText("Canceled", { exact: true })).toBeVisible();
  await expect(hers.getByText("Canceled", { exact: true })).toBeVisible();
  await expectAccessible(page);
});
