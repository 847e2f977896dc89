import type { Data } from "@jobmap/contract";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectLegible, test } from "../../../.tools/browser-test.ts";
import { draw } from "../../../api/test/support/resumes/draw.ts";
import { LAYOUTS } from "../../../api/test/support/resumes/layouts.ts";
import { personOf } from "../../../api/test/support/resumes/people.ts";
import { member, openAs } from "./accounts-data.ts";

const layout = LAYOUTS["sidebarLeft"];
const person = personOf(4);

/** Goes on by Tab until a field has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, field: Locator): Promise<void> {
  const isFocused = () => field.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 200 && !(await isFocused()); presses++) await page.keyboard.press("Tab");
  await expect(field).toBeFocused();
}

test("a two-column PDF is looked through by keyboard alone, corrected, and added", async ({ page }) => {
  if (!layout) throw new Error("There is no such layout.");
  const candidate = await member(page, "user");
  await openAs(page, candidate, "/profile");
  await page.getByRole("link", { name: "Add from a resume" }).press("Enter");
  await page.getByLabel("Your resume").setInputFiles({
    name: "resume.pdf",
    mimeType: "application/pdf",
    buffer: draw(person, layout),
  });
  const file = page.getByRole("region", { name: "Your file" });
  await expect(file.getByRole("img", { name: "Page 1 of your file" })).toContainText(
    person.basics?.name ?? "",
  );
  await expect(page.getByText(/^From resume.pdf\. Kept here until .* then deleted\./)).toBeFocused();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectLegible(page);
  await page.emulateMedia({ colorScheme: "light" });

  // The place of a field is shown while one is in it.
  const phone = page.getByLabel("Phone number");
  await expect(phone).toHaveValue(person.basics?.phone ?? "");
  await tabTo(page, phone);
  await expect(file.locator("rect[class*='active']")).toHaveCount(1);
  await page.keyboard.type("+1 555 010 0199");
  const job = page.getByRole("group", { name: "Job 1" });
  await tabTo(page, job.getByLabel("End"));
  await page.keyboard.type("2525");
  await tabTo(page, page.getByRole("checkbox", { name: "Add this job" }).nth(1));
  await page.keyboard.press("Space");
  await expect(page.getByRole("group", { name: "Job 2" }).getByLabel("Job title")).toHaveCount(0);

  const add = page.getByRole("button", { name: "Add to my profile" });
  await tabTo(page, add);
  await page.keyboard.press("Enter");
  await expect(job.getByText("Please enter a year, or a month such as 2024-03.")).toBeVisible();
  await job.getByLabel("End").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Delete");
  await add.press("Enter");
  await expect(page.getByText(/added to your profile/)).toBeFocused();

  const headers = { Authorization: `Bearer ${candidate.token}` };
  const reply = await page.request.get("/api/v1/user/profile/document", { headers });
  const { data: saved }: { data: Data<"GET user/profile/document"> } = await reply.json();
  expect(saved.basics?.phone).toBe("+1 555 010 0199");
  const [first, , ...others] = person.work ?? [];
  const { endDate: _, ...open } = first ?? {};
  expect(saved.work).toEqual([open, ...others]);
  expect(saved.skills?.map(({ name }) => name)).toEqual(person.skills?.map(({ name }) => name));
  await page.getByRole("button", { name: "Add from another file" }).press("Enter");
  await expect(page.getByLabel("Your resume")).toBeVisible();
});
