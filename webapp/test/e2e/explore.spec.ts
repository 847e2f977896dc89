import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import {
  drag,
  expectAgreement,
  headline,
  PLACE,
  pinsGone,
  pinsReady,
  reachSingle,
  rows,
  single,
  total,
  words,
} from "./explore-page.ts";

test.describe("search", () => {
  // @spec 1.1, 1.2
  test("list and map agree on a typed place", async ({ page }) => {
    await page.goto("/jobmap");
    const everywhere = await total(page);
    await pinsReady(page);
    await page.getByRole("combobox", { name: "Where" }).fill("new york");
    await page.getByRole("listbox").getByRole("option", { name: "New York, NY" }).click();
    await expect(headline(page)).toHaveText(/^[\d,]+ jobs within 20 miles of New York$/);
    const near = await total(page);
    expect(near).toBeGreaterThan(3);
    expect(near).toBeLessThan(everywhere);
    await expect(page).toHaveURL(/[?&]latitude=40\.\d+(&|$)/);
    await expectAgreement(page);
    await expect(rows(page)).toHaveCount(Math.min(20, near));
    await expect(rows(page).first()).toContainText(/mile/);
    await expect(page).toHaveTitle(/within 20 miles of New York \| Jobmap$/);
    // The page has no footer, and an employer's menu has no feedback: it is at the end of the list.
    await page.getByRole("main").getByRole("link", { name: "Feedback" }).click();
    await expect(page.getByRole("dialog", { name: "Feedback" })).toBeVisible();
  });

  test("offers titles and employers, and Back undoes a search", async ({ page }) => {
    // Where no other test publishes jobs meanwhile.
    await page.goto(PLACE);
    await pinsReady(page);
    await expect(rows(page).first()).toBeVisible();
    const before = await words(headline(page));
    const field = page.getByRole("combobox", { name: "What" });
    await field.fill("driver");
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await field.press("ArrowDown");
    const choice = await words(page.getByRole("listbox").getByRole("option", { selected: true }));
    await field.press("Enter");
    await expect(headline(page)).toContainText("for “");
    await expect(page).toHaveURL(/[?&](search|company)=/);
    expect(choice.toLowerCase()).toContain("driver");
    await page.goBack();
    await expect(headline(page)).toHaveText(before);
    await expect(field).toHaveValue("");
  });

  test("uses what was typed before the script ran, and keeps the list's scroll position", async ({
    page,
  }) => {
    const script = Promise.withResolvers<void>();
    await page.route("**/assets/entry.client-*.js", async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto("/jobmap", { waitUntil: "commit" });
    const field = page.getByRole("combobox", { name: "What" });
    const last = rows(page).last();
    await last.scrollIntoViewIfNeeded();
    await field.pressSequentially("driver");
    script.resolve();
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await expect(last).toBeInViewport();
    await field.press("Enter");
    await expect(page).toHaveURL(/[?&]search=driver/);
  });

  test("choosing an employer filters by it", async ({ page, request }) => {
    const reply = await request.get("/api/v1/user/companies?limit=1");
    const [company] = (await reply.json()).data.items;
    await page.goto("/jobmap");
    await page.getByRole("combobox", { name: "What" }).fill(company.name);
    await page
      .getByRole("option", { name: /employer/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`company=${company.id}\\b`));
    await expect(page.getByRole("button", { name: `Remove filter: ${company.name}` })).toBeVisible();
    await expect.poll(() => total(page)).toBe(company.job_count);
  });

  test("reports an unknown place, and suggests others", async ({ page }) => {
    await page.goto("/jobmap?location=Bostonnnnn");
    await expect(headline(page)).toHaveText("Place not found");
    await expect(page.getByText("We couldn't find this place.").first()).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Where" })).toHaveAttribute("aria-invalid", "true");
    await page
      .getByRole("button", { name: /^Boston/ })
      .first()
      .click();
    await expect(headline(page)).toContainText("of Boston");
  });

  test("leaves out invalid parameters and says so", async ({ page }) => {
    await page.goto("/jobmap?latitude=91&longitude=NaN&page=1000000000&sort=__proto__&pay_floor=<script>");
    await expect(page.getByText(/^Ignored in this search/)).toContainText("latitude");
    await expect(rows(page).first()).toBeVisible();
  });
});

test.describe("map", () => {
  // It flies and coasts.
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the list follows the map; leaving a place is one step of Back", async ({ page }) => {
    await page.goto(PLACE);
    await pinsReady(page);
    const before = await total(page);
    await drag(page, -260, 120);
    await expect(headline(page)).toHaveText(/in this area$/);
    await expect(page).toHaveURL(/bbox=/);
    await expectAgreement(page);
    const [, here] = /bbox=([^&]+)/.exec(page.url()) ?? [];
    await drag(page, 0, -60);
    await expect.poll(() => /bbox=([^&]+)/.exec(page.url())?.[1]).not.toBe(here);
    await page.goBack();
    await expect(headline(page)).toHaveText(new RegExp(`^${before} jobs within 50 miles of New York$`));
    await expect(page).not.toHaveURL(/bbox=/);
  });

  test("without following, the map offers to search its area", async ({ page }) => {
    await page.goto(PLACE);
    await pinsReady(page);
    const before = await words(headline(page));
    await page.getByRole("checkbox", { name: "Search as I move the map" }).uncheck();
    await drag(page, -200, 80);
    await expect(page).toHaveURL(/at=/);
    await expect(headline(page)).toHaveText(before);
    await page.getByRole("button", { name: "Search this area" }).click();
    await expect(headline(page)).toHaveText(/in this area$/);
    await expect(page.getByRole("button", { name: "Search this area" })).toHaveCount(0);
  });

  test("a link shows the same area with the same jobs", async ({ page, context }) => {
    await page.goto(PLACE);
    await pinsReady(page);
    await drag(page, -200, 80);
    await expect(headline(page)).toHaveText(/in this area$/);
    const there = await words(headline(page));
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(headline(other)).toHaveText(there);
    await pinsReady(other);
    await other.waitForTimeout(600);
    await expect(headline(other)).toHaveText(there);
    expect(other.url()).toBe(page.url());
  });

  test("clusters split when clicked, down to single jobs and stacks", async ({ page }) => {
    await page.goto("/jobmap");
    await pinsReady(page);
    const boxes: (string | null)[] = [];
    for (let step = 0; step < 9; step++) {
      const cluster = page.locator("button.jm-cluster").first();
      if ((await cluster.count()) === 0) break;
      const before = new URL(page.url()).searchParams.get("bbox");
      boxes.unshift(before);
      await cluster.click();
      await expect.poll(() => new URL(page.url()).searchParams.get("bbox")).not.toBe(before);
      await pinsReady(page);
      await expectAgreement(page);
    }
    await expect(page.locator("button.jm-item:not(.jm-cluster)").first()).toBeVisible();
    // Each was a step of its own, which list and map go back together.
    for (const box of boxes.slice(0, 2)) {
      await page.goBack();
      await expect.poll(() => new URL(page.url()).searchParams.get("bbox")).toBe(box);
      await pinsReady(page);
      await expectAgreement(page);
    }
  });

  test("a pin and its row highlight each other, and its preview leads to the job", async ({ page }) => {
    await page.goto("/jobmap");
    await pinsReady(page);
    await reachSingle(page, (cluster) => cluster.click());
    await single(page).first().click();
    const card = page.getByRole("region", { name: "Preview" });
    await expect(card).toBeFocused();
    const title = await words(card.getByRole("heading"));
    const id = new URL(page.url()).searchParams.get("job");
    await page.reload();
    await expect(card.getByRole("heading")).toHaveText(title);
    await expect(page.locator("button.jm-item.is-on")).toBeVisible();
    const row = page.locator(`[data-job="${id}"]`);
    if ((await row.count()) > 0) {
      await row.hover();
      await expect(page.locator("button.jm-item.is-lit")).toHaveCount(1);
    }
    await card.getByRole("link", { name: "View job" }).click();
    await expect(page).toHaveURL(new RegExp(`[?&]read=${id}$`));
    await expect(page.getByRole("region", { name: title, exact: true })).toBeVisible();
    await page.goBack();
    await expect(card.getByRole("heading")).toHaveText(title);
    await expect(page.locator("button.jm-item.is-opened.is-on")).toBeVisible();
  });

  test("jobs at one point open as a list, and Back returns", async ({ page, request }) => {
    const bbox = "-125,24,-66,50";
    const { clusters } = (await (await request.get(`/api/v1/map/clusters?bbox=${bbox}&zoom=17`)).json()).data;
    // Other tests publish jobs at one point on the Eastern Shore meanwhile.
    const stack = clusters.find(
      ({ is_stack, longitude }: { is_stack: boolean; longitude: number }) => is_stack && longitude < -80,
    );
    expect(stack, "the demo data has jobs at one point").toBeTruthy();
    const half = 0.002;
    const box = [
      stack.longitude - half,
      stack.latitude - half,
      stack.longitude + half,
      stack.latitude + half,
    ];
    await page.goto(`/jobmap?bbox=${box.map((side) => side.toFixed(5)).join(",")}`);
    const mark = page.locator('button.jm-item[aria-label*="at one place"]').first();
    const count = Number(/^(\d+) jobs at one place/.exec((await mark.getAttribute("aria-label")) ?? "")?.[1]);
    await mark.click();
    await expect(headline(page)).toHaveText(`${count} jobs at one place`);
    await expect(rows(page)).toHaveCount(Math.min(20, count));
    await page.getByRole("button", { name: "All jobs here" }).click();
    await expect(headline(page)).toHaveText(/in this area$/);
    await page.goForward();
    await expect(headline(page)).toHaveText(`${count} jobs at one place`);
  });

  test("remote jobs without a place are listed with a place search", async ({ page }) => {
    await page.goto(PLACE);
    const remote = page.getByRole("region", { name: /remote jobs from anywhere/ });
    await expect(remote.getByRole("listitem").first()).toContainText("Remote");
    await remote.getByRole("link", { name: /^Show all/ }).click();
    await expect(page).toHaveURL(/location_type=TELECOMMUTE/);
    await expect(page.getByRole("button", { name: "Remove filter: Remote" })).toBeVisible();
  });
});

