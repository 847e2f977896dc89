import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { openPage, shown, snippet } from "./embed-page.ts";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";

let site: EmbedSite;
test.beforeAll(async () => {
  site = await openEmbedSite();
});
test.afterAll(() => site.close());

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = async (one: Locator): Promise<Box> =>
  (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const boxesOf = async (all: Locator): Promise<Box[]> => Promise.all((await all.all()).map(boxOf));
const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1;
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const FONT = readFileSync(
  fileURLToPath(import.meta.resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2")),
).toString("base64");
/** The only font of some machines is as wide as DejaVu: what fits is measured in one as wide as those that people have. */
const HEAD = `<style>body{margin:0}
@font-face{font-family:Measured;src:url(data:font/woff2;base64,${FONT});font-weight:100 900}
job-map{--jobmap-font:Measured}</style>`;

async function open(page: Page, width: number, attributes: string): Promise<Locator> {
  await page.setViewportSize({ width, height: 700 });
  await openPage(page, site, snippet(site, attributes), { head: HEAD });
  const embed = page.locator("job-map");
  await expect(embed.locator("button.jm-item").first()).toBeVisible();
  await expect(embed.locator(".zoom")).toBeVisible();
  await expect(embed.locator(".credits > *").first()).toBeAttached();
  return embed;
}

for (const width of [320, 350, 592, 1280])
  test(`an embed of ${width} pixels has jobs beside its map, and nothing covers a pin or another control`, async ({
    page,
  }) => {
    const embed = await open(page, width, 'company="nation"');
    const list = await boxOf(embed.locator(".list"));
    const rows = (await boxesOf(embed.locator("ol li"))).filter((row) => isInside(row, list));
    expect(rows.length).toBeGreaterThanOrEqual(4);
    const map = await boxOf(embed.locator(".map"));
    const isSmall = map.width < 480 || map.height < 300;
    await expect(embed.locator(".scale")).toBeVisible({ visible: !isSmall });
    await expect(embed.locator(".credits")).toBeVisible({ visible: !isSmall });
    const info = embed.getByRole("button", { name: "Map sources" });
    await expect(info).toBeVisible({ visible: isSmall });
    // Nobody went anywhere yet.
    await expect(embed.getByRole("button", { name: /^Show all/ })).toHaveCount(0);
    // The states of the frame; of those far off a part may be in view.
    const pins = (await boxesOf(embed.locator("button.jm-item"))).filter((pin) => pin.width > 30);
    expect(pins.length).toBeGreaterThan(3);
    const controls = [".zoom", ...(isSmall ? [".info"] : [".scale", ".credits"])];
    // Where there are many places far off, their row scrolls: it has to be inside, not each button.
    for (const name of [".far", ...controls])
      for (const control of await boxesOf(embed.locator(name)))
        expect(isInside(control, map), name).toBe(true);
    for (const name of [".far button", ...controls])
      for (const control of await boxesOf(embed.locator(name)))
        for (const pin of pins) expect(meet(control, pin), name).toBe(false);
    if (!isSmall) return;
    await info.click();
    await expect(embed.getByRole("link", { name: "Natural Earth" })).toBeVisible();
    expect(isInside(await boxOf(embed.locator(".credits")), map)).toBe(true);
    await info.click();
    await expect(embed.locator(".credits")).toBeHidden();
  });

test("a map alone shows its header, footer and count completely at every width", async ({ page }) => {
  for (const [width, filters] of [
    [320, ""],
    [350, 'filters="none"'],
    [600, ""],
    [1280, ""],
  ] as const) {
    const embed = await open(page, width, `company="nation" view="map" ${filters}`);
    const [box, head, map, foot, note] = await Promise.all(
      [".box", "header", ".map", "footer", ".note"].map((name) => boxOf(embed.locator(name))),
    );
    if (!box || !head || !map || !foot || !note) throw new Error("A part is missing.");
    expect(head.y + head.height).toBeLessThanOrEqual(map.y + 1);
    expect(map.y + map.height).toBeLessThanOrEqual(foot.y + 1);
    for (const part of [head, map, foot, note]) expect(isInside(part, box)).toBe(true);
    for (const part of [
      embed.getByText("Demo", { exact: true }),
      embed.getByRole("link", { name: "Jobmap" }),
    ])
      expect(isInside(await boxOf(part), foot)).toBe(true);
    await expect(embed.locator(".note")).toHaveText("4,000 jobs");
    expect(map.height).toBeGreaterThan(400);
  }
});

test("far-away places are tabs that go there and back, by keyboard as well", async ({ page }) => {
  const embed = await open(page, 1280, 'company="nation"');
  const far = embed.getByRole("navigation", { name: "Far from other jobs" });
  await expect(far.getByRole("button")).toHaveText(["← Hawaii 40", "↘ Puerto Rico 23", "↖ Alaska 17"]);
  const width = async (): Promise<number> => {
    const [west, east] = await Promise.all(
      ["Seattle", "Boston"].map(async () => boxesOf(embed.locator("button.jm-item"))),
    );
    return Math.max(...(east ?? []).map(({ x }) => x)) - Math.min(...(west ?? []).map(({ x }) => x));
  };
  // The contiguous states take most of the map's width.
  expect(await width()).toBeGreaterThan(600);
  await embed.locator(".canvas").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(far.getByRole("button", { name: "Hawaii 40" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(embed.locator(".count")).toContainText("17 of 4,000 jobs in view");
  const back = far.getByRole("button", { name: "Show all 4,000" });
  await back.click();
  await expect(embed.locator(".count")).toHaveText("4,000 jobs");
  await expect(back).toHaveCount(0);
  // Their counts are of all jobs, so they are not said of some.
  await embed.getByRole("button", { name: "Filters" }).click();
  await embed.getByLabel(/Part time/).check();
  await expect(far.getByRole("button")).toHaveText(["← Hawaii", "↘ Puerto Rico", "↖ Alaska"]);
});

test("a map can be moved by hand once its tools have loaded, even if they failed at first", async ({
  page,
}) => {
  let failures = 0;
  await page.route(/\/tools\.js/, (route) => (failures++ === 0 ? route.abort() : route.continue()));
  await page.setViewportSize({ width: 1280, height: 700 });
  await openPage(page, site, snippet(site));
  const embed = await shown(page);
  await expect(embed.locator(".scale")).toBeVisible();
  expect(failures).toBeGreaterThan(1);
  await embed.locator(".canvas").focus();
  const before = await boxesOf(embed.locator("button.jm-item"));
  await page.keyboard.press("ArrowRight");
  await expect
    .poll(async () => (await boxesOf(embed.locator("button.jm-item")))[0]?.x)
    .not.toBe(before[0]?.x);
});
