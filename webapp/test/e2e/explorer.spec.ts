import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { expectRefusals, member, openAs, post, search, toast } from "./accounts-data.ts";
import { ask } from "./pages-data.ts";

const panel = (page: Page, kind: string) => page.getByRole("dialog", { name: kind, exact: true });
const chooser = (page: Page) => page.getByRole("dialog", { name: "Explorer", exact: true });
const rows = (page: Page, kind: string) => page.getByRole("list", { name: kind }).getByRole("listitem");

async function openExplorer(page: Page): Promise<void> {
  // Who is here is known once the page's script runs.
  await expect(page.locator("html")).toHaveAttribute("data-session", /visitor|signed-in/);
  const button = page.getByRole("button", { name: /^(Menu|Expand menu)$/ });
  await expect(button.or(page.getByRole("button", { name: "Collapse menu" }))).toBeVisible();
  if ((await button.count()) > 0) await button.click();
  await page.getByRole("button", { name: "Explorer", exact: true }).click();
}

async function choose(page: Page, kind: string): Promise<void> {
  await page.getByRole("button", { name: "Choose another list" }).click();
  await chooser(page).getByRole("button", { name: kind }).click();
  await expect(chooser(page)).toHaveCount(0);
  await expect(panel(page, kind)).toBeVisible();
}

