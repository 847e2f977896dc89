import type { BasemapManifest } from "../../core/basemap.ts";
import type { Camera } from "../camera.ts";
import { StreetSource } from "../streets/source.ts";
import type { GroundPainter } from "./ground-painter.ts";
import { PainterHere } from "./here.ts";
import { PainterElsewhere } from "./own-parts.ts";
import type { GroundJob } from "./paint.ts";
import { Picture } from "./picture.ts";
import type { Piece } from "./piece.ts";
import { TileSource } from "./source.ts";
import type { Theme } from "./theme.ts";
import type { TileKeeper } from "./tile-cache.ts";
import { type View, worldBox } from "./view.ts";

export interface GroundOptions {
  readonly url: string;
  /** Of tiles of streets, if the host page wants them. */
  readonly streetsUrl: string | undefined;
  readonly manifest: BasemapManifest | undefined;
  readonly graticule: boolean;
  readonly painter: (() => Worker) | undefined;
  /** More tiles have come: the names on them can be set, and {@link Ground.paint} has more to paint. */
  readonly onArrival: () => void;
  /** A picture is up. `isWhole` when everything that was asked for is on it, or could not be had. */
  readonly onPicture: (isWhole: boolean) => void;
}

const MARGIN = 128;

/** Land and waters as a picture. It is painted beside everything else, and the one before stays up until then. */
export class Ground {
  readonly source: TileSource;
  readonly streets: StreetSource | undefined;
  readonly #options: GroundOptions;
  readonly #picture: Picture;
  #painter: GroundPainter;
  #theme: Theme | undefined;
  #isPainting = false;
  #hasStreets = false;
  /** Something was to be painted while another picture was under way. */
  #isStale = false;
  /** What is painted, or was last, as text. */
  #last = "";

  constructor(camera: Camera, options: GroundOptions) {
    this.#options = options;
    this.#picture = new Picture(camera, camera.pane("jm-base", 150), MARGIN);
    this.#painter = this.#choosePainter();
    const keeper: TileKeeper = {
      add: (key, bytes) => this.#painter.add(key, bytes),
      forget: (key) => this.#painter.forget(key),
    };
    const { url, manifest, streetsUrl, onArrival } = options;
    this.source = new TileSource(url, manifest, keeper, onArrival);
    this.streets = streetsUrl === undefined ? undefined : new StreetSource(streetsUrl, keeper, onArrival);
  }

  /** Moves the picture along. False when another is wanted. */
  follow(): boolean {
    return this.#picture.follow();
  }

  /** Has the present view painted, after the picture that is under way. */
  paint(theme: Theme): void {
    this.#theme = theme;
    this.#isStale = this.#isPainting;
    const view = this.#picture.wanted;
    if (this.#isPainting || view === null) return;
    const { palette, isForced } = theme;
    const pieces = this.source
      .pieces(worldBox(view), view.zoom)
      .map(({ key, z, x, y, cells }) => ({ key, z, x, y, cells }));
    // After the base map: it is there to be seen until they come.
    const streets = this.source.isIdle ? this.#streetPieces(view) : [];
    this.#hasStreets = streets.length > 0;
    const isWhole = this.source.isIdle;
    if (pieces.length === 0 && !isWhole) return;
    const job = { view, pieces, streets, palette, graticule: this.#options.graticule, isPlain: isForced };
    const text = JSON.stringify(job);
    if (text === this.#last) this.#options.onPicture(isWhole);
    else void this.#run(job, isWhole);
    this.#last = text;
  }

  /** Whether streets are on the picture, or will be on the next. */
  get hasStreets(): boolean {
    return this.#hasStreets;
  }

  destroy(): void {
    this.source.destroy();
    this.streets?.destroy();
    this.#painter.destroy();
    this.#picture.destroy();
  }

  #streetPieces(view: View): Piece[] {
    const found = this.streets?.pieces(worldBox(view), view.zoom) ?? [];
    return found.map(({ key, z, x, y, cells }) => ({ key, z, x, y, cells }));
  }

  async #run(job: GroundJob, isWhole: boolean): Promise<void> {
    this.#isPainting = true;
    const canvas = await this.#painter.paint(job);
    this.#isPainting = false;
    if (canvas === null) return;
    this.#picture.show(canvas, job.view);
    this.#options.onPicture(isWhole);
    if (this.#isStale && this.#theme !== undefined) this.paint(this.#theme);
  }

  /** A worker where there can be one. Should it break, the page paints by itself and needs its tiles again. */
  #choosePainter(): GroundPainter {
    const { painter } = this.#options;
    const here = (): GroundPainter => new PainterHere(() => this.streets?.drawing);
    if (painter === undefined) return here();
    try {
      return new PainterElsewhere(painter, () => {
        this.#painter.destroy();
        this.#painter = here();
        this.#last = "";
        this.streets?.restart();
        this.source.restart();
      });
    } catch {
      return here();
    }
  }
}
