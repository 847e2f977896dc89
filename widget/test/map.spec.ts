import { expect, type Page, test } from "@playwright/test";
import type { Viewport } from "../src/core/geo.ts";
import type { JobMap, JobMapOptions, MapData } from "../src/map/index.ts";
import { openTestPage, type TestPage } from "./page.ts";
import { type Feature, writeTile } from "./street-tile.ts";

interface Host {
  jobmap: typeof import("../src/map/index.ts");
  map: JobMap;
  heard: string[];
}

const hourly = (min: number): { currency: string; min: number; max: null; unit: "HOUR" } => ({
  currency: "USD",
  min,
  max: null,
  unit: "HOUR",
});
const DATA: MapData = {
  clusters: [
    { latitude: 39.29, longitude: -76.61, count: 1_232 },
    { latitude: 37.54, longitude: -77.44, count: 12, isStack: true },
  ],
  pins: [
    {
      id: 1,
      latitude: 38.56,
      longitude: -76.08,
      pay: hourly(1_821),
      precision: "CITY",
      title: "Farm Laborer",
    },
    { id: 2, latitude: 38.9, longitude: -75.2, pay: hourly(2_550), precision: "ROOFTOP", title: "Cook" },
    { id: 3, latitude: 38.1, longitude: -75.6, pay: null, title: "Crab Picker" },
  ],
};
const VIEW: JobMapOptions = {
  center: { latitude: 38.56, longitude: -76.08 },
  zoom: 8,
  basemapUrl: "/basemap/",
};

// The map flies and coasts.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

let site: TestPage;
test.beforeAll(async () => {
  site = await openTestPage();
});
test.afterAll(() => site.close());

