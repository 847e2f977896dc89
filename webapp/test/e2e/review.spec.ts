import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { draw } from "../../../api/test/support/resumes/draw.ts";
import { LAYOUTS } from "../../../api/test/support/resumes/layouts.ts";
import { personOf } from "../../../api/test/support/resumes/people.ts";
import { openAs } from "./accounts-data.ts";
import { applies } from "./application-data.ts";
import { postedJob } from "./posted-job.ts";

const layout = LAYOUTS["sidebarLeft"];
const NAMES = ["Ada", "Bea", "Cleo", "Dora", "Edda"];

test("an employer reads applicants one after another by keys, and moves all of them at once", async ({
  page,
}) => {
  test.slow();
  const { employer, id } = await postedJob(page);
  if (!layout) throw new Error("There is no such layout.");
  const resume = { name: "resume.pdf", mimeType: "application/pdf", buffer: draw(personOf(4), layout) };
  for (const name of NAMES) await applies(page, id, name, resume);
  await openAs(page, employer, "/employer/all-application?sort=name&order=ascending");

  // Reading: the next one is there before it is asked for.
  await page.getByRole("tab", { name: "Review" }).click();
  const who = page
    .getByRole("region", { name: "Application", exact: true })
    .getByRole("heading", { level: 2 });
  await expect(who).toHaveText("Ada Marsh");
  // What is read begins near the top.
  expect((await who.boundingBox())?.y).toBeLessThan(200);
  await expect(page.getByRole("figure", { name: /^Resume of Ada Marsh, page 1/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("4");
  const list = page.getByRole("navigation", { name: "Applicants to review" });
  await expect(list.getByRole("button", { name: /Ada Marsh.*4 of 5/ })).toBeVisible();
  await page.keyboard.press("j");
  await expect(who).toHaveText("Bea Marsh");
  await page.keyboard.press("r");
  await expect(who).toHaveText("Cleo Marsh");
  await expect(list.getByRole("button", { name: /Bea Marsh.*Rejected/ })).toBeVisible();
  const moves = page.getByRole("region", { name: "Moves" });
  await expect(moves.getByText(/Rejected: Bea Marsh/)).toBeVisible();
  await page.keyboard.press("z");
  await expect(page.getByText("Undone: Bea Marsh. Nobody was told.").first()).toBeVisible();
  await expect(list.getByRole("button", { name: /Bea Marsh/ })).not.toContainText("Rejected");
  await page.keyboard.press("k");
  await expect(who).toHaveText("Bea Marsh");
  // Letters that are typed into a note are a note.
  const note = page.getByRole("textbox", { name: /^Private note/ });
  await note.fill("Rings back.");
  await note.press("j");
  await expect(who).toHaveText("Bea Marsh");

  // Whoever hurries is not thrown back while the address follows.
  await note.press("Escape");
  await page.getByRole("heading", { level: 1 }).click();
  for (let n = 0; n < 3; n++) await page.keyboard.press("j");
  await expect(who).toHaveText("Edda Marsh");
  for (let n = 0; n < 2; n++) await page.keyboard.press("k");
  await expect(who).toHaveText("Cleo Marsh");
  const cleo = await list.getByRole("button", { name: /Cleo Marsh/ }).getAttribute("aria-current");
  expect(cleo).toBe("true");
  await expect(page).toHaveURL(/application=\d+$/);
  await page.reload();
  await expect(who).toHaveText("Cleo Marsh");

  // The list: chosen on one page, moved by one question, undone.
  await page.goto("/employer/all-application?sort=name&order=ascending");
  await page.getByRole("button", { name: "Dense rows" }).click();
  await page.getByLabel("Select Ada Marsh").check();
  await page.getByRole("button", { name: "Choose all 5" }).click();
  await expect(page.getByText("5 chosen")).toBeVisible();
  await page.getByLabel("Select Ada Marsh").uncheck();
  await expect(page.getByText("4 chosen")).toBeVisible();
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByRole("menuitem", { name: "Reject" }).click();
  const dialog = page.getByRole("dialog", { name: "Reject: 4 applicants" });
  await expect(dialog.getByText(/^4 candidates will get an email/)).toBeVisible();
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByRole("cell", { name: "Rejected" })).toHaveCount(4);
  // Whoever is chosen next is chosen alone, and the focus is still in the list.
  await expect(page.getByText(/chosen$/)).toHaveCount(0);
  await expect(page.locator("tbody > tr:focus")).toHaveCount(1);
  await moves.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("cell", { name: "Rejected" })).toHaveCount(0);

  // A view has a name.
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByLabel("Name of this view").fill("By name");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.goto("/employer/all-application");
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("button", { name: "By name", exact: true }).click();
  await expect(page).toHaveURL(/sort=name&order=ascending&rows=dense$/);
});
