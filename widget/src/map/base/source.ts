import { type BasemapLevel, type BasemapManifest, parseManifest } from "../../core/basemap.ts";
import { decodeTileNames, type TileName } from "../../core/tile.ts";
import { cellsOf, type NamedPiece, type WorldBox } from "./piece.ts";
import { TileCache, type TileKeeper } from "./tile-cache.ts";

/**
 * Which tiles of the base map make up a view. Each is fetched once, the names of the last ones used are kept, and coarser ones stand in
 * meanwhile. What is drawn of them is kept by a keeper.
 */
export class TileSource {
  readonly #url: string;
  readonly #onArrival: () => void;
  readonly #abort = new AbortController();
  readonly #tiles: TileCache<readonly TileName[]>;
  #manifest: BasemapManifest | undefined;
  #hasFailed = false;

  constructor(url: string, manifest: BasemapManifest | undefined, keeper: TileKeeper, onArrival: () => void) {
    this.#url = url.endsWith("/") ? url : `${url}/`;
    this.#manifest = manifest;
    this.#onArrival = onArrival;
    this.#tiles = new TileCache(keeper, this.#abort.signal, onArrival, decodeTileNames);
  }

  get credits(): BasemapManifest["credits"] {
    return this.#manifest?.credits ?? [];
  }

  get isIdle(): boolean {
    return this.#manifest !== undefined && this.#tiles.isIdle;
  }

  get hasFailed(): boolean {
    return this.#hasFailed || this.#tiles.hasFailed;
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
    const names = this.#tiles.get(key, `${this.#url}${this.#manifest?.version ?? ""}/${key}.jmt`);
    return names === undefined ? "missing" : { key, names };
  }
}
