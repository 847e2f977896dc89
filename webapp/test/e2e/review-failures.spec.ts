import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { hearing, openAs, post } from "./accounts-data.ts";
import { applies } from "./application-data.ts";
import { postedJob } from "./posted-job.ts";

const REVIEW = "/employer/all-application?view=review&sort=name&order=ascending";
const who = (page: Page) =>
  page.getByRole("region", { name: "Application", exact: true }).getByRole("heading", { level: 2 });
const listed = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Applicants to review" }).getByRole("button", { name });
const moves = (page: Page) => page.getByRole("region", { name: "Moves" });

/** Who is read, and what they sent. */
async function readable(page: Page, name: string): Promise<void> {
  await expect(who(page)).toHaveText(`${name} Marsh`);
  await expect(page.getByRole("link", { name: `${name.toLowerCase()}@example.org` })).toBeVisible();
}

/** What a test has cut off says so in the console. */
function forgive(complaints: string[]): void {
  const others = complaints.filter((one) => !/net::ERR_|status of 409/.test(one));
  complaints.splice(0, complaints.length, ...others);
}

test("moves and undoing that do not arrive are kept, and tried again", async ({ page, complaints }) => {
  test.slow();
  const { employer, id } = await postedJob(page);
  for (const name of ["Ada", "Bea", "Cleo"]) await applies(page, id, name);
  await openAs(page, employer, REVIEW);
  await readable(page, "Ada");

  // The connection goes while two are turned down: both stay as they are, and it is said until it is done.
  await page.route("**/employer/applicants/move", (route) => route.abort());
  await page.keyboard.press("r");
  await readable(page, "Bea");
  const ada = moves(page).getByText("Not moved: Ada Marsh");
  await expect(ada).toBeVisible();
  await expect(listed(page, "Ada Marsh")).not.toContainText("Rejected");
  await page.keyboard.press("r");
  await expect(moves(page).getByText("Not moved: 2 applicants")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/employer/applicants/move");
  await moves(page).getByRole("button", { name: "Try again" }).click();
  await expect(moves(page).getByText("Rejected: Ada Marsh")).toBeVisible();
  await expect(moves(page).getByText("Rejected: Bea Marsh")).toBeVisible();
  await expect(listed(page, "Ada Marsh")).toContainText("Rejected");
  await expect(moves(page).getByText(/^Not moved/)).toHaveCount(0);

  // So is what was to be undone; once the candidates know, there is nothing more to try.
  await page.route("**/employer/applicants/undo", (route) => route.abort());
  await page.keyboard.press("z");
  await expect(moves(page).getByText("Not undone: Bea Marsh")).toBeVisible();
  await page.unroute("**/employer/applicants/undo");
  await moves(page).getByRole("button", { name: "Try again" }).press("Enter");
  await expect(listed(page, "Bea Marsh")).not.toContainText("Rejected");
  await expect(moves(page).getByText(/^Not undone/)).toHaveCount(0);
  // The button went, and the focus did not go with it to the top of the page.
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await page.route("**/employer/applicants/undo", (route) =>
    route.fulfill({
      status: 409,
      json: { status: false, code: "conflict", message: "The candidates have been told already.", error: {} },
    }),
  );
  await moves(page).getByRole("button", { name: "Undo" }).click();
  await expect(moves(page).getByText("The candidates have been told already.")).toBeVisible();
  await expect(moves(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
  await moves(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(moves(page).getByText(/^Not undone/)).toHaveCount(0);
  forgive(complaints);
});

test("the list of the review says what a colleague was faster with", async ({ page }) => {
  test.slow();
  const { employer, id } = await postedJob(page);
  for (const name of ["Ada", "Bea"]) await applies(page, id, name);
  await openAs(page, employer, REVIEW);
  await readable(page, "Ada");
  // Between the key and its arrival, a colleague turns her down.
  await page.route("**/employer/applicants/move", async (route) => {
    const { ids } = route.request().postDataJSON().selection;
    await post(page, "employer/job/change-application-status", { ids, action: "reject" }, employer.token);
    await route.continue();
  });
  await page.keyboard.press("s");
  await expect(moves(page).getByText(/^Ada Marsh was not moved/)).toBeVisible();
  await expect(listed(page, "Ada Marsh")).toContainText("Rejected");
});

test("the list of the review follows what colleagues decide about others", async ({ page }) => {
  test.slow();
  const { employer, id } = await postedJob(page);
  for (const name of ["Ada", "Bea", "Cleo"]) await applies(page, id, name);
  await hearing(page, () => openAs(page, employer, `${REVIEW}&stage=new`));
  await readable(page, "Ada");
  const list = await page.request.get("/api/v1/employer/job/applicants-list?search=Cleo", {
    headers: { Authorization: `Bearer ${employer.token}` },
  });
  const ids = [(await list.json()).data.items[0].id];
  await post(page, "employer/job/change-application-status", { ids, action: "reject" }, employer.token);
  // Where she stands, though the filter would no longer find her.
  await expect(listed(page, "Cleo Marsh")).toContainText("Rejected");
  await expect(who(page)).toHaveText("Ada Marsh");
});

test("a move of many that was done while nobody looked does not stay for ever", async ({ page }) => {
  test.slow();
  const { employer, id } = await postedJob(page);
  for (const name of ["Ada", "Bea"]) await applies(page, id, name);
  await openAs(page, employer, "/employer/all-application?sort=name&order=ascending");
  // The server says that it goes on, and when it is asked again, that all is done.
  const done = { id: 1, total: 2, handled: 2, moved: 2, refused: 0, tells_at: null, filled: [] };
  const answer = (state: string) => ({ status: true, message: "", data: { ...done, state } });
  await page.route("**/employer/applicants/move", (route) => route.fulfill({ json: answer("MOVING") }));
  await page.route("**/employer/applicants/move/1", (route) => route.fulfill({ json: answer("DONE") }));
  await page.getByLabel("Select Ada Marsh").check();
  await page.getByRole("button", { name: "Choose all 2" }).click();
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByRole("menuitem", { name: "Shortlist" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Shortlist" }).click();
  await expect(moves(page).getByText("they have been told")).toBeVisible();
  await expect(moves(page).getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(moves(page).getByText(/^Shortlisted/)).toHaveCount(0, { timeout: 12_000 });
});

test("what was begun to be written about an applicant is there again", async ({ page }) => {
  test.slow();
  const { employer, id } = await postedJob(page);
  for (const name of ["Ada", "Bea", "Cleo", "Dora"]) await applies(page, id, name);
  await openAs(page, employer, REVIEW);
  await expect(who(page)).toHaveText("Ada Marsh");
  const note = page.getByRole("textbox", { name: /^Private note/ });
  await note.fill("Rings back on Monday, has");
  for (const name of ["Bea", "Cleo", "Dora"]) {
    await page.getByRole("button", { name: "Next" }).click();
    await expect(who(page)).toHaveText(`${name} Marsh`);
    await expect(note).toHaveValue("");
  }
  await listed(page, "Ada Marsh").click();
  await expect(note).toHaveValue("Rings back on Monday, has");
  await note.fill("Rings back on Monday.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(note).toHaveValue("");
  await page.reload();
  await expect(page.getByText("Rings back on Monday.")).toBeVisible();
  await expect(note).toHaveValue("");

  // A message for a move, with Escape pressed by mistake; the stage is said once, above what happened.
  const pane = page.getByRole("region", { name: "Application", exact: true });
  await expect(pane.getByText("Opened", { exact: true }).filter({ visible: true })).toHaveCount(2);
  await page.getByRole("button", { name: "Move with a message" }).click();
  await page.getByRole("menuitem", { name: "Reject" }).click();
  const message = page.getByRole("dialog").getByRole("textbox", { name: /^Message/ });
  await message.fill("Thank you for coming by.");
  await page.keyboard.press("Escape");
  await expect(message).toHaveCount(0);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Shift+R");
  await expect(message).toHaveValue("Thank you for coming by.");
  await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  await expect(moves(page).getByText("Rejected: Ada Marsh")).toBeVisible();
});
