import { expect, test } from "@playwright/test";
import type { Viewport } from "../src/core/geo.ts";
import { describeMaps, type Host, heard, VIEW } from "./map-page.ts";

describeMaps(({ open }) => {
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
      for (const line of await heard(page)) if (line.startsWith("error ")) errors.push(Number(line.slice(6)));
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
    const view = (): Promise<Viewport> => page.evaluate(() => (window as unknown as Host).map.getViewport());
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
});
