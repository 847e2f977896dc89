import type { Locator } from "@playwright/test";
import { expect, test } from "../../../.tools/browser-test.ts";
import { draw } from "../../../api/test/support/resumes/draw.ts";
import { LAYOUTS } from "../../../api/test/support/resumes/layouts.ts";
import { personOf } from "../../../api/test/support/resumes/people.ts";
import { codeFor, member, post, stranger } from "./accounts-data.ts";
import { draftJobOf } from "./posted-job.ts";

const layout = LAYOUTS["sidebarLeft"];
/** Presses, from the registration to the application that is sent; what is typed is not counted. */
const FEW = 14;

test("a stranger with a two-column PDF has a profile and a resume, and applies with it, in few presses @phone", async ({
  page,
}) => {
  if (!layout) throw new Error("There is no such layout.");
  test.slow();
  const employer = await member(page, "employer");
  const id = await draftJobOf(page, employer, "Deckhand");
  await post(page, "employer/job/post-job-question", { id, questions: [] }, employer.token);
  await post(page, "employer/job/change-status", { id, action: "submit" }, employer.token);
  const person = stranger("user");
  let presses = 0;
  const press = async (button: Locator) => {
    presses++;
    await button.click();
  };
  const begun = Date.now();

  await page.goto("/user-register");
  await page.getByLabel("First name").fill(person.first_name);
  await page.getByLabel("Last name").fill(person.last_name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await press(page.getByRole("button", { name: "Next" }));
  await page.getByLabel("OTP").fill(await codeFor(page.request, person.email));
  await press(page.getByRole("button", { name: "Create account" }));
  await expect(page).toHaveURL(/\/jobmap/);

  await page.goto("/profile");
  await press(page.getByRole("link", { name: "Add from a resume" }));
  presses++;
  await page.getByLabel("Your resume").setInputFiles({
    name: "resume.pdf",
    mimeType: "application/pdf",
    buffer: draw(personOf(4), layout),
  });
  await page.getByLabel("Phone number").fill("+1 555 010 0199");
  const job = page.getByRole("group", { name: "Job 1" });
  await job.getByLabel("Job title").fill("Chief mate");
  await job.getByLabel("Employer", { exact: true }).fill("Harbor Lines");
  await press(page.getByRole("button", { name: "Add to my profile" }));
  await press(page.getByRole("link", { name: "Open my profile" }));
  await expect(page.getByRole("region", { name: "Experience" }).getByText("Chief mate")).toBeVisible();

  await page.goto("/multiple-resume");
  await press(page.getByRole("button", { name: "New resume" }));
  await expect(page.getByRole("textbox", { name: "Name of this resume" })).toHaveValue("Resume 1");

  await page.goto(`/job/${id}`);
  await press(page.getByRole("link", { name: "Apply" }).locator("visible=true"));
  const form = page.getByRole("dialog", { name: "Apply: Deckhand" });
  await expect(form.getByRole("radio", { name: "Resume 1" })).toBeChecked();
  await expect(form.getByLabel("Phone")).toHaveValue("+1 555 010 0199");
  await press(form.getByRole("button", { name: "Send application" }));
  await expect(page.getByText(`Your application was sent to ${employer.company_name}.`)).toBeFocused();

  expect(presses).toBeLessThanOrEqual(FEW);
  const seconds = Math.round((Date.now() - begun) / 1_000);
  test.info().annotations.push({ type: "walk", description: `${presses} presses, ${seconds} s` });
});
