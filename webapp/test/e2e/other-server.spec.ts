import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../../../.tools/browser-test.ts";
import { pinsReady } from "./explore-page.ts";
import { DATABASE, type OtherServer, startOtherServer } from "./other-server.ts";

/** One blue pixel. */
const TILE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

let tiles: Server;
let tileOrigin: string;
const asked: string[] = [];
let server: OtherServer;

test.describe.configure({ mode: "serial" });
test.skip(DATABASE === undefined, "needs TEST_DATABASE_URL, which npm test sets");

test.beforeAll(async () => {
  tiles = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(200, { "Content-Type": "image/png" }).end(TILE);
  });
  await new Promise<void>((resolve) => tiles.listen(0, "127.0.0.1", resolve));
  tileOrigin = `http://127.0.0.1:${(tiles.address() as AddressInfo).port}`;
  server = await startOtherServer({
    MAP_TILES_URL: `${tileOrigin}/{z}/{x}/{y}.png`,
    MAP_TILES_ATTRIBUTION: '© <a href="https://example.org/">Example Streets</a>',
  });
});

test.afterAll(async () => {
  await server?.stop();
  tiles?.closeAllConnections();
  tiles?.close();
});

test("tiles of a service are shown with credits, and no other origin is requested", async ({
  page,
  complaints,
}) => {
  const reply = await page.goto(`${server.url}/jobmap`);
  const policy = reply?.headers()["content-security-policy"] ?? "";
  expect(/img-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' data: ${tileOrigin}`);
  await pinsReady(page);
  await expect.poll(() => page.locator("#map img.leaflet-tile-loaded").count()).toBeGreaterThan(3);
  expect(asked.every((path) => /^\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true);
  const sources = await page
    .locator("#map img.leaflet-tile")
    .evaluateAll((images) => images.map((image) => image.getAttribute("src") ?? ""));
  expect(new Set(sources.map((source) => new URL(source).origin))).toEqual(new Set([tileOrigin]));
  await expect(page.locator("#map").getByRole("link", { name: /Example Streets/ })).toHaveAttribute(
    "href",
    "https://example.org/",
  );
  expect(page.workers()).toEqual([]);

  const refused = await page.evaluate(
    (url) =>
      new Promise((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
        new Image().src = url;
      }),
    `${tileOrigin.replace("127.0.0.1", "localhost")}/1/1/1.png`,
  );
  expect(refused).toBe("img-src");
  expect(complaints.splice(0).every((text) => text.includes("Content Security Policy"))).toBe(true);
});

test("a page whose data is unavailable says so, and retrying works", async ({ page, complaints }) => {
  const { data } = await (await page.request.get(`${server.url}/api/v1/user/job/list?limit=1`)).json();
  const [{ id, title }] = data.items;
  await server.wire.cut();
  const reply = await page.goto(`${server.url}/job/${id}`);
  expect(reply?.status()).toBe(503);
  expect(reply?.headers()["retry-after"]).toBe("5");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Temporarily unavailable");
  await expect(page.getByText("Please try again in a moment.")).toBeVisible();
  // Still away: the same page again, and no other error.
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Temporarily unavailable");

  await server.wire.mend();
  await expect(async () => {
    await page.getByRole("link", { name: "Try again" }).click({ timeout: 2_000 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title, { timeout: 3_000 });
  }).toPass();
  expect(complaints.splice(0).every((text) => /status of 503/.test(text))).toBe(true);
});
