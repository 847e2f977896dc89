import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs, post, toast } from "./accounts-data.ts";
import { newestJobs } from "./pages-data.ts";

test("saved jobs are moved to folders by dragging and by menu, get notes, and come back when removed @desktop @phone", async ({
  page,
  isMobile,
}) => {
  test.slow();
  const [one, two] = await newestJobs(page.request);
  if (!one || !two) throw new Error("No jobs.");
  const candidate = await member(page, "user");
  for (const { id } of [one, two]) await post(page, "user/job/save", { job_id: id }, candidate.token);
  await openAs(page, candidate, "/saved-job");
  const jobs = page.getByRole("list", { name: "Saved jobs" }).getByRole("listitem");
  const folders = page.getByRole("navigation", { name: "Folders" });
  await expect(jobs).toHaveCount(2);

  const make = async (name: string) => {
    await page.getByRole("button", { name: "New folder" }).click();
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByRole("radio", { name: "Plum" }).check();
    await page.getByRole("button", { name: "Create folder" }).click();
    await expect(folders.getByRole("button", { name: `${name} (0)` })).toBeVisible();
  };
  await make("First choice");
  await make("Maybe");
  await expectAccessible(page);
  const act = async (of: string, action: string) => {
    await page.getByRole("button", { name: of, exact: true }).first().click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  if (isMobile) await act(`Actions for ${two.title}`, "Move to First choice");
  else await jobs.first().dragTo(folders.getByRole("button", { name: "First choice (0)" }));
  await expect(folders.getByRole("button", { name: "First choice (1)" })).toBeVisible();

  await act("Actions for folder Maybe", "Move up");
  await expect(folders.getByRole("listitem").nth(2)).toContainText("Maybe");
  await act("Actions for folder Maybe", "Rename or recolor");
  await page.getByLabel("Name", { exact: true }).fill("Later");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(folders.getByRole("button", { name: "Later (0)" })).toBeVisible();

  await folders.getByRole("button", { name: "First choice (1)" }).click();
  await expect(jobs).toHaveCount(1);
  await jobs.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Add note" }).click();
  await page.getByRole("textbox", { name: "Note" }).fill("Ask about the boat.");
  await page.getByRole("button", { name: "Save note" }).click();
  // The field has the same words.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(jobs.getByText("Ask about the boat.")).toBeVisible();

  await jobs.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Remove from saved jobs" }).click();
  await expect(jobs).toHaveCount(0);
  // Reached by one key from wherever the focus is, which returns there.
  await page.getByRole("button", { name: "New folder" }).focus();
  await page.keyboard.press("F8");
  const undo = toast(page, "removed from saved jobs").locator("..").getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(jobs.getByText("Ask about the boat.")).toBeVisible();
  await expect(page.getByRole("button", { name: "New folder" })).toBeFocused();

  await act("Actions for folder First choice", "Delete");
  await page.getByRole("button", { name: "Delete the folder" }).click();
  await expect(jobs).toHaveCount(2);
  // The server has said so too. What it says moves the page, and a press that began on a button would end beside it.
  await expect(folders.getByRole("button", { name: "No folder (2)" })).toBeVisible();
  await page.getByRole("button", { name: "Clear all" }).click();
  await page.getByRole("button", { name: "Remove all" }).click();
  await expect(page.getByRole("heading", { name: "No saved jobs yet." })).toBeVisible();
  await expectAccessible(page);
});
