import { expect, type Page, test } from "@playwright/test";
import { openPage, shown, snippet } from "./embed-page.ts";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";
import { type FaultyServer, openFaultyServer } from "./faults.ts";

let site: EmbedSite;
test.beforeAll(async () => {
  site = await openEmbedSite();
});
test.afterAll(() => site.close());

/** Nobody waits twenty seconds to see what becomes of a failure. */
const HURRY = `{
  const later = window.setTimeout;
  window.setTimeout = (run, wait = 0, ...rest) => later(run, wait / 10, ...rest);
}`;
const IN_A_HURRY = `<script>${HURRY}</script>`;
const hurried = { head: IN_A_HURRY };

/** What is posted of failures, from now on. */
function posted(page: Page): unknown[] {
  const found: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/failure")) found.push(request.postDataJSON());
  });
  return found;
}
const here = (page: Page): string => page.url().replace(/[?#].*/, "");

test("a page whose policy forbids connections is reported once by the address of a script that is not run", async ({
  page,
}) => {
  const policies = [
    `default-src 'none'; script-src ${site.host}; connect-src 'self'`,
    "default-src 'none'; script-src 'nonce-n1' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types 'none'",
  ];
  // Policies let a browser's own scripts through.
  await page.addInitScript(HURRY);
  for (const policy of policies) {
    const before = site.asked.length;
    const body = snippet(site).replace("<script", '<script nonce="n1"');
    const { errors } = await openPage(page, site, body, { headers: { "Content-Security-Policy": policy } });
    await expect(page.locator("job-map").getByText("We can't reach the service.")).toBeVisible();
    const told = () => site.asked.slice(before).filter((one) => one.includes("failure"));
    const address = `GET /widget/v1/failure/acme.js?page=${encodeURIComponent(here(page))}`;
    await expect.poll(told).toEqual([address]);
    // Two more tries of the widget's, and nothing more of this.
    const tries = errors.length + 2;
    await expect.poll(() => errors.length).toBeGreaterThanOrEqual(tries);
    expect(told()).toEqual([address]);
    expect(errors.filter((one) => !/Content Security Policy|Fetch API cannot load/.test(one))).toEqual([]);
  }
});

test("a service that answers wrongly is reported when it recovers, when it never does, and when the visitor leaves", async ({
  page,
}) => {
  const told = posted(page);
  site.isDown = true;
  await openPage(page, site, snippet(site), hurried);
  await expect(page.locator("job-map").getByText("Something went wrong on our end.")).toBeVisible();
  site.isDown = false;
  // On a busy machine the embed can try again by itself before the button is pressed, which then is gone.
  const again = page.locator("job-map").getByRole("button", { name: "Try again" });
  await again.click({ timeout: 5_000 }).catch(() => {});
  await shown(page);
  await expect.poll(() => told).toEqual([{ page: here(page), reason: "http-5xx", recovered: true }]);

  site.isDown = true;
  await openPage(page, site, `${snippet(site)}<job-map company="acme"></job-map>`, hurried);
  const address = here(page);
  await expect.poll(() => told.slice(1)).toEqual([{ page: address, reason: "http-5xx", recovered: false }]);
  for (const [attributes, head] of [
    ['company="acme" report="off"', IN_A_HURRY],
    [
      'company="acme"',
      `${IN_A_HURRY}<script>Object.defineProperty(navigator, "onLine", { value: false })</script>`,
    ],
  ] as const) {
    await openPage(page, site, snippet(site, attributes), { head });
    await expect(page.locator("job-map").getByText("Something went wrong on our end.")).toBeVisible();
  }
  // Whoever leaves takes nothing along that was not to be told; else it is told on the way out.
  await openPage(page, site, snippet(site));
  await expect(page.locator("job-map").getByText("Something went wrong on our end.")).toBeVisible();
  const asked = () => site.asked.filter((one) => one === "POST /api/v1/map/company/acme/failure").length;
  expect(asked()).toBe(2);
  await page.goto("about:blank");
  await expect.poll(asked).toBe(3);
  site.isDown = false;
});

test("code that does not load is reported with the reason, and with the outcome", async ({ page }) => {
  const told = posted(page);
  const servers: FaultyServer[] = [];
  for (const [way, reason, recovered] of [
    ["once", "connection", true],
    ["blocked", "blocked-by-client", false],
    ["missing", "http-5xx", false],
    ["changed", "integrity", false],
  ] as const) {
    const server = await openFaultyServer(site.host, way);
    servers.push(server);
    server.fail("app.js");
    const from = told.length;
    await openPage(
      page,
      { ...site, host: server.origin },
      snippet({ ...site, host: server.origin }),
      hurried,
    );
    await expect
      .poll(() => told.slice(from), { message: way })
      .toEqual([{ page: here(page), reason, recovered }]);
  }
  for (const server of servers) await server.close();
});
