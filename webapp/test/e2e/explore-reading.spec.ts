import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { pdf } from "../../../api/test/support/documents.ts";
import { member, openAs } from "./accounts-data.ts";
import { headline, rows } from "./explore-page.ts";
import { ask } from "./pages-data.ts";
import { postJobOf } from "./posted-job.ts";

const SEARCH = "/jobmap?search=nurse";

test("a job opens beside the list, and the keys go on from it", async ({ page }) => {
  await page.goto(SEARCH);
  const before = await headline(page).textContent();
  const titles = await rows(page).getByRole("heading").allTextContents();
  const pane = page.getByRole("region", { name: titles[1] ?? "", exact: true });
  await rows(page).nth(1).getByRole("link").click();
  await expect(page).toHaveURL(/search=nurse&read=\d+$/);
  await expect(pane).toBeFocused();
  await expect(pane.getByRole("heading", { name: "The work" })).toBeVisible();
  await expect(pane).toContainText("2 of ");
  await pane.getByText("Why this job?").click();
  await expect(pane.getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page);

  const read = page.locator("section:focus");
  await page.keyboard.press("j");
  await expect(read).toContainText("3 of ");
  await page.keyboard.press("k");
  await page.keyboard.press("k");
  await expect(read).toContainText("1 of ");
  await expect(read.getByRole("button", { name: "Previous job" })).toBeDisabled();
  await expect(rows(page).first().locator("[aria-current=true]")).toBeVisible();
  await expect(page.locator("#map canvas").first()).toBeInViewport();
  await page.reload();
  await expect(page.getByRole("heading", { name: "The work" })).toBeVisible();
  await expect(headline(page)).toHaveText(before ?? "");

  // All of it was one step.
  await page.goBack();
  await expect(page).toHaveURL(/\?search=nurse$/);
  await expect(page.getByRole("heading", { name: "The work" })).toHaveCount(0);
});

test("a phone that is turned while a job is read keeps the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SEARCH);
  await rows(page).nth(1).getByRole("link").click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "The work" })).toBeVisible();
  for (const width of [844, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole("heading", { name: "The work" })).toBeVisible();
    await expect(page.locator("#map canvas").first()).toBeAttached();
  }
});

test("the keys begin without a job, help, leave, and can be turned off", async ({ page }) => {
  await page.goto(SEARCH);
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keys" });
  await expect(help).toContainText("Next job");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(page).toHaveURL(/read=\d+$/);
  // A visitor cannot save or apply yet.
  await page.keyboard.press("s");
  const signIn = page.getByRole("dialog", { name: /Sign in/i });
  await expect(signIn).toContainText("Saving needs an account.");
  await page.keyboard.press("Escape");
  await expect(signIn).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\?search=nurse$/);
  await expect(rows(page).first().getByRole("link")).toBeFocused();
  // What is typed is typed.
  const what = page.getByRole("combobox", { name: "What" });
  await what.press("j");
  await expect(what).toHaveValue(/j/);
  await rows(page).first().getByRole("link").focus();
  await page.keyboard.press("?");
  await help.getByRole("switch", { name: "Use these keys" }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(page).toHaveURL(/\?search=nurse$/);
});

/** Titles of two neighbors in the list where its first page ends. */
async function seam(page: Page, query: string): Promise<{ last: string; next: string }> {
  const first = await ask<"GET user/job/list">(page.request, `user/job/list?${query}`);
  const second = await ask<"GET user/job/list">(page.request, `user/job/list?${query}&page=2`);
  return {
    last: first.items.at(-1)?.title ?? "",
    next: second.items[0]?.title ?? "",
  };
}

test("at the end of a page the keys go on to the next one, and back", async ({ page }) => {
  const { last, next } = await seam(page, "sort=pay");
  await page.goto("/jobmap?sort=pay");
  await rows(page).last().getByRole("link").click();
  const read = page.locator("section:focus");
  // Other tests publish jobs meanwhile.
  const of = (n: number) => new RegExp(`^${n} of [\\d,]+`);
  await expect(read).toHaveText(of(20));
  await expect(read.getByRole("heading", { level: 2 }).first()).toHaveText(last);
  await page.keyboard.press("j");
  await expect(read).toHaveText(of(21));
  await expect(read.getByRole("heading", { level: 2 }).first()).toHaveText(next);
  await expect(page).toHaveURL(/page=2&read=\d+$/);
  await expect(rows(page).first().locator("[aria-current=true]")).toBeInViewport();
  await page.keyboard.press("k");
  await expect(read).toHaveText(of(20));
  await expect(rows(page).last().locator("[aria-current=true]")).toBeInViewport();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(read).toHaveText(/^2[12] of/);
  // Whoever closes it is on the page that was read, at its row; Back leads to where reading began.
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/sort=pay&page=2$/);
  await expect(page.locator("[data-job] a:focus")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?sort=pay$/);
  await expect(rows(page).last().getByRole("heading")).toContainText(last);
});

