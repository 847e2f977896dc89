import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs, post } from "./accounts-data.ts";
import { DATABASE } from "./other-server.ts";
import { backdatePayment, sellThirtyDays } from "./payments-data.ts";
import { draftJobOf } from "./posted-job.ts";

const CARDS = {
  works: "4242424242424242",
  declined: "4000000000000002",
  secondStep: "4000002500003155",
} as const;

/** Jobs as a file, each of which could be published. */
function fileOf(rows: number): string {
  const words = "Keeps the boats and the yard in order and helps wherever hands are short. ".repeat(5).trim();
  const header = "Job title,Description,Employment type,City,State,Salary min,Salary unit";
  const line = (n: number) => `Deckhand ${n + 1},${words},Full-time,Baltimore,MD,21.50,hour`;
  return [header, ...Array.from({ length: rows }, (_, n) => line(n))].join("\r\n");
}

/** Fills in the checkout page of the stand-in. */
async function payBy(page: Page, way: { card: string } | "bank") {
  await expect(page.getByText("No real money moves here.")).toBeVisible();
  await page.getByLabel("Email address").fill("payer@example.org");
  await page.getByLabel("Name", { exact: true }).fill("Marisol Torres");
  if (way === "bank") await page.getByRole("radio", { name: /^Bank account/ }).check();
  else await page.getByLabel("or its number").fill(way.card);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
}

// @spec 1.14-1.16
test("an employer pays for a job, sees it on the map, and on day 10 of 30 gets two thirds back", async ({
  page,
}) => {
  test.skip(DATABASE === undefined, "needs TEST_DATABASE_URL, which npm test sets");
  test.slow();
  await sellThirtyDays();
  const employer = await member(page, "employer");
  // Nobody else's search finds it.
  const title = `Paid Deckhand ${employer.company_name.split(" ").at(-1)}`;
  const id = await draftJobOf(page, employer, title);
  await openAs(page, employer, `/employer/post-job?id=${id}&step=review`);
  const plans = page.getByRole("radiogroup", { name: "Plan" });
  await expect(plans.getByLabel(/^Free listing, free/)).toBeChecked();
  await plans.getByLabel(/^Thirty days, \$99\.00/).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pay $99.00 plus tax" }).click();

  await expect(page.getByRole("region", { name: "Order" })).toContainText("$104.94");
  await expectAccessible(page);
  // Leaving costs nothing, and loses nothing.
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "You have not paid yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Go on to pay" }).click();

  await payBy(page, { card: CARDS.declined });
  await expect(page.getByRole("alert")).toContainText("Your card was declined.");
  await payBy(page, { card: CARDS.secondStep });
  await page.getByRole("button", { name: "Complete authentication" }).click();
  await expect(page.getByRole("heading", { name: "1 job on the map" })).toBeVisible();
  await expectAccessible(page);
  const payment = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
  await page.goto(`/jobmap?search=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await backdatePayment(payment, 10);
  await page.goto("/employer/payment-history");
  const row = page.getByRole("row", { name: /Thirty days/ });
  await expect(row).toContainText("$104.94");
  await expectAccessible(page);
  await row.getByRole("link", { name: "Thirty days" }).click();
  const ledger = page.getByRole("region", { name: "Ledger" });
  await expect(ledger.getByRole("row", { name: /Days began/ })).toContainText("30 days");
  await expect(ledger).toContainText("Sum$0.00");
  await expectAccessible(page);
  // 104.94 × 20 / 30.
  await expect(page.getByText("$69.96, $3.96 of it tax: 20 of 30 days unused.")).toBeVisible();
  await page.getByRole("button", { name: "Refund $69.96" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Refund $69.96" }).click();
  await expect(page.getByRole("region", { name: "Notices" }).getByText("$69.96 is on its way")).toBeVisible();
  await expect(ledger.getByRole("row", { name: /Days given back/ })).toContainText("20 days");
  await expect(ledger).toContainText("Sum$0.00");
});

test("a bank debit is no payment until it arrives, and one that fails publishes nothing @phone @desktop", async ({
  page,
  browser,
}) => {
  const employer = await member(page, "employer");
  const id = await draftJobOf(page, employer, "Waiting Deckhand");
  await openAs(page, employer, `/employer/post-job?id=${id}&step=review`);
  await page.getByLabel(/^Single job, \$99\.00/).check();
  await page.getByRole("button", { name: "Pay $99.00 plus tax" }).click();
  await payBy(page, "bank");
  await expect(page.getByRole("heading", { name: "Your bank is on it" })).toBeVisible();
  await expectAccessible(page);

  const bank = await browser.newPage();
  await bank.goto("/dev/payments");
  await bank.getByRole("button", { name: "The debit fails" }).first().click();
  await bank.close();
  await expect(page.getByRole("heading", { name: "The payment failed" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Nothing was charged, and your job is kept as a draft");
  await page.getByRole("link", { name: /^Payment \d+$/ }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText("Nothing was charged.");
  await expect(main).toContainText("Not published");
  await expect(main).not.toContainText("$0.00");
  await page.goBack();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByLabel(/^Single job, \$99\.00/)).toBeVisible();
});

test("ten credits and a file of twelve jobs: two more are paid for, and all are on the map", async ({
  page,
}) => {
  test.slow();
  const employer = await member(page, "employer");
  const buy = { plan: "pack-10", job_ids: [] };
  const { checkout_url } = await post(page, "employer/payment/create-checkout-session", buy, employer.token);
  await openAs(page, employer, "/employer/job/bulk-upload");
  await page.goto(String(checkout_url));
  await payBy(page, { card: CARDS.works });
  await expect(page.getByRole("main")).toContainText("You have 10 more credits.");

  await page.goto("/employer/job/bulk-upload");
  const buffer = Buffer.from(fileOf(12));
  await page.getByLabel("Your jobs").setInputFiles({ name: "jobs.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Check 12 rows" }).click();
  await page.getByRole("button", { name: "Make 12 drafts" }).click();
  const publish = page.getByRole("region", { name: "Publish the drafts" });
  const credits = publish.getByLabel("Use your 10 credits first, and the plan for the other 2");
  await expect(credits).toBeChecked();
  await publish.getByLabel(/^Single job, \$198\.00/).check();
  await expect(publish.getByRole("button", { name: "Pay $198.00 plus tax" })).toBeVisible();
  // Without them, all twelve are paid for.
  await credits.uncheck();
  await expect(publish.getByLabel(/^Single job, \$1,188\.00/)).toBeVisible();
  await credits.check();
  await expectAccessible(page);
  await publish.getByLabel(/^Single job, \$198\.00/).check();
  await publish.getByRole("button", { name: "Pay $198.00 plus tax" }).click();
  await payBy(page, { card: CARDS.works });
  await expect(page.getByRole("heading", { name: "2 jobs on the map" })).toBeVisible();
  await page.goto("/employer/payment-history");
  await expect(page.getByLabel("Job credits")).toContainText("0Each publishes one job.");
});

test("prices say what is refunded @phone @desktop", async ({ page }) => {
  await page.goto("/job-pricing");
  await expect(page.getByRole("region", { name: "Single job" })).toContainText("$99.00");
  await expect(page.getByText("you get $82.50 back")).toBeVisible();
  await expectAccessible(page);
});
