import { expect, test } from "../../../.tools/browser-test.ts";
import { ask } from "./pages-data.ts";

test.describe("/", () => {
  test("counts the jobs, and both of its addresses have one canonical address", async ({ page, request }) => {
    for (const path of ["/", "/landing-page"]) {
      // Other tests publish jobs between the two answers.
      await expect(async () => {
        const { total } = await ask<"GET user/job/filter-data">(request, "user/job/filter-data");
        await page.goto(path);
        const text = `${total.toLocaleString("en-US")} jobs, each at its location`;
        await expect(page.getByText(text)).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/$/);
      await expect(page.locator("script[type='application/ld+json']")).toHaveCount(0);
    }
  });

  test("searches around a chosen place @phone @desktop", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("combobox", { name: "What" }).fill("nurse");
    await page.getByRole("combobox", { name: "Where" }).pressSequentially("bosto");
    await page.getByRole("option", { name: "Boston, MA" }).click();
    await page.getByRole("button", { name: "Search 20 miles around" }).click();
    await page.waitForURL(/\/jobmap\?/);
    const query = new URL(page.url()).searchParams;
    expect(query.get("search")).toBe("nurse");
    expect(query.get("location")).toBe("Boston, MA");
    expect(query.get("distance")).toBe("20");
    expect(Number(query.get("latitude"))).toBeCloseTo(42.36, 1);
    expect(Number(query.get("longitude"))).toBeCloseTo(-71.06, 1);
  });

  test("finds a typed place, by keyboard only", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("combobox", { name: "Where" }).fill("21613");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/jobmap\?/);
    expect(Number(new URL(page.url()).searchParams.get("latitude"))).toBeCloseTo(38.5, 0);
  });

  test("reports an unknown place", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("combobox", { name: "Where" }).fill("zzqqxx");
    await page.keyboard.press("Enter");
    await expect(page.getByText("We couldn't find this place.")).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("combobox", { name: "Where" })).toHaveAttribute("aria-invalid", "true");
  });

  test("handles a denied location permission", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Use my location" }).click();
    await expect(page.getByText("Location access is off in your browser.")).toBeVisible();
  });

  // @spec 3.17, 7.138, 7.139
  test("searches around the visitor's location", async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 38.56, longitude: -76.08 });
    await page.goto("/");
    await page.getByRole("button", { name: "Use my location" }).click();
    await page.waitForURL(/latitude=38\.56&longitude=-76\.08&distance=20/);
    const kept = () => page.evaluate(() => localStorage.getItem("explorecurrentlocationdata"));
    await expect.poll(kept).toContain("popular_search");
  });

  test("becomes interactive: its flags are jobs", async ({ page }) => {
    await page.goto("/");
    const map = page.getByRole("region", { name: "Live map of jobs around the Chesapeake Bay" });
    await map.locator(".jm-plate").first().waitFor();
    const flag = map.locator(".jm-pin:has(.jm-plate)").first();
    await flag.dispatchEvent("click");
    await page.waitForURL(/\/job\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("shows counts that match their links", async ({ page }) => {
    await page.goto("/");
    const line = page.locator("li", { has: page.locator("a[href^='/jobs/jobs-in-']") }).first();
    const count = (await line.innerText()).match(/[\d,]+$/)?.[0] ?? "";
    await line.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(count);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing page shows its map and searches", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("svg.jm-outline").first()).toBeVisible();
    await page.getByRole("combobox", { name: "What" }).fill("driver");
    await page.getByRole("combobox", { name: "Where" }).fill("Boston, MA");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/jobmap?search=driver&location=Boston%2C+MA&distance=20");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