test("a candidate dismisses a job by key, and applies for the next one beside the list", async ({ page }) => {
  const employer = await member(page, "employer");
  const wanted = await postJobOf(page, employer, "Anchor polisher");
  await postJobOf(page, employer, "Anchor painter");
  const candidate = await member(page, "user");
  const company = await ask<"GET user/job/{id}">(page.request, `user/job/${wanted}`);
  await openAs(page, candidate, `/jobmap?company=${company.company.id}&sort=newest`);
  const [painter, polisher] = ["Anchor painter", "Anchor polisher"].map((name) =>
    page.getByRole("region", { name, exact: true }),
  );
  if (!painter || !polisher) throw new Error("no panes");
  await rows(page).filter({ hasText: "Anchor painter" }).getByRole("link").click();
  await expect(painter.getByRole("heading", { name: "The work" })).toBeVisible();
  await page.keyboard.press("x");
  await expect(polisher.getByRole("heading", { name: "The work" })).toBeVisible();
  await page.keyboard.press("k");
  await expect(painter.getByRole("button", { name: "Undo not interested" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(polisher.getByRole("button", { name: "Not interested", exact: true })).toBeVisible();
  await page.keyboard.press("a");
  const form = page.getByRole("dialog", { name: "Apply: Anchor polisher" });
  await form.getByLabel("Yes", { exact: true }).check();
  await form
    .getByLabel(/^Resume/)
    .setInputFiles({ name: "resume.pdf", mimeType: "application/pdf", buffer: pdf() });
  await form.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByText(`Your application was sent to ${employer.company_name}.`)).toBeFocused();
  await page.getByRole("button", { name: "Back to the job" }).click();
  await expect(polisher.getByRole("link", { name: "Applied" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`read=${wanted}$`));
  await expect(page.locator("#map canvas").first()).toBeInViewport();
});

test("a flick goes on to the next page on a phone, and the map shows where the job is @phone", async ({
  page,
}) => {
  const query = "search=nurse&location_type=ONSITE&sort=pay";
  const { next } = await seam(page, query);
  await page.goto(`/jobmap?${query}`);
  await rows(page).last().getByRole("link").click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText("20 of ");
  await flick(page, 300, 120);
  await expect(sheet).toContainText("21 of ");
  await expect(sheet.getByRole("heading", { level: 2 }).first()).toHaveText(next);
  await flick(page, 120, 300);
  await expect(sheet).toContainText("20 of ");
  await flick(page, 300, 120);
  await expect(sheet).toContainText("21 of ");
  await sheet.getByRole("button", { name: "Show on map" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Preview" })).toContainText(next);
  await expect(page.getByRole("region", { name: "Preview" })).toBeFocused();
  await expect(page.locator("button.jm-item.is-on")).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole("region", { name: "Preview" })).toHaveCount(0);
});

async function flick(page: Page, from: number, to: number): Promise<void> {
  await page
    .getByRole("dialog")
    .locator("[class*=page]")
    .evaluate(
      (text, [start, end]) => {
        const touch = (clientX: number) =>
          new Touch({ identifier: 1, target: text, clientX, clientY: 400 + clientX / 20 });
        const fire = (type: string, clientX: number, touches: Touch[]) =>
          text.dispatchEvent(
            new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch(clientX)] }),
          );
        fire("touchstart", start, [touch(start)]);
        fire("touchend", end, []);
      },
      [from, to] as const,
    );
}

test("jobs are flicked through on a phone @phone", async ({ page }) => {
  await page.goto(SEARCH);
  const titles = await rows(page).getByRole("heading").allTextContents();
  const sheet = page.getByRole("dialog");
  await rows(page).first().getByRole("link").click();
  await expect(sheet.getByRole("heading", { level: 2 })).toHaveText(titles[0] ?? "");
  await expect(sheet.getByRole("heading", { name: "The work" })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Next" }).click();
  await expect(sheet).toContainText("2 of ");
  await flick(page, 300, 120);
  await expect(sheet).toContainText("3 of ");
  await expect(sheet.getByRole("heading", { level: 2 }).first()).toHaveText(titles[2] ?? "");
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\?search=nurse$/);
});
