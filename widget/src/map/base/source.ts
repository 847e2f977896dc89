import { type BasemapLevel, type BasemapManifest, parseManifest } from "../../core/basemap.ts";
import { decodeTileNames, type TileName } from "../../core/tile.ts";

/** One square of the map to paint: a tile, or the part `cells` of a coarser tile that stands in for finer ones. */
export interface Piece {
  /** Of its tile. */
  readonly key: string;
  readonly z: number;
  /** Column, which may lie outside 0..2^z where the world repeats. */
  readonly x: number;
  readonly y: number;
  /** Squares of the wanted level that it may paint; null for all of it. */
  readonly cells: readonly { readonly z: number; readonly x: number; readonly y: number }[] | null;
}

/** A piece with what is written on it. */
export interface NamedPiece extends Piece {
  readonly names: readonly TileName[];
}

/** Who is given the tiles, and told of those that are no longer kept. */
export interface TileKeeper {
  add(key: string, bytes: Uint8Array<ArrayBuffer>): void;
  forget(key: string): void;
}

/** A rectangle of the world, 0..1 from north-west; `left` and `right` may go beyond where the world repeats. */
export interface WorldBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const MOST_TILES = 160;

/**
 * Fetches tiles of the base map once, keeps the names of the last ones used, and falls back to coarser ones meanwhile. What
 * is drawn of them is kept by a keeper.
 */
export class TileSource {
  readonly #url: string;
  readonly #keeper: TileKeeper;
  readonly #onArrival: () => void;
  readonly #abort = new AbortController();
  /** Undefined while a tile is under way, null when it could not be had. */
  readonly #tiles = new Map<string, readonly TileName[] | null | undefined>();
  #manifest: BasemapManifest | undefined;
  #underWay = 0;
  #hasFailed = false;

  constructor(url: string, manifest: BasemapManifest | undefined, keeper: TileKeeper, onArrival: () => void) {
    this.#url = url.endsWith("/") ? url : `${url}/`;
    this.#manifest = manifest;
    this.#keeper = keeper;
    this.#onArrival = onArrival;
  }

  get credits(): BasemapManifest["credits"] {
    return this.#manifest?.credits ?? [];
  }

  get isIdle(): boolean {
    return this.#manifest !== undefined && this.#underWay === 0;
  }

  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Asks for the manifest unless it was given. */
  async open(): Promise<void> {
    if (this.#manifest !== undefined) return;
    try {
      const reply = await fetch(`${this.#url}manifest.json`, { signal: this.#abort.signal });
      if (!reply.ok) throw new Error(`Base map: ${reply.status}`);
      this.#manifest = parseManifest(await reply.json());
    } catch {
      this.#hasFailed = true;
    }
  }

  /** What to paint of a box at a zoom, coarse pieces first. Asks for what is missing. */
  pieces(box: WorldBox, zoom: number): NamedPiece[] {
    const levels = this.#geometryLevels();
    const wanted = levels.findLastIndex(({ z }) => z <= Math.max(0, zoom - 1));
    const found = new Map<
      string,
      { piece: Omit<NamedPiece, "cells">; cells: { z: number; x: number; y: number }[] }
    >();
    const level = levels[wanted];
    if (level === undefined) return [];
    for (const cell of cellsOf(box, level.z)) {
      for (let at = wanted; at >= 0; at--) {
        const from = levels[at];
        if (from === undefined) break;
        const shift = level.z - from.z;
        const [x, y] = [cell.x >> shift, cell.y >> shift];
        const state = this.#state(from, x, y);
        if (state === "empty") break;
        if (typeof state === "string") continue;
        const place = `${from.z}/${x}/${y}`;
        const entry = found.get(place) ?? { piece: { ...state, z: from.z, x, y }, cells: [] };
        entry.cells.push({ z: level.z, ...cell });
        found.set(place, entry);
        break;
      }
    }
    const isMixed = new Set([...found.values()].map(({ piece }) => piece.z)).size > 1;
    return [...found.values()]
      .map(
        ({ piece, cells }): NamedPiece => ({ ...piece, cells: isMixed && piece.z < level.z ? cells : null }),
      )
      .sort((a, b) => a.z - b.z);
  }

  /** Tiles that hold names alone, for the zooms that show them. */
  namePieces(box: WorldBox): NamedPiece[] {
    const level = this.#manifest?.levels.find(({ namesOnly }) => namesOnly);
    if (level === undefined) return [];
    return cellsOf(box, level.z).flatMap(({ x, y }) => {
      const tile = this.#state(level, x, y);
      return typeof tile === "string" ? [] : [{ ...tile, z: level.z, x, y, cells: null }];
    });
  }

  /** Asks for every tile anew: the keeper has lost them. */
  restart(): void {
    this.#tiles.clear();
    this.#onArrival();
  }

  destroy(): void {
    this.#abort.abort();
    this.#tiles.clear();
  }

  #geometryLevels(): readonly BasemapLevel[] {
    return this.#manifest?.levels.filter(({ namesOnly }) => !namesOnly) ?? [];
  }

  #state(
    level: BasemapLevel,
    column: number,
    y: number,
  ): Pick<NamedPiece, "key" | "names"> | "empty" | "missing" {
    const count = 2 ** level.z;
    const x = ((column % count) + count) % count;
    const isCut = level.areas.some(([w, n, e, s]) => x >= w && x <= e && y >= n && y <= s);
    if (!isCut) return "missing";
    if (level.empty.includes(x * count + y)) return "empty";
    const key = `${level.z}/${x}-${y}`;
    const names = this.#tiles.get(key);
    if (names === undefined) {
      if (!this.#tiles.has(key)) void this.#fetch(key);
      return "missing";
    }
    if (names === null) return "missing";
    this.#tiles.delete(key);
    this.#tiles.set(key, names);
    return { key, names };
  }

  async #fetch(key: string): Promise<void> {
    this.#tiles.set(key, undefined);
    this.#underWay++;
    try {
      const url = `${this.#url}${this.#manifest?.version ?? ""}/${key}.jmt`;
      const reply = await fetch(url, { signal: this.#abort.signal });
      if (!reply.ok) throw new Error(`Base map: ${reply.status}`);
      const bytes = new Uint8Array(await reply.arrayBuffer());
      this.#tiles.set(key, decodeTileNames(bytes));
      this.#keeper.add(key, bytes);
      this.#forget();
    } catch {
      if (this.#abort.signal.aborted) return;
      this.#tiles.set(key, null);
      this.#hasFailed = true;
    } finally {
      this.#underWay--;
    }
    this.#onArrival();
  }

  #forget(): void {
    for (const [key, names] of this.#tiles) {
      if (this.#tiles.size <= MOST_TILES) return;
      if (names === undefined) continue;
      this.#tiles.delete(key);
      this.#keeper.forget(key);
    }
  }
}

function cellsOf(box: WorldBox, z: number): { x: number; y: number }[] {
  const count = 2 ** z;
  const cells: { x: number; y: number }[] = [];
  const bottom = Math.min(count - 1, Math.floor(box.bottom * count));
  for (let y = Math.max(0, Math.floor(box.top * count)); y <= bottom; y++) {
    for (let x = Math.floor(box.left * count); x <= Math.floor(box.right * count); x++) cells.push({ x, y });
  }
  return cells;
}
