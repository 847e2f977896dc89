import type { Page, Route } from "@playwright/test";
import { expect, test } from "../../../.tools/browser-test.ts";
import { toast } from "./accounts-data.ts";
import { newestJobs } from "./pages-data.ts";

// The console says what did not load.
test.afterEach(({ complaints }) => void complaints.splice(0));

const openExplorer = (page: Page) => page.getByRole("button", { name: "Explorer" }).click();
const missing = (route: Route) => route.fulfill({ status: 404 });

test("a script that fails once is requested again, bypassing caches, unnoticed", async ({ page }) => {
  await page.goto("/feedback");
  await page.route(/\/assets\/ExplorerPanel-[\w-]+\.js$/, missing);
  await openExplorer(page);
  await expect(page.getByRole("dialog", { name: "Companies Hiring" })).toBeVisible();
});

test("a panel that failed to load appears on retry, and the page can be reloaded", async ({ page }) => {
  await page.goto("/feedback");
  await page.getByLabel("Describe your feedback").fill("The legend hides the pier.");
  await page.route(/\/assets\/ExplorerPanel-/, missing);
  await openExplorer(page);
  const standIn = page.getByRole("dialog", { name: "Explorer" });
  await expect(standIn.getByRole("alert")).toHaveText("Explorer did not load.");
  await standIn.getByRole("button", { name: "Try again" }).click();
  await expect(standIn.getByRole("button", { name: "Reload the page" })).toBeVisible();
  await page.unrouteAll();
  await standIn.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Companies Hiring" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Describe your feedback")).toHaveValue("The legend hides the pier.");
});

test("a loading panel can be waited for or canceled", async ({ page }) => {
  await page.goto("/feedback");
  let arrive = () => {};
  const arrives = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/ExplorerPanel-/, async (route) => {
    await arrives;
    await route.continue();
  });
  await openExplorer(page);
  const standIn = page.getByRole("dialog", { name: "Explorer" });
  await expect(standIn.getByRole("status")).toHaveText("Loading Explorer");
  await standIn.getByRole("button", { name: "Cancel" }).click();
  await expect(standIn).toBeHidden();
  await openExplorer(page);
  await expect(standIn).toBeVisible();
  arrive();
  await expect(page.getByRole("dialog", { name: "Companies Hiring" })).toBeVisible();
  await expect(standIn).toBeHidden();
});

test("saving reports that its script failed to load, and works on retry", async ({ page }) => {
  const [job] = await newestJobs(page.request);
  await page.route(/\/assets\/save-/, missing);
  await page.goto(`/job/${job?.id}`);
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await expect(toast(page, "Saving did not load.")).toBeVisible();
  await page.unrouteAll();
  await toast(page, "Saving did not load.").locator("..").getByRole("button", { name: "Try again" }).click();
  // A visitor is asked to sign in.
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
});

test("a page with slow scripts is readable, and works when they have loaded", async ({ page }) => {
  await page.clock.install();
  let arrive = () => {};
  const arrives = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await arrives;
    await route.continue();
  });
  await page.goto("/feedback", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const late = page.locator("#late");
  await expect(late).toBeHidden();
  await page.clock.fastForward(9_000);
  await expect(late.getByText("This page is still loading.")).toBeVisible();
  arrive();
  await expect(late).toBeHidden();
  await openExplorer(page);
  await expect(page.getByRole("dialog", { name: "Companies Hiring" })).toBeVisible();
});

test("a failed style sheet is requested once more", async ({ page }) => {
  await page.route(/\/assets\/style-[\w-]+\.css$/, missing);
  await page.goto("/feedback");
  const retried = page.locator('head link[rel="stylesheet"][href$="?retry"]');
  await expect(retried).toHaveCount(1);
  await expect(page.getByRole("banner")).toHaveCSS("display", "flex");
});

test("a stalled style sheet does not keep the page blank", async ({ page }) => {
  await page.clock.install();
  await page.route(/\/assets\/style-[\w-]+\.css$/, () => {});
  await page.goto("/feedback", { waitUntil: "commit" });
  await page.locator("main").waitFor({ state: "attached" });
  await page.clock.fastForward(9_000);
  await expect(page.getByRole("banner")).toHaveCSS("display", "flex");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a page that failed to load works when visited again", async ({ page }) => {
  await page.clock.install();
  await page.goto("/feedback");
  await page.route(/\/assets\/page-[\w-]+\.js/, missing);
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(page.getByRole("heading", { name: "This page did not load" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Describe your feedback")).toBeVisible();
  await page.unrouteAll();
  await page.clock.fastForward(10_000);
  await page.goForward();
  await expect(page.getByRole("region", { name: "Map", exact: true })).toBeVisible();
});
