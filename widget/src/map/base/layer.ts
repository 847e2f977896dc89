import type { BasemapManifest } from "../../core/basemap.ts";
import type { Point } from "../../core/geo.ts";
import type { Camera } from "../camera.ts";
import type { Palette } from "../palette.ts";
import { adoptSheet } from "../sheet.ts";
import type { Box } from "../taken.ts";
import type { Insets, Radius } from "../types.ts";
import { letterNames, nameRuler } from "./letter.ts";
import { candidates } from "./name-style.ts";
import { type Measure, placeNames } from "./names.ts";
import { Neatline } from "./neatline.ts";
import { paintBase } from "./paint.ts";
import { MARGIN, Picture } from "./picture.ts";
import { paintHome, paintRadius } from "./radius.ts";
import { TileSource } from "./source.ts";
import { BASE_CSS } from "./styles.ts";
import { type Theme, ThemeWatch } from "./theme.ts";
import { type View, worldBox } from "./view.ts";

export interface BaseOptions {
  readonly url: string | undefined;
  readonly manifest: BasemapManifest | undefined;
  readonly graticule: boolean;
  readonly labels: boolean;
  readonly neatline: boolean;
  readonly palette: Partial<Palette>;
  /** Called when everything asked for is on screen, or could not be had. */
  readonly onReady: (ok: boolean) => void;
}

/** Milliseconds between paintings while the map moves. */
const PACE = 90;

/**
 * The chart as two pictures: land and waters on one, radius and names on the other. They are moved and scaled while the
 * map moves, and painted afresh when it rests or runs out of picture. Loaded after the pins, as a chunk of its own.
 */
export class BaseLayer {
  readonly #options: BaseOptions;
  readonly #ground: Picture;
  readonly #lettering: Picture;
  readonly #taken: () => readonly Box[];
  readonly #undress: () => void;
  readonly #watch: ThemeWatch;
  readonly #neatline: Neatline | undefined;
  #source: TileSource | undefined;
  #theme: Theme;
  #measure: Measure;
  #radius: Radius | null = null;
  #home: Point | null = null;
  #insets: Insets = {};
  #isAnnounced = false;
  #paintedAt = 0;
  #frame = 0;

  constructor(camera: Camera, element: HTMLElement, options: BaseOptions, taken: () => readonly Box[]) {
    this.#options = options;
    this.#taken = taken;
    this.#undress = adoptSheet(element, BASE_CSS);
    this.#watch = new ThemeWatch(element, options.palette, () => this.#restyle());
    this.#theme = this.#watch.read();
    this.#ground = new Picture(camera, camera.pane("jm-base", 150));
    this.#lettering = new Picture(camera, camera.pane("jm-names", 450));
    this.#neatline = options.neatline ? new Neatline(camera, element) : undefined;
    this.#measure = nameRuler(this.#lettering.context, this.#theme);
  }

  get credits(): BasemapManifest["credits"] {
    return this.#source?.credits ?? [];
  }

  /** Starts asking for tiles. */
  async open(): Promise<void> {
    const { url, manifest } = this.#options;
    if (url === undefined || this.#source !== undefined) return;
    const source = new TileSource(url, manifest, () => this.#schedule());
    this.#source = source;
    await source.open();
    if (source.hasFailed) this.#announce(false);
    else this.#schedule();
  }

  setRadius(radius: Radius | null): void {
    this.#radius = radius;
    this.paintNames();
  }

  setHome(home: Point | null): void {
    this.#home = home;
    this.paintNames();
  }

  setInsets(insets: Insets): void {
    this.#insets = insets;
  }

  /** Moves the pictures along; paints when they no longer do. */
  follow(): void {
    const fits = this.#lettering.follow();
    this.#ground.follow();
    this.#neatline?.paint(this.#theme.palette);
    if (fits || performance.now() - this.#paintedAt < PACE) return;
    this.#paintGround();
    this.#paintNames(false);
  }

  paint(): void {
    this.#paintGround();
    this.#paintNames(true);
    this.#neatline?.paint(this.#theme.palette);
  }

  /** Names alone, when pins have moved under them. */
  paintNames(): void {
    this.#paintNames(true);
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    this.#source?.destroy();
    this.#ground.destroy();
    this.#lettering.destroy();
    this.#neatline?.destroy();
    this.#watch.destroy();
    this.#undress();
  }

  #restyle(): void {
    this.#theme = this.#watch.read();
    this.#measure = nameRuler(this.#lettering.context, this.#theme);
    this.paint();
  }

  #schedule(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.paint();
    });
  }

  #paintGround(): void {
    if (this.#source === undefined) return;
    const view = this.#ground.begin();
    if (view === null) return;
    const { palette, isForced } = this.#theme;
    const pieces = this.#source.pieces(worldBox(view), view.zoom);
    if (pieces.length > 0 || this.#source.isIdle) {
      paintBase(this.#ground.context, view, pieces, {
        palette,
        graticule: this.#options.graticule,
        isPlain: isForced,
      });
    }
    this.#paintedAt = performance.now();
  }

  #paintNames(isAtRest: boolean): void {
    const view = this.#lettering.begin();
    if (view === null) return;
    const { context } = this.#lettering;
    context.setTransform(view.ratio, 0, 0, view.ratio, 0, 0);
    context.clearRect(0, 0, view.width, view.height);
    const shown = this.#shown(view);
    const taken: Box[] = isAtRest ? edges(shown) : [];
    if (this.#radius !== null) taken.push(...paintRadius(context, view, this.#radius, shown, this.#theme));
    if (this.#home !== null) taken.push(paintHome(context, view, this.#home, this.#theme));
    if (this.#source !== undefined && this.#options.labels) {
      const box = worldBox(view);
      const pieces = this.#source.pieces(box, view.zoom);
      const more = view.zoom >= 8.2 ? this.#source.namePieces(box) : [];
      const names = placeNames(candidates([...pieces, ...more], view), {
        zoom: view.zoom,
        box: [0, 0, view.width, view.height],
        pins: this.#taken().map(([l, t, r, b]) => [l + MARGIN, t + MARGIN, r + MARGIN, b + MARGIN]),
        taken,
        measure: this.#measure,
      });
      letterNames(context, names, this.#theme);
      if (this.#source.isIdle) this.#announce(!this.#source.hasFailed);
    }
    this.#paintedAt = performance.now();
  }

  /** The part of the canvas that is seen when at rest. */
  #shown(view: View): Box {
    const { top = 0, right = 0, bottom = 0, left = 0 } = this.#insets;
    return [MARGIN + left, MARGIN + top, view.width - MARGIN - right, view.height - MARGIN - bottom];
  }

  #announce(ok: boolean): void {
    if (this.#isAnnounced) return;
    this.#isAnnounced = true;
    this.#options.onReady(ok);
  }
}

/** Names do not cross the edges of what is seen: they would be cut. */
function edges([left, top, right, bottom]: Box): Box[] {
  return [
    [left - 1, top, left + 1, bottom],
    [right - 1, top, right + 1, bottom],
    [left, top - 1, right, top + 1],
    [left, bottom - 1, right, bottom + 1],
  ];
}
