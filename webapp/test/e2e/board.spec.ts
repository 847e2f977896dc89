import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { openAs, toast } from "./accounts-data.ts";
import { applies } from "./application-data.ts";
import { postedJob } from "./posted-job.ts";

const BOARD = "/employer/all-application?view=board&sort=name&order=ascending";
const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const card = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
/** A card away from its name, its box and its menu. */
const FACTS = { position: { x: 100, y: 80 } };

test("several cards are chosen and moved together, by pointer and by keys", async ({ page }) => {
  test.slow();
  const { employer, id } = await postedJob(page);
  for (const name of ["Ada", "Bea", "Cleo", "Dora"]) await applies(page, id, name);
  await openAs(page, employer, BOARD);
  await expect(column(page, "New").getByRole("listitem")).toHaveCount(4);
  // Columns without cards are folded to a name and a zero, so that more of the others is seen.
  const width = async (name: string) => (await column(page, name).boundingBox())?.width ?? 0;
  await expect(column(page, "Shortlist")).toHaveText("Shortlist0");
  expect(await width("Shortlist")).toBeLessThan(60);
  expect(await width("New")).toBeGreaterThan(240);

  // By pointer: one, then all up to another, dropped without a question.
  await card(page, "Ada Marsh").click({ ...FACTS, modifiers: ["ControlOrMeta"] });
  await expect(page.getByLabel("Select Ada Marsh")).toBeChecked();
  await card(page, "Cleo Marsh").click({ ...FACTS, modifiers: ["Shift"] });
  await expect(page.getByText("3 chosen")).toBeVisible();
  await expectAccessible(page);
  await card(page, "Bea Marsh").dragTo(column(page, "Shortlist"));
  await expect(column(page, "Shortlist").getByRole("listitem")).toHaveCount(3);
  await expect(column(page, "New").getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText(/chosen$/)).toHaveCount(0);
  const moves = page.getByRole("region", { name: "Moves" });
  await expect(moves.getByText(/Shortlisted: 3 of 3/)).toBeVisible();
  await moves.getByRole("button", { name: "Undo" }).click();
  await expect(column(page, "New").getByRole("listitem")).toHaveCount(4);

  // By keys: one stop of the Tab key, arrows inside, Space and Shift choose, M moves, and the focus goes on.
  await link(page, "Ada Marsh").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(link(page, "Bea Marsh")).toBeFocused();
  await expect(page.getByText("2 chosen")).toBeVisible();
  await page.keyboard.press("m");
  await expect(page.getByRole("menuitem", { name: "Shortlist" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(column(page, "Shortlist").getByRole("listitem")).toHaveCount(2);
  await expect(column(page, "New").getByRole("link")).toHaveText(["Cleo Marsh", "Dora Marsh"]);
  await expect(link(page, "Dora Marsh")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(link(page, "Ada Marsh")).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.getByText("1 chosen")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("1 chosen")).toHaveCount(0);

  // Who cannot come stays, and it is said why.
  await card(page, "Ada Marsh").dragTo(column(page, "New"));
  await expect(toast(page, "Ada Marsh was not rejected, so there is nothing to reopen.")).toBeVisible();

  // An invitation needs words: it is asked for, and they stay chosen until it is sent.
  await page.getByLabel("Select Ada Marsh").check();
  await page.getByLabel("Select Bea Marsh").check();
  await card(page, "Ada Marsh").dragTo(column(page, "Interview"));
  const question = page.getByRole("dialog", { name: "Invite to interview: 2 applicants" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("2 chosen")).toBeVisible();
  await card(page, "Ada Marsh").dragTo(column(page, "Interview"));
  await question.getByRole("button", { name: "Invite to interview" }).click();
  await expect(column(page, "Interview").getByRole("listitem")).toHaveCount(2);
  expect(await width("Shortlist")).toBeLessThan(60);

  // The last card leaves its column, and the focus goes on in the next one.
  await link(page, "Cleo Marsh").focus();
  await page.keyboard.press("x");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("m");
  await page.getByRole("menuitem", { name: "Shortlist" }).press("Enter");
  await expect(column(page, "Shortlist").getByRole("listitem")).toHaveCount(2);
  await expect(column(page, "New")).toHaveText("New0");
  await expect(page.locator("[data-stage] li a:focus")).toHaveCount(1);
  // Z undoes here as well, from wherever the focus is.
  await page.keyboard.press("z");
  await expect(column(page, "New").getByRole("listitem")).toHaveCount(2);
});

test("a column of 5,000 shows every one of them, and draws those on the screen", async ({ page }) => {
  test.slow();
  const ALL = 5_000;
  const { employer, id } = await postedJob(page);
  await applies(page, id, "Ada");
  const asked: number[] = [];
  let known: { applicant: object } | undefined;
  await page.route("**/employer/job/applicants-list?*", async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const query = new URL(route.request().url()).searchParams;
    const [model] = reply.data.items;
    const isNew = query.get("status")?.includes("APPLIED") === true;
    const [number, limit] = [Number(query.get("page")), Number(query.get("limit"))];
    const first = (number - 1) * limit;
    if (isNew) asked.push(number);
    // Pages after the first are empty on the server: what it says of Ada is remembered.
    known ??= model;
    const { applicant } = known ?? { applicant: {} };
    const people = Array.from({ length: Math.min(limit, ALL - first) }, (_, n) => ({
      ...known,
      id: 1_000_000 + first + n,
      applicant: { ...applicant, name: `Applicant ${first + n + 1}` },
    }));
    const counts = { ...reply.data.counts, APPLIED: ALL };
    const data = isNew ? { ...reply.data, counts, total: ALL, items: people } : { ...reply.data, counts };
    await route.fulfill({ response, json: { ...reply, data } });
  });
  await openAs(page, employer, BOARD);
  const all = column(page, "New");
  await expect(all.getByText("5,000", { exact: true })).toBeVisible();
  await link(page, "Applicant 1").focus();
  expect(await all.getByRole("listitem").count()).toBeLessThan(30);
  await page.keyboard.press("End");
  await expect(link(page, "Applicant 5000")).toBeFocused();
  await expect(card(page, "Applicant 5000")).toHaveAttribute("aria-posinset", "5000");
  await expect(card(page, "Applicant 5000")).toHaveAttribute("aria-setsize", "5000");
  expect(await all.getByRole("listitem").count()).toBeLessThan(30);
  expect(new Set(asked).size).toBeLessThan(6);

  // A range over cards that were never shown.
  await page.keyboard.press("x");
  for (let n = 0; n < 3; n++) await page.keyboard.press("Shift+ArrowUp");
  await expect(page.getByText("4 chosen")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(link(page, "Applicant 1")).toBeFocused();
  await expectAccessible(page);
});
