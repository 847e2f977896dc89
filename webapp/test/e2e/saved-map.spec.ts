import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { expectRefusals, hearing, member, openAs, post } from "./accounts-data.ts";
import { newestJobs } from "./pages-data.ts";
import { MIAMI, postedJob } from "./posted-job.ts";

test("saved jobs on a map: rows and pins highlight each other, a folder filters both, and a closed job says so @desktop @phone", async ({
  page,
  complaints,
  isMobile,
}) => {
  test.slow();
  const { employer, id } = await postedJob(page, "Deckhand", [MIAMI]);
  const [remote] = await newestJobs(page.request, "location_type=TELECOMMUTE");
  const west = await newestJobs(page.request, "location_type=ONSITE&bbox=-124,31,-96,48");
  const far = west.find(({ locations: [first] }) => (first?.longitude ?? 0) < -95);
  if (!remote || !far) throw new Error("No such jobs.");
  const candidate = await member(page, "user");
  const save = (job_id: number) => post(page, "user/job/save", { job_id }, candidate.token);
  for (const job of [remote.id, far.id, id]) await save(job);
  const folder = await post(page, "user/folder/add", { name: "First choice" }, candidate.token);
  await post(page, "user/folder/save-job", { job_id: id, folder_id: folder["id"] }, candidate.token);

  await hearing(page, () => openAs(page, candidate, "/saved-job"));
  await page.getByRole("link", { name: "On the map" }).click();
  await expect(page).toHaveURL("/saved-jobmap");
  const list = page.getByRole("list", { name: "Saved jobs" });
  const rows = list.getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(page.getByText("3 jobs, 2 on the map, in 3 places")).toBeVisible();
  await expect(rows.filter({ hasText: remote.title }).getByText("Remote, so not on the map")).toBeVisible();
  const map = page.getByRole("region", { name: "Map of your saved jobs" });
  const pin = map.getByRole("button", { name: /Deckhand, Cambridge, MD/ });
  const otherPin = map.getByRole("button", { name: /Deckhand, Miami, FL/ });
  await expect(pin).toBeVisible();
  await expect(otherPin).toBeVisible();
  await expectAccessible(page);

  const deckhand = rows.getByRole("link", { name: "Deckhand" });
  if (!isMobile) {
    await deckhand.focus();
    await expect(pin).toHaveClass(/is-lit/);
    await expect(otherPin).toHaveClass(/is-lit/);
    await rows.getByRole("link", { name: far.title, exact: true }).focus();
    await expect(pin).not.toHaveClass(/is-lit/);
    await expect(otherPin).not.toHaveClass(/is-lit/);
  }
  await pin.click();
  await expect(deckhand).toBeFocused();
  await expect(deckhand).toBeInViewport();
  await expect(deckhand).toHaveAttribute("aria-current", "true");

  await page.getByLabel("Folder").selectOption("First choice");
  await expect(rows).toHaveCount(1);
  await expect(page.getByText("1 job, 1 on the map, in 2 places")).toBeVisible();
  await deckhand.focus();
  const action = { id, action: "close", close_reason: "FILLED" };
  await post(page, "employer/job/change-status", action, employer.token);
  await expect(rows.getByText("This job is closed")).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: "Your saved jobs have been updated." }),
  ).toBeAttached();
  await expect(deckhand).toBeFocused();

  await page.getByRole("link", { name: "In folders" }).click();
  await expect(page).toHaveURL(/\/saved-job\?folder=/);
  await page.route("**/api/v1/user/job/save", (route) =>
    route.fulfill({
      status: 429,
      json: { status: false, message: "Not so fast.", code: "too_many_requests", request_id: "1" },
    }),
  );
  await page.getByRole("button", { name: "Actions for Deckhand", exact: true }).click();
  await page.getByRole("menuitem", { name: "Remove from saved jobs" }).click();
  const toasts = page.getByRole("region", { name: "Notices" });
  await expect(toasts.getByText("Not so fast.")).toBeVisible();
  await expect(toasts.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(list.getByRole("listitem")).toHaveCount(1);
  expectRefusals(complaints);
});
