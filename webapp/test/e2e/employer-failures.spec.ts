import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { openAs, toast } from "./accounts-data.ts";
import { postedJob } from "./posted-job.ts";

// @spec 8.10, 8.21
test("each employer screen reports that loading failed, and loads on retry", async ({ page, complaints }) => {
  test.slow();
  const { employer, id } = await postedJob(page);
  await openAs(page, employer, "/employer/mediakit");
  await expect(page.getByRole("heading", { level: 1, name: "Media kit" })).toBeVisible();
  const screens = [
    ["/employer/jobs", "employer/job/list?*", "Your jobs did not load."],
    ["/employer/dashboard", "employer/dashboard-count?*", "Your stats did not load."],
    ["/employer/all-application", "employer/job/applicants-list?*", "The applications did not load."],
    ["/employer/all-application?view=board", "employer/job/applicants-list?*", "The board did not load."],
    ["/employer/reported-job-list", "employer/job/get-reported-jobs?*", "The reports did not load."],
    ["/employer/company-profile", "employer/profile", "Your company profile did not load."],
    ["/employer/post-job", "employer/job/get-form-data", "The form did not load."],
    [`/employer/post-job?id=${id}`, `employer/job/${id}`, "The form did not load."],
    [`/employer/view-on-map/${id}`, `employer/job/${id}`, "The map did not load."],
    ["/employer/jobs", "auth/profile", "Your profile did not load."],
  ] as const;
  for (const [n, [path, asked, words]] of screens.entries()) {
    const address = `**/api/v1/${asked}`;
    await page.route(address, (route) =>
      n % 2 === 0
        ? route.abort()
        : route.fulfill({
            status: 500,
            json: { status: false, code: "internal", message: "Something went wrong on our end." },
          }),
    );
    await page.goto(path);
    const failure = page.getByRole("alert").filter({ hasText: words });
    await expect(failure, path).toBeVisible();
    if (path === "/employer/company-profile")
      await expect(toast(page, "Something went wrong on our end.")).toBeVisible();
    if (n === 0) await expectAccessible(page);
    await page.unroute(address);
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect(failure, path).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  }
  // All that the console says is that what was made to fail has failed.
  const others = complaints.filter((one) => !/net::ERR_FAILED|status of 500/.test(one));
  complaints.splice(0, complaints.length, ...others);
});
