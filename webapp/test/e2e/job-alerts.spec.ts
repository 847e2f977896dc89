import type { APIRequestContext } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { fillSignIn, member, toast } from "./accounts-data.ts";
import { MAILBOX_URL } from "./mail-server.ts";
import { postedJob } from "./posted-job.ts";

test("a visitor creates an alert by signing in, gets a mail about a new job, and stops the alert from it", async ({
  page,
}) => {
  test.slow();
  const candidate = await member(page, "user");
  // A word of its own: other tests publish jobs as well.
  const title = `Tugmaster ${/\.(\w+)@/.exec(candidate.email)?.[1]}`;
  await page.goto(`/jobmap?search=${encodeURIComponent(title)}&location=Cambridge%2C+MD`);
  await expect(page.locator("html")).toHaveAttribute("data-session", "visitor");
  await page.getByRole("button", { name: "Create alert" }).click();
  const dialog = page.getByRole("dialog", { name: "Create a job alert" });
  await expect(dialog.getByLabel("Name")).toHaveValue(`${title} within 20 miles of Cambridge`);
  await dialog.getByRole("radio", { name: /^Right away/ }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Sign in to create alert" }).click();
  await fillSignIn(page, candidate.email, candidate.password);
  await expect(toast(page, "Alert created")).toBeVisible();
  await expect(page).toHaveURL(/\/jobmap\?.*search=Tugmaster/);

  const { id } = await postedJob(page, title);
  const mail = await mailAbout(page.request, candidate.email, `New job: ${title}`);
  await page.goto(pathIn(mail, `/job/${id}`));
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await page.goto(pathIn(mail, "/job-alerts"));
  const alerts = page.getByRole("list", { name: "Your job alerts" }).getByRole("listitem");
  await expect(alerts).toContainText(/^Tugmaster .* within 20 miles of Cambridge.*Last email/);
  await expectAccessible(page);

  await page.goto(pathIn(mail, "/unsubscribe"));
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("You will no longer get emails from this job alert.")).toBeVisible();
  await page.getByRole("link", { name: "Your job alerts" }).click();
  await expect(alerts).toContainText("Paused");
  await alerts.getByRole("switch").click();
  await expect(alerts).toContainText("Last email");
  await alerts.getByRole("combobox").selectOption({ label: "Weekly" });
  await alerts.getByRole("button", { name: /^Delete the alert/ }).click();
  await expect(page.getByRole("heading", { name: "No alerts yet." })).toBeVisible();
  await toast(page, "deleted").locator("..").getByRole("button", { name: "Undo" }).click();
  await expect(alerts.getByRole("combobox")).toHaveValue("WEEKLY");
  await alerts.getByRole("link", { name: /^Show jobs/ }).click();
  await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
});

/** The text of the newest mail to an address, once it is about this. */
async function mailAbout(request: APIRequestContext, email: string, subject: string): Promise<string> {
  let text = "";
  await expect(async () => {
    text = await (await request.get(`${MAILBOX_URL}?to=${encodeURIComponent(email)}`)).text();
    expect(text).toContain(subject);
  }).toPass({ timeout: 60_000 });
  return text;
}

/** The path of the mail's link that begins with this. */
function pathIn(mail: string, path: string): string {
  const links = [...mail.matchAll(/^https?:\/\/\S+$/gm)].map(([link]) => new URL(link));
  const link = links.find(({ pathname }) => pathname === path);
  if (!link) throw new Error(`The mail has no link to ${path}:\n${mail}`);
  return link.pathname + link.search;
}
