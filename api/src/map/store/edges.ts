/** The edges of closed lines, in units of 1e-7 degree. */
export class Edges {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly length: number;
  /** Four numbers an edge: longitude and latitude of its southern end, then of its northern. */
  readonly #ends: Float64Array;
  /** Edges by bands of latitude, one band after the other, and where each band starts. */
  readonly #bands: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #bandHeight: number;

  /** @param rings longitude and latitude in turn; the last corner is joined to the first */
  constructor(rings: readonly ArrayLike<number>[]) {
    this.length = rings.reduce((sum, ring) => sum + ring.length / 2, 0);
    this.#ends = endsOf(rings, this.length);
    let [west, south, east, north] = [0, 0, 0, 0];
    for (let i = 0; i < this.#ends.length; i += 2) {
      const [longitude, latitude] = [this.#ends[i]!, this.#ends[i + 1]!];
      if (i === 0) [west, south, east, north] = [longitude, latitude, longitude, latitude];
      west = Math.min(west, longitude);
      south = Math.min(south, latitude);
      east = Math.max(east, longitude);
      north = Math.max(north, latitude);
    }
    [this.west, this.south, this.east, this.north] = [west, south, east, north];
    const bands = Math.max(1, Math.min(4_096, this.length >>> 1));
    this.#bandHeight = (north - south + 1) / bands;
    this.#starts = new Uint32Array(bands + 1);
    for (let edge = 0; edge < this.length; edge++)
      for (let band = this.#bandOf(edge, 1); band <= this.#bandOf(edge, 3); band++) this.#starts[band + 1]!++;
    for (let band = 0; band < bands; band++) this.#starts[band + 1]! += this.#starts[band]!;
    this.#bands = new Uint32Array(this.#starts[bands]!);
    const next = this.#starts.slice();
    for (let edge = 0; edge < this.length; edge++)
      for (let band = this.#bandOf(edge, 1); band <= this.#bandOf(edge, 3); band++)
        this.#bands[next[band]!++] = edge;
  }

  /** The numbers of all edges. */
  all(): Uint32Array {
    return Uint32Array.from({ length: this.length }, (_, edge) => edge);
  }

  /** Whether an edge touches a box; rounding may say so of one that passes closely by. */
  crosses(edge: number, box: { west: number; south: number; east: number; north: number }): boolean {
    const ends = this.#ends;
    const [x1, y1, x2, y2] = [ends[4 * edge]!, ends[4 * edge + 1]!, ends[4 * edge + 2]!, ends[4 * edge + 3]!];
    if (y2 < box.south || y1 > box.north) return false;
    if (Math.max(x1, x2) < box.west || Math.min(x1, x2) > box.east) return false;
    // The line passes between the two corners that are farthest apart across its direction.
    const [left, right] = x2 > x1 ? [box.west, box.east] : [box.east, box.west];
    const above = (x2 - x1) * (box.north - y1) - (left - x1) * (y2 - y1);
    const below = (x2 - x1) * (box.south - y1) - (right - x1) * (y2 - y1);
    const slack = (Math.abs(x2 - x1) + (y2 - y1)) * 1e-3;
    return x2 > x1 ? above >= -slack && below <= slack : above <= slack && below >= -slack;
  }

  /** Whether an odd number of lines surrounds a point, or it is on one: exactly. */
  surround(latitude: number, longitude: number): boolean {
    if (this.length === 0 || latitude < this.south || latitude > this.north) return false;
    const ends = this.#ends;
    const band = Math.floor((latitude - this.south) / this.#bandHeight);
    let isInside = false;
    for (let i = this.#starts[band]!; i < this.#starts[band + 1]!; i++) {
      const at = 4 * this.#bands[i]!;
      const [y1, y2] = [ends[at + 1]!, ends[at + 3]!];
      if (latitude < y1 || latitude > y2) continue;
      const [x1, x2] = [ends[at]!, ends[at + 2]!];
      if (longitude > x1 && longitude > x2) continue;
      const side = longitude < x1 && longitude < x2 ? 1 : sideOf(x1, y1, x2, y2, longitude, latitude);
      if (side === 0) return true;
      // A corner belongs to the edge above it, so that a line through it is crossed once.
      if (side > 0 && latitude < y2) isInside = !isInside;
    }
    return isInside;
  }

  #bandOf(edge: number, end: 1 | 3): number {
    return Math.floor((this.#ends[4 * edge + end]! - this.south) / this.#bandHeight);
  }
}

function endsOf(rings: readonly ArrayLike<number>[], length: number): Float64Array {
  const ends = new Float64Array(4 * length);
  let at = 0;
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      const next = i + 2 < ring.length ? i + 2 : 0;
      const [south, north] = ring[i + 1]! <= ring[next + 1]! ? [i, next] : [next, i];
      ends[at++] = ring[south]!;
      ends[at++] = ring[south + 1]!;
      ends[at++] = ring[north]!;
      ends[at++] = ring[north + 1]!;
    }
  return ends;
}

/** Above 0 if a point is west of an edge that goes north, below 0 if it is east of it, 0 if it is on its line. */
function sideOf(x1: number, y1: number, x2: number, y2: number, x: number, y: number): number {
  const along = (x2 - x1) * (y - y1);
  const across = (x - x1) * (y2 - y1);
  const side = along - across;
  // Doubles round products above 2^53: where that could change the sign, whole numbers decide.
  if (Math.abs(side) > (Math.abs(along) + Math.abs(across)) * Number.EPSILON) return side;
  if (Math.abs(along) < Number.MAX_SAFE_INTEGER && Math.abs(across) < Number.MAX_SAFE_INTEGER) return side;
  return Number(BigInt(x2 - x1) * BigInt(y - y1) - BigInt(x - x1) * BigInt(y2 - y1));
}
