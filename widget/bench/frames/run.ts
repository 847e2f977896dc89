/**
 * Frame times of a pan and of a zoom, with several hundred pins and clusters on the screen and the built-in base map:
 * `npm run bench -- frames`. Chromium draws without a graphics card here, so that a person's machine does better.
 */
import { chromium } from "@playwright/test";
import { openTestPage } from "../../test/page.ts";

const SIZES = [
  { name: "desktop", width: 1440, height: 900 },
  { name: "phone", width: 390, height: 844 },
] as const;
const VIEWS = [
  { name: "nation", longitude: -96, latitude: 39, zoom: 4.6 },
  { name: "region", longitude: -76.5, latitude: 39, zoom: 8 },
] as const;

const page = await openTestPage();
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  for (const size of SIZES) {
    for (const view of VIEWS) {
      for (const count of [300, 1_000]) {
        const tab = await browser.newPage({ viewport: size });
        await tab.goto(page.url);
        await tab.waitForFunction("window.jobmap !== undefined");
        const shown = await tab.evaluate(mount, { ...view, count });
        const pan = await measure(tab, async () => {
          const [x, y] = [size.width / 2, size.height / 2];
          await tab.mouse.move(x, y);
          await tab.mouse.down();
          for (let i = 1; i <= 60; i++) await tab.mouse.move(x - i * 5, y + Math.sin(i / 9) * 60);
          await tab.mouse.up();
        });
        const zoom = await measure(tab, async () => {
          await tab.mouse.move(size.width / 2, size.height / 2);
          for (let i = 0; i < 24; i++) {
            await tab.mouse.wheel(0, i < 12 ? -60 : 60);
            await tab.waitForTimeout(30);
          }
        });
        console.log(`${size.name} ${view.name} ${shown} items: pan ${pan}; zoom ${zoom}`);
        await tab.close();
      }
    }
  }
} finally {
  await browser.close();
  await page.close();
}

/** In the page: a map with pins and clusters on a loose grid over the view. */
async function mount(options: {
  longitude: number;
  latitude: number;
  zoom: number;
  count: number;
}): Promise<number> {
  const { jobmap } = window as unknown as { jobmap: typeof import("../../src/map/index.ts") };
  const element = document.querySelector<HTMLElement>("#map");
  if (element === null) throw new Error("No element for the map.");
  const map = jobmap.createJobMap(element, { center: options, zoom: options.zoom, basemapUrl: "/basemap/" });
  const { west, south, east, north } = map.getViewport();
  const columns = Math.ceil(Math.sqrt((options.count * element.clientWidth) / element.clientHeight));
  const rows = Math.ceil(options.count / columns);
  const places = Array.from({ length: options.count }, (_, i) => ({
    id: i + 1,
    longitude: west + ((east - west) * ((i % columns) + 0.5)) / columns,
    latitude: south + ((north - south) * (Math.floor(i / columns) + 0.5)) / rows,
  }));
  const ready = new Promise((resolve) => map.on("basemap-ready", resolve));
  map.setData({
    pins: places
      .filter(({ id }) => id % 3 !== 0)
      .map((place) => ({
        ...place,
        pay: { currency: "USD", min: 1_500 + place.id, max: null, unit: "HOUR" as const },
      })),
    clusters: places
      .filter(({ id }) => id % 3 === 0)
      .map((place) => ({ ...place, count: 2 + (place.id % 40) })),
  });
  await ready;
  await new Promise((resolve) => setTimeout(resolve, 300));
  return document.querySelectorAll(".jm-item[aria-label]").length;
}

async function measure(tab: import("@playwright/test").Page, act: () => Promise<void>): Promise<string> {
  await tab.evaluate(() => {
    const times: number[] = [];
    let before = performance.now();
    const step = (now: number): void => {
      times.push(now - before);
      before = now;
      Object.assign(window, { frame: requestAnimationFrame(step) });
    };
    Object.assign(window, { times, frame: requestAnimationFrame(step) });
  });
  await act();
  await tab.waitForTimeout(200);
  const times = await tab.evaluate(() => {
    const { times, frame } = window as unknown as { times: number[]; frame: number };
    cancelAnimationFrame(frame);
    return times.toSorted((a, b) => a - b);
  });
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} p95 ${at(0.95)} p99 ${at(0.99)} max ${at(1)} ms (${times.length} frames)`;
}
