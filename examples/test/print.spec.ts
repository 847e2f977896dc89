import { expect, test } from "../../.tools/browser-test.ts";

const PATH = "/jobmap/lanternfield-stores";

test("a shared page is printed as a list, with scripts and without", async ({ page, browser }) => {
  await page.goto(PATH);
  const app = page.locator("#app");
  await expect(app.locator("ol li").first()).toBeVisible();
  await expect(page.locator(".still")).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(app.locator("ol li").last()).toBeVisible();
  await expect(app.locator(".map")).toBeHidden();
  await expect(app.locator("form")).toBeHidden();
  const footer = await page.locator("footer").last().boundingBox();
  const last = await app.locator("ol li").last().boundingBox();
  expect(footer?.y ?? 0).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0) - 1);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(new URL(PATH, page.url()).href);
  await plain.emulateMedia({ media: "print" });
  await expect(plain.locator(".jobs ol li")).toHaveCount(50);
  await expect(plain.locator(".jobs ol li").last()).toBeVisible();
  await expect(plain.locator(".pic svg")).toBeVisible();
  await expect(plain.getByRole("link", { name: "Next" })).toBeHidden();
  await context.close();
});
