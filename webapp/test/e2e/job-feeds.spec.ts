import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs } from "./accounts-data.ts";

const TEXT = "Keeps the boats and the yard in order, in every season and most weather. ".repeat(4);
const posting = (n: number) => ({
  id: `b7a1c0de-0000-4000-8000-00000000000${n}`,
  text: `Rigger ${n}`,
  hostedUrl: `https://jobs.example/${n}`,
  categories: { location: "Baltimore, MD", commitment: "Full-time" },
  country: "US",
  description: `<p>${TEXT}</p>`,
  salaryRange: { min: 21, max: 26, currency: "USD", interval: "per-hour-wage" },
});

/** A table whose title nothing tells but its employer. */
const TABLE = [
  "Ref,Thing two,Text,Town,State,Kind,Pay",
  ...[1, 2].map((n) => `T-${n},Skipjack ${"AB"[n - 1]},"${TEXT}",Baltimore,MD,Full-time,$21 to $26 an hour`),
].join("\n");

test("an employer has its jobs read from a feed, says what its columns hold, and is asked when most are gone @desktop @phone", async ({
  page,
}) => {
  let postings = [1, 2, 3, 4].map(posting);
  const site = createServer(({ url }, reply) =>
    reply.end(url === "/table.csv" ? TABLE : JSON.stringify(postings)),
  ).listen(0, "127.0.0.1");
  await once(site, "listening");
  const { port } = site.address() as AddressInfo;
  try {
    const employer = await member(page, "employer");
    await openAs(page, employer, "/employer/job/feeds");
    await expect(page.getByText("No feeds yet.")).toBeVisible();
    await page.getByRole("textbox", { name: "Address" }).fill(`http://127.0.0.1:${port}/postings`);
    await page.getByRole("button", { name: "Look at it" }).click();
    await expect(page.getByText(/^Lever: 4 jobs at/)).toBeVisible();
    await expect(page.getByText("Rigger 1 · Rigger 2 · Rigger 3")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Name").fill("Careers site");
    await page.getByRole("radio", { name: /Publish as free listings/ }).check();
    await page.getByRole("button", { name: "Add this feed" }).click();
    const feeds = page.getByRole("list", { name: "Your feeds" });
    const feed = feeds.getByRole("listitem").filter({ hasText: "Careers site" });
    await expect(feed.getByRole("status")).toContainText("4 jobs: 4 new, 4 published", { timeout: 30_000 });
    postings = [posting(1)];
    await feed.getByRole("button", { name: /^Read now/ }).click();
    await expect(feed.getByText("The feed has 1 job; the time before it had 4.")).toBeVisible({
      timeout: 30_000,
    });
    await expect(feed.getByText("Needs you")).toBeVisible();
    await feed.getByRole("button", { name: /^History/ }).click();
    await expect(feed.getByRole("link", { name: "4 jobs: 4 new, 4 published" })).toBeVisible();
    await expectAccessible(page);
    await feed.getByRole("button", { name: "Yes, that is right" }).click();
    await expect(feed.getByRole("status")).toContainText("1 job: 1 the same", { timeout: 30_000 });
    // Once is not enough: the others are closed when a second reading lacks them.
    await feed.getByRole("button", { name: /^Read now/ }).click();
    await expect(feed.getByRole("status")).toContainText("1 job, the same as before, 3 closed", {
      timeout: 30_000,
    });

    await page.getByRole("textbox", { name: "Address" }).fill(`http://127.0.0.1:${port}/table.csv`);
    await page.getByRole("button", { name: "Look at it" }).click();
    await expect(page.getByText(/^CSV, UTF-8, comma: 2 jobs at/)).toBeVisible();
    const title = page.getByRole("combobox", { name: "Thing two is" });
    await expect(title).toHaveValue("");
    await title.selectOption("Job title");
    // Beside a heading there is less room than in the window.
    await page.setViewportSize({ width: 800, height: 900 });
    const { width = 0 } = (await page.getByText("Thing two", { exact: true }).boundingBox()) ?? {};
    expect(width).toBeGreaterThan(60);
    await expectAccessible(page);
    await page.getByLabel("Name").fill("Own table");
    await page.getByRole("button", { name: "Add this feed" }).click();
    const table = feeds.getByRole("listitem").filter({ hasText: "Own table" });
    await expect(table.getByRole("status").first()).toContainText("2 jobs: 2 new", { timeout: 30_000 });
    await table.getByRole("button", { name: /^Columns/ }).click();
    await expect(title).toHaveValue("title");
    await page.getByRole("combobox", { name: "Ref is" }).selectOption("Requisition ID");
    await page.getByRole("button", { name: "Save the columns" }).click();
    await expect(
      page.getByRole("region", { name: "Notices" }).getByText("The columns were saved."),
    ).toBeVisible();
  } finally {
    site.closeAllConnections();
    site.close();
  }
});
