import { gzipSync } from "node:zlib";
import { tileId } from "../../src/gateways/streets/directory.ts";

export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly bytes: Uint8Array;
}

export interface WriteOptions {
  /** Entries of a leaf directory; without it everything is in the root. */
  readonly leafEntries?: number;
  readonly compressed?: boolean;
}

type Row = readonly [id: number, run: number, offset: number, length: number];

/** A PMTiles archive (version 3) of vector tiles, as https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md has it. */
export function writeArchive(
  tiles: readonly Tile[],
  { leafEntries, compressed = true }: WriteOptions = {},
): Buffer {
  const squeeze = (bytes: Uint8Array): Buffer => (compressed ? gzipSync(bytes) : Buffer.from(bytes));
  const rows: Row[] = [];
  const data: Buffer[] = [];
  let end = 0;
  for (const { bytes, id } of tiles
    .map((tile) => ({ ...tile, id: tileId(tile.z, tile.x, tile.y) }))
    .sort((a, b) => a.id - b.id)) {
    const stored = squeeze(bytes);
    rows.push([id, 1, end, stored.length]);
    data.push(stored);
    end += stored.length;
  }
  const leaves: Buffer[] = [];
  let root = rows;
  if (leafEntries !== undefined) {
    root = [];
    let offset = 0;
    for (let at = 0; at < rows.length; at += leafEntries) {
      const leaf = squeeze(directory(rows.slice(at, at + leafEntries)));
      root.push([rows[at]?.[0] ?? 0, 0, offset, leaf.length]);
      leaves.push(leaf);
      offset += leaf.length;
    }
  }
  const rootBytes = squeeze(directory(root));
  const leafBytes = Buffer.concat(leaves);
  const zooms = tiles.map(({ z }) => z);
  const header = Buffer.alloc(127);
  header.write("PMTiles", 0, "latin1");
  header.writeUInt8(3, 7);
  const sections = [rootBytes.length, 0, leafBytes.length, end];
  let at = 127;
  for (const [i, length] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(at), 8 + 16 * i);
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * i);
    at += length;
  }
  header.writeUInt8(compressed ? 2 : 1, 97);
  header.writeUInt8(compressed ? 2 : 1, 98);
  header.writeUInt8(1, 99);
  header.writeUInt8(Math.min(...zooms), 100);
  header.writeUInt8(Math.max(...zooms), 101);
  for (const [i, degrees] of [-180, -85, 180, 85].entries()) header.writeInt32LE(degrees * 1e7, 102 + 4 * i);
  return Buffer.concat([header, rootBytes, leafBytes, ...data]);
}

function directory(rows: readonly Row[]): Uint8Array {
  const bytes: number[] = [];
  const put = (value: number): void => {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
    bytes.push(rest);
  };
  put(rows.length);
  let before = 0;
  for (const [id] of rows) {
    put(id - before);
    before = id;
  }
  for (const [, run] of rows) put(run);
  for (const [, , , length] of rows) put(length);
  for (const [i, [, , offset]] of rows.entries()) {
    const [, , start = -1, length = 0] = rows[i - 1] ?? [];
    put(start + length === offset ? 0 : offset + 1);
  }
  return Uint8Array.from(bytes);
}
