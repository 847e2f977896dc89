import { expect, test } from "../../../.tools/browser-test.ts";
import { findEndedJob, findJob, newestJobs } from "./pages-data.ts";

test.describe("/job/{job_id}", () => {
  test("has structured data of the shown job only", async ({ page, request }) => {
    const job = await findJob(request, (one) => one.base_salary !== null && one.location_type === "ONSITE");
    await page.goto(`/job/${job.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(job.title);
    const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
    expect(blocks).toHaveLength(1);
    const data = JSON.parse(blocks[0] ?? "");
    expect(data).toMatchObject({
      "@type": "JobPosting",
      title: job.title,
      datePosted: job.date_posted,
      validThrough: job.valid_through,
      hiringOrganization: { name: job.company.name },
      directApply: job.apply_kind === "NATIVE",
    });
    expect(data.jobLocation[0].address.addressCountry).toBe("US");
    await expect(page.locator("main")).toContainText(String(data.identifier.value));
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`/job/${job.id}$`));
  });

  test("is no wider for a title or a name of one long word @phone", async ({ page, request }) => {
    const [job] = await newestJobs(request);
    await page.goto(`/job/${job?.id}`);
    await page.locator("main h1, main h1 + p a").evaluateAll((names) => {
      for (const name of names) name.textContent = "Harbor".repeat(14);
    });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test("marks remote jobs with where applicants may live", async ({ page, request }) => {
    const job = await findJob(request, () => true, "location_type=TELECOMMUTE");
    await page.goto(`/job/${job.id}`);
    const data = JSON.parse(await page.locator("script[type='application/ld+json']").innerText());
    expect(data.jobLocationType).toBe("TELECOMMUTE");
    expect(data.applicantLocationRequirements.length).toBeGreaterThan(0);
    expect(data).not.toHaveProperty("jobLocation");
  });

  test("labels a demo listing, and keeps it out of search engines", async ({ page, request }) => {
    const job = await findJob(
      request,
      ({ company, base_salary: pay }) => company.is_demo && pay?.unit === "YEAR" && pay.max !== pay.min,
    );
    await page.goto(`/job/${job.id}`);
    await expect(page.getByText("Demo listing", { exact: true })).toBeVisible();
    // Beside the long figure of a range its words stay on one line.
    const period = page
      .getByRole("region", { name: "Pay, location and how to apply" })
      .getByText("a year", { exact: true });
    expect(await period.first().evaluate((words) => words.getClientRects().length)).toBe(1);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
  });

  test("is counted once per visit, with its source", async ({ page, request }) => {
    const [job] = await newestJobs(request);
    const counted: string[] = [];
    page.on("request", (sent) => {
      if (sent.url().endsWith("/user/job/click")) counted.push(sent.postData() ?? "");
    });
    const reply = page.waitForResponse((response) => response.url().endsWith("/user/job/click"));
    await page.goto(`/job/${job?.id}?source=share`);
    expect((await reply).status()).toBe(200);
    await page.getByRole("button", { name: /^Theme/ }).click();
    expect(counted).toEqual([JSON.stringify({ job_id: job?.id, source: "share" })]);
  });

  test("applying externally is counted and opens the employer's page", async ({
    page,
    context,
    request,
    complaints,
  }) => {
    const job = await findJob(request, (one) => one.apply_kind === "URL");
    await context.route(/\.example\//, (route) => route.fulfill({ body: "The employer's page" }));
    await page.goto(`/job/${job.id}`);
    const apply = page.getByRole("link", { name: "Apply" }).locator("visible=true");
    await expect(apply).toHaveAttribute("rel", "noopener");
    const reply = page.waitForResponse((response) => response.url().endsWith("/user/job/apply-click"));
    const opened = context.waitForEvent("page");
    await apply.click();
    expect((await reply).status()).toBe(200);
    await expect(await opened).toHaveURL(new URL(job.apply_url ?? "").href);
    complaints.splice(0);
  });

  test("asks a visitor to sign in before applying here", async ({ page, request }) => {
    const job = await findJob(request, (one) => one.apply_kind === "NATIVE");
    await page.goto(`/job/${job.id}?source=share`);
    await page.getByRole("link", { name: "Apply" }).locator("visible=true").click();
    const dialog = page.getByRole("dialog", { name: "Sign in" });
    await expect(dialog.getByRole("link", { name: "Sign Up" })).toHaveAttribute(
      "href",
      `/user-register?redirect=${encodeURIComponent(`/job/${job.id}?source=share&apply=here`)}`,
    );
  });

  test("shares a link marked as shared", async ({ page, context, request }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const [job] = await newestJobs(request);
    await page.goto(`/job/${job?.id}`);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("copied clipboard").first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/job/${job?.id}\\?source=share$`),
    );
  });

  test("leads back to the previous search", async ({ page }) => {
    await page.goto("/jobs/jobs-in-new-york-ny?page=2");
    await page.locator("main article a").first().click();
    await page.waitForURL(/\/job\/\d+$/);
    await page.getByRole("link", { name: "Back to results" }).click();
    await expect(page).toHaveURL("/jobs/jobs-in-new-york-ny?page=2");
    // It went back: what is next in the history is the job, not what was before it.
    await page.goForward();
    await page.waitForURL(/\/job\/\d+$/);
  });

  test("answers 410 for a closed listing, and links to open ones", async ({ page, request, complaints }) => {
    const id = await findEndedJob(request);
    const response = await page.goto(`/job/${id}`);
    expect(response?.status()).toBe(410);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This job is no longer open");
    await expect(page.locator("main article").first()).toBeVisible();
    await expect(page.locator("script[type='application/ld+json']")).toHaveCount(0);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
    complaints.splice(0);
  });

  test("answers 404 for a job that does not exist", async ({ page, request, complaints }) => {
    for (const id of ["abc", "0", "1e9", "%00", "99999999999999999999"]) {
      const response = await request.get(`/job/${id}`);
      expect(response.status(), id).toBe(404);
      expect(await response.text(), id).toMatch(/<h1[^>]*>Job not found</);
    }
    const response = await page.goto("/job/4000000000");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Job not found");
    await expect(page.getByRole("link", { name: "Open the job map" })).toBeVisible();
    complaints.splice(0);
  });

  test("prints the listing without navigation", async ({ page, request }) => {
    const [job] = await newestJobs(request);
    await page.goto(`/job/${job?.id}`);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
  });

  // @spec 2.46
  test("the old address redirects here", async ({ page, request }) => {
    const [job] = await newestJobs(request);
    await page.goto(`/viewjobdetails?id=${job?.id}`);
    await expect(page).toHaveURL(`/job/${job?.id}`);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a job's page is complete", async ({ page, request }) => {
    const job = await findJob(request, (one) => one.apply_kind === "URL" && one.base_salary !== null);
    await page.goto(`/job/${job.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(job.title);
    await expect(page.getByRole("heading", { name: "The work" })).toBeVisible();
    const apply = page.getByRole("link", { name: "Apply" }).locator("visible=true");
    await expect(apply).toHaveAttribute("href", new URL(job.apply_url ?? "").href);
    await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
    await expect(page.locator("svg.jm-outline")).toBeVisible();
    await expect(page.getByRole("link", { name: "Directions" })).toHaveAttribute(
      "href",
      `/directions/${job.id}`,
    );
  });
});
