import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs, post } from "./accounts-data.ts";
import { postedJob } from "./posted-job.ts";

const STAGES = ["shortlist", "interview", "offer"];

/** A candidate whose application an employer has moved so many times: each is a notification. */
async function candidateTold(page: Page, times: number) {
  const { employer, id } = await postedJob(page);
  const candidate = await member(page, "user");
  const answers = JSON.stringify([]);
  const form = { job_id: id, first_name: "Marisol", last_name: "Torres", email: candidate.email, answers };
  await post(page, "employer/job/post-job-question", { id, questions: [] }, employer.token);
  const { id: application } = await post(page, "user/job/apply", form, candidate.token);
  for (let n = 0; n < times; n++)
    await post(
      page,
      "employer/job/change-application-status",
      { ids: [application], action: STAGES[n % STAGES.length] },
      employer.token,
    );
  return candidate;
}

async function unreadOf(page: Page, token: string): Promise<{ unread: number; ids: number[] }> {
  const reply = await page.request.get("/api/v1/notification/list?unread=true&limit=100", {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = await reply.json();
  return { unread: data.unread, ids: data.items.map(({ id }: { id: number }) => id) };
}

test("notifications that were visible are marked read, and no others @phone @desktop", async ({ page }) => {
  const COUNT = 14;
  const candidate = await candidateTold(page, COUNT);
  const before = await unreadOf(page, candidate.token);
  expect(before.unread).toBe(COUNT);
  await openAs(page, candidate, "/applied-job-list");
  await page.getByRole("button", { name: `Notifications, ${COUNT} unread` }).click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(panel.getByRole("listitem")).toHaveCount(COUNT);
  await expect.poll(async () => (await unreadOf(page, candidate.token)).unread).toBeLessThan(COUNT);
  // The oldest stand below the edge of the panel.
  expect((await unreadOf(page, candidate.token)).ids).toEqual(expect.arrayContaining(before.ids.slice(-5)));
  await expectAccessible(page);
  for (let n = 0; n < COUNT; n++) {
    await panel.getByRole("listitem").nth(n).scrollIntoViewIfNeeded();
    const id = before.ids[n];
    await expect.poll(async () => (await unreadOf(page, candidate.token)).ids).not.toContain(id);
  }
  await panel.getByRole("link", { name: "See all" }).click();
  await expect(page).toHaveURL("/notifications");
  await page.getByRole("tab", { name: /^Unread/ }).click();
  await expect(page.getByText("You have read everything.")).toBeVisible();
});

test("the notifications page lists all in pages, and holds back new ones", async ({ page }) => {
  const candidate = await candidateTold(page, 33);
  await openAs(page, candidate, "/notifications");
  const list = page.getByRole("region", { name: "List" });
  await expect(list.getByRole("listitem").first()).toContainText("offered you the job: Deckhand");
  await expect(list.getByText(/^(Just now|\d+ minutes? ago)$/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL("/notifications?page=2");
  await expect(list.locator("ul > li")).toHaveCount(3);
  await page.getByRole("link", { name: "Page 1" }).click();
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect.poll(async () => (await unreadOf(page, candidate.token)).unread).toBe(0);
  await expect(page.getByRole("button", { name: "Mark all as read" })).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("switch", { name: "Application update" })).toBeInViewport();
});

test("on a phone the menu leads to unread notifications and to saved jobs, and filters stay usable over a full list @phone", async ({
  page,
}) => {
  const candidate = await candidateTold(page, 2);
  await openAs(page, candidate, "/jobmap");
  // The bar at the bottom has the mark; neither the menu nor the bell of other pages repeats it.
  await expect(page.getByRole("link", { name: "Notifications 2 unread" })).toBeVisible();
  const menuButton = page.getByRole("button", { name: "Menu", exact: true });
  await expect(menuButton).toBeVisible();
  await expect(page.getByText("2", { exact: true }).locator("visible=true")).toHaveCount(1);
  const sheet = page.getByRole("region", { name: "List of jobs" });
  await page.getByRole("button", { name: "Show all of the list" }).click();
  await expect(sheet).toHaveAttribute("data-stop", "full");
  await page.getByRole("button", { name: "Remote" }).click();
  await expect(page).toHaveURL(/location_type=TELECOMMUTE/);
  await expectAccessible(page);

  await menuButton.click();
  const shortcuts = page.getByRole("dialog", { name: "Menu" }).getByRole("navigation", { name: "Shortcuts" });
  await expectAccessible(page);
  await shortcuts.getByRole("link", { name: "Notifications 2 unread" }).click();
  await expect(page).toHaveURL("/notifications");
  await expect(page.getByRole("banner").getByText("2", { exact: true }).locator("visible=true")).toHaveCount(
    0,
  );
  for (const [text, path] of [
    ["Saved jobs", "/saved-job"],
    ["Saved map", "/saved-jobmap"],
    ["Job alerts", "/job-alerts"],
    ["Searches", "/searchhistory"],
  ] as const) {
    await page.getByRole("button", { name: /^Menu/ }).click();
    await shortcuts.getByRole("link", { name: text }).click();
    await expect(page).toHaveURL(path);
    await expect(shortcuts).toHaveCount(0);
  }
});

test("a candidate's phone has a bar with the unread mark on every screen @phone", async ({ page }) => {
  const candidate = await candidateTold(page, 2);
  await openAs(page, candidate, "/jobmap");
  const bar = page.getByRole("navigation", { name: "Your places" });
  await expect(bar).toHaveCount(1);
  await expect(bar.getByRole("link", { name: "Map" })).toHaveAttribute("aria-current", "page");
  await expect(bar.getByRole("link", { name: "Notifications 2 unread" })).toBeVisible();
  // Nothing of the page lies under it.
  const [top, list] = await Promise.all([
    bar.boundingBox(),
    page.getByRole("region", { name: "List of jobs" }).getByRole("heading", { level: 1 }).boundingBox(),
  ]);
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThan(top?.y ?? 0);
  await expectAccessible(page);
  await bar.getByRole("link", { name: "Saved" }).click();
  await expect(page).toHaveURL(/\/saved-job$/);
  await expect(bar.getByRole("link", { name: "Notifications 2 unread" })).toBeVisible();
  await bar.getByRole("link", { name: /^Notifications/ }).click();
  await expect(page).toHaveURL(/\/notifications$/);
  await bar.getByRole("link", { name: "Me" }).click();
  await expect(page).toHaveURL(/\/profile-setting/);
  await page.goto("/");
  await expect(bar).toHaveCount(1);
});
