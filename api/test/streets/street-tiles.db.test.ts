import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { useServer } from "../support/use-server.ts";
import { writeArchive } from "./write-archive.ts";

const folder = mkdtempSync(join(tmpdir(), "jobmap-street-tiles-"));
const path = join(folder, "region.pmtiles");
writeFileSync(path, writeArchive([{ z: 12, x: 1_176, y: 1_566, bytes: new TextEncoder().encode("a tile") }]));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("streets from one file", () => {
  const server = useServer({ settings: { MAP_PMTILES: path } });
  const get = (url: string, headers: Record<string, string> = {}) =>
    server().request("GET", url, { headers });

  it("are described, and their tiles sent to any page for good", async () => {
    const description = await get("/map/streets.json");
    expect(description.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(await description.json()).toEqual({
      version: server().services.streets?.version,
      minZoom: 12,
      maxZoom: 12,
      bounds: [-180, -85, 180, 85],
    });
    const version = server().services.streets?.version;

    for (const encoding of ["gzip", "identity"]) {
      const tile = await get(`/map/tiles/${version}/12/1176/1566.mvt`, { "Accept-Encoding": encoding });
      expect(tile.status).toBe(200);
      expect(tile.headers.get("Content-Encoding")).toBe(encoding === "gzip" ? "gzip" : null);
      expect(tile.headers.get("Cache-Control")).toContain("immutable");
      expect(tile.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
      expect(await tile.text()).toBe("a tile");
    }
  });

  it("are empty where the file has no tile, and not there beyond the world or its version", async () => {
    const version = server().services.streets?.version;
    const status = async (place: string): Promise<number> => {
      const reply = await get(`/map/tiles/${place}.mvt`);
      await reply.arrayBuffer();
      return reply.status;
    };
    expect(await status(`${version}/12/0/0`)).toBe(204);
    expect(await status(`${version}/3/0/0`)).toBe(204);
    expect(await status(`${version}/12/4096/0`)).toBe(404);
    expect(await status(`${version}/99/1/1`)).toBe(204);
    expect(await status("0123456789ab/12/1176/1566")).toBe(404);
    expect(await status(`${version}/12/x/0`)).toBe(404);
  });
});

describe("without the file", () => {
  const server = useServer();

  it("there are no streets", async () => {
    expect(await (await server().request("GET", "/map/streets.json")).json()).toBe(null);
    const tile = await server().request("GET", "/map/tiles/0123456789ab/12/1176/1566.mvt");
    expect(tile.status).toBe(404);
  });
});
