import { expect, test } from "../../../.tools/browser-test.ts";
import { ask } from "./pages-data.ts";

test.describe("/jobs/{search_query}", () => {
  test("counts the same as the API, and has links to further pages", async ({ page, request }) => {
    const { total } = await ask<"GET user/job/list">(request, "user/job/list?search=driver&limit=1");
    await page.goto("/jobs/driver-jobs");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `${total.toLocaleString("en-US")} driver jobs`,
    );
    const first = await page.locator("main article").first().innerText();
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/jobs/driver-jobs?page=2");
    await expect(page.locator("main article").first()).not.toHaveText(first);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /driver-jobs\?page=2$/);
  });

  test("has one canonical address per search", async ({ page }) => {
    for (const path of ["/jobs/driver-jobs-in-boston-ma", "/jobs/Driver%20jobs%20in%20Boston,%20MA"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("within 20 miles of Boston, MA");
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        /\/jobs\/driver-jobs-in-boston-ma$/,
      );
    }
  });

  test("opens the same search on the map", async ({ page }) => {
    await page.goto("/jobs/jobs-in-boston-ma");
    await page.getByRole("link", { name: "Open on the map" }).click();
    await expect(page).toHaveURL(/\/jobmap\?latitude=42\.\d+&longitude=-71\.\d+&distance=20&location=Boston/);
  });

  test("says that there are no results, and is not indexed", async ({ page }) => {
    await page.goto("/jobs/zzqqxx-jobs");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No zzqqxx jobs");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
    await expect(page.getByRole("link", { name: "All jobs on the map" })).toBeVisible();
  });

  test("answers 404 for an unknown place", async ({ page, complaints }) => {
    const response = await page.goto("/jobs/jobs-in-zzqqxx");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We couldn't find “zzqqxx”");
    complaints.splice(0);
  });

  test("redirects a page number out of range to an existing page", async ({ request }) => {
    for (const query of ["?page=abc", "?page=0", "?page=1000000000"]) {
      const response = await request.get(`/jobs/driver-jobs${query}`);
      expect(response.status(), query).toBe(200);
      expect(new URL(response.url()), query).toMatchObject({ pathname: "/jobs/driver-jobs", search: "" });
    }
  });

  test("handles invalid input", async ({ request }) => {
    for (const text of [
      "<script>alert(1)</script>",
      "' OR 1=1 --",
      "__proto__",
      "%F0%9F%A6%A9",
      "a".repeat(1_500),
    ]) {
      const response = await request.get(`/jobs/${text.startsWith("%") ? text : encodeURIComponent(text)}`);
      expect(response.status(), text.slice(0, 40)).toBeLessThan(500);
      expect(await response.text()).not.toContain("<script>alert(1)");
    }
  });
});

test.describe("/company/{company_name}", () => {
  test("shows the employer, its jobs and their locations @phone @desktop", async ({ page, request }) => {
    const { items } = await ask<"GET user/companies">(request, "user/companies?limit=1");
    const [company] = items;
    await page.goto(`/company/${company?.username}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(company?.name ?? "");
    const jobs = `${company?.job_count.toLocaleString("en-US")} open jobs`;
    await expect(page.getByRole("heading", { level: 2, name: jobs })).toBeVisible();
    await expect(page.locator("main article")).toHaveCount(20);
  });

  test("becomes interactive beside the list", async ({ page, request }) => {
    const { items } = await ask<"GET user/companies">(request, "user/companies?limit=1");
    await page.goto(`/company/${items[0]?.username}`);
    await expect(page.locator(".jm-cluster, .jm-pin:not(.jm-probe)").first()).toBeVisible();
  });

  test("has one address, by username", async ({ page, request }) => {
    const { items } = await ask<"GET user/companies">(request, "user/companies?limit=1");
    await page.goto(`/company/${items[0]?.id}`);
    await expect(page).toHaveURL(`/company/${items[0]?.username}`);
  });

  test("without jobs says so and suggests others", async ({ page, request }) => {
    const { total } = await ask<"GET user/companies">(request, "user/companies?limit=1");
    const { items } = await ask<"GET user/companies">(request, `user/companies?limit=1&page=${total}`);
    expect(items[0]?.job_count).toBe(0);
    await page.goto(`/company/${items[0]?.username}`);
    await expect(page.getByRole("heading", { level: 2, name: "No open jobs" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Look at other employers" })).toBeVisible();
  });

  test("answers 404 for an unknown company", async ({ page, complaints }) => {
    for (const name of ["nobody-at-all", "%3Cscript%3E"]) {
      const response = await page.goto(`/company/${name}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company not found");
    }
    complaints.splice(0);
  });
});
