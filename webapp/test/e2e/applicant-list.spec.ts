import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs } from "./accounts-data.ts";
import { applies } from "./application-data.ts";
import { postedJob } from "./posted-job.ts";

/** From the bottom of the bar to the first row of a dense table without filters, in px. */
const MAX_ABOVE_PX = 150;

test("filters that are set are seen and removed with a press, and dense rows begin near the top", async ({
  page,
}) => {
  test.slow();
  const { employer, id } = await postedJob(page);
  await applies(page, id, "Ada");
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, employer, "/employer/all-application?rows=dense");
  const row = page.getByRole("row", { name: /Ada Marsh/ });
  const bar = await page.getByRole("banner").boundingBox();
  const first = await row.boundingBox();
  expect((first?.y ?? Infinity) - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeLessThanOrEqual(MAX_ABOVE_PX);
  await expectAccessible(page);

  // What is set in the panel, in the address and in the fields is all there.
  await page.goto(
    `/employer/all-application?rows=dense&job=${id}&search=marsh&reached=hired&from=2026-01-02`,
  );
  const chips = page.getByRole("list", { name: "Filters that are set" });
  await expect(chips.getByRole("listitem")).toHaveText([
    /Name or email: marsh$/,
    /Job: Deckhand, Cambridge/,
    /Was hired$/,
    /Applied from Jan 2, 2026$/,
    "Clear all",
  ]);
  await expectAccessible(page);
  await chips.getByRole("button", { name: "Remove filter Was hired" }).click();
  await expect(page).not.toHaveURL(/reached/);
  await expect(chips.getByRole("button", { name: /^Remove filter Applied from/ })).toBeFocused();
  await expect(row).toBeVisible();
  await chips.getByRole("button", { name: "Clear all" }).click();
  await expect(chips).toHaveCount(0);
  await expect(page.getByLabel("Name or email")).toBeFocused();
  await expect(page).toHaveURL(/all-application\?rows=dense$/);

  // On a phone the fields come when they are asked for and keep their labels, and chips that are too long do not widen the page.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/employer/all-application?rows=dense&search=${"w".repeat(180)}`);
  const field = page.getByText("Name or email", { exact: true });
  await expect(field).toBeHidden();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await expect(field).toBeInViewport();
  await expect(chips.getByRole("button", { name: /^Remove filter Name/ })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessible(page);
});

test("rows of applicants by keys: J and K, X, and Enter to the review", async ({ page }) => {
  test.slow();
  const { employer, id } = await postedJob(page);
  for (const name of ["Ada", "Bea", "Cleo"]) await applies(page, id, name);
  await openAs(page, employer, "/employer/all-application?sort=name&order=ascending");
  const row = (name: string) => page.getByRole("row", { name: new RegExp(`${name} Marsh`) });
  await expect(row("Ada")).toBeVisible();
  await page.keyboard.press("j");
  await expect(row("Ada")).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByLabel("Select Bea Marsh")).toBeChecked();
  await expect(page.getByText("1 chosen")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(row("Cleo")).toBeFocused();
  await page.keyboard.press("k");
  await expect(row("Bea")).toBeFocused();
  await expectAccessible(page);

  // A letter in a field is a letter.
  const search = page.getByRole("searchbox", { name: "Name or email" });
  await search.press("j");
  await expect(search).toHaveValue("j");
  await search.fill("");

  // Where nothing matches, the way back keeps the focus.
  await search.fill("zzzz");
  await search.press("Enter");
  const all = page.getByRole("button", { name: "Show all" });
  await all.press("Enter");
  await expect(row("Bea")).toBeVisible();
  await expect(all).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "Table" })).toBeFocused();

  // The keys are written down.
  await row("Bea").focus();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys of this view" });
  await expect(keys.getByText("Open the row in the review")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(row("Bea")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/view=review/);
  await expect(
    page.getByRole("region", { name: "Application", exact: true }).getByRole("heading", { level: 2 }),
  ).toHaveText("Bea Marsh");
});

test("a review on a phone begins near the top, its filters are shown when they are asked for", async ({
  page,
}) => {
  await openAs(page, await member(page, "employer"), "/employer/all-application?view=review");
  const filters = page.getByRole("form", { name: "Filter applications" });
  const button = page.getByRole("button", { name: "Filters", exact: true });
  await expect(filters).toBeVisible();
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(filters).toBeHidden();
  // Below the bar with its search: a line of tools, a line of views.
  const panel = await page.getByRole("tabpanel").boundingBox();
  expect(panel?.y).toBeLessThan(240);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await button.click();
  await expect(filters).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");

  // Whoever removes the last filter keeps a place on the page.
  await page.goto("/employer/all-application?view=review&search=nobody");
  await page.getByRole("button", { name: /Name or email: nobody/ }).click();
  await expect(button).toBeFocused();
});

test("a note that was removed, and a saved view that was deleted, come back as they were", async ({
  page,
}) => {
  const { employer, id } = await postedJob(page);
  await applies(page, id, "Ada");
  await openAs(page, employer, "/employer/all-application?stage=new");
  await page.getByRole("link", { name: "Ada Marsh" }).click();
  const panel = page.getByRole("dialog");
  await panel.getByLabel(/^Private note/).fill("Call her on Monday.");
  await panel.getByRole("button", { name: "Add note" }).click();
  const note = panel.getByRole("listitem").filter({ hasText: "Call her on Monday." });
  const written = await note.innerText();
  await note.getByRole("button", { name: "Remove" }).press("Enter");
  await expect(note).toHaveCount(0);
  await expect(page.locator("body")).not.toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(note).toHaveText(written, { useInnerText: true });
  await panel.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Views" }).click();
  const views = page.getByRole("dialog", { name: "Saved views" });
  await views.getByLabel("Name of this view").fill("New ones");
  await views.getByRole("button", { name: "Save", exact: true }).click();
  const view = views.getByRole("button", { name: "New ones", exact: true });
  await expect(view).toBeVisible();
  await views.getByRole("button", { name: "Delete view New ones" }).click();
  await expect(view).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(view).toHaveAttribute("aria-current", "true");
});
