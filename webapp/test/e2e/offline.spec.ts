import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs, post } from "./accounts-data.ts";
import { newestJobs } from "./pages-data.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the page has kept a list, and is looked after by the service worker. */
async function untilKept(page: Page, kind: "map" | "saved"): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(async (key) => (await caches.match(key)) !== undefined, `/kept/${kind}`))
    .toBe(true);
}

/** Opens a page without a connection. */
async function openOffline(page: Page, path: string): Promise<void> {
  await page.context().setOffline(true);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
}

test("the last map and saved jobs are read without a connection, and by nobody else @desktop @phone", async ({
  page,
  complaints,
}) => {
  test.slow();
  const [job, other] = await newestJobs(page.request);
  if (!job || !other) throw new Error("No jobs.");
  const ann = await member(page, "user");
  await post(page, "user/job/save", { job_id: job.id }, ann.token);
  await openAs(page, ann, "/jobmap");
  await untilKept(page, "saved");
  await untilKept(page, "map");

  await openOffline(page, "/jobmap");
  const map = page.locator("#map");
  await expect(map.getByText("Saved now")).toBeVisible();
  await expect(map.getByRole("img")).toHaveJSProperty("complete", true);
  expect(await map.getByRole("listitem").count()).toBeGreaterThan(3);
  await expect(page.locator("#saved").getByRole("listitem")).toContainText(job.title);
  await expectAccessible(page);
  // Three hours later it says so.
  await page.evaluate(async () => {
    const cache = await caches.open("jobmap-kept");
    const kept = await (await cache.match("/kept/saved"))?.json();
    await cache.put(
      "/kept/saved",
      new Response(JSON.stringify({ ...kept, savedAt: Date.now() - 3.2 * 3_600_000 })),
    );
  });
  await page.goto(`/job/${job.id}`);
  await expect(page.getByText("Saved 3 hours ago")).toBeVisible();

  // Online nothing comes from what is kept.
  await page.context().setOffline(false);
  await page.goto(`/job/${job.id}`);
  await expect(page.getByRole("heading", { level: 1, name: job.title })).toBeVisible();

  // Another person on the same device, without a word to the server.
  const ben = await member(page, "user");
  await page.evaluate((token) => localStorage.setItem("token", token), ben.token);
  await openOffline(page, "/saved-job");
  await expect(page.getByText("Nothing is kept on this device yet.")).toBeVisible();
  await expect(page.getByText(job.title)).toHaveCount(0);
  expect(await page.evaluate(async () => (await caches.match("/kept/saved")) === undefined)).toBe(true);

  await page.context().setOffline(false);
  await post(page, "user/job/save", { job_id: other.id }, ben.token);
  await openAs(page, ben, "/about");
  await untilKept(page, "saved");
  await openOffline(page, "/saved-job");
  await expect(page.locator("#saved").getByRole("listitem")).toContainText(other.title);

  // Signing out takes all of it away.
  await page.context().setOffline(false);
  await openAs(page, ben, "/about");
  await untilKept(page, "saved");
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.reload();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/kept/saved")) === undefined))
    .toBe(true);
  await openOffline(page, "/saved-job");
  await expect(page.getByText(other.title)).toHaveCount(0);
  // The browser writes what it could not load.
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each)),
  );
});

test("maps in frames and other files go to the network, as if there were no service worker", async ({
  page,
}) => {
  await page.goto("/about");
  const manifest = page.locator('link[rel="manifest"]');
  await expect(manifest).toHaveCount(1);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const described = await (await page.request.get("/manifest.webmanifest")).json();
  for (const { src } of described.icons) expect((await page.request.get(src)).status(), src).toBe(200);
  for (const { url } of described.shortcuts) expect((await page.request.get(url)).status(), url).toBe(200);
  const script = await (await page.request.get("/service-worker.js")).text();
  expect(script).toMatch(/^const RELEASE = "\w+";/);
  expect(script).not.toContain("/assets/");
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.sort()).toEqual(["/offline", "/pwa/icon.svg", "/pwa/offline.css", "/pwa/offline.js"]);
});
