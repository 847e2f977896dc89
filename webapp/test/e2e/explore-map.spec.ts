import type { Page } from "@playwright/test";
import { expect, test } from "../../../.tools/browser-test.ts";
import { drag, list, pinsReady } from "./explore-page.ts";

/** The color that most of the middle of the painted ground has, as CSS has it; null before there is any. */
const ground = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const painted = document.querySelector<HTMLCanvasElement>(".leaflet-jm-base-pane canvas");
    const copy = new OffscreenCanvas(100, 100).getContext("2d");
    if (!painted || !copy) return null;
    copy.drawImage(painted, 50 - painted.width / 2, 50 - painted.height / 2);
    const { data } = copy.getImageData(0, 0, 100, 100);
    const counts = new Map<string, number>();
    for (let i = 0; i < data.length; i += 4) {
      const color = `rgb(${data[i]}, ${data[i + 1]}, ${data[i + 2]})`;
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  });

const LAND = "rgb(248, 243, 226)";

// The map flies, and the sheet slides.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe("the base map", () => {
  test("is drawn by a worker", async ({ page }) => {
    await page.goto("/jobmap");
    await pinsReady(page);
    await expect.poll(() => ground(page)).toBe(LAND);
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(/^\/assets\/painter-worker-.*\.js$/),
    ]);
  });

  test("is drawn by the page if no worker is available", async ({ page, complaints }) => {
    await page.route("**/assets/painter-worker-*", (route) => route.abort());
    await page.goto("/jobmap");
    await pinsReady(page);
    await expect.poll(() => ground(page)).toBe(LAND);
    expect(page.workers()).toEqual([]);
    complaints.splice(0);
  });
});

test("offers far parts of the country with their counts, by keyboard too, and leads back @phone @desktop", async ({
  page,
  request,
}) => {
  const count = async (bbox: string): Promise<number> =>
    (await (await request.get(`/api/v1/user/job/list?bbox=${bbox}&limit=1`)).json()).data.total;
  await page.goto("/jobmap");
  await pinsReady(page);
  // The map is at rest where it begins.
  await expect(page.getByRole("list", { name: "Map credits" })).toContainText("Natural Earth");
  const far = page.getByRole("navigation", { name: "Far from most jobs" });
  await expect(far.getByRole("button", { name: "Hawaii" })).toBeVisible();
  await expect(far.getByRole("button", { name: "Back to most jobs" })).toHaveCount(0);
  const alaska = await count("-180,51,-129.9,72");
  expect(alaska).toBeGreaterThan(0);
  await far.getByRole("button", { name: `Alaska ${alaska}` }).press("Enter");
  await expect.poll(() => new URL(page.url()).searchParams.get("bbox")).toMatch(/^-1[4-7]\d/);
  await expect(far.getByRole("button", { name: `Hawaii ${await count("-162,18,-154,23")}` })).toBeVisible();
  await far.getByRole("button", { name: "Back to most jobs" }).click();
  await expect(far.getByRole("button", { name: "Back to most jobs" })).toHaveCount(0);
});

test("says that a near view is approximate, and offers directions to the selected job", async ({
  page,
  request,
}) => {
  const { data } = await (await request.get("/api/v1/user/job/list?bbox=-100,30,-80,45&limit=1")).json();
  const [{ id, locations }] = data.items;
  const [{ latitude, longitude }] = locations;
  await page.goto(`/jobmap?job=${id}&at=${latitude},${longitude},11.5`);
  const credits = page.getByRole("list", { name: "Map credits" });
  await expect(credits).toContainText("Approximate map");
  await expect(page.getByRole("link", { name: "Directions" })).toHaveAttribute("href", `/directions/${id}`);
  for (let step = 0; step < 2; step++) await page.getByRole("button", { name: "Zoom out" }).click();
  await expect(credits).toContainText("Natural Earth");
  await expect(credits).not.toContainText("Approximate map");
});

test("the selected pin stays visible when the sheet rises @phone", async ({ page, request }) => {
  const { data } = await (await request.get("/api/v1/user/job/list?bbox=-100,30,-80,45&limit=1")).json();
  const [{ id, locations }] = data.items;
  const [{ latitude, longitude }] = locations;
  // Zoom 12, with the job above the middle of the screen: 170 pixels.
  const south = latitude - 170 * (360 / (256 * 2 ** 12)) * Math.cos((latitude * Math.PI) / 180);
  await page.goto(`/jobmap?job=${id}&at=${south.toFixed(5)},${longitude},12`);
  const pin = page.locator('button.jm-item[aria-current="true"]');
  await expect(pin).toBeInViewport();
  const handle = page.getByRole("button", { name: /of the list$/ });
  await handle.press("End");
  const sheetTop = async () => (await list(page).boundingBox())?.y ?? 0;
  const pinTop = async () => (await pin.boundingBox())?.y ?? 0;
  const height = page.viewportSize()?.height ?? 0;
  await expect.poll(sheetTop).toBeGreaterThan(height * 0.6);
  await drag(page, 0, 260);
  await expect.poll(pinTop).toBeGreaterThan(height * 0.55);
  await expect(page).toHaveURL(/[?&]bbox=/);
  const searched = new URL(page.url()).searchParams.get("bbox");

  await handle.press("ArrowUp");
  await expect.poll(sheetTop).toBeLessThan(height * 0.6);
  await expect.poll(async () => (await sheetTop()) - (await pinTop())).toBeGreaterThan(40);
  expect(await pinTop()).toBeGreaterThan(0);
  expect(new URL(page.url()).searchParams.get("bbox")).toBe(searched);
});
