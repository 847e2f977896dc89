import { expect, expectAccessible, expectLegible, test } from "../../../.tools/browser-test.ts";
import { headline, list, PLACE, pinsReady, reachSingle, rows, single, total } from "./explore-page.ts";

test.describe("failures", () => {
  test("the map keeps working when the list fails, and the list recovers", async ({ page, complaints }) => {
    await page.goto(PLACE);
    await pinsReady(page);
    await page.route("**/api/v1/user/job/list**", (route) => route.abort());
    await page.getByRole("button", { name: /^Remote/ }).click();
    await expect(page.getByRole("heading", { name: "You seem to be offline" })).toBeVisible();
    await expect(page.locator("#map canvas").first()).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/v1/user/job/list**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(headline(page)).toHaveText(/^[\d,]+ (jobs? within|near) /);
    complaints.splice(0);
  });

  test("server errors and connection errors have different messages", async ({ page, complaints }) => {
    await page.goto("/jobmap");
    const down = { status: false, code: "unavailable", message: "No database.", request_id: "x" };
    await page.route("**/api/v1/user/job/list**", (route) => route.fulfill({ status: 503, json: down }));
    await page.getByRole("button", { name: /^Remote/ }).click();
    await expect(page.getByRole("heading", { name: "The list did not load" })).toBeVisible();
    complaints.splice(0);
  });

  test("the list keeps working when the pins fail, and the pins recover", async ({ page, complaints }) => {
    await page.route("**/api/v1/map/clusters**", (route) => route.abort());
    await page.goto("/jobmap");
    await expect(page.getByText("Pins did not load.")).toBeVisible();
    await expect(rows(page)).toHaveCount(20);
    await page.unroute("**/api/v1/map/clusters**");
    await page.locator("#map").getByRole("button", { name: "Try again" }).click();
    await pinsReady(page);
    await expect(page.getByText("Pins did not load.")).toHaveCount(0);
    complaints.splice(0);
  });

  // @spec 8.11
  test("a denied location permission is explained", async ({ page, context }) => {
    await context.clearPermissions();
    await page.goto("/jobmap");
    const logged = page.waitForEvent("console", (message) => message.text().startsWith("Geolocation: "));
    await page.getByRole("button", { name: "Show jobs near me" }).click();
    await logged;
    await expect(
      page.getByText("Location access is off in your browser. Enter a city or ZIP code instead."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Got it" }).click();
    await expect(page.getByText("Location access is off in your browser.")).toHaveCount(0);
  });
});

// @spec 3.14, 3.15, 3.16, 7.138, 7.139
test("the own location can be searched, and nearby searches are saved", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 40.71283, longitude: -74.00602 });
  await page.goto("/jobmap");
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(headline(page)).toContainText("within 20 miles of");
  await expect(page).toHaveURL(/latitude=40\.713&longitude=-74\.006/);
  const kept = () => page.evaluate(() => localStorage.getItem("exploredata"));
  await expect.poll(kept).not.toBeNull();
  expect(Object.keys(JSON.parse((await kept()) ?? "{}")).sort()).toEqual([
    "popular_search",
    "trending_companies",
    "trending_jobs",
    "trending_search",
  ]);
});

test("everything works by keyboard", async ({ page }) => {
  await page.goto("/jobmap");
  await pinsReady(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the map" });
  await expect(skip).toBeFocused();

  await page.getByRole("combobox", { name: "What" }).focus();
  await page.keyboard.type("driver");
  await page.keyboard.press("Enter");
  await expect(headline(page)).toContainText("for “driver”");

  const first = rows(page).first().getByRole("link");
  await first.focus();
  await page.keyboard.press("Tab");
  await expect(rows(page).first().getByRole("button", { name: /^Save/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(rows(page).nth(1).getByRole("link")).toBeFocused();

  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#map")).toBeFocused();
  const focused = page.locator("button.jm-item:focus");
  for (let step = 0; step < 4 && (await focused.count()) === 0; step++) await page.keyboard.press("Tab");
  await expect(focused).toHaveCount(1);
  const name = await focused.getAttribute("aria-label");
  await page.keyboard.press("ArrowRight");
  await expect(focused).not.toHaveAttribute("aria-label", name ?? "");

  await reachSingle(page, (cluster) => cluster.press("Enter"));
  await single(page).first().focus();
  await page.keyboard.press("Enter");
  const card = page.getByRole("region", { name: "Preview" });
  await expect(card).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(focused).toHaveCount(1);
});

test("results are announced", async ({ page }) => {
  await page.goto(PLACE);
  await pinsReady(page);
  await page.getByRole("button", { name: /^Remote/ }).click();
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /within 50 miles of New York|^0 near New York, \d+ remote|No jobs match/ }),
  ).toHaveCount(1);
});

test("has no accessibility violations @desktop @tablet @phone", async ({ page }) => {
  await page.goto(PLACE);
  await pinsReady(page);
  await expectAccessible(page);
  // Phones have it in a dialog.
  for (const place of await page.getByRole("combobox", { name: "Where" }).locator("visible=true").all())
    expect((await place.boundingBox())?.width).toBeGreaterThan(140);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectLegible(page);
});

test("example phrases rotate, and do not with reduced motion", async ({ page }) => {
  const phrase = page.locator("search [aria-hidden=true] > span").first();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/jobmap");
  await expect(phrase).toHaveText("Registered nurse, night shift");
  await page.clock.install();
  await page.clock.fastForward(20_000);
  await expect(phrase).toHaveText("Registered nurse, night shift");
  await page.getByRole("combobox", { name: "What" }).fill("x");
  await expect(phrase).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("search, filters and pages work", async ({ page }) => {
    await page.goto("/jobmap");
    await expect(rows(page)).toHaveCount(20);
    await expect(page.locator("#map noscript > p")).toBeVisible();
    await page.getByRole("combobox", { name: "What" }).fill("driver");
    await page.getByRole("button", { name: "Search", exact: true }).first().click();
    await expect(headline(page)).toContainText("for “driver”");
    const all = await total(page);
    await page.getByRole("combobox", { name: "Job type" }).selectOption({ label: "Part time" });
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/search=driver/);
    await expect(page).toHaveURL(/employment_type=PART_TIME/);
    expect(await total(page)).toBeLessThan(all);
    await page.goto("/jobmap");
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows(page)).toHaveCount(20);
  });
});