/** Parameters of the address, once it is the job map's. */
async function landedWith(page: Page, wanted: Record<string, string>): Promise<void> {
  await expect(async () => {
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe("/jobmap");
    expect(Object.fromEntries(searchParams)).toMatchObject(wanted);
  }).toPass({ timeout: 15_000 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

// @spec 1.21, 2.82, 2.158, 2.159, 2.160, 2.161, 2.163, 2.164, 2.165, 2.173, 4.1, 6.6, 6.12
test("a visitor goes from a company to its jobs @desktop @phone", async ({ page }) => {
  const { items } = await ask<"GET user/companies">(page.request, "user/companies?limit=50");
  const company = items.find(({ is_third_party }) => !is_third_party);
  const many = await ask<"GET user/companies">(page.request, "user/companies?limit=100");
  const foreign = many.items.find(({ is_third_party }) => is_third_party);
  await page.goto("/feedback");
  await openExplorer(page);
  await expect(rows(page, "Companies Hiring")).toHaveCount(items.length);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Choose another list" }).click();
  await expect(chooser(page).getByRole("list").getByRole("button")).toHaveText([
    "Companies Hiring",
    "Popular Cities",
  ]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  const filter = page.getByRole("searchbox", { name: "Filter companies" });
  await filter.fill("no such company at all");
  await expect(page.getByText("No Records Found")).toBeVisible();
  for (const [one, name] of [
    [company, "company-info"],
    [foreign, "company-info-third-party"],
  ] as const) {
    if (one === undefined) throw new Error(`The demo has no company for ${name}.`);
    if ((await filter.count()) === 0) await openExplorer(page);
    await filter.fill(one.name);
    await rows(page, "Companies Hiring").getByRole("link", { name: one.name }).first().click();
    await landedWith(page, { [name]: one.name });
  }
});

// @spec 1.21, 2.78, 2.79, 2.80, 2.164, 2.166, 2.167, 2.168, 2.169, 4.2, 6.12, 9.2
test("a visitor goes from a city, and from any place, to the map", async ({ page }) => {
  await page.goto("/feedback");
  await openExplorer(page);
  await choose(page, "Popular Cities");
  await expect(rows(page, "Popular Cities")).toHaveCount(200);
  await page.getByRole("searchbox", { name: "Filter cities" }).fill("boston");
  await expect(rows(page, "Popular Cities")).toHaveCount(1);
  await expectAccessible(page);
  await rows(page, "Popular Cities").getByRole("link").click();
  await landedWith(page, {
    location: "Boston, MA",
    latitude: "42.358",
    longitude: "-71.06",
    distance: "20",
  });

  await openExplorer(page);
  await page.getByRole("combobox", { name: "Another place" }).fill("Cambridge, MD");
  await page.getByRole("listbox").getByRole("option").first().click();
  await landedWith(page, { location: "Cambridge, MD", distance: "20" });
});

// @spec 2.162, 2.163, 3.17
test("nearby searches are listed once the location is known, and not in the chooser", async ({ page }) => {
  const search = {
    keyword: "deckhand",
    location: "Cambridge, MD",
    latitude: 38.563,
    longitude: -76.079,
    count: 3,
  };
  const company = { ...search, keyword: "Harbor Works", is_third_party: true };
  const lists = {
    trending_companies: [company],
    trending_jobs: [],
    trending_search: [],
    popular_search: [search],
  };
  await page.addInitScript(
    (kept) => localStorage.setItem("explorecurrentlocationdata", kept),
    JSON.stringify(lists),
  );
  await page.goto("/feedback");
  await openExplorer(page);
  await rows(page, "Popular searches near you").getByRole("link", { name: "Harbor Works" }).click();
  await landedWith(page, { "company-info-third-party": "Harbor Works" });
  await openExplorer(page);
  await page.getByRole("button", { name: "Trending Jobs" }).click();
  await expect(panel(page, "Trending Jobs").getByText("No Records Found")).toBeVisible();
  await page.getByRole("button", { name: "Popular Searches" }).click();
  await rows(page, "Popular Searches").getByRole("link", { name: "deckhand" }).click();
  await landedWith(page, {
    search: "deckhand",
    location: "Cambridge, MD",
    latitude: "38.563",
    longitude: "-76.079",
    distance: "20",
  });
});

// @spec 8.21
test("a list that fails to load can be requested again", async ({ page, complaints }) => {
  await page.route("**/api/v1/user/companies*", (route) => route.abort());
  await page.goto("/feedback");
  await openExplorer(page);
  await expect(page.getByText("The companies did not load.")).toBeVisible();
  await page.unroute("**/api/v1/user/companies*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows(page, "Companies Hiring").first()).toBeVisible();
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !one.includes("ERR_FAILED")));
});

// @spec 2.81, 2.161, 2.164, 2.170, 2.172, 2.173, 2.174, 6.6, 6.7, 8.4, 8.5
test("a candidate repeats a search, sees dismissed jobs, and clears both", async ({ page, complaints }) => {
  const { items } = await ask<"GET user/job/list">(page.request, "user/job/list?limit=2");
  const candidate = await member(page, "user");
  for (const { id } of items) await post(page, "user/job/not-interested", { job_id: id }, candidate.token);
  await search(page, candidate.token, "driver", "Cambridge, MD");
  await openAs(page, candidate, "/change-password");
  await openExplorer(page);
  await page.getByRole("button", { name: "Choose another list" }).click();
  await expect(chooser(page).getByRole("list").getByRole("button")).toHaveText([
    "Companies Hiring",
    "Popular Cities",
    "Recent Search",
    "Not Interested",
  ]);
  await chooser(page).getByRole("button", { name: "Recent Search" }).click();
  await rows(page, "Recent Search").getByRole("link", { name: "driver" }).click();
  await landedWith(page, { search: "driver", location: "Cambridge, MD" });

  await openExplorer(page);
  await page.getByRole("button", { name: "Clear all searches" }).click();
  await page.getByRole("button", { name: "Clear history" }).click();
  await expect(toast(page, "Your search history was cleared")).toBeVisible();
  await expect(panel(page, "Recent Search").getByText("No Records Found")).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Filter searches" })).toBeVisible();
  await choose(page, "Not Interested");
  const titles = items.map(({ title }) => title).sort();
  await expect
    .poll(async () => (await rows(page, "Not Interested").allTextContents()).sort())
    .toEqual(titles);
  await expect(page.getByRole("list", { name: "Not Interested" })).toHaveCSS("list-style-type", "decimal");
  await expect(page.getByRole("searchbox", { name: "Filter jobs" })).toBeVisible();
  await expectAccessible(page);
  const clear = async () => {
    await page.getByRole("button", { name: "Clear all jobs" }).click();
    await page.getByRole("button", { name: "Restore jobs" }).click();
  };
  const address = "**/api/v1/user/job/clear-not-interestd-jobs";
  await page.route(address, (route) =>
    route.fulfill({ status: 429, json: { status: false, code: "too_many_requests", message: "Not now." } }),
  );
  await clear();
  await expect(toast(page, "Not now.")).toBeVisible();
  await expect(rows(page, "Not Interested")).toHaveCount(titles.length);
  await page.unroute(address);
  await clear();
  await expect(toast(page, "Your dismissed jobs were restored")).toBeVisible();
  await expect(panel(page, "Not Interested").getByText("No Records Found")).toBeVisible();
  expectRefusals(complaints);
});
