import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { pdf } from "../../../api/test/support/documents.ts";
import { expectRefusals, fillSignIn, hearing, member, openAs } from "./accounts-data.ts";
import { endSessions, postedJob, postJobOf } from "./posted-job.ts";

const RESUME = {
  name: "resume.pdf",
  mimeType: "application/pdf",
  buffer: pdf(),
};

const applyLink = (page: Page) => page.getByRole("link", { name: "Apply" }).locator("visible=true");

/** Candidates are told once a move can no longer be undone. */
const AFTER_THE_HOLD = { timeout: 30_000 };

test("a visitor signs in to apply, the employer answers, and the candidate reads it", async ({
  page,
  browser,
}) => {
  test.slow();
  const { employer, id } = await postedJob(page);
  const candidate = await member(page, "user");

  await page.goto(`/job/${id}?source=embed&embed=harbor`);
  await applyLink(page).click();
  await hearing(page, () => fillSignIn(page, candidate.email, candidate.password));
  const form = page.getByRole("dialog", { name: "Apply: Deckhand" });
  await expect(form.getByLabel("First name")).toHaveValue("Marisol");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Send application" }).click();
  await expect(form.getByRole("radiogroup", { name: "May you work in the US?" })).toHaveAccessibleDescription(
    "Please answer this question.",
  );
  await form.getByLabel("No", { exact: true }).check();
  await form.getByLabel("Evenings").check();
  await form.getByLabel(/^Resume/).setInputFiles(RESUME);
  await form.getByLabel(/^Note to/).fill("I know boats.");
  await form.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByText(`Your application was sent to ${employer.company_name}.`)).toBeFocused();
  await page.getByRole("button", { name: "Back to the job" }).click();
  await expect(page.getByRole("link", { name: "Applied" }).locator("visible=true")).toBeVisible();

  // Their page is open when the employer opens the application.
  await page.getByRole("link", { name: "Applied" }).locator("visible=true").click();
  const history = page.getByRole("list", { name: "History of Deckhand" });
  await expect(history.getByRole("listitem")).toHaveText([/^You sent your application/]);

  const other = await browser.newContext();
  const desk = await other.newPage();
  await openAs(desk, employer, "/employer/all-application");
  await desk.getByRole("link", { name: "Marisol Torres" }).click();
  const panel = desk.getByRole("dialog", { name: "Marisol Torres" });
  await expect(panel.getByText("I know boats.")).toBeVisible();
  await expect(panel.getByText(/^Deckhand, applied .* via an embed$/)).toBeVisible();
  await expect(panel.getByText("Flagged answer")).toBeVisible();
  await expect(history.getByRole("listitem").first()).toContainText("The employer opened it");
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  await expectAccessible(desk);
  const arriving = desk.waitForEvent("download");
  await panel.getByRole("button", { name: "Resume" }).click();
  expect((await arriving).suggestedFilename()).toMatch(/\.pdf$/);
  await panel.getByRole("radiogroup", { name: "Rating" }).getByLabel("4").check();
  await panel.getByLabel(/^Private note/).fill("Call her.");
  await panel.getByRole("button", { name: "Add note" }).click();
  await expect(panel.getByText("Call her.").and(panel.locator(":not(textarea)"))).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();

  await desk.getByRole("tab", { name: "Board" }).click();
  await expect(desk.getByRole("region", { name: "New" }).getByText("4 of 5")).toBeVisible();
  await expectAccessible(desk);
  await desk
    .getByRole("listitem")
    .filter({ hasText: "Marisol Torres" })
    .dragTo(desk.getByRole("region", { name: "Interview" }));
  const move = desk.getByRole("dialog", { name: "Invite to interview: Marisol Torres" });
  await move.getByLabel(/^Message/).fill("Monday at 8, at the dock.");
  await move.getByLabel(/^Save as template/).fill("Interview");
  await move.getByRole("button", { name: "Save", exact: true }).click();
  await expect(move.getByLabel("Saved template").locator("option:checked")).toHaveText("Interview");
  await move.getByRole("button", { name: "Invite to interview" }).click();
  await expect(desk.getByRole("region", { name: "Interview" }).getByText("Marisol Torres")).toBeVisible();

  await desk.getByRole("tab", { name: "Table" }).click();
  await desk.getByLabel("Select Marisol Torres").check();
  await desk.getByRole("button", { name: "Move", exact: true }).click();
  await desk.keyboard.press("ArrowDown");
  await desk.getByRole("menuitem", { name: "Make an offer" }).press("Enter");
  const offer = desk.getByRole("dialog", { name: "Make an offer: Marisol Torres" });
  await offer.getByLabel("Saved template").selectOption("Interview");
  await expect(offer.getByLabel(/^Message/)).toHaveValue("Monday at 8, at the dock.");
  await offer.getByRole("button", { name: "Make an offer" }).click();
  await expect(desk.getByRole("cell", { name: "Offer" })).toBeVisible();
  const table = desk.waitForEvent("download");
  await desk.getByRole("button", { name: "Export" }).click();
  await desk.getByRole("menuitem", { name: "Export as CSV" }).click();
  expect((await table).suggestedFilename()).toMatch(/\.csv$/);
  await other.close();

  await expect(history.getByRole("listitem").first()).toContainText("You have an offer", AFTER_THE_HOLD);
  await expect(history.getByText("You are invited to an interview")).toBeVisible();
  await expect(history.getByText("Monday at 8, at the dock.")).toHaveCount(2);
  await expectAccessible(page);

  // The next application is offered the same resume, by its name.
  const next = await postJobOf(page, employer, "Dock hand");
  await page.goto(`/job/${next}?apply=here`);
  const again = page.getByRole("radio", { name: /^My resume of .* again: resume\.pdf$/ });
  await expect(again).toBeChecked();
});

