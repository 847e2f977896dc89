import { expect, type Locator, test } from "@playwright/test";
import { openPage, shown, snippet } from "./embed-page.ts";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";

let site: EmbedSite;
test.beforeAll(async () => {
  site = await openEmbedSite();
});
test.afterAll(() => site.close());

const heightOf = async (one: Locator) => (await one.boundingBox())?.height ?? 0;

test("follows a page that declares its color schemes only in its head", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const head = '<meta name="color-scheme" content="light dark">';
  await openPage(page, site, snippet(site), { head });
  const embed = await shown(page);
  await expect(embed.locator(".box")).toHaveCSS("background-color", "rgb(17, 28, 33)");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(embed.locator(".box")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  // A page that says nothing is light, whatever the visitor's system is.
  await page.emulateMedia({ colorScheme: "dark" });
  await openPage(page, site, snippet(site));
  await expect((await shown(page)).locator(".box")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("is dark on a dark page that does not declare it, and keeps its font rendering", async ({ page }) => {
  const box = page.locator("job-map .box");
  for (const [css, color] of [
    ["body{background:#15191c;color:#eee}", "rgb(17, 28, 33)"],
    ["body{background:#fff}main{background:oklch(0.2 0.03 260)}", "rgb(17, 28, 33)"],
    ["body{background:#15191c}main{background:#fafafa}", "rgb(255, 255, 255)"],
    ["body{background:#15191c}main{background:rgb(255 255 255/.1)}", "rgb(17, 28, 33)"],
  ] as const) {
    const head = `<style>${css}*{text-transform:uppercase;letter-spacing:4px;word-spacing:9px;text-indent:20px}</style>`;
    await openPage(page, site, `<main>${snippet(site)}</main>`, { head });
    // The first view as well.
    await expect(page.locator("job-map :is(.first, .box)").first()).toHaveCSS("background-color", color);
    await shown(page);
    await expect(box).toHaveCSS("background-color", color);
    for (const [name, value] of [
      ["text-transform", "none"],
      ["letter-spacing", "normal"],
      ["word-spacing", "0px"],
      ["text-indent", "0px"],
    ] as const)
      await expect(page.locator("job-map ol a").first()).toHaveCSS(name, value);
  }
});

test("unreadable ink is not used, from a script tag or a frame's address", async ({ page }) => {
  const color = () => page.locator(".box").evaluate((box) => getComputedStyle(box).color);
  const head = "<style>job-map{--jobmap-paper:#fff;--jobmap-ink:#fff}</style>";
  await openPage(page, site, snippet(site), { head });
  await shown(page);
  await expect.poll(color).toBe("rgb(16, 36, 44)");
  await page.goto(`${site.host}/job-map-iframe/acme?paper=222222&ink=111111`);
  await expect(page.locator(".still")).toHaveCount(0);
  await expect.poll(color).toBe("rgb(255, 255, 255)");
  await page.goto(`${site.host}/job-map-iframe/acme?theme=dark&ink=222222`);
  await expect(page.locator(".still")).toHaveCount(0);
  await expect.poll(color).toBe("rgb(255, 255, 255)");
  await page.goto(`${site.host}/job-map-iframe/acme?paper=fffdf7&ink=444444`);
  await expect(page.locator(".still")).toHaveCount(0);
  await expect.poll(color).toBe("rgb(68, 68, 68)");
});

test("is printed as a whole list, without map and fields", async ({ page }) => {
  await openPage(page, site, `<h1>Careers</h1>${snippet(site)}<p>After</p>`);
  const embed = await shown(page);
  await page.emulateMedia({ media: "print" });
  await expect(embed.locator(".map")).toBeHidden();
  await expect(embed.locator("form")).toBeHidden();
  const rows = await heightOf(embed.locator("ol"));
  expect(rows).toBeGreaterThan(560);
  expect(await heightOf(page.locator("job-map"))).toBeGreaterThan(rows);
  const after = await page.getByText("After").boundingBox();
  const last = await embed.locator("ol li").last().boundingBox();
  expect(after?.y ?? 0).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
});

for (const [zoom, width, height] of [
  [200, 640, 360],
  [400, 320, 256],
] as const)
  test(`works at ${zoom} % zoom`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: zoom / 100,
    });
    const page = await context.newPage();
    await openPage(page, site, snippet(site));
    const embed = await shown(page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);
    const button = embed.getByRole("button", { name: "Filters" });
    await button.click();
    await embed.getByLabel(/^Part time/).check();
    await embed.getByRole("button", { name: "Show jobs" }).click();
    await embed.locator("ol a").first().click();
    // At 400 % the embed is higher than the screen, and the page scrolls.
    const apply = embed.getByRole("link", { name: "Apply" });
    // The job's text can arrive after it and move it on.
    await expect(async () => {
      await apply.scrollIntoViewIfNeeded();
      await expect(apply).toBeInViewport({ timeout: 1_000 });
    }).toPass();
    expect(await overflow()).toBe(0);
    const edge = await embed.locator(".box").boundingBox();
    for (const part of await embed.locator(".job :is(h2, .pay, .facts, a, button)").all()) {
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0) + 1);
    }
    await context.close();
  });
