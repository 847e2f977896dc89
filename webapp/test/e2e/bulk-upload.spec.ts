import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs } from "./accounts-data.ts";
import { rows, total } from "./explore-page.ts";
import { tabTo } from "./keyboard.ts";

const WORDS = "Keeps the boats and the yard in order, in every season and most weather. "
  .replaceAll(",", "")
  .repeat(4)
  .trim();
const HEADER = [
  "Job title",
  "Description",
  "Employment type",
  "City",
  "State",
  "Salary min",
  "Salary unit",
  "Requisition ID",
];
const ROWS = 30;

/** 40 % of the rows have a problem: a type nobody knows, a state that is none, or no title. */
function line(n: number): string[] {
  const fault = n % 10;
  return [
    fault === 1 ? "" : `Deckhand ${"abcdefghijklmnopqrstuvwxyz".charAt(n % 26)}`,
    WORDS,
    fault === 2 || fault === 3 ? "sometimes" : "Full-time",
    "Baltimore",
    fault === 4 ? "Zembla" : "MD",
    "21.50",
    "hour",
    `R-${n}`,
  ];
}

const CSV = [HEADER, ...Array.from({ length: ROWS }, (_, n) => line(n))]
  .map((cells) => cells.join(","))
  .join("\r\n");

// @spec 1.11, 2.14, 2.136
test("a file of which 40 % is broken is repaired by keyboard alone and becomes drafts @desktop", async ({
  page,
}) => {
  test.slow();
  await page.goto("/employer/job/bulk-upload");
  await expect(page.getByRole("link", { name: "Example as XLSX" })).toBeVisible();
  await expectAccessible(page);

  const employer = await member(page, "employer");
  await openAs(page, employer, "/employer/dashboard");
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Bulk Upload" }).click();
  await page
    .getByLabel("Your jobs")
    .setInputFiles({ name: "jobs.csv", mimeType: "text/csv", buffer: Buffer.from(CSV) });
  const check = page.getByRole("button", { name: `Check ${ROWS} rows` });
  await expect(check).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Employment type is" })).toHaveValue("employment_type");
  await expectAccessible(page);
  await tabTo(page, check);
  await page.keyboard.press("Enter");

  const plan = page.getByRole("region", { name: "Dry run" });
  await expect(plan).toContainText("18 new, 12 refused.");
  await expectAccessible(page);
  const cell = (name: RegExp) => page.getByRole("gridcell", { name });
  await tabTo(page, cell(/^\s*\. Problem: This row has no job title/).first());
  await page.keyboard.press("Enter");
  await page.keyboard.type("Bosun");
  await page.keyboard.press("Enter");
  await expect(plan).toContainText("19 new, 11 refused.");

  await page.keyboard.press("F8");
  await expect(cell(/^sometimes/).first()).toBeFocused();
  await page.keyboard.press("F2");
  await page.keyboard.type("Part-time");
  await page.keyboard.press("Control+Enter");
  await expect(plan).toContainText("25 new, 5 refused.");

  for (const title of ["Helmsman", "Galley cook"]) {
    await page.keyboard.press("Control+Home");
    const empty = page.getByRole("gridcell", { name: /^\s*\. Problem: This row has no job title/ });
    for (let presses = 0; presses < 8; presses++) {
      if (await empty.first().evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press("F8");
    }
    await page.keyboard.type(title);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("gridcell", { name: title, exact: true })).toBeVisible();
  }
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("F8");
  await expect(cell(/^Zembla/).first()).toBeFocused();
  const fix = page.getByLabel("Change every State “Zembla” to");
  await tabTo(page, fix);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("MD");
  await page.keyboard.press("Enter");
  await expect(plan).toContainText("30 new.");

  await tabTo(page, page.getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Enter");
  await expect(plan).toContainText("27 new, 3 refused.");
  const start = plan.getByRole("button", { name: "Make 27 drafts" });
  // The page may be left meanwhile, and repairs are there again.
  await page.reload();
  await tabTo(page, start);
  await page.keyboard.press("Enter");
  await expect(page.getByText("All rows are worked through: 27 new, 3 refused.")).toBeVisible();
  const publish = page.getByRole("region", { name: "Publish the drafts" });
  await expect(publish.getByRole("radio").first()).toBeVisible();
  await expect(publish.getByText("Publish 27 drafts together")).toBeVisible();
  await expectAccessible(page);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Rows to fix, CSV" }).click();
  expect((await saved).suggestedFilename()).toBe("jobs with problems.csv");
  await page.getByRole("link", { name: "See your drafts" }).click();
  await expect(page.getByRole("main").getByText("Galley cook")).toBeVisible();

  await page.goto("/employer/job/bulk-upload");
  await page.getByRole("button", { name: "Take back jobs.csv" }).click();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("Taken back", { exact: true })).toBeVisible();

  // A few good rows: published together, and on the map at once.
  const title = `Skipjack tender ${String.fromCharCode(...Array.from({ length: 9 }, () => 97 + Math.floor(Math.random() * 26)))}`;
  const few = [11, 15].map((n) => line(n).with(0, title).join(","));
  await page.getByLabel("Your jobs").setInputFiles({
    name: "few.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([HEADER.join(","), ...few].join("\r\n")),
  });
  await page.getByRole("button", { name: "Check 2 rows" }).click();
  await plan.getByRole("button", { name: "Make 2 drafts" }).click();
  await publish.getByRole("button", { name: /^Publish for \d+ days, free$/ }).click();
  await expect(page.getByRole("region", { name: "Notices" }).getByText("2 jobs published")).toBeVisible();
  await expect(publish).toBeHidden();
  await page.goto(`/jobmap?search=${encodeURIComponent(title)}`);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText(title);
  await expect.poll(() => total(page)).toBe(2);
});
