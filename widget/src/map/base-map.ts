import type { Point } from "../core/geo.ts";
import type { BaseLayer } from "./base/layer.ts";
import type { TownNear } from "./base/town-near.ts";
import type { Camera } from "./camera.ts";
import type { Box } from "./taken.ts";
import type { Credit, Insets, JobMapOptions, Radius } from "./types.ts";

export interface BaseMapEvents {
  /** Space that names keep clear of. */
  readonly taken: () => readonly Box[];
  readonly ready: (ok: boolean) => void;
  /** What towns stand where, each time the map has come to rest. */
  readonly towns: (near: TownNear) => void;
}

/** What is drawn below the pins. Code and tiles load after the pins; earlier changes are then applied. */
export class BaseMap {
  readonly #camera: Camera;
  readonly #element: HTMLElement;
  readonly #options: JobMapOptions;
  readonly #events: BaseMapEvents;
  #layer: BaseLayer | undefined;
  #radius: Radius | null = null;
  #home: Point | null = null;
  #insets: Insets = {};
  #credits: readonly Credit[] = [];
  #isOpening = false;
  #isGone = false;
  #frame = 0;

  constructor(camera: Camera, element: HTMLElement, options: JobMapOptions, events: BaseMapEvents) {
    this.#camera = camera;
    this.#element = element;
    this.#options = options;
    this.#events = events;
  }

  get credits(): readonly Credit[] {
    return this.#credits.length > 0 ? this.#credits : (this.#layer?.credits ?? []);
  }

  setRadius(radius: Radius | null): void {
    this.#radius = radius;
    this.#layer?.setRadius(radius);
  }

  setHome(home: Point | null): void {
    this.#home = home;
    this.#layer?.setHome(home);
  }

  setInsets(insets: Insets): void {
    this.#insets = insets;
    this.#layer?.setInsets(insets);
  }

  paint(): void {
    this.#layer?.paint();
  }

  follow(): void {
    this.#layer?.follow();
  }

  /** Pins first: the frame after the next one comes when they are on the screen. */
  openAfterPaint(): void {
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => this.open());
    });
  }

  open(): void {
    if (this.#isOpening || this.#isGone) return;
    this.#isOpening = true;
    void this.#load().catch(() => this.#events.ready(false));
  }

  destroy(): void {
    this.#isGone = true;
    cancelAnimationFrame(this.#frame);
    this.#layer?.destroy();
  }

  async #load(): Promise<void> {
    const {
      tiles,
      basemapUrl,
      streetsUrl,
      basemapManifest,
      graticule,
      labels,
      neatline,
      palette,
      painter,
      strings,
    } = this.#options;
    const { BaseLayer } = await import("./base/layer.ts");
    if (this.#isGone) return;
    const layer = new BaseLayer(
      this.#camera,
      this.#element,
      {
        url: tiles == null ? basemapUrl : undefined,
        streetsUrl,
        manifest: basemapManifest,
        graticule: graticule ?? true,
        labels: labels ?? true,
        mapNames: strings?.mapNames,
        neatline: neatline ?? false,
        palette: palette ?? {},
        painter,
        onReady: this.#events.ready,
        onTowns: this.#events.towns,
      },
      this.#events.taken,
    );
    this.#layer = layer;
    layer.setInsets(this.#insets);
    layer.setRadius(this.#radius);
    layer.setHome(this.#home);
    layer.paint();
    await layer.open();
    if (tiles == null || this.#camera.addTiles === undefined) return;
    const credit = await this.#camera.addTiles(tiles);
    if (this.#isGone) return;
    this.#credits = [credit];
    this.#events.ready(true);
  }
}
