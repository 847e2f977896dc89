import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, expectLegible, test } from "../../../.tools/browser-test.ts";
import { ask, findEndedJob, newestJobs } from "./pages-data.ts";

test("the first Tab skips to the content", async ({ page }) => {
  await page.goto("/jobs/driver-jobs");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("focus starts at the content after client-side navigation", async ({ page }) => {
  await page.goto("/jobs/driver-jobs");
  await page.locator("main article a").first().click();
  await page.waitForURL(/\/job\/\d+$/);
  await expect(page.locator("main")).toBeFocused();
});

test("a chosen theme persists, and is applied before the first paint", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/framework-*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/jobs/driver-jobs", { waitUntil: "commit" });
  // Pressed before anything listens, and heard when something does.
  await page.getByRole("button", { name: /^Theme: automatic/ }).click();
  scripts.resolve();
  await page.getByRole("button", { name: /^Theme: day chart/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      const body = document.body ? getComputedStyle(document.body).colorScheme : "";
      sessionStorage.setItem(document.readyState, body);
    });
  });
  await page.reload();
  expect(await page.evaluate(() => sessionStorage.getItem("interactive"))).toBe("dark");
  await expect(page.getByRole("button", { name: /^Theme: night chart/ })).toBeVisible();
});

test("the bar searches from any page", async ({ page }) => {
  await page.goto("/jobs/driver-jobs");
  await page.getByRole("searchbox").fill("welder");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/jobmap\?search=welder/);
});

// @spec 2.1, 2.77
test("any unknown path leads home", async ({ page }) => {
  for (const path of ["/nothing", "/user", "/company/", "/wp-admin/setup.php"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
  }
});

test("every link of the frame leads somewhere", async ({ page, request }) => {
  await page.goto("/");
  const links = page.locator("header a, footer a");
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of new Set(addresses)) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
  }
});

test("robots.txt excludes the API", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  expect(await response.text()).toContain("Disallow: /api/");
});

test("pages allow only their own scripts, and are not cached for others", async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.headers()["cache-control"]).toBe("private, no-cache");
  const policy = response?.headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'self' '(?:nonce|sha256)-[^']+'/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  const bare = await page.locator("script:not([nonce]):not([type='application/ld+json'])").count();
  expect(bare).toBe(0);
});

/** One of each public page: whole, ended, missing, with nothing found, and in Spanish. */
async function publicPages(request: APIRequestContext): Promise<string[]> {
  const [job] = await newestJobs(request);
  const { items } = await ask<"GET user/companies">(request, "user/companies?limit=1");
  const { towns } = await ask<"GET map/local-directory">(request, "map/local-directory");
  const whole = ["/", `/jobs/in/${towns[0]?.slug}`, `/job/${job?.id}`, "/jobs/driver-jobs"];
  const company = `/company/${items[0]?.username}`;
  return [
    ...whole,
    company,
    `/job/${await findEndedJob(request)}`,
    "/job/4000000000",
    "/jobs/zzqqxx-jobs",
    // Longer words, in the same places.
    ...[...whole, company, "/jobmap", "/user-register", "/contact"].map((path) => `/es${path}`),
  ];
}

async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}

/** Pages that are gone or never were are an error in the console too. */
function expectOnlyMissing(complaints: string[]): void {
  expect(complaints.splice(0).filter((one) => !/status of 4(04|10)/.test(one))).toEqual([]);
}

test("every page is accessible in both themes, and fits @phone @desktop", async ({
  page,
  request,
  complaints,
}) => {
  // Sixteen pages, each looked at whole.
  test.slow();
  for (const path of await publicPages(request)) {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expectAccessible(page);
    await expectToFit(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectLegible(page);
  }
  expectOnlyMissing(complaints);
});

test("every page fits a tablet @tablet", async ({ page, request, complaints }) => {
  for (const path of await publicPages(request)) {
    await page.goto(path);
    await expectToFit(page);
  }
  expectOnlyMissing(complaints);
});
