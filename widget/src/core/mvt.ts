/** A feature of a vector tile. */
export interface VectorFeature {
  /** 1 points, 2 lines, 3 rings of polygons without their closing point. */
  readonly type: number;
  readonly properties: ReadonlyMap<string, string | number | boolean>;
  /** Each `x, y, x, y, …` in units of the tile's edge: see {@link VectorLayer.extent}. */
  readonly lines: readonly Int32Array[];
}

export interface VectorLayer {
  /** Units along an edge of the tile. */
  readonly extent: number;
  readonly features: readonly VectorFeature[];
}

/**
 * Reads some layers of a Mapbox Vector Tile (version 2), by name.
 * @throws RangeError if the bytes end early or are no vector tile
 */
export function decodeVectorTile(
  bytes: Uint8Array,
  isWanted: (layer: string) => boolean,
): Map<string, VectorLayer> {
  const layers = new Map<string, VectorLayer>();
  const reader = new Reader(bytes);
  for (const field of reader.fields()) {
    if (field !== 3) continue;
    const found = readLayer(reader.message(), isWanted);
    if (found !== undefined) layers.set(...found);
  }
  return layers;
}

function readLayer(
  reader: Reader,
  isWanted: (layer: string) => boolean,
): [name: string, layer: VectorLayer] | undefined {
  let [name, extent] = ["", 4_096];
  const keys: string[] = [];
  const values: (string | number | boolean)[] = [];
  const waiting: Reader[] = [];
  for (const field of reader.fields()) {
    if (field === 1) name = reader.text();
    else if (field === 2) waiting.push(reader.message());
    else if (field === 3) keys.push(reader.text());
    else if (field === 4) values.push(readValue(reader.message()));
    else if (field === 5) extent = reader.varint();
  }
  if (!isWanted(name) || extent < 1) return undefined;
  return [name, { extent, features: waiting.map((feature) => readFeature(feature, keys, values)) }];
}

function readValue(reader: Reader): string | number | boolean {
  let value: string | number | boolean = "";
  for (const field of reader.fields()) {
    if (field === 1) value = reader.text();
    else if (field === 4 || field === 5) value = reader.varint();
    else if (field === 6) value = unzigzag(reader.varint());
    else if (field === 7) value = reader.varint() !== 0;
    else if (field === 2) value = reader.float();
    else if (field === 3) value = reader.double();
  }
  return value;
}

function readFeature(
  reader: Reader,
  keys: readonly string[],
  values: readonly (string | number | boolean)[],
): VectorFeature {
  const properties = new Map<string, string | number | boolean>();
  let type = 0;
  let lines: readonly Int32Array[] = [];
  for (const field of reader.fields()) {
    if (field === 2) {
      const tags = reader.message();
      while (!tags.isAtEnd) {
        const [key, value] = [keys[tags.varint()], values[tags.varint()]];
        if (key !== undefined && value !== undefined) properties.set(key, value);
      }
    } else if (field === 3) type = reader.varint();
    else if (field === 4) lines = readGeometry(reader.message());
  }
  return { type, properties, lines };
}

const [MOVE_TO, LINE_TO] = [1, 2];

function readGeometry(reader: Reader): Int32Array[] {
  const lines: number[][] = [];
  let [x, y] = [0, 0];
  while (!reader.isAtEnd) {
    const command = reader.varint();
    const kind = command & 7;
    if (kind !== MOVE_TO && kind !== LINE_TO) continue;
    for (let left = command >>> 3; left > 0; left--) {
      x += unzigzag(reader.varint());
      y += unzigzag(reader.varint());
      const line = lines.at(-1);
      if (kind === MOVE_TO || line === undefined) lines.push([x, y]);
      else line.push(x, y);
    }
  }
  return lines.map((line) => Int32Array.from(line));
}

function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

// Marked, so that pages which draw no tiles leave this module out.
const utf8 = /* @__PURE__ */ new TextDecoder();

/** Protocol Buffers, as far as vector tiles need them. */
class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;
  /** Wire type of the field that is about to be read. */
  #wire = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** The numbers of the fields, each to be read or else skipped. */
  *fields(): Generator<number, void> {
    while (!this.isAtEnd) {
      const tag = this.varint();
      this.#wire = tag & 7;
      const start = this.#at;
      yield tag >>> 3;
      if (this.#at === start) this.#skip();
    }
  }

  varint(): number {
    let value = 0;
    for (let factor = 1; factor < 2 ** 70; factor *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) break;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
    throw new RangeError("A vector tile ends early.");
  }

  message(): Reader {
    return new Reader(this.#take(this.varint()));
  }

  text(): string {
    return utf8.decode(this.#take(this.varint()));
  }

  float(): number {
    return this.#view(4).getFloat32(0, true);
  }

  double(): number {
    return this.#view(8).getFloat64(0, true);
  }

  #view(length: number): DataView {
    const bytes = this.#take(length);
    return new DataView(bytes.buffer, bytes.byteOffset, length);
  }

  #take(length: number): Uint8Array {
    const start = this.#at;
    this.#at += length;
    if (this.#at > this.#bytes.length) throw new RangeError("A vector tile ends early.");
    return this.#bytes.subarray(start, this.#at);
  }

  #skip(): void {
    if (this.#wire === 0) this.varint();
    else if (this.#wire === 1) this.#take(8);
    else if (this.#wire === 2) this.#take(this.varint());
    else if (this.#wire === 5) this.#take(4);
    else throw new RangeError("Not a vector tile.");
  }
}
