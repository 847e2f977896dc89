import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../../../.tools/browser-test.ts";
import { writeArchive } from "../../../api/test/streets/write-archive.ts";
import { worldX, worldY } from "../../../widget/src/core/mercator.ts";
import { type Feature, writeTile } from "../../../widget/test/street-tile.ts";
import { member, openAs } from "./accounts-data.ts";
import { pinsReady } from "./explore-page.ts";
import { DATABASE, type OtherServer, startOtherServer } from "./other-server.ts";

const BALTIMORE = { latitude: 39.29, longitude: -76.61 };
const street: Feature = {
  layer: "roads",
  type: 2,
  properties: { kind: "major_road", name: "Pratt Street" },
  points: [
    [BALTIMORE.longitude - 0.2, BALTIMORE.latitude],
    [BALTIMORE.longitude + 0.2, BALTIMORE.latitude],
  ],
};

/** Tiles around Baltimore that each have one street. */
function tilesOf(zooms: readonly number[]) {
  return zooms.flatMap((z) => {
    const [x, y] = [worldX(BALTIMORE.longitude), worldY(BALTIMORE.latitude)].map((at) =>
      Math.floor(at * 2 ** z),
    );
    return [-2, -1, 0, 1, 2].map((step) => {
      const place = { z, x: (x ?? 0) + step, y: y ?? 0 };
      return { ...place, bytes: writeTile([street], place) };
    });
  });
}

let folder: string;
let server: OtherServer;

test.describe.configure({ mode: "serial" });
test.skip(DATABASE === undefined, "needs TEST_DATABASE_URL, which npm test sets");

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "jobmap-e2e-streets-"));
  const file = join(folder, "region.pmtiles");
  writeFileSync(file, writeArchive(tilesOf([10, 11, 12, 13]), { leafEntries: 6 }));
  server = await startOtherServer({ MAP_PMTILES: file });
});

test.afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("streets from one file are asked for when near enough, and OpenStreetMap is credited", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/map/tiles/") || request.url().includes("/map/streets"))
      asked.push(request.url());
  });
  await page.goto(`${server.url}/jobmap?at=${BALTIMORE.latitude},${BALTIMORE.longitude},9`);
  await pinsReady(page);
  const credits = page.getByRole("list", { name: "Map credits" });
  await expect(credits).toContainText("Natural Earth");
  expect(asked).toEqual([]);
  for (const zoom of [11.5, 13]) {
    await page.goto(`${server.url}/jobmap?at=${BALTIMORE.latitude},${BALTIMORE.longitude},${zoom}`);
    await expect(credits.getByRole("link", { name: "OpenStreetMap" })).toBeVisible();
    await expect(credits).not.toContainText("Approximate map");
  }
  expect(asked.some((url) => url.endsWith(".mvt"))).toBe(true);
});

test("an employer sets its pin among the streets", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".mvt")) asked.push(request.url());
  });
  await openAs(page, await member(page, "employer"), `${server.url}/employer/post-job`);
  await page.getByLabel("Place: city or zip code").fill("Baltimore, MD");
  await page
    .getByRole("option", { name: /Baltimore, (MD|Maryland)/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Pin of Place/ })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "OpenStreetMap" })).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
