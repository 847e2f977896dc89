import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs, post } from "./accounts-data.ts";

// @spec 2.21, 2.24, 2.97, 2.98, 2.117
test("a candidate makes a resume from the profile, sees its pages, and downloads both files @desktop @phone", async ({
  page,
}) => {
  await page.goto("/ats-resume-builder");
  await expect(page.getByRole("heading", { level: 1, name: "ATS Resume Builder" })).toBeVisible();
  await expectAccessible(page);

  const candidate = await member(page, "user");
  for (const position of ["Deckhand", "Captain"])
    await post(
      page,
      "user/experience/add-profile",
      { entry: { position, name: "Sea Trade" } },
      candidate.token,
    );
  await openAs(page, candidate, "/multiple-resume");
  await page.getByRole("button", { name: "New resume" }).click();
  const preview = page.getByRole("region", { name: "Preview" }).getByRole("img");
  await expect(preview).toHaveAttribute("src", /^data:image\/svg/);
  await expectAccessible(page);

  const before = await preview.getAttribute("src");
  await page.getByLabel("Template").selectOption({ label: "Pier · two columns" });
  await page.getByRole("checkbox", { name: /^Deckhand/ }).uncheck();
  await page.getByLabel("Headline").fill("Master mariner");
  await expect(preview).not.toHaveAttribute("src", before ?? "");
  await expect(page.getByRole("main").getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Headline")).toHaveValue("Master mariner");
  await expect(page.getByRole("checkbox", { name: /^Deckhand/ })).not.toBeChecked();

  for (const [name, start] of [
    ["Download PDF", "%PDF-"],
    ["Download Word file", "PK"],
  ] as const) {
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name }).click();
    expect(readFileSync(await (await file).path(), "latin1").slice(0, start.length)).toBe(start);
  }

  await page.getByRole("button", { name: "Delete resume" }).click();
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(page.getByRole("heading", { name: "No resumes yet." })).toBeVisible();
});

/** Moves the focus with the Tab key alone. */
async function reach(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("sections are put in order, renamed, hidden and taken back by keyboard alone, and dragged", async ({
  page,
}) => {
  const candidate = await member(page, "user");
  const add = (path: string, entry: object) => post(page, path, { entry }, candidate.token);
  await add("user/experience/add-profile", { position: "Captain", name: "Sea Trade" });
  await add("user/education/add-profile", { institution: "Nautical College" });
  await add("user/license/add-profile", { type: "Master mariner", number: "MM-12345678" });
  await openAs(page, candidate, "/multiple-resume");
  const press = async (name: string | RegExp, role: "button" | "checkbox" | "textbox" = "button") => {
    await reach(page, page.getByRole("main").getByRole(role, { name }));
    await page.keyboard.press(role === "checkbox" ? "Space" : "Enter");
  };
  await press("New resume");
  const sections = page.getByRole("list", { name: "Sections, in their order" });
  const boxes = sections.locator("> li").getByRole("checkbox");
  const names = () =>
    boxes.evaluateAll((all) => all.map((box) => box.closest("label")?.innerText.split("\n")[0]));
  const order = (...wanted: string[]) =>
    expect.poll(async () => (await names()).filter((name) => name && wanted.includes(name))).toEqual(wanted);
  await order("Experience", "Education", "Licenses");

  await press("Move Licenses up");
  await order("Experience", "Licenses", "Education");
  await expect(page.getByRole("status")).toContainText(["Licenses: place 2 of 3."]);
  await page.keyboard.press("Enter");
  await order("Licenses", "Experience", "Education");
  // At the end of the list the other button has the focus.
  await expect(page.getByRole("button", { name: "Move Licenses down" })).toBeFocused();

  await press("Print whole license numbers", "checkbox");
  const change = sections.locator("summary", { hasText: "Change heading" }).nth(1);
  await reach(page, change);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("At sea");
  await order("Licenses", "At sea", "Education");
  await press("Education", "checkbox");
  await expect(page.getByRole("checkbox", { name: "Education" })).not.toBeChecked();
  for (let back = 0; back < 20; back++) await page.keyboard.press("Shift+Tab");
  await press("Undo");
  await expect(page.getByRole("checkbox", { name: "Education" })).toBeChecked();

  // What is dragged does not scroll the page here.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await sections
    .locator("> li", { hasText: "Education" })
    .locator("[draggable]")
    .first()
    .dragTo(sections.locator("> li").first());
  await order("Education", "Licenses", "At sea");
  await expectAccessible(page);
  await expect(page.getByRole("main").getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await order("Education", "Licenses", "At sea");
  await expect(page.getByRole("checkbox", { name: "Print whole license numbers" })).toBeChecked();
  await page.getByRole("button", { name: "Template’s order and headings" }).click();
  await order("Experience", "Education", "Licenses");
});

test("a resume open in two windows is not overwritten: its owner decides, and takes it back", async ({
  page,
  context,
  complaints,
}) => {
  const candidate = await member(page, "user");
  await post(page, "user/resume/add", { name: "For ships" }, candidate.token);
  await openAs(page, candidate, "/multiple-resume");
  await expect(page.getByLabel("Headline")).toHaveValue("");
  const other = await context.newPage();
  await openAs(other, candidate, "/multiple-resume");
  await other.getByLabel("Headline").fill("Written there");
  const isSaved = (window: Page) =>
    expect(window.getByRole("main").getByText("Saved", { exact: true })).toBeVisible();
  await isSaved(other);

  await page.getByLabel("Headline").fill("Written here");
  const conflictIn = (window: Page) => window.getByRole("alert").filter({ hasText: "in another window" });
  const conflict = conflictIn(page);
  await expect(conflict).toBeVisible();
  await expect(page.getByRole("main").getByText("Not saved yet", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole("button", { name: "Show the other" }).click();
  await expect(page.getByLabel("Headline")).toHaveValue("Written there");
  await isSaved(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Headline")).toHaveValue("Written here");
  await isSaved(page);

  // The other window is the one that is behind now.
  await other.getByLabel("Headline").fill("Written last");
  await conflictIn(other).getByRole("button", { name: "Save mine" }).click();
  await isSaved(other);
  await page.reload();
  await expect(page.getByLabel("Headline")).toHaveValue("Written last");
  // Browsers note each refusal.
  expect(complaints.splice(0)).toEqual([expect.stringContaining("409"), expect.stringContaining("409")]);
});
