import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { TileArchive } from "../../src/gateways/streets/archive.ts";
import { tileId } from "../../src/gateways/streets/directory.ts";
import { type Tile, type WriteOptions, writeArchive } from "./write-archive.ts";

const folder = mkdtempSync(join(tmpdir(), "jobmap-streets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function save(bytes: Uint8Array): string {
  const path = join(folder, `${++files}.pmtiles`);
  writeFileSync(path, bytes);
  return path;
}

/** Every other tile of some levels, each with its own name in it. */
const TILES: readonly Tile[] = [3, 4, 5].flatMap((z) =>
  Array.from({ length: 4 ** z / 2 }, (_, i) => {
    const [x, y] = [(2 * i) % 2 ** z, Math.floor((2 * i) / 2 ** z)];
    return { z, x, y, bytes: new TextEncoder().encode(`${z}/${x}/${y}`) };
  }),
);

async function read(archive: TileArchive, z: number, x: number, y: number): Promise<string | null> {
  const tile = await archive.tile(z, x, y);
  if (tile === null) return null;
  return (tile.compression === "gzip" ? gunzipSync(tile.bytes) : tile.bytes).toString("utf8");
}

describe("an archive of streets", () => {
  it.each<[string, WriteOptions]>([
    ["in one directory", {}],
    ["in leaf directories", { leafEntries: 7 }],
    ["that is not compressed", { compressed: false }],
  ])("%s gives every tile it has, and no other", async (_, options) => {
    const archive = new TileArchive(save(writeArchive(TILES, options)));
    for (const { z, x, y } of TILES) expect(await read(archive, z, x, y)).toBe(`${z}/${x}/${y}`);
    expect(await read(archive, 4, 1, 1)).toBe(null);
    expect(await read(archive, 2, 0, 0)).toBe(null);
    expect(await read(archive, 6, 0, 0)).toBe(null);
    archive.close();
  });

  it("has another version when the file is another", () => {
    const versions = [TILES, TILES.slice(1)].map((tiles) => {
      const archive = new TileArchive(save(writeArchive(tiles)));
      archive.close();
      return archive.version;
    });
    expect(new Set(versions).size).toBe(2);
  });

  const whole = writeArchive(TILES);
  const changed = (at: number, byte: number): Buffer => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(byte, at);
    return bytes;
  };
  it.each<[string, Buffer, RegExp]>([
    ["text", Buffer.from("{}"), /\.pmtiles is not a PMTiles archive\.$/],
    ["nothing", Buffer.alloc(0), /is not a PMTiles archive/],
    ["an older version", changed(7, 2), /is PMTiles version 2; only version 3 can be read/],
    ["pictures", changed(99, 2), /holds pictures, not vector tiles/],
    ["another compression", changed(98, 4), /has tiles compressed with zstd; only gzip/],
    ["half a download", whole.subarray(0, 400), /is incomplete: download it again/],
  ])("is refused with the reason when it is %s", (_, bytes, message) => {
    expect(() => new TileArchive(save(bytes))).toThrow(message);
  });

  it("is refused when it is not there, or a folder", () => {
    expect(() => new TileArchive(join(folder, "none"))).toThrow(/^MAP_PMTILES: .*none does not exist\.$/);
    expect(() => new TileArchive(folder)).toThrow(/is a folder, not a PMTiles archive/);
  });
});

describe("tileId", () => {
  it.each([
    [0, 0, 0, 0],
    [1, 0, 0, 1],
    [1, 0, 1, 2],
    [1, 1, 1, 3],
    [1, 1, 0, 4],
    [2, 0, 0, 5],
    // Computed by the reference implementation.
    [12, 3_423, 1_763, 19_078_479],
  ])("of %d/%d/%d is the specification's", (z, x, y, id) => {
    expect(tileId(z, x, y)).toBe(id);
  });

  it("visits neighbors one after the other", () => {
    const places = Array.from({ length: 64 }, (_, i) => [i % 8, Math.floor(i / 8)] as const);
    const order = places.toSorted((a, b) => tileId(3, ...a) - tileId(3, ...b));
    for (let i = 1; i < order.length; i++) {
      const [[x0, y0], [x1, y1]] = [order[i - 1] ?? [0, 0], order[i] ?? [0, 0]];
      expect(Math.abs(x1 - x0) + Math.abs(y1 - y0)).toBe(1);
    }
  });

  it("is unique", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 22 }), fc.nat(2 ** 22), fc.nat(2 ** 22), (z, a, b) => {
        const [x, y] = [a % 2 ** z, b % 2 ** z];
        expect(tileId(z, x, y)).not.toBe(tileId(z, (x + 1) % 2 ** z, y));
      }),
    );
  });
});
