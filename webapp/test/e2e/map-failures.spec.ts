import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { openAs, toast } from "./accounts-data.ts";
import { openForeignSite } from "./foreign-site.ts";
import { postedJob } from "./posted-job.ts";

test("an employer sees that the map failed on another site, why, and what to do, and dismisses it", async ({
  page,
  context,
  complaints,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const host = baseURL ?? "";
  const { employer } = await postedJob(page, "Deckhand");
  await openAs(page, employer, "/employer/dashboard");
  const section = page.getByRole("region", { name: "Your map on other sites" });
  await expect(section.getByText("No failed visit was reported in the last 30 days.")).toBeVisible();
  const reply = await page.request.get("/api/v1/auth/profile", {
    headers: { Authorization: `Bearer ${employer.token}` },
  });
  const { username } = (await reply.json()).data;

  const site = await openForeignSite();
  const address = site.page(
    "careers",
    `<script async src="${host}/widget/v1/loader.js"></script><job-map company="${username}"></job-map>`,
    `default-src 'none'; script-src ${host}; style-src 'unsafe-inline'; img-src data:`,
  );
  const told = page.waitForResponse(/\/widget\/v1\/failure\//);
  await page.goto(`${address}?secret=1#more`);
  expect((await told).status()).toBe(200);
  await site.close();
  // All that the console says is what the policy forbids.
  const others = complaints.filter((one) => !/Content Security Policy/.test(one));
  complaints.splice(0, complaints.length, ...others);

  const where = address.replace("http://", "");
  const failure = section.getByText(
    `Your map failed for 1 visit on ${where} in the last 7 days: the page’s policy (connect-src) blocks it.`,
  );
  await expect(async () => {
    await page.goto("/employer/dashboard?days=7");
    await expect(section.getByText(/blocks it|No failed visit/)).toBeVisible();
    await expect(failure).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(section).toContainText("Last reported on");
  await expectAccessible(page);
  await section.getByRole("button", { name: "Copy the directives" }).click();
  await expect(toast(page, "copied clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\nconnect-src http\S+ ws\S+;\n/);
  await section.getByRole("button", { name: /^Dismiss/ }).click();
  await expect(section.getByText("No failed visit was reported in the last 7 days.")).toBeVisible();
  await expect(section.getByRole("heading")).toBeFocused();
});
