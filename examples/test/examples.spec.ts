import { expect, type Page, test } from "@playwright/test";
import { EXAMPLES, startExamples } from "../lib/server.mjs";

/** Two of the demo companies: a large one, and one with a single job. */
const COMPANY = "lanternfield-stores";
const SECOND = "quillmere-clock-works";
const HEADING = "Jobs at Lanternfield Stores";

let site: Awaited<ReturnType<typeof startExamples>>;
test.beforeAll(async ({ baseURL }) => {
  site = await startExamples({ host: baseURL ?? "", company: COMPANY, second: SECOND });
});
test.afterAll(() => site.close());

/** Opens an example and gathers what goes wrong on it. */
async function open(page: Page, name: string): Promise<string[]> {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  const reply = await page.goto(`${site.url}/${name}/`);
  expect(reply?.status()).toBe(200);
  return errors;
}

const SCRIPT_TAG = ["plain-html", "strict-csp", "wordpress", "webflow"] as const;
for (const name of SCRIPT_TAG)
  test(`${name}: the script tag shows the jobs on another origin`, async ({ page, baseURL }) => {
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).origin));
    const errors = await open(page, name);
    const embed = page.locator("job-map");
    await expect(embed.getByRole("heading", { name: HEADING })).toBeVisible();
    await expect(embed.locator("ol li").first()).toBeVisible();
    await expect(embed.locator("button.jm-item").first()).toBeVisible();
    expect(errors).toEqual([]);
    expect(
      [...asked].filter((origin) => origin !== site.url && origin !== baseURL && origin !== "null"),
    ).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });

test("iframe: alone and connected, and complete without scripts", async ({ page, browser }) => {
  await open(page, "iframe");
  for (const title of ["Jobs at Acme", "Jobs at Acme, connected"]) {
    const frame = page.frameLocator(`iframe[title="${title}"]`);
    await expect(frame.locator("#app ol li").first()).toBeVisible();
    await expect(frame.locator(".still")).toHaveCount(0);
  }
  await expect
    .poll(() =>
      page
        .locator("iframe")
        .nth(1)
        .evaluate((frame) => frame.clientHeight),
    )
    .toBe(560);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${site.url}/iframe/`);
  const frame = plain.frameLocator("iframe").first();
  await expect(frame.locator(".jobs ol li")).toHaveCount(50);
  expect(await frame.locator("svg circle").count()).toBeGreaterThan(1);
  await frame.getByRole("link", { name: "Next" }).click();
  await expect(frame.getByText(/^Page 2 of/)).toBeVisible();
  await context.close();
});

test("two-companies: two embeds side by side", async ({ page }) => {
  const errors = await open(page, "two-companies");
  const [stores, hotels] = [page.locator('job-map[embed="stores"]'), page.locator('job-map[embed="hotels"]')];
  await expect(stores.getByRole("heading", { name: HEADING })).toBeVisible();
  await expect(hotels.getByRole("heading", { name: "Jobs at Quillmere" })).toBeVisible();
  await expect(hotels.locator("ol li")).toHaveCount(1);
  await expect(page.locator('job-map[embed="hotels"] .map')).toHaveCount(0);
  expect(errors).toEqual([]);
});

for (const name of ["module", "react", "vue"] as const)
  test(`${name}: mounts the map and receives ready`, async ({ page }) => {
    const errors = await open(page, name);
    await expect(page.getByRole("status").first()).toHaveText(/^\d+ jobs are on the map\.$/);
    await expect(page.getByRole("heading", { name: HEADING })).toBeVisible();
    if (name !== "module") {
      await page.getByRole("button", { name: "Hide the map" }).click();
      await expect(page.getByRole("heading", { name: HEADING })).toHaveCount(0);
      await page.getByRole("button", { name: "Show the map" }).click();
      await expect(page.getByRole("heading", { name: HEADING })).toBeVisible();
    }
    expect(errors).toEqual([]);
  });

test("every example is in the table of contents", async ({ page }) => {
  await page.goto(site.url);
  for (const { title } of Object.values(EXAMPLES))
    await expect(page.getByRole("link", { name: title })).toBeVisible();
});