test.describe("filters", () => {
  test("counts match the list, and each filter can be removed with one click", async ({ page }) => {
    await page.goto(PLACE);
    await pinsReady(page);
    const everything = await words(headline(page));
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    const floor = page.getByRole("radio", { name: /^\$60,000/ });
    const promised = Number(
      /([\d,]+)$/.exec(await words(floor.locator("xpath=ancestor::label")))?.[1]?.replaceAll(",", ""),
    );
    await floor.check();
    await expect.poll(() => total(page)).toBe(promised);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Remote/ }).click();
    await expect(page).toHaveURL(/pay_floor=6000000/);
    await expect(page).toHaveURL(/location_type=TELECOMMUTE/);
    await page.goBack();
    await expect.poll(() => total(page)).toBe(promised);
    await page.getByRole("button", { name: /^Remove filter: \$60,000/ }).click();
    await expect(headline(page)).toHaveText(everything);
  });

  test("all filters show their result counts in advance", async ({ page }) => {
    await page.goto("/jobmap");
    await page.getByRole("button", { name: "All filters" }).click();
    const dialog = page.getByRole("dialog", { name: "Filters" });
    await dialog.getByRole("checkbox", { name: /^Part time/ }).check();
    await dialog.getByRole("radio", { name: /^Last 14 days/ }).check();
    const show = dialog.getByRole("button", { name: /^Show [\d,]+ jobs?$/ });
    await expect(show).not.toHaveAttribute("aria-busy", "true");
    const promised = await words(show);
    await expectAccessible(page);
    await show.click();
    await expect(dialog).toHaveCount(0);
    await expect(headline(page)).toHaveText(promised.replace("Show ", ""));
    await expect(page).toHaveURL(/employment_type=PART_TIME&posted_within=14/);
    await expect(page.getByRole("button", { name: /All filters/ })).toContainText("2");
    await page.getByRole("button", { name: "Clear all" }).click();
    await expect(page).toHaveURL(/\/jobmap$/);
  });

  test("sorts the list, and pages through it", async ({ page }) => {
    await page.goto("/jobmap");
    await pinsReady(page);
    const [job] = (await (await page.request.get("/api/v1/user/job/list?sort=pay&limit=1")).json()).data
      .items;
    await page.getByRole("combobox", { name: "Order" }).selectOption({ label: "Highest pay first" });
    await expect(page).toHaveURL(/sort=pay/);
    const first = rows(page).first().getByRole("heading");
    await expect(first).toHaveText(job.title);
    await expect(page.locator(`[data-job="${job.id}"]`)).toBeVisible();
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(headline(page)).toBeFocused();
    await expect(page.locator(`[data-job="${job.id}"]`)).toHaveCount(0);
    await page.goBack();
    await expect(page.locator(`[data-job="${job.id}"]`)).toBeVisible();
  });

  test("an empty list suggests changes with correct counts", async ({ page }) => {
    await page.goto("/jobmap?search=driver&pay_floor=900000000&employment_type=INTERN");
    await expect(page.getByRole("heading", { name: "No jobs match your search" })).toBeVisible();
    await pinsGone(page);
    const way = page.getByRole("listitem").filter({ hasText: "Without filters:" });
    const promised = Number(/([\d,]+) jobs?/.exec(await words(way))?.[1]?.replaceAll(",", ""));
    expect(promised).toBeGreaterThan(0);
    await way.getByRole("button").click();
    await expect.poll(() => total(page)).toBe(promised);
  });
});
