/** Size of the header of a PMTiles archive (version 3) in bytes. */
export const HEADER_BYTES = 127;

const COMPRESSIONS = ["unknown", "none", "gzip", "brotli", "zstd"] as const;
export type Compression = "none" | "gzip";

/** A range of the file in bytes. */
export interface Section {
  readonly offset: number;
  readonly length: number;
}

/** What a reader needs of an archive's header. */
export interface ArchiveHeader {
  readonly root: Section;
  readonly leaves: Section;
  readonly tiles: Section;
  /** Of the directories. */
  readonly internal: Compression;
  readonly tile: Compression;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** West, south, east, north in degrees. */
  readonly bounds: readonly [number, number, number, number];
}

/** @throws Error that says what is wrong with the file, as the end of a sentence that begins with its name */
export function readHeader(bytes: Buffer, fileBytes: number): ArchiveHeader {
  if (bytes.length < HEADER_BYTES || bytes.toString("latin1", 0, 7) !== "PMTiles")
    throw new Error("is not a PMTiles archive");
  const version = bytes.readUInt8(7);
  if (version !== 3) throw new Error(`is PMTiles version ${version}; only version 3 can be read`);
  if (bytes.readUInt8(99) !== 1) throw new Error("holds pictures, not vector tiles (MVT)");
  const section = (at: number): Section => ({
    offset: Number(bytes.readBigUInt64LE(at)),
    length: Number(bytes.readBigUInt64LE(at + 8)),
  });
  const degrees = (at: number): number => bytes.readInt32LE(at) / 1e7;
  const header: ArchiveHeader = {
    root: section(8),
    leaves: section(40),
    tiles: section(56),
    internal: compression(bytes.readUInt8(97), "directories"),
    tile: compression(bytes.readUInt8(98), "tiles"),
    minZoom: bytes.readUInt8(100),
    maxZoom: bytes.readUInt8(101),
    bounds: [degrees(102), degrees(106), degrees(110), degrees(114)],
  };
  const end = Math.max(...[header.root, header.leaves, header.tiles].map((one) => one.offset + one.length));
  if (end > fileBytes) throw new Error("is incomplete: download it again");
  return header;
}

function compression(code: number, what: string): Compression {
  const name = COMPRESSIONS[code] ?? "unknown";
  if (name === "none" || name === "gzip") return name;
  throw new Error(`has ${what} compressed with ${name}; only gzip can be read`);
}
