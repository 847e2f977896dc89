import { expect, test } from "@playwright/test";
import { colorAt, describeMaps, type Host, seenAt, VIEW } from "./map-page.ts";
import { type Feature, writeTile } from "./street-tile.ts";

describeMaps(({ make, open, site }) => {
  test("shows pins, clusters and the base map, and requests nothing from others", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page);
    await expect(
      page.getByRole("button", { name: "$18.21 an hour, Farm Laborer, approximate" }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "1,232 jobs around Baltimore, zoom in" })).toHaveText(
      "1,232",
    );
    await expect(page.getByRole("button", { name: "12 jobs at one place, show them" })).toHaveText("12 jobs");
    await expect(page.getByRole("button", { name: "Pay not specified, Crab Picker" })).toHaveText("");
    expect(await colorAt(page, 38.45, -75.8)).toEqual([0xf8, 0xf3, 0xe2]);
    // The rim of the circle, above land and names.
    const circle = await page.locator(".jm-cluster").boundingBox();
    if (circle === null) throw new Error("The circle has no place.");
    const rim = await seenAt(page, Math.round(circle.x + circle.width / 2), Math.round(circle.y));
    expect(rim[0] ?? 0).toBeGreaterThan((rim[1] ?? 0) + 60);
    expect(await colorAt(page, 37.9, -73.7)).toEqual([0xf3, 0xf8, 0xf9]);
    expect(asked.filter((url) => !url.startsWith(site().url) && !url.startsWith("data:"))).toEqual([]);
    expect(asked.filter((url) => url.endsWith(".jmt")).length).toBeGreaterThan(0);
  });

  test("requests the base map after the pins appear", async ({ page }) => {
    await page.route("**/*.jmt", async (route) => {
      expect(await page.locator("button.jm-item").count()).toBe(5);
      await route.continue();
    });
    await open(page);
  });

  test("draws Kansas's straightest highway where it is", async ({ page }) => {
    await open(page, {
      ...VIEW,
      zoom: 13,
      center: { latitude: 39.8415, longitude: -96.2 },
      palette: { highway: "rgb(1, 200, 2)" },
      labels: false,
    });
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const colors: number[][] = [];
    for (const dy of [-6, -3, 0, 3, 6]) colors.push(await seenAt(page, width / 2, height / 2 + dy));
    expect(colors).toContainEqual([1, 200, 2]);
  });

  test("draws streets when near enough, after the pins, and credits them", async ({ page }) => {
    const asked: string[] = [];
    await page.route("**/map/streets.json", async (route) => {
      expect(await page.locator("button.jm-item").count()).toBeGreaterThan(0);
      asked.push("streets");
      await route.fulfill({
        json: { version: "0123456789ab", minZoom: 4, maxZoom: 12, bounds: [-77, 38, -75, 39] },
      });
    });
    await page.route("**/map/tiles/**", async (route) => {
      const [z = 0, x = 0, y = 0] =
        /(\d+)\/(\d+)\/(\d+)\.mvt$/.exec(route.request().url())?.slice(1).map(Number) ?? [];
      const street: Feature = {
        layer: "roads",
        type: 2,
        properties: { kind: "highway", name: "Ocean Gateway" },
        points: [
          [-76.5, 38.56],
          [-75.5, 38.56],
        ],
      };
      await route.fulfill({ body: Buffer.from(writeTile([street], { z, x, y })) });
    });
    await open(page, {
      ...VIEW,
      streetsUrl: "/map/",
      palette: { highway: "rgb(1, 200, 2)" },
      labels: false,
    });
    const credits = (): Promise<string> =>
      page.evaluate(() => (window as unknown as Host).map.attribution.map(({ text }) => text).join());
    expect(await credits()).not.toContain("OpenStreetMap");
    expect(asked).toEqual([]);
    await page.evaluate(() =>
      (window as unknown as Host).map.flyTo({ latitude: 38.56, longitude: -76.02 }, 14, { animate: false }),
    );
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await expect.poll(() => seenAt(page, width / 2, height / 2)).toEqual([1, 200, 2]);
    expect(await credits()).toContain("OpenStreetMap");
    expect(asked).toEqual(["streets"]);
  });

  test("does without streets when none come", async ({ page }) => {
    await page.route("**/map/streets.json", (route) => route.fulfill({ json: null }));
    await open(page, { ...VIEW, zoom: 13, streetsUrl: "/map/", palette: { land: "rgb(1, 2, 200)" } });
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await expect.poll(() => seenAt(page, width / 2 - 80, height / 2 - 80)).toEqual([1, 2, 200]);
  });

  test("names circles by the largest town around them, also in the tooltip", async ({ page }) => {
    await open(page);
    const circle = page.getByRole("button", { name: "1,232 jobs around Baltimore, zoom in" });
    await expect(circle).toHaveAttribute("title", "1,232 jobs around Baltimore, zoom in");
  });

  test("works without the base map", async ({ page }) => {
    await page.route("**/basemap/**", (route) => route.fulfill({ status: 503 }));
    await open(page);
    await expect(page.getByRole("button", { name: /Farm Laborer/ })).toBeVisible();
  });

  test("follows the theme without a reload", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page);
    await page.evaluate(() => {
      document.documentElement.dataset["theme"] = "dark";
    });
    await expect.poll(() => colorAt(page, 38.45, -75.8)).toEqual([0x23, 0x29, 0x1f]);
    await page.evaluate(() => {
      delete document.documentElement.dataset["theme"];
    });
    await expect.poll(() => colorAt(page, 38.45, -75.8)).toEqual([0xf8, 0xf3, 0xe2]);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => colorAt(page, 38.45, -75.8)).toEqual([0x23, 0x29, 0x1f]);
  });

  test("keeps its text under forced colors", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page);
    const plate = page.getByRole("button", { name: /Farm Laborer/ }).locator(".jm-plate");
    await expect(plate).toBeVisible();
    const [color, back] = await plate.evaluate((node) => [
      getComputedStyle(node).color,
      getComputedStyle(node).backgroundColor,
    ]);
    expect(color).not.toBe(back);
  });

  // Our own camera shows none.
  if (make === "createJobMap")
    test("shows tiles of another service with its credit", async ({ page }) => {
      const asked: string[] = [];
      const pixel = Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      );
      await page.route("**/tiles/**", (route) => {
        asked.push(new URL(route.request().url()).pathname);
        return route.fulfill({ contentType: "image/png", body: pixel });
      });
      const tiles = {
        url: "/tiles/{z}/{x}/{y}.png",
        attribution: '© <a href="https://example.org/">Example</a>',
      };
      await open(page, { ...VIEW, tiles });
      await expect.poll(() => asked.length).toBeGreaterThan(3);
      expect(asked[0]).toMatch(/^\/tiles\/8\/\d+\/\d+\.png$/);
      const credits = await page.evaluate(() => (window as unknown as Host).map.attribution);
      expect(credits).toEqual([{ text: "© Example", url: "https://example.org/" }]);
    });
});
