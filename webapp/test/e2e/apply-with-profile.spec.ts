import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs, post } from "./accounts-data.ts";
import { draftJobOf } from "./posted-job.ts";

test("a filled profile applies in two presses, and the employer reads it as it was sent @phone", async ({
  page,
  complaints,
}) => {
  test.slow();
  const employer = await member(page, "employer");
  const id = await draftJobOf(page, employer, "Deckhand");
  await post(page, "employer/job/post-job-question", { id, questions: [] }, employer.token);
  await post(page, "employer/job/change-status", { id, action: "submit" }, employer.token);
  const candidate = await member(page, "user");
  const tell = (path: string, data: object) => post(page, path, data, candidate.token);
  const work = { position: "Captain", name: "Sea Trade", startDate: "2020-05", highlights: ["Led a crew"] };
  await tell("user/experience/add-profile", { entry: work });
  await tell("user/license/add-profile", { entry: { type: "Master Mariner", number: "MM-4471-0938" } });
  await tell("user/contact/update", { contact: { phone: "410 555 0199" } });

  await openAs(page, candidate, `/job/${id}`);
  await page.getByRole("link", { name: "Apply" }).locator("visible=true").click();
  const form = page.getByRole("dialog", { name: "Apply: Deckhand" });
  await expect(form.getByRole("radio", { name: "My profile" })).toBeChecked();
  await expect(form.getByLabel("First name")).toHaveValue("Marisol");
  await expect(form.getByLabel("Email")).toHaveValue(candidate.email);
  await expect(form.getByLabel("Phone")).toHaveValue("410 555 0199");
  await expectAccessible(page);
  // A connection that fails takes nothing away of what was chosen and typed.
  await form.getByLabel(/^Note to/).fill("I know boats.");
  await page.route("**/user/job/apply", (route) => route.abort(), { times: 1 });
  await form.getByRole("button", { name: "Send application" }).click();
  await expect(form.getByRole("alert").filter({ hasText: "couldn't reach Jobmap" })).toBeAttached();
  complaints.length = 0;
  await expect(form.getByRole("radio", { name: "My profile" })).toBeChecked();
  await expect(form.getByLabel(/^Note to/)).toHaveValue("I know boats.");
  await form.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByText(`Your application was sent to ${employer.company_name}.`)).toBeFocused();

  await openAs(page, employer, "/employer/all-application");
  await page.getByRole("link", { name: "Marisol Torres" }).click();
  const panel = page.getByRole("dialog", { name: "Marisol Torres" });
  const experience = panel.getByRole("region", { name: "Experience" });
  await expect(experience.getByText("Captain")).toBeVisible();
  await expect(experience.getByText("May 2020 – Present")).toBeVisible();
  await expect(panel.getByText("License number ••••0938")).toBeVisible();
  await expectAccessible(page);
});