test("on a phone a candidate applies, withdraws, and clears the list; the employer's list shows it @phone", async ({
  page,
}) => {
  test.slow();
  const { employer, id } = await postedJob(page);
  const candidate = await member(page, "user");
  await openAs(page, candidate, `/job/${id}?apply=here`);
  const form = page.getByRole("dialog", { name: "Apply: Deckhand" });
  await form.getByLabel("Yes", { exact: true }).check();
  await form.getByRole("button", { name: "Send application" }).click();
  await page.getByRole("link", { name: "View your application" }).click();
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("You withdrew")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "All applications" }).click();
  await page.getByRole("button", { name: "Clear closed" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Clear" }).click();
  await expect(page.getByText("No applications yet")).toBeVisible();

  await openAs(page, employer, "/employer/all-application");
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Board" }).click();
  await expect(page.getByRole("region", { name: "Closed" }).getByText("Marisol Torres")).toBeVisible();
  await expectAccessible(page);
});

test("an unsent application and a note survive the end of their sessions", async ({ page, complaints }) => {
  test.slow();
  const { employer, id } = await postedJob(page);
  const candidate = await member(page, "user");
  const again = page.getByRole("alertdialog", { name: "Sign in again" });
  const signIn = async (password: string) => {
    await again.getByLabel("Password", { exact: true }).fill(password);
    await again.getByRole("button", { name: "SIGN IN" }).click();
    await expect(again).toHaveCount(0);
  };
  await openAs(page, candidate, `/job/${id}?apply=here`);
  const form = page.getByRole("dialog", { name: "Apply: Deckhand" });
  await form.getByLabel("Yes", { exact: true }).check();
  await form.getByLabel(/^Resume/).setInputFiles(RESUME);
  await form.getByLabel(/^Note to/).fill("I know boats.");
  await endSessions(page, candidate);
  // Not by pointer: the page may hear of it first, and ask over the button.
  await form.getByRole("button", { name: "Send application" }).dispatchEvent("click");
  await expectAccessible(page);
  await signIn(candidate.password);
  await expect(page.getByText(`Your application was sent to ${employer.company_name}.`)).toBeVisible();

  await openAs(page, employer, "/employer/all-application");
  await page.getByRole("link", { name: "Marisol Torres" }).click();
  const panel = page.getByRole("dialog", { name: "Marisol Torres" });
  await expect(panel.getByText("I know boats.")).toBeVisible();
  await panel.getByLabel(/^Private note/).fill("Call her.");
  await endSessions(page, employer);
  await panel.getByRole("button", { name: "Add note" }).dispatchEvent("click");
  await signIn(employer.password);
  await expect(panel.getByText("Call her.").and(panel.locator(":not(textarea)"))).toBeVisible();
  expectRefusals(complaints);
});
