import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../../.tools/browser-test.ts";

const COMPANY = "lanternfield-stores";
const FRAME = `/job-map-iframe/${COMPANY}`;

/** Counts and middles of the circles, largest first: those drawn by the server, or those of the widget's map. */
function circles(page: Page, selector: string): Promise<{ count: number; x: number; y: number }[]> {
  return page.evaluate((selector) => {
    const root = document.querySelector("#app")?.shadowRoot;
    const found = [...document.querySelectorAll(selector), ...(root?.querySelectorAll(selector) ?? [])];
    return found
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const text = element.localName === "circle" ? element.nextElementSibling : element;
        const count = Number((text?.textContent ?? "").replaceAll(/\D/g, ""));
        return { count, x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      })
      .filter(({ count, x }) => count > 1 && x > 0)
      .sort((a, b) => b.count - a.count);
  }, selector);
}

for (const size of [
  { width: 1000, height: 560 },
  { width: 390, height: 700 },
])
  test(`${size.width} px: the widget's first map is where the server drew it`, async ({ page }) => {
    await page.setViewportSize(size);
    // Without its module the page stays as the server wrote it.
    await page.route("**/widget/v1/**", (route) => route.abort());
    await page.goto(FRAME);
    await expect(page.locator(".still svg")).toBeVisible();
    const drawn = await circles(page, ".still circle");
    expect(drawn.length).toBeGreaterThan(2);
    await expect(page.locator(".jobs li")).toHaveCount(50);

    await page.unroute("**/widget/v1/**");
    await page.goto(FRAME);
    await expect(page.locator(".still")).toHaveCount(0);
    await expect(page.locator("#app ol li").first()).toBeVisible();
    const painted = await circles(page, "button.jm-item");
    for (const circle of drawn) {
      const same = painted.filter(({ count }) => count === circle.count);
      // What lies under the zoom buttons or outside the frame is not painted.
      if (same.length === 0 && circle.count < 100) continue;
      const off = Math.min(
        ...same.map(({ x, y }) => Math.max(Math.abs(x - circle.x), Math.abs(y - circle.y))),
      );
      expect(off, `${circle.count} jobs`).toBeLessThanOrEqual(3);
    }
  });

test("the widget waits while the keyboard focus is in the server's list", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/frame-guest.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(FRAME);
  await page.locator(".still .jobs a").first().focus();
  release();
  await expect(page.locator("#app ol li").first()).toBeAttached();
  await expect(page.locator(".still .jobs a").first()).toBeFocused();
  await page.locator(".still .jobs a").first().blur();
  await expect(page.locator(".still")).toHaveCount(0);
});

test("/company-iframe asks the socket which company it shows", async ({ page }) => {
  const said: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => said.push(String(payload)));
    socket.on("framereceived", ({ payload }) => said.push(String(payload)));
  });
  await page.goto("/company-iframe");
  await expect
    .poll(() => said.find((text) => text.includes('"status":true')) ?? "")
    .toContain(`"username":"${COMPANY}"`);
  expect(said).toContain('42["iframe-company-profile",{}]');
  await expect(page.locator("#app ol li").first()).toBeVisible();
  await expect(page).toHaveURL(/\/company-iframe$/);
});

test("the shared page is the same before and after its widget loads", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(`/job-map/${COMPANY}`);
  await expect(page).toHaveURL(new RegExp(`/jobmap/${COMPANY}$`));
  await expect(page).toHaveTitle("Jobs at Lanternfield Stores | Jobmap");
  await expect(page.locator("#app ol li").first()).toBeVisible();
  await expect(page.locator(".still")).toHaveCount(0);
  expect(errors).toEqual([]);
});

for (const path of [
  FRAME,
  `/jobmap/${COMPANY}`,
  "/job-map-iframe/nobody",
  "/job-map-iframe/otterwick-boat-works",
])
  test(`axe finds nothing on ${path}, light and dark, without the widget`, async ({ page }) => {
    await page.route("**/widget/v1/**", (route) => route.abort());
    await page.goto(path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page);
    }
  });
