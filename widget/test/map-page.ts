import { type Page, test } from "@playwright/test";
import type { JobMap, JobMapOptions, MapData } from "../src/map/index.ts";
import { openTestPage, type TestPage } from "./page.ts";

/** What the test page has on its window. */
export interface Host {
  jobmap: typeof import("../src/map/index.ts");
  map: JobMap;
  heard: string[];
}

export const hourly = (min: number): { currency: string; min: number; max: null; unit: "HOUR" } => ({
  currency: "USD",
  min,
  max: null,
  unit: "HOUR",
});
export const DATA: MapData = {
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
export const VIEW: JobMapOptions = {
  center: { latitude: 38.56, longitude: -76.08 },
  zoom: 8,
  basemapUrl: "/basemap/",
};

/** With each camera: Leaflet's, and our own. */
export type Make = "createJobMap" | "createLightJobMap";

export interface MapTests {
  readonly make: Make;
  readonly site: () => TestPage;
  /** Opens a page with such a map, once its ground is drawn. */
  readonly open: (page: Page, options?: JobMapOptions, data?: MapData) => Promise<void>;
}

/** Tests of the map with each camera. It flies and coasts in them. */
export function describeMaps(tests: (tools: MapTests) => void): void {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });
  let site: TestPage;
  test.beforeAll(async () => {
    site = await openTestPage();
  });
  test.afterAll(() => site.close());
  for (const make of ["createJobMap", "createLightJobMap"] as const)
    test.describe(`the job map of ${make}`, () =>
      tests({
        make,
        site: () => site,
        open: (page, options = VIEW, data = DATA) => openWith(site, make, page, options, data),
      }));
}

async function openWith(
  site: TestPage,
  make: Make,
  page: Page,
  options: JobMapOptions,
  data: MapData,
): Promise<void> {
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

export const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Host).heard.splice(0));

/** What is seen at a pixel of the page, whatever lies on top of it. */
export async function seenAt(page: Page, x: number, y: number): Promise<number[]> {
  const shot = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(async (image) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${image}`)).blob());
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, shot.toString("base64"));
}

/** The color of a place on the ground canvas. */
export const colorAt = (page: Page, latitude: number, longitude: number): Promise<number[]> =>
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