/** What is seen at a pixel of the page, whatever lies on top of it. */
async function seenAt(page: Page, x: number, y: number): Promise<number[]> {
  const shot = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(async (image) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${image}`)).blob());
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, shot.toString("base64"));
}

type Make = "createJobMap" | "createLightJobMap";

async function openWith(make: Make, page: Page, options: JobMapOptions, data: MapData): Promise<void> {
  await page.goto(site.url);
  await page.waitForFunction("window.jobmap !== undefined");
  await page.evaluate(
    async ([make, options, data]) => {
      const host = window as unknown as Host;
      const element = document.querySelector<HTMLElement>("#map");
      if (element === null) throw new Error("No element for the map.");
      host.map = host.jobmap[make](element, options);
      host.heard = [];
      for (const event of [
        "pin-click",
        "pin-hover",
        "cluster-click",
        "background-click",
        "viewport-change",
      ] as const) {
        host.map.on(event, (detail) => host.heard.push(`${event} ${JSON.stringify(detail)}`));
      }
      const ready = new Promise((resolve) => host.map.on("basemap-ready", resolve));
      host.map.setData(data);
      if (options.basemapUrl !== undefined) await ready;
    },
    [make, options, data] as const,
  );
}

const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Host).heard.splice(0));

/** The color of a place on the ground canvas. */
const colorAt = (page: Page, latitude: number, longitude: number): Promise<number[]> =>
  page.evaluate(
    ([latitude, longitude]) => {
      const { map } = window as unknown as Host;
      const canvas = document.querySelector<HTMLCanvasElement>(".jm-base canvas");
      if (canvas === null) throw new Error("No canvas.");
      const { x, y } = map.project({ latitude, longitude });
      const box = canvas.getBoundingClientRect();
      const ratio = canvas.width / box.width;
      const pixel = canvas
        .getContext("2d")
        ?.getImageData((x - box.left) * ratio, (y - box.top) * ratio, 1, 1).data;
      return [...(pixel ?? [])].slice(0, 3);
    },
    [latitude, longitude] as const,
  );

for (const make of ["createJobMap", "createLightJobMap"] as const) {
  const open = (page: Page, options: JobMapOptions = VIEW, data: MapData = DATA): Promise<void> =>
    openWith(make, page, options, data);
  test.describe(`the job map of ${make}`, () => {
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
      await expect(page.getByRole("button", { name: "12 jobs at one place, show them" })).toHaveText(
        "12 jobs",
      );
      await expect(page.getByRole("button", { name: "Pay not specified, Crab Picker" })).toHaveText("");
      expect(await colorAt(page, 38.45, -75.8)).toEqual([0xf8, 0xf3, 0xe2]);
      // The rim of the circle, above land and names.
      const circle = await page.locator(".jm-cluster").boundingBox();
      if (circle === null) throw new Error("The circle has no place.");
      const rim = await seenAt(page, Math.round(circle.x + circle.width / 2), Math.round(circle.y));
      expect(rim[0] ?? 0).toBeGreaterThan((rim[1] ?? 0) + 60);
      expect(await colorAt(page, 37.9, -73.7)).toEqual([0xf3, 0xf8, 0xf9]);
      expect(asked.filter((url) => !url.startsWith(site.url) && !url.startsWith("data:"))).toEqual([]);
      expect(asked.filter((url) => url.endsWith(".jmt")).length).toBeGreaterThan(0);
    });

    for (const how of ["elsewhere", "where it looks already", "without an extent"] as const) {
      test(`settles once after it was moved ${how}`, async ({ page }) => {
        await open(page);
        if (how === "without an extent") {
          await page.locator("#map").evaluate((element) => element.style.setProperty("display", "none"));
          await page.waitForTimeout(300);
        }
        await heard(page);
        await page.evaluate((how) => {
          const { map } = window as unknown as Host;
          const { west, south, east, north } = map.getViewport();
          const by = how === "elsewhere" ? 1 : 0;
          map.fitBounds({ west: west + by, south, east: east + by, north });
        }, how);
        const rests: string[] = [];
        await expect
          .poll(async () => {
            rests.push(...(await heard(page)).filter((line) => line.startsWith("viewport-change")));
            return rests.length;
          })
          .toBeGreaterThan(0);
        await page.waitForTimeout(700);
        rests.push(...(await heard(page)).filter((line) => line.startsWith("viewport-change")));
        expect(rests).toHaveLength(1);
      });
    }

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

    test("reports clicks, and a drag is not one", async ({ page }) => {
      await open(page);
      await heard(page);
      await page.getByRole("button", { name: /Farm Laborer/ }).click();
      await page.getByRole("button", { name: /^1,232 jobs/ }).click();
      await page.mouse.click(1_300, 700);
      const clicks = (await heard(page)).filter((line) => line.includes("-click"));
      expect(clicks[0]).toContain('pin-click {"pin":{"id":1');
      expect(clicks[1]).toContain('cluster-click {"cluster":{"latitude":39.29');
      expect(clicks[2]).toContain("background-click");
      expect(clicks).toHaveLength(3);

      const cluster = await page.getByRole("button", { name: /^1,232 jobs/ }).boundingBox();
      await page.mouse.move((cluster?.x ?? 0) + 10, (cluster?.y ?? 0) + 20);
      await page.mouse.down();
      await page.mouse.move((cluster?.x ?? 0) + 90, (cluster?.y ?? 0) + 60, { steps: 6 });
      await page.mouse.up();
      const dragged: string[] = [];
      await expect
        .poll(async () => dragged.push(...(await heard(page))) && dragged.join("\n"))
        .toContain("viewport-change");
      expect(dragged.filter((line) => line.includes("-click"))).toEqual([]);
    });

    test("works by keyboard only: one tab stop, arrows between pins, Escape to the map", async ({ page }) => {
      await open(page);
      await page.keyboard.press("Tab");
      await expect(page.getByRole("region", { name: "Map of jobs" })).toBeFocused();
      const before = await page.evaluate(() => (window as unknown as Host).map.getViewport());
      await page.keyboard.press("+");
      await expect
        .poll(() => page.evaluate(() => (window as unknown as Host).map.getViewport().zoom))
        .toBe(before.zoom + 1);
      await page.keyboard.press("-");
      await expect
        .poll(() => page.evaluate(() => (window as unknown as Host).map.getViewport().zoom))
        .toBe(before.zoom);

      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: /Farm Laborer/ })).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect(page.locator("button:focus")).toHaveAccessibleName(/Cook|Crab Picker/);
      await page.keyboard.press("ArrowLeft");
      await heard(page);
      await page.keyboard.press("Enter");
      expect((await heard(page)).filter((line) => line.includes("-click"))).toHaveLength(1);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("region", { name: "Map of jobs" })).toBeFocused();
      expect(await page.locator(".jm-item[tabindex='0']").count()).toBe(1);
    });

    test("keeps focus near when the focused cluster opens", async ({ page }) => {
      await open(page);
      await page.getByRole("button", { name: /^1,232 jobs/ }).focus();
      await page.evaluate(() => {
        (window as unknown as Host).map.setData({
          pins: [],
          clusters: [
            { latitude: 39.3, longitude: -76.62, count: 700 },
            { latitude: 37.5, longitude: -75.6, count: 532 },
          ],
        });
      });
      await expect(page.getByRole("button", { name: /^700 jobs/ })).toBeFocused();
    });

    test("keeps pins in place in every frame of a zoom, and at rest", async ({ page }) => {
      await open(page);
      await page.mouse.move(900, 300);
      await page.evaluate(() => {
        const { map, heard } = window as unknown as Host;
        const cluster = document.querySelector<HTMLElement>(".jm-cluster");
        map.on("viewport-moving", () => {
          const box = cluster?.getBoundingClientRect();
          const { x, y } = map.project({ latitude: 39.29, longitude: -76.61 });
          const error =
            box === undefined ? 99 : Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
          heard.push(`error ${error}`);
        });
      });
      const zoom = () => page.evaluate(() => (window as unknown as Host).map.getViewport().zoom);
      const errors: number[] = [];
      // A busy machine draws few frames of a zoom: there and back, until enough were looked at.
      for (let round = 0; errors.length <= 5; round++) {
        const isIn = round % 2 === 0;
        for (let i = 0; i < 5; i++) await page.mouse.wheel(0, isIn ? -60 : 60);
        if (isIn) await expect.poll(zoom).toBeGreaterThan(9);
        else await expect.poll(zoom).toBeLessThan(9);
        for (const line of await heard(page))
          if (line.startsWith("error ")) errors.push(Number(line.slice(6)));
      }
      expect(Math.max(...errors)).toBeLessThan(1.5);
    });

    test("reports one end after two movements that overlap", async ({ page }) => {
      await open(page);
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const { map, heard } = window as unknown as Host;
            map.flyTo({ latitude: 40, longitude: -75 }, 5, { animate: false });
            heard.length = 0;
            map.flyTo({ latitude: 40.7, longitude: -74 }, 9);
            map.on("viewport-change", ({ zoom }) => zoom === 9 && resolve());
          }),
      );
      expect((await heard(page)).filter((line) => line.startsWith("viewport-change"))).toHaveLength(1);
    });

    test("selects, highlights and marks pins, even in a cluster", async ({ page }) => {
      await open(page);
      await page.evaluate(() => {
        const { map } = window as unknown as Host;
        map.setMarks({ saved: new Set([2]), new: new Set([2]), opened: new Set([1]) });
        map.setSelected({ id: 77, latitude: 39.29, longitude: -76.61, pay: null, title: "Deckhand" });
        map.setHighlighted(1);
      });
      await expect(page.getByRole("button", { name: "$25.50 an hour, Cook, new, saved" })).toBeVisible();
      await expect(page.getByRole("button", { name: /Farm Laborer.*opened before/ })).toHaveClass(/is-lit/);
      const selected = page.getByRole("button", { name: "Pay not specified, Deckhand, selected" });
      await expect(selected).toHaveAttribute("aria-current", "true");
      await page.evaluate(() => (window as unknown as Host).map.setSelected(null));
      await expect(selected).toHaveCount(0);
    });

    test("shows the pay of a dot under the pointer, and moves nothing else", async ({ page }) => {
      const crowd = [0, 1, 2, 3].map((i) => ({
        id: 10 + i,
        latitude: 38.56,
        longitude: -76.08 + i * 0.14,
        pay: hourly(2_000 + i * 100),
        title: `Job ${i}`,
      }));
      await open(page, VIEW, { pins: crowd, clusters: [] });
      const dot = page.locator("button.jm-dot").first();
      const name = (await dot.getAttribute("aria-label")) ?? "";
      const plates = (): Promise<number> => page.locator(".jm-plate:visible").count();
      const before = await plates();
      await dot.hover();
      await expect(page.getByRole("button", { name })).toHaveClass(/jm-pin.*is-lit/);
      await expect.poll(plates).toBe(before + 1);
      expect((await heard(page)).some((line) => line.startsWith('pin-hover {"pin":{"id":1'))).toBe(true);
      await page.mouse.move(20, 20);
      await expect.poll(plates).toBe(before);
    });

    test("shows how many jobs are at one place, with and without room for a flag", async ({ page }) => {
      const stacks = [3, 12, 140, 1_250].map((count, i) => {
        return { latitude: 38.56, longitude: -76.08 + i * 0.14, count, isStack: true };
      });
      await open(page, VIEW, { pins: [], clusters: stacks });
      const items = page.locator("button.jm-item");
      await expect(items).toHaveCount(4);
      await expect(page.locator("button.jm-dot")).toHaveCount(0);
      expect(await page.locator("button.jm-cluster").count()).toBeGreaterThan(0);
      for (const item of await items.all()) {
        const count = /^[\d,]+/.exec((await item.getAttribute("aria-label")) ?? "")?.[0];
        await expect(item).toHaveText(new RegExp(`^${count}\\b`));
      }
      for (const circle of await page.locator("button.jm-cluster").all())
        expect(await circle.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
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

    test("leaves the page's scrolling alone when embedded", async ({ page }) => {
      await open(page, { ...VIEW, gestureHandling: true });
      const zoom = (): Promise<number> =>
        page.evaluate(() => (window as unknown as Host).map.getViewport().zoom);
      await page.mouse.move(700, 400);
      // Who scrolls past is told nothing; who goes on is, over a map that is darker and not gone.
      const hint = page.locator(".jm-hint");
      await page.mouse.wheel(0, -200);
      await expect(hint).not.toHaveClass(/is-shown/);
      await expect(async () => {
        await page.mouse.wheel(0, -200);
        await expect(hint).toHaveClass(/is-shown/, { timeout: 50 });
      }).toPass({ intervals: [60] });
      await expect(hint).toHaveText(/Hold (Ctrl|⌘) and scroll/);
      await expect(hint).toHaveCSS("background-color", "rgba(0, 0, 0, 0.35)");
      expect(await zoom()).toBe(8);
      await page.keyboard.down("Control");
      await page.mouse.wheel(0, -200);
      await page.keyboard.up("Control");
      await expect.poll(zoom).toBeGreaterThan(8);
    });

    test("@phone moves with one finger and zooms with two", async ({ page }) => {
      await open(page);
      const view = (): Promise<Viewport> =>
        page.evaluate(() => (window as unknown as Host).map.getViewport());
      const session = await page.context().newCDPSession(page);
      const touch = (type: string, ...points: [x: number, y: number][]): Promise<unknown> =>
        session.send("Input.dispatchTouchEvent", {
          type: type as "touchStart",
          touchPoints: points.map(([x, y], id) => ({ x, y, id })),
        });
      const before = await view();
      // On the plate of a pin: a drag may begin anywhere.
      const plate = await page.locator(".jm-plate").first().boundingBox();
      const [x, y] = [(plate?.x ?? 0) + 12, (plate?.y ?? 0) + 12];
      await touch("touchStart", [x, y]);
      await touch("touchMove", [x - 5, y]);
      // New jobs may arrive meanwhile, without the one under the finger.
      await page.evaluate(() => (window as unknown as Host).map.setData({ clusters: [], pins: [] }));
      for (let i = 1; i <= 10; i++) await touch("touchMove", [x - i * 10, y]);
      await touch("touchEnd");
      await expect.poll(async () => (await view()).west).toBeGreaterThan(before.west + 0.2);
      expect((await view()).zoom).toBe(before.zoom);

      await expect(page.locator(".jm-item:not(.jm-probe)")).toHaveCount(0);
      await page.waitForTimeout(400);
      const { zoom } = await view();
      await touch("touchStart", [180, 400], [220, 400]);
      for (let i = 1; i <= 10; i++) await touch("touchMove", [180 - i * 6, 400], [220 + i * 6, 400]);
      await touch("touchEnd");
      // Fingers end four times as far apart: two levels.
      await expect.poll(async () => (await view()).zoom).toBeCloseTo(zoom + 2, 0);

      // Fingers that stop a flight and move nothing leave the map at rest where it is.
      const rested = await page.evaluate(
        () =>
          new Promise<Viewport>((resolve) => {
            const { map } = window as unknown as Host;
            const target = document.querySelector("#map");
            if (target === null) throw new Error("No map.");
            const fingers = [180, 220].map(
              (clientX, identifier) => new Touch({ identifier, target, clientX, clientY: 400 }),
            );
            const touch = (kind: string, touches: Touch[]): void =>
              void target.dispatchEvent(
                new TouchEvent(kind, { touches, changedTouches: fingers, bubbles: true, cancelable: true }),
              );
            map.flyTo({ latitude: 45, longitude: -100 }, 4);
            const off = map.on("viewport-moving", () => {
              off();
              queueMicrotask(() => {
                touch("touchstart", fingers);
                touch("touchend", []);
              });
            });
            map.on("viewport-change", resolve);
          }),
      );
      expect(rested.zoom).not.toBe(4);
      expect(rested).toEqual(await view());
    });

    test("has targets of 24 pixels", async ({ page }) => {
      await open(page);
      for (const item of await page.locator("button.jm-item").all()) {
        const box = await item.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      }
    });

    test("draws the same map from right to left", async ({ page }) => {
      await open(page);
      const place = (): Promise<(number | undefined)[]> =>
        page.getByRole("button", { name: /Farm Laborer/ }).evaluate((node) => {
          const [foot, plate] = [
            node.getBoundingClientRect(),
            node.querySelector(".jm-plate")?.getBoundingClientRect(),
          ];
          return [foot.x, foot.y, plate?.x, plate?.width];
        });
      const before = await place();
      await page.evaluate(() => {
        document.documentElement.dir = "rtl";
      });
      expect(await place()).toEqual(before);
    });

    test("leaves nothing behind after a hundred mounts", async ({ page }) => {
      await page.addInitScript(() => {
        const live = new Map<string, number>();
        const count = (name: string, by: number): number =>
          live.set(name, (live.get(name) ?? 0) + by).get(name) ?? 0;
        Object.assign(window, { live });
        const { addEventListener, removeEventListener } = EventTarget.prototype;
        const watched = (target: EventTarget): boolean =>
          target === window ||
          target === document ||
          target instanceof MediaQueryList ||
          target === document.fonts;
        EventTarget.prototype.addEventListener = function (type, listener, options) {
          if (watched(this)) {
            count(`listener ${type}`, 1);
            const signal = typeof options === "object" ? options?.signal : undefined;
            signal?.addEventListener("abort", () => count(`listener ${type}`, -1));
          }
          return addEventListener.call(this, type, listener, options);
        };
        EventTarget.prototype.removeEventListener = function (type, listener, options) {
          if (watched(this)) count(`listener ${type}`, -1);
          return removeEventListener.call(this, type, listener, options);
        };
        const Native = ResizeObserver;
        window.ResizeObserver = class extends Native {
          override observe(target: Element): void {
            count("observer", 1);
            super.observe(target);
          }
          override disconnect(): void {
            count("observer", -1);
            super.disconnect();
          }
        };
        const {
          setTimeout: later,
          clearTimeout: never,
          requestAnimationFrame: frame,
          cancelAnimationFrame: noFrame,
        } = window;
        const timers = new Set<number>();
        const frames = new Set<number>();
        Object.assign(window, {
          timers,
          frames,
          setTimeout: (run: () => void, wait?: number) => {
            const id = later(() => {
              timers.delete(id);
              run();
            }, wait);
            timers.add(id);
            return id;
          },
          clearTimeout: (id: number) => {
            timers.delete(id);
            never(id);
          },
          requestAnimationFrame: (run: FrameRequestCallback) => {
            const id = frame((now) => {
              frames.delete(id);
              run(now);
            });
            frames.add(id);
            return id;
          },
          cancelAnimationFrame: (id: number) => {
            frames.delete(id);
            noFrame(id);
          },
        });
      });
      await page.goto(site.url);
      await page.waitForFunction("window.jobmap !== undefined");
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      const left = await page.evaluate(
        async ([make, options, data]) => {
          const { jobmap, live, timers, frames } = window as unknown as Host & {
            live: Map<string, number>;
            timers: Set<number>;
            frames: Set<number>;
          };
          const element = document.querySelector<HTMLElement>("#map");
          if (element === null) throw new Error("No element for the map.");
          const state = (): unknown => ({
            html: document.body.innerHTML,
            attributes: element.getAttributeNames(),
            sheets: document.adoptedStyleSheets.length,
            live: [...live].filter(([, count]) => count !== 0),
            timers: timers.size,
            frames: frames.size,
          });
          const before = state();
          for (let i = 0; i < 100; i++) {
            const map = jobmap[make](element, {
              ...options,
              gestureHandling: i % 2 === 0,
              neatline: i % 3 === 0,
            });
            map.setData(data);
            map.setRadius({ latitude: 38.5, longitude: -76, metres: 30_000, label: "20 miles" });
            map.on("viewport-change", () => {});
            if (i % 4 === 1) map.zoomIn();
            if (i % 4 === 2) map.flyTo({ latitude: 40, longitude: -80 }, 6);
            if (i % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 40));
            map.destroy();
            map.destroy();
            map.setData(data);
          }
          return { before, after: state() };
        },
        [make, VIEW, DATA] as const,
      );
      expect(left.after).toEqual(left.before);
      expect(errors).toEqual([]);
    });
  });
}

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
  await openWith(
    "createJobMap",
    page,
    {
      center: VIEW.center ?? { latitude: 0, longitude: 0 },
      zoom: 8,
      basemapUrl: "/basemap/",
      tiles,
    },
    DATA,
  );
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  expect(asked[0]).toMatch(/^\/tiles\/8\/\d+\/\d+\.png$/);
  const credits = await page.evaluate(() => (window as unknown as Host).map.attribution);
  expect(credits).toEqual([{ text: "© Example", url: "https://example.org/" }]);
});
