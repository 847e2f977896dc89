/**
 * A tile of the base map: geometry and names of one square, in units of 1/8192 of its edge from its northwest corner.
 *
 * Binary format; all integers are LEB128 varints, signed ones zigzag-coded. For each geometry layer, in the order of
 * {@link SHAPE_LAYERS}: the number of its lines, then for each line the number of its points and each point as the
 * difference from the previous one (the first point from the last of the previous line). Then the number of names, and
 * for each name its kind, rank, position as the difference from the previous name, for a water its four numbers, and
 * its text: the length in bytes, then UTF-8. Then the
 * layers in {@link LATER_LAYERS}, which earlier releases ignore.
 */
export interface Tile {
  /** Lines of each layer as `x, y, x, y, …`; rings of areas leave out the closing point and are filled even-odd. */
  readonly shapes: Readonly<Record<ShapeLayer, readonly Int32Array[]>>;
  readonly names: readonly TileName[];
}

export const TILE_EXTENT = 8192;

/**
 * Areas: `land` is the map's own country, `abroad` all other land, `lake` is cut out of `abroad`. Lines: `coast` is the
 * shore of `land`, `lakeShore` that of lakes abroad (the shore of `abroad` is its own edge), `border` the land border,
 * `state` and `county` the lines between those. `seam` is the land border again, from the world data: it is stroked in
 * the color of `abroad`, because the two sources leave gaps between them.
 */
export const SHAPE_LAYERS = [
  "land",
  "abroad",
  "lake",
  "coast",
  "lakeShore",
  "border",
  "state",
  "county",
  "seam",
] as const;

/**
 * Areas: `inland` is water within any country. Lines: `highway` are the main roads, `road` all others, `river` the middles of rivers.
 */
export const LATER_LAYERS = ["inland", "river", "highway", "road"] as const;
export type ShapeLayer = (typeof SHAPE_LAYERS | typeof LATER_LAYERS)[number];

export const NAME_KINDS = ["town", "capital", "foreign", "state", "county", "country", "water"] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** A name on the map. `x` and `y` are those of its tile, 0 to TILE_EXTENT. */
export interface TileName {
  readonly kind: NameKind;
  /** 4 × log2 of the population for towns; {@link breadthRank} for states and counties; 0 for others. */
  readonly rank: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly water?: WaterStyle;
}

/** How the name of a sea or lake lies on it. */
export interface WaterStyle {
  /** Degrees, clockwise from horizontal. */
  readonly angle: number;
  /** Pixels of the type at `zoom`. */
  readonly size: number;
  /** Shown between these zooms; both in tenths on the wire. */
  readonly from: number;
  readonly to: number;
}

/** The space that an area offers for its name, in degrees of longitude, encoded as a small integer. */
export function breadthRank(degrees: number): number {
  return Math.max(0, Math.round(4 * Math.log2(degrees * 1_000)));
}

/** The reverse: degrees of longitude. */
export function breadthOf(rank: number): number {
  return 2 ** (rank / 4) / 1_000;
}

/** @throws RangeError if the bytes end early or contain an unknown kind. */
export function decodeTile(bytes: Uint8Array): Tile {
  const reader = new Reader(bytes);
  const shapes = {} as Record<ShapeLayer, Int32Array[]>;
  for (const layer of SHAPE_LAYERS) shapes[layer] = readLines(reader);
  const names = readNames(reader);
  for (const layer of LATER_LAYERS) shapes[layer] = readLines(reader);
  return { shapes, names };
}

/** The names of a tile, skipping its geometry. @throws RangeError as {@link decodeTile}, up to the names */
export function decodeTileNames(bytes: Uint8Array): TileName[] {
  const reader = new Reader(bytes);
  for (const _ of SHAPE_LAYERS) {
    for (let lines = reader.count(); lines > 0; lines--) reader.skip(2 * reader.count());
  }
  return readNames(reader);
}

function readNames(reader: Reader): TileName[] {
  const names: TileName[] = [];
  let x = 0;
  let y = 0;
  for (let count = reader.unsigned(); count > 0; count--) {
    const kind = NAME_KINDS[reader.unsigned()];
    if (kind === undefined) throw new RangeError("A base map tile holds a name of an unknown kind.");
    const rank = reader.unsigned();
    x += reader.signed();
    y += reader.signed();
    const water = kind === "water" ? readWater(reader) : undefined;
    const text = reader.text();
    names.push(water === undefined ? { kind, rank, x, y, text } : { kind, rank, x, y, text, water });
  }
  return names;
}

function readLines(reader: Reader): Int32Array[] {
  const lines: Int32Array[] = [];
  let x = 0;
  let y = 0;
  for (let left = reader.count(); left > 0; left--) {
    const line = new Int32Array(reader.count() * 2);
    for (let i = 0; i < line.length; i += 2) {
      x += reader.signed();
      y += reader.signed();
      line[i] = x;
      line[i + 1] = y;
    }
    lines.push(line);
  }
  return lines;
}

function readWater(reader: Reader): WaterStyle {
  const angle = reader.signed();
  const size = reader.unsigned();
  return { angle, size, from: reader.unsigned() / 10, to: reader.unsigned() / 10 };
}

// Marked pure, so that bundles for pages that draw no tiles leave this module out.
const utf8 = /* @__PURE__ */ new TextDecoder();

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  unsigned(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) break;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
    throw new RangeError("A base map tile ends early.");
  }

  /** A number of items that each take at least one byte: a broken file cannot request unlimited memory. */
  count(): number {
    const value = this.unsigned();
    if (value > this.#bytes.length - this.#at) throw new RangeError("A base map tile ends early.");
    return value;
  }

  /** Skips this many integers. */
  skip(integers: number): void {
    for (let left = integers; left > 0; this.#at++) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) throw new RangeError("A base map tile ends early.");
      if (byte < 128) left--;
    }
  }

  signed(): number {
    const value = this.unsigned();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  text(): string {
    const length = this.unsigned();
    const start = this.#at;
    this.#at += length;
    if (this.#at > this.#bytes.length) throw new RangeError("A base map tile ends early.");
    return utf8.decode(this.#bytes.subarray(start, this.#at));
  }
}
