import { expect, type Page, test } from "@playwright/test";
import { openPage, shown, snippet } from "./embed-page.ts";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";

let site: EmbedSite;
test.beforeAll(async () => {
  site = await openEmbedSite();
});
test.afterAll(() => site.close());

/** Holds the widget's code back until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/app.js", async (route) => {
    await free;
    await route.continue().catch(() => {});
  });
  return () => letGo();
}

/** Middle and figure of every circle that is seen, in whole pixels of the page. */
const circles = (page: Page, what: string): Promise<string[]> =>
  page.locator(`job-map ${what}`).evaluateAll((found) =>
    found
      .map((one) => [one.getBoundingClientRect(), one.nextElementSibling ?? one] as const)
      .filter(([{ width }]) => width > 0)
      .map(([box, { textContent }]) =>
        [(box.left + box.right) / 2, (box.top + box.bottom) / 2, box.width]
          .map((n) => Math.round(n))
          .concat(Number(textContent?.replaceAll(/\D/g, "")))
          .join(),
      )
      .sort(),
  );

for (const size of [
  { width: 1100, height: 700 },
  { width: 390, height: 844 },
])
  test(`the first view is there before any code of the widget, and nothing jumps at ${size.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const letGo = await holdCode(page);
    // All jobs come later still, so that what is compared is the moment of taking over.
    let sendJobs = (): void => {};
    const jobs = new Promise<void>((resolve) => {
      sendJobs = resolve;
    });
    await page.route("**/api/v1/map/company/**", async (route) => {
      await jobs;
      await route.continue().catch(() => {});
    });
    const style = 'style="display:block;min-height:560px"';
    const { errors } = await openPage(page, site, `${snippet(site, `company="big" ${style}`)}<p>After</p>`);
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await expect(page.locator("job-map .first circle").first()).toBeVisible();
    await expect(page.locator("job-map .box")).toHaveCount(0);
    const before = await circles(page, ".first circle");
    expect(before.reduce((sum, one) => sum + Number(one.split(",")[3]), 0)).toBeGreaterThan(9_000);
    letGo();
    await shown(page);
    await expect(page.locator("job-map .first")).toHaveCount(0);
    const after = await circles(page, "button.jm-cluster");
    expect(after).toHaveLength(before.length);
    for (const [i, one] of before.entries()) {
      const [were, are] = [one, after[i] ?? ""].map((text) => text.split(",").map(Number));
      for (const [j, was] of (were ?? []).entries()) expect(Math.abs(was - (are?.[j] ?? 0))).toBeLessThan(2);
    }
    expect(await page.evaluate("window.shift")).toBe(0);
    sendJobs();
    await expect.poll(() => page.locator("job-map .ground").count()).toBe(0);
    expect(errors).toEqual([]);
  });

test("the first view needs no more of a policy than to ask the server, and brings the page's colours", async ({
  page,
}) => {
  const { host } = site;
  await holdCode(page);
  const policy = `default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; connect-src ${host}; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`;
  const { errors } = await openPage(
    page,
    site,
    `<script nonce="abc" async src="${host}/widget/v1/loader.js"></script><job-map company="acme" theme="dark" locale="es"></job-map>`,
    { headers: { "Content-Security-Policy": policy } },
  );
  const circle = page.locator("job-map .first circle").first();
  await expect(circle).toBeVisible();
  await expect(page.locator("job-map .first")).toHaveCSS("background-color", "rgb(17, 28, 33)");
  await expect(circle).toHaveCSS("stroke", "rgb(255, 134, 196)");
  expect(errors).toEqual([]);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("job-map")?.style.setProperty("--jobmap-accent", "#0a7a50");
  });
  await expect(circle).toHaveCSS("stroke", "rgb(10, 122, 80)");
});

test("an element that goes while it loads leaves nothing, and has a new first view when it is back", async ({
  page,
}) => {
  const letGo = await holdCode(page);
  await openPage(page, site, `<div id="a">${snippet(site)}</div>`);
  const first = page.locator("job-map .first");
  await expect(first).toBeVisible();
  await page.evaluate(() => {
    const element = document.querySelector("job-map");
    Object.assign(window, { element });
    element?.remove();
  });
  await expect.poll(() => page.evaluate("element.shadowRoot.querySelectorAll('.first').length")).toBe(0);
  await page.evaluate("document.getElementById('a').append(element)");
  await expect(first).toHaveCount(1);
  letGo();
  await shown(page);
  await expect(first).toHaveCount(0);
  await expect(page.locator("job-map .box")).toHaveCount(1);
});

test("without the code what the page wrote is back, and a company nobody knows has no first view", async ({
  page,
}) => {
  let refuse = (): void => {};
  const held = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route("**/app.js", async (route) => {
    await held;
    await route.abort();
  });
  const body = snippet(site).replace("></job-map>", '><a href="/jobs">Our jobs</a></job-map>');
  await openPage(page, site, body);
  await expect(page.locator("job-map .first circle").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Our jobs" })).toBeHidden();
  refuse();
  await expect(page.getByRole("link", { name: "Our jobs" })).toBeVisible();
  await expect(page.locator("job-map .first")).toHaveCount(0);

  await page.unroute("**/app.js");
  await openPage(page, site, snippet(site, 'company="nobody"'));
  await expect(page.locator("job-map").getByText("There is no company “nobody”")).toBeVisible();
  await expect(page.locator("job-map .first")).toHaveCount(0);
});
