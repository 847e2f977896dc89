import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, read, readSync } from "node:fs";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { type Entry, findEntry, readDirectory, tileId } from "./directory.ts";
import { type ArchiveHeader, type Compression, HEADER_BYTES, readHeader, type Section } from "./header.ts";

/** Leaf directories kept in memory, 100 to 200 KB each. */
const MAX_LEAVES = 64;
/** Leaves lead to tiles, or once more to leaves; deeper archives are broken. */
const MAX_DEPTH = 3;

/** A tile as it is stored. */
export interface StoredTile {
  readonly bytes: Buffer;
  readonly compression: Compression;
}

/** The archive that a setting names cannot be used. Its message is for the operator. */
export class UnusableArchive extends Error {}

/** A PMTiles archive of vector tiles: one file, read where it lies. */
export class TileArchive {
  /** Changes with the file. */
  readonly version: string;
  readonly header: ArchiveHeader;
  readonly #file: number;
  readonly #leaves = new Map<number, Promise<Entry[]>>();
  #root: Promise<Entry[]> | undefined;

  /** @throws UnusableArchive */
  constructor(path: string) {
    try {
      this.#file = openSync(path, "r");
      const { size, mtimeMs, isDirectory } = describe(this.#file);
      if (isDirectory) throw new Error("is a folder, not a PMTiles archive");
      const bytes = Buffer.alloc(HEADER_BYTES);
      const length = readSync(this.#file, bytes, 0, HEADER_BYTES, 0);
      this.header = readHeader(bytes.subarray(0, length), size);
      this.version = createHash("sha256")
        .update(bytes)
        .update(`${size} ${mtimeMs}`)
        .digest("hex")
        .slice(0, 12);
    } catch (error) {
      throw new UnusableArchive(`MAP_PMTILES: ${path} ${reason(error)}.`, { cause: error });
    }
  }

  close(): void {
    closeSync(this.#file);
  }

  /** The tile, or null if the archive has none there. */
  async tile(z: number, x: number, y: number): Promise<StoredTile | null> {
    const { minZoom, maxZoom, tiles, tile } = this.header;
    if (z < minZoom || z > maxZoom) return null;
    const id = tileId(z, x, y);
    this.#root ??= this.#directory(this.header.root);
    let entry = findEntry(await this.#root, id);
    for (let depth = 1; entry?.run === 0 && depth < MAX_DEPTH; depth++)
      entry = findEntry(await this.#leaf(entry), id);
    if (entry === undefined || entry.run === 0) return null;
    const bytes = await this.#read({ offset: tiles.offset + entry.offset, length: entry.length });
    return { bytes, compression: tile };
  }

  #leaf({ offset, length }: Entry): Promise<Entry[]> {
    const known = this.#leaves.get(offset);
    this.#leaves.delete(offset);
    const leaf = known ?? this.#directory({ offset: this.header.leaves.offset + offset, length });
    this.#leaves.set(offset, leaf);
    leaf.catch(() => this.#leaves.delete(offset));
    const [oldest] = this.#leaves.keys();
    if (this.#leaves.size > MAX_LEAVES && oldest !== undefined) this.#leaves.delete(oldest);
    return leaf;
  }

  async #directory(section: Section): Promise<Entry[]> {
    const bytes = await this.#read(section);
    return readDirectory(this.header.internal === "gzip" ? await promisify(gunzip)(bytes) : bytes);
  }

  async #read({ offset, length }: Section): Promise<Buffer> {
    const { bytesRead, buffer } = await promisify(read)(this.#file, Buffer.alloc(length), 0, length, offset);
    if (bytesRead < length) throw new RangeError("The archive of streets ends early.");
    return buffer;
  }
}

function describe(file: number): { size: number; mtimeMs: number; isDirectory: boolean } {
  const stats = fstatSync(file);
  return { size: stats.size, mtimeMs: stats.mtimeMs, isDirectory: stats.isDirectory() };
}

function reason(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return "does not exist";
  if (code === "EACCES") return "may not be read by this process";
  return error instanceof Error ? error.message : String(error);
}