test("on a phone, list and preview are a sheet over the map @phone", async ({ page }) => {
  await page.goto(PLACE);
  await pinsReady(page);
  await expect(page.getByRole("banner")).toBeHidden();
  const sheet = list(page);
  const top = async () => (await sheet.boundingBox())?.y ?? 0;
  const height = page.viewportSize()?.height ?? 0;
  await expect.poll(top).toBeGreaterThan(height * 0.4);
  const handle = page.getByRole("button", { name: /of the list$/ });
  await handle.press("ArrowUp");
  await expect.poll(top).toBeLessThan(height * 0.15);
  await handle.press("End");
  await expect.poll(top).toBeGreaterThan(height * 0.8);

  await page.getByRole("button", { name: "Edit search" }).click();
  const dialog = page.getByRole("dialog", { name: "Search" });
  const what = dialog.getByRole("combobox", { name: "What" });
  await what.fill("driver");
  await expect(dialog.getByRole("option", { name: /driver/i }).first()).toBeInViewport();
  await what.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(headline(page)).toContainText("for “driver”");

  await page.goto("/jobmap");
  await pinsReady(page);
  await reachSingle(page, (cluster) => cluster.press("Enter"));
  const entries = await page.evaluate(() => history.length);
  await single(page).first().press("Enter");
  const card = page.getByRole("region", { name: "Preview" });
  await expect(card.getByRole("link", { name: "View job" })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(card).toHaveCount(0);
});

test("Back from a job restores the list's position", async ({ page }) => {
  await page.goto("/jobmap");
  await pinsReady(page);
  const row = rows(page).nth(12).getByRole("link");
  await row.scrollIntoViewIfNeeded();
  const before = await row.boundingBox();
  await row.click();
  await page.getByRole("link", { name: "Full page" }).click();
  await expect(page).toHaveURL(/\/job\/\d+$/);
  await page.getByRole("link", { name: "Back to results" }).click();
  await expect(page).toHaveURL(/\/jobmap\?read=\d+$/);
  await expect(row).toBeInViewport();
  expect((await row.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
});

test("the map and the list are printed, on white, with where each job is found", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(PLACE);
  await pinsReady(page);
  const map = page.locator("#map");
  const [before, first] = await Promise.all([map.boundingBox(), rows(page).first().getAttribute("data-job")]);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print", colorScheme: "light" });
  // Letter, with its margins.
  await page.setViewportSize({ width: 720, height: 960 });
  await expect(map.locator("canvas").first()).toBeVisible();
  const box = await map.boundingBox();
  // The same view, as wide as paper.
  expect(box?.width).toBeLessThanOrEqual(681);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo((before?.width ?? 0) / (before?.height ?? 1), 1);
  await expect(map.locator("canvas").first()).toHaveCSS("filter", /invert/);
  await expect(rows(page).first()).toContainText(`${new URL(page.url()).host}/job/${first}`);
  const below = ((await headline(page).boundingBox())?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
  expect(below).toBeGreaterThan(0);
  expect(below).toBeLessThan(80);
  for (const chrome of [
    page.getByRole("banner"),
    page.getByRole("button", { name: "Zoom in", exact: true }),
    page.getByRole("navigation", { name: "Pages of jobs" }),
  ])
    await expect(chrome).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await expect(page.getByText(`/job/${first}`)).toBeHidden();
  await expect(map.locator("canvas").first()).toHaveCSS("filter", "none");
});
