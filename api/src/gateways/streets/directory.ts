/** A run of tiles with the same content, or (`run` 0) a leaf directory. Offsets count from the start of their section. */
export interface Entry {
  readonly id: number;
  readonly run: number;
  readonly offset: number;
  readonly length: number;
}

/** Maximum number of entries of a directory; more would not fit into the 16 KB that the format recommends many times over. */
const MAX_ENTRIES = 1_000_000;

/** The entries of a directory, sorted by tile id. @throws RangeError if the bytes end early or the directory is too large */
export function readDirectory(bytes: Buffer): Entry[] {
  let at = 0;
  const next = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes.readUInt8(at++);
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const count = next();
  if (count > MAX_ENTRIES) throw new RangeError("A directory of the archive is too large.");
  const column = (): number[] => Array.from({ length: count }, next);
  let id = 0;
  const ids = column().map((step) => (id += step));
  const [runs, lengths, offsets] = [column(), column(), column()];
  const entries: Entry[] = [];
  for (let i = 0; i < count; i++) {
    const before = entries[i - 1];
    const [offset = 0, length = 0] = [offsets[i], lengths[i]];
    // Zero stands for "right behind the entry before".
    const start = offset === 0 && before !== undefined ? before.offset + before.length : offset - 1;
    entries.push({ id: ids[i] ?? 0, run: runs[i] ?? 0, offset: start, length });
  }
  return entries;
}

/** The entry that a tile is in, directly or by way of a leaf directory. */
export function findEntry(entries: readonly Entry[], id: number): Entry | undefined {
  let [low, high] = [0, entries.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((entries[middle]?.id ?? 0) <= id) low = middle;
    else high = middle - 1;
  }
  const entry = entries[low];
  if (entry === undefined || entry.id > id) return undefined;
  return entry.run === 0 || id < entry.id + entry.run ? entry : undefined;
}

/** The number of a tile in the archive: all tiles of the levels above it, then its place on the Hilbert curve of its own level. */
export function tileId(z: number, x: number, y: number): number {
  let id = (4 ** z - 1) / 3;
  let [column, row] = [x, y];
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const [right, bottom] = [Math.floor(column / side) % 2, Math.floor(row / side) % 2];
    id += side * side * ((3 * right) ^ bottom);
    if (bottom === 1) continue;
    if (right === 1) [column, row] = [2 ** z - 1 - column, 2 ** z - 1 - row];
    [column, row] = [row, column];
  }
  return id;
}
