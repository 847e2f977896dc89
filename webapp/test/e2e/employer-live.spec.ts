import type { Page, Request, WebSocketRoute } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { heard, hearing, openAs, post } from "./accounts-data.ts";
import { applies } from "./application-data.ts";
import { postedJob } from "./posted-job.ts";

/** An employer puts somebody on the shortlist, by the API alone. */
async function moves(page: Page, token: string, name: string): Promise<void> {
  const list = await page.request.get(`/api/v1/employer/job/applicants-list?search=${name}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = await list.json();
  const ids = [data.items[0].id];
  await post(page, "employer/job/change-application-status", { ids, action: "shortlist" }, token);
}

test("an employer's open lists follow changes, without moving rows unasked", async ({ page, context }) => {
  test.slow();
  const { employer, id } = await postedJob(page);
  await applies(page, id, "Ada");
  await hearing(page, () => openAs(page, employer, "/employer/all-application"));
  const rows = page.getByRole("row").filter({ has: page.getByRole("link", { name: /Marsh$/ }) });
  await expect(rows).toHaveCount(1);
  await page.getByRole("checkbox", { name: /Ada Marsh/ }).check();

  // Two apply while the list is read: it stays as it is, with what is chosen in it.
  const maker = await context.newPage();
  await applies(maker, id, "Bea");
  await expect(page.getByRole("button", { name: "1 new application" })).toBeVisible();
  await applies(maker, id, "Cleo");
  const pill = page.getByRole("button", { name: "2 new applications" });
  await expect(pill).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole("checkbox", { name: /Ada Marsh/ })).toBeChecked();
  await expectAccessible(page);
  await pill.click();
  await expect(rows).toHaveText([/Cleo/, /Bea/, /Ada/]);
  await expect(pill).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: /Ada Marsh/ })).toBeChecked();

  // A colleague at another machine puts Ada on the shortlist: her row says so where it stands.
  await moves(maker, employer.token, "Ada");
  await expect(rows).toHaveText([/Cleo/, /Bea/, /Ada.*Shortlist/]);
  await expect(page.getByRole("checkbox", { name: /Ada Marsh/ })).toBeChecked();

  // One's own move comes back by the socket, here before its answer does: the list asks for nothing until that is there.
  const told = heard(page, /"applications"/);
  await hearing(page, () => page.goto("/employer/all-application?view=board"));
  await expect(page.getByRole("region", { name: "New" }).getByText("Bea Marsh")).toBeVisible();
  const asked: string[] = [];
  await page.route("**/applicants/move", async (route) => {
    const response = await route.fetch();
    await told;
    // What the page loads for later by itself is no question of the list.
    const note = (request: Request) => {
      if (request.url().includes("/api/")) asked.push(request.url());
    };
    page.on("request", note);
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
    );
    page.off("request", note);
    await route.fulfill({ response });
  });
  await page.getByRole("button", { name: "Actions for Bea Marsh" }).click();
  await page.getByRole("menuitem", { name: "Shortlist" }).click();
  await expect(page.getByRole("region", { name: "Shortlist" }).getByText("Bea Marsh")).toBeVisible();
  await expect(page.getByRole("button", { name: "The list has changed" })).toHaveCount(0);
  expect(asked).toEqual([]);

  // The same employer closes the job in another tab: the list of jobs that is open here says so.
  await hearing(page, () => page.goto("/employer/jobs"));
  const state = page.getByRole("row").filter({ hasText: "Deckhand" });
  await expect(state).toContainText("On the map");
  await maker.goto("/employer/jobs");
  await maker.getByRole("button", { name: "Actions for Deckhand" }).click();
  await maker.getByRole("menuitem", { name: "Pause" }).click();
  await expect(state).toContainText("Paused");
  await maker.close();
});

test("changes during a lost connection appear when it is back, or when the page is visible again", async ({
  page,
}) => {
  const { employer, id } = await postedJob(page);
  const lines: WebSocketRoute[] = [];
  let isLost = false;
  await page.routeWebSocket("**/socket.io/**", async (line) => {
    if (isLost) return void line.close();
    line.connectToServer();
    lines.push(line);
  });
  await hearing(page, () => openAs(page, employer, "/employer/all-application"));
  await expect(page.getByText("No applications yet.")).toBeVisible();
  isLost = true;
  for (const line of lines) await line.close();
  await applies(page, id, "Ada");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("link", { name: "Ada Marsh" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Notifications, 1/ })).toBeVisible();
  await applies(page, id, "Bea");
  isLost = false;
  await expect(page.getByRole("button", { name: "1 new application" })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole("button", { name: /^Notifications, 2/ })).toBeVisible();
});
