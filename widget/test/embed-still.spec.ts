import { expect, type Page, test } from "@playwright/test";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";

let site: EmbedSite;
test.beforeAll(async () => {
  site = await openEmbedSite();
});
test.afterAll(() => site.close());

/** What the rows of a list say, in the order in which it is read. */
const rowsOf = (page: Page): Promise<string[]> =>
  page
    .locator("ol li")
    .evaluateAll((rows) =>
      rows.slice(0, 20).map((row) => (row.textContent ?? "").replaceAll(/\s+/g, " ").trim()),
    );

/** Words of titles that do not stand on one line. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator("ol a").evaluateAll((links) =>
    links.slice(0, 20).flatMap((link) => {
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
      return [...(text?.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text as Node, index);
        range.setEnd(text as Node, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );

test("a frame without scripts shows the same facts for each job as the script, without cut words or empty space", async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  for (const [width, locale] of [
    [320, "en"],
    [398, "es"],
    [1280, "en"],
  ] as const) {
    const address = `${site.host}/job-map-iframe/nation?locale=${locale}`;
    await still.setViewportSize({ width, height: 600 });
    await still.goto(address);
    expect(await brokenWords(still)).toEqual([]);
    const [head, row] = [
      await still.locator(".head p").boundingBox(),
      await still.locator("ol li").first().boundingBox(),
    ];
    expect((row?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0)).toBeLessThan(16);
    await page.setViewportSize({ width, height: 600 });
    await page.goto(address);
    await expect(page.locator(".still")).toHaveCount(0);
    await expect(page.locator("ol a").first()).toBeVisible();
    expect(await brokenWords(page)).toEqual([]);
    await expect(page.locator("section.box")).toHaveAttribute("lang", locale === "es" ? "es-US" : "en");
    expect(await rowsOf(still)).toEqual(await rowsOf(page));
  }
  await context.close();
});
