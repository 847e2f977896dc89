import { decodeTile } from "../../core/tile.ts";
import { STREETS_KEY } from "../streets/key.ts";
import type { Streets } from "../streets/load-streets.ts";
import type { StreetTile } from "../streets/prepare.ts";
import { type GroundJob, paintBase } from "./paint.ts";
import { type PreparedTile, prepareTile } from "./prepare.ts";
import type { TileKeeper } from "./tile-cache.ts";
import { inTurns } from "./turns.ts";
import { type Context, fitCanvas } from "./view.ts";

/** Keeps tiles and paints them, a few milliseconds at a time: in the page, or in a worker. */
export class TilePainter implements TileKeeper {
  readonly #tiles = new Map<string, PreparedTile>();
  readonly #streets = new Map<string, StreetTile>();
  readonly #drawing: () => Streets | undefined;
  #isGone = false;

  /** @param drawing what draws streets, which is there before their first tile */
  constructor(drawing: () => Streets | undefined) {
    this.#drawing = drawing;
  }

  add(key: string, bytes: Uint8Array): void {
    const drawing = this.#drawing();
    if (!key.startsWith(STREETS_KEY)) this.#tiles.set(key, prepareTile(decodeTile(bytes)));
    else if (drawing !== undefined) this.#streets.set(key, drawing.prepareStreets(bytes));
  }

  forget(key: string): void {
    this.#tiles.delete(key);
    this.#streets.delete(key);
  }

  /** True once the canvas holds all of the picture; false when it was destroyed before. */
  async paint(context: Context, job: GroundJob): Promise<boolean> {
    fitCanvas(context.canvas, job.view);
    const work = paintBase(
      context,
      job,
      (key) => this.#tiles.get(key),
      (key, scale, look) => {
        const tile = this.#streets.get(key);
        if (tile !== undefined) this.#drawing()?.paintStreets(context, tile, scale, look);
      },
    );
    await inTurns(work, 1, () => this.#isGone);
    return !this.#isGone;
  }

  destroy(): void {
    this.#isGone = true;
    this.#tiles.clear();
    this.#streets.clear();
  }
}
