import { worldX, worldY } from "../../core/mercator.ts";
import { cellsOf, type WorldBox } from "../base/piece.ts";
import { TileCache, type TileKeeper } from "../base/tile-cache.ts";
import { STREETS_KEY } from "./key.ts";
import { loadStreets, type Streets } from "./load-streets.ts";
import type { StreetName, StreetPiece } from "./names.ts";

/** Where there are streets: the reply of `/map/streets.json`. */
interface Description {
  readonly version: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** West, south, east, north in degrees. */
  readonly bounds: readonly [number, number, number, number];
}

/** Streets are drawn from this zoom on; before it, the base map has enough to show. */
export const STREETS_ZOOM = 11;
export const STREETS_CREDIT = { text: "OpenStreetMap", url: "https://www.openstreetmap.org/copyright" };

/** Which tiles of streets make up a view. What there is, and what draws it, are asked for with the first view that is near enough. */
export class StreetSource {
  readonly #url: string;
  readonly #keeper: TileKeeper;
  readonly #onArrival: () => void;
  readonly #life = new AbortController();
  #tiles: TileCache<readonly StreetName[]> | undefined;
  #drawing: Streets | undefined;
  #description: Description | null | undefined;
  #isOpening = false;

  /** @param url of the server's `/map/` */
  constructor(url: string, keeper: TileKeeper, onArrival: () => void) {
    this.#url = url;
    this.#keeper = keeper;
    this.#onArrival = onArrival;
  }

  /** What draws the tiles; there before the first of them. */
  get drawing(): Streets | undefined {
    return this.#drawing;
  }

  /** The tiles that have come. Asks for those that are missing. */
  pieces(box: WorldBox, zoom: number): StreetPiece[] {
    if (zoom < STREETS_ZOOM) return [];
    if (this.#description === undefined) void this.#open();
    if (!this.#description) return [];
    const { version, minZoom, maxZoom, bounds } = this.#description;
    const z = Math.min(maxZoom, Math.floor(zoom - 1));
    if (z < minZoom) return [];
    const count = 2 ** z;
    return cellsOf(inside(box, bounds), z).flatMap(({ x, y }) => {
      const place = `${z}/${((x % count) + count) % count}/${y}`;
      const key = STREETS_KEY + place;
      const names = this.#tiles?.get(key, `${this.#url}tiles/${version}/${place}.mvt`);
      return names === undefined ? [] : [{ key, z, x, y, cells: null, names }];
    });
  }

  restart(): void {
    this.#tiles?.clear();
  }

  destroy(): void {
    this.#life.abort();
    this.#tiles?.clear();
  }

  async #open(): Promise<void> {
    if (this.#isOpening) return;
    this.#isOpening = true;
    const { signal } = this.#life;
    const found = await this.#ask();
    const drawing = found && !signal.aborted ? await loadStreets().catch(() => undefined) : undefined;
    this.#isOpening = false;
    if (signal.aborted) return;
    if (drawing !== undefined)
      this.#tiles = new TileCache(this.#keeper, signal, this.#onArrival, drawing.readStreetNames);
    this.#drawing = drawing;
    this.#description = drawing === undefined ? null : found;
    this.#onArrival();
  }

  /** A server that does not answer, as code that does not come, has no streets for this visit: the base map shows all the same. */
  async #ask(): Promise<Description | null> {
    try {
      const reply = await fetch(`${this.#url}streets.json`, { signal: this.#life.signal });
      const value: unknown = reply.ok ? await reply.json() : null;
      return isDescription(value) ? value : null;
    } catch {
      return null;
    }
  }
}

function isDescription(value: unknown): value is Description {
  return (
    typeof value === "object" &&
    value !== null &&
    "version" in value &&
    typeof value.version === "string" &&
    "minZoom" in value &&
    typeof value.minZoom === "number" &&
    "maxZoom" in value &&
    typeof value.maxZoom === "number" &&
    "bounds" in value &&
    Array.isArray(value.bounds) &&
    value.bounds.length === 4
  );
}

/** The part of a box that an archive covers; of no size outside it. */
function inside(box: WorldBox, [west, south, east, north]: Description["bounds"]): WorldBox {
  const turn = Math.floor(box.left);
  const [left, right] = [Math.max(box.left, turn + worldX(west)), Math.min(box.right, turn + worldX(east))];
  const [top, bottom] = [Math.max(box.top, worldY(north)), Math.min(box.bottom, worldY(south))];
  return { left, top, right, bottom };
}
