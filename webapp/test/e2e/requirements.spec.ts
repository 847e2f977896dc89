import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { pdf } from "../../../api/test/support/documents.ts";
import { member, openAs, post, toast } from "./accounts-data.ts";
import { draftJobOf, postedJob } from "./posted-job.ts";

const file = (name: string) => ({ name, mimeType: "application/pdf", buffer: pdf() });

test("a listing requires a resume and a file, and a candidate sends both", async ({ page, browser }) => {
  test.slow();
  const { employer, id } = await postedJob(page);
  await openAs(page, employer, `/employer/post-job?id=${id}&step=description`);
  await page.getByRole("radiogroup", { name: "Resume" }).getByLabel("Required").check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Add a question" }).click();
  const question = page.getByRole("group", { name: "Question 3" });
  await question.getByLabel("Question", { exact: true }).fill("A copy of your license");
  await question.getByLabel("Answer").selectOption({ label: "A file" });
  await question.getByLabel("Required").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(toast(page, "Your changes are published")).toBeVisible();

  const candidate = await member(page, "user");
  const other = await browser.newContext();
  const desk = await other.newPage();
  await openAs(desk, candidate, `/job/${id}?apply=here`);
  const form = desk.getByRole("dialog", { name: "Apply: Deckhand" });
  await form.getByRole("radiogroup", { name: "May you work in the US?" }).getByLabel("Yes").check();
  await form.getByRole("button", { name: "Send application" }).click();
  await expect(form.getByText("Please add your resume.")).toBeVisible();
  await expect(form.getByLabel(/^A copy of your license/)).toHaveAccessibleDescription(
    /Please answer this question\./,
  );
  await form.getByLabel(/^Resume/).setInputFiles(file("resume.pdf"));
  await form.getByLabel(/^A copy of your license/).setInputFiles(file("License of Ada.pdf"));
  await expectAccessible(desk);
  await form.getByRole("button", { name: "Send application" }).click();
  await expect(desk.getByText(`Your application was sent to ${employer.company_name}.`)).toBeFocused();

  await page.goto("/employer/all-application?view=review");
  await page.getByRole("tab", { name: "Review" }).click();
  await expect(page.getByRole("region", { name: "A copy of your license" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "License of Ada.pdf" }).click();
  expect((await download).suggestedFilename()).toMatch(/^A copy of your license .*\.pdf$/);
  await other.close();
});

test("questions are kept as a set and asked in another listing", async ({ page }) => {
  test.slow();
  const employer = await member(page, "employer");
  const { id } = await post(page, "employer/job/save-changes", { title: "Cook" }, employer.token);
  const first = await draftJobOf(page, employer, "Bosun");
  await openAs(page, employer, `/employer/post-job?id=${first}&step=questions`);
  await page.getByRole("button", { name: "Question sets" }).click();
  const sets = page.getByRole("dialog", { name: "Question sets" });
  await expect(sets.getByText(/^No sets yet/)).toBeVisible();
  await sets.getByLabel("Save this listing's questions as").fill("Crew");
  await sets.getByRole("button", { name: "Save", exact: true }).click();
  await expect(sets.getByRole("button", { name: "Add to this listing: Crew" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/employer/post-job?id=${id}&step=questions`);
  await page.getByRole("button", { name: "Question sets" }).click();
  await sets.getByRole("button", { name: "Add to this listing: Crew" }).click();
  await expect(page.getByText("2 questions added.").first()).toBeVisible();
  await expect(page.getByRole("group", { name: "Question 2" }).getByLabel("Options")).toHaveValue(
    "Mornings\nEvenings",
  );
  await page.getByRole("button", { name: "Question sets" }).click();
  await sets.getByRole("button", { name: "Add to this listing: Crew" }).click();
  await expect(page.getByText("0 questions added, 2 asked already.").first()).toBeVisible();
  await page.getByRole("button", { name: "Question sets" }).click();
  await sets.getByRole("button", { name: "Rename: Crew" }).click();
  await sets.getByLabel("New name of Crew").fill("Deck crew");
  await page.keyboard.press("Enter");
  await sets.getByRole("button", { name: "Delete: Deck crew" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(sets.getByText(/^No sets yet|This listing/).first()).toBeVisible();
});
