import { createServer, type Server } from "node:http";
import type { Data } from "@jobmap/contract";
import type { APIRequestContext } from "@playwright/test";
import { QueryTypes } from "sequelize";
import { expect, test } from "../../.tools/browser-test.ts";
import { openTestDatabase } from "../../.tools/lib/database/index.mjs";
import { openDatabase } from "../../api/src/database.ts";
import { ask } from "../../webapp/test/e2e/pages-data.ts";

/** The database that the server of these tests uses; see .tools/serve-tests.mjs. */
const DATABASE = "jobmap_e2e";

let site: Server;
let origin = "";
let html = "";
test.beforeAll(async () => {
  site = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(html);
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  const address = site.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});
test.afterAll(async () => {
  site.closeAllConnections();
  await new Promise((done) => site.close(done));
});

// Somebody new, each time: a person's views of a listing on one day are one.
test.use({
  userAgent: async ({ userAgent }, use) => use(`${userAgent ?? "Mozilla/5.0"} Visitor/${Date.now()}`),
});

test("attribution goes from the pin to the job to the application's row", async ({
  page,
  context,
  request,
  baseURL,
  complaints,
}) => {
  const job = await onlyJob(request);
  await context.route(/\.example\//, (route) => route.fulfill({ body: "The employer's page" }));
  const embed = `footer-${Date.now()}`;
  html = `<!doctype html><html lang="en"><title>Careers</title><link rel="icon" href="data:,">
<script async src="${baseURL}/widget/v1/loader.js"></script>
<job-map company="${job.company.username}" embed="${embed}" height="700"></job-map></html>`;
  await page.goto(`${origin}/careers?utm_source=news&utm_campaign=fall&ref=1`);
  const map = page.locator("job-map");
  await expect(map.locator("ol li").first()).toBeVisible();

  // Until the jobs are in the browser there is a circle in its place, which zooms in.
  await map.getByRole("button", { name: job.title }).click();
  await expect(map.locator(".job").getByRole("heading", { name: job.title })).toBeVisible();
  // The row of the list leads to the same job's own page, as in a new tab.
  const address = await map.locator("ol a").getAttribute("href");
  expect(await context.cookies()).toEqual([]);
  await page.goto(address ?? "");
  expect(new URL(page.url()).searchParams.get("source")).toBe("embed");
  const reply = page.waitForResponse((response) => response.url().endsWith("/user/job/apply-click"));
  await page.getByRole("link", { name: "Apply" }).locator("visible=true").click();
  expect((await reply).status()).toBe(200);

  const row = {
    source: "embed",
    via: "script",
    embed,
    utm_source: "news",
    utm_campaign: "fall",
    page: `${origin}/careers`,
  };
  await expect
    .poll(() => rowsOf(embed))
    .toEqual([
      // The preview and the page are views of one person on one day.
      { job_id: job.id, kind: "VIEW", clicks: 1, ...row },
      { job_id: job.id, kind: "APPLY", clicks: 1, ...row },
    ]);
  complaints.splice(0);
});

/** A job with a place and an employer's page to apply on, whose company has no other: one pin. */
async function onlyJob(request: APIRequestContext): Promise<Data<"GET user/job/{id}">> {
  const { total } = await ask<"GET user/companies">(request, "user/companies?limit=1");
  for (let page = Math.ceil(total / 20); page > 0; page--) {
    const { items } = await ask<"GET user/companies">(request, `user/companies?limit=20&page=${page}`);
    for (const { id } of items.filter(({ job_count }) => job_count === 1)) {
      const jobs = await ask<"GET user/company/getCompanyJobs/{id}">(
        request,
        `user/company/getCompanyJobs/${id}`,
      );
      const [only] = jobs.items;
      if (only === undefined || only.locations[0]?.latitude == null) continue;
      const job = await ask<"GET user/job/{id}">(request, `user/job/${only.id}`);
      if (job.apply_kind === "URL") return job;
    }
  }
  throw new Error("No job of the demo data is like that.");
}

async function rowsOf(embed: string): Promise<object[]> {
  const server = await openTestDatabase(process.env);
  const url = new URL(server.url);
  url.pathname = `/${DATABASE}`;
  const database = openDatabase({ url: url.href, poolSize: 1 });
  try {
    return await database.query(
      `SELECT job_id, kind, clicks, source, via, embed, utm_source, utm_campaign, page
       FROM job_click_attributions WHERE embed = ? ORDER BY id`,
      { replacements: [embed], type: QueryTypes.SELECT },
    );
  } finally {
    await database.close();
    await server.release();
  }
}
