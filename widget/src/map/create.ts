import type { Bounds, Point } from "../core/geo.ts";
import { fit, latitudeAt, longitudeAt, worldSize, worldX, worldY } from "../core/mercator.ts";
import type { BaseLayer } from "./base/layer.ts";
import { type Camera, type MakeCamera, project, viewportOf } from "./camera.ts";
import { dressElement } from "./dress.ts";
import { Emitter } from "./emitter.ts";
import { listenToGestures } from "./gestures.ts";
import { PinLayer } from "./pins/layer.ts";
import { adoptSheet } from "./sheet.ts";
import type { MapStrings } from "./strings.ts";
import { adoptStyles } from "./styles.ts";
import type { Credit, FlyOptions, Insets, JobMap, JobMapEvents, JobMapOptions, Radius } from "./types.ts";

/** The 48 contiguous states. */
export const HOME_BOUNDS: Bounds = { west: -125, south: 24.4, east: -66.8, north: 49.6 };

const REST_DELAY = 80;
const STEP_MILLISECONDS = 240;
const FLIGHT_SECONDS = 0.42;

/** Nothing is left out of what the map says. `css` is a style sheet besides the map's own. */
export type MapSettings = JobMapOptions & { readonly strings: MapStrings; readonly css?: string };

/**
 * Puts a job map into an element, moved by a camera. The element keeps its size and place; it gets a class, a role and
 * children, all of which `destroy()` takes away again.
 */
export function createMap(element: HTMLElement, options: MapSettings, makeCamera: MakeCamera): JobMap {
  return new Running(element, options, makeCamera);
}

class Running implements JobMap {
  readonly #element: HTMLElement;
  readonly #options: MapSettings;
  readonly #camera: Camera;
  readonly #pins: PinLayer;
  readonly #events = new Emitter<JobMapEvents>();
  readonly #cleanup: (() => void)[] = [];
  /** Loaded after the pins, code and tiles alike. */
  #base: BaseLayer | undefined;
  #radius: Radius | null = null;
  #home: Point | null = null;
  #isOpening = false;
  #credits: readonly Credit[] = [];
  #insets: Insets = {};
  #restTimer = 0;
  #openFrame = 0;
  #hasData = false;
  #hadSize: boolean;
  #isDestroyed = false;

  constructor(element: HTMLElement, options: MapSettings, makeCamera: MakeCamera) {
    this.#element = element;
    this.#options = options;
    const { strings } = options;
    const interactive = options.interactive ?? true;
    const cooperative = options.gestureHandling ?? false;
    this.#cleanup.push(adoptStyles(element));
    if (options.css !== undefined) this.#cleanup.push(adoptSheet(element, options.css));
    this.#cleanup.push(dressElement(element, { interactive, cooperative, name: strings.map }));
    this.#hadSize = element.clientWidth > 0 && element.clientHeight > 0;

    this.#camera = makeCamera(element, {
      ...this.#start(),
      minZoom: options.minZoom ?? 2,
      maxZoom: options.maxZoom ?? options.tiles?.maxZoom ?? 18,
      interactive,
      snap: options.tiles != null,
    });
    this.#pins = new PinLayer(
      this.#camera,
      this.#camera.pane("jm-pins", 600),
      { interactive, plates: options.plates ?? true, locale: options.locale ?? "en-US", strings },
      {
        pinClick: (pin) => this.#events.emit("pin-click", { pin }),
        pinHover: (pin) => this.#events.emit("pin-hover", { pin }),
        clusterClick: (cluster) => this.#events.emit("cluster-click", { cluster }),
      },
    );
    for (const part of [() => this.#camera, () => this.#pins, () => this.#base]) {
      this.#cleanup.push(() => part()?.destroy());
    }
    this.#listen(interactive, cooperative, strings);
    if (options.basemap === "at-once") this.showBase();
  }

  get attribution(): readonly Credit[] {
    return this.#credits.length > 0 ? this.#credits : (this.#base?.credits ?? []);
  }

  setData: JobMap["setData"] = (data) =>
    this.#alive(() => {
      this.#pins.setData(data);
      this.#base?.paint();
      if (this.#hasData) return;
      this.#hasData = true;
      if (this.#options.basemap !== "manual") this.#openAfterPaint();
    });

  setSelected: JobMap["setSelected"] = (selection) =>
    this.#alive(() => {
      this.#pins.setSelected(selection);
      this.#base?.paint();
    });

  setHighlighted: JobMap["setHighlighted"] = (selection) =>
    this.#alive(() => this.#pins.setHighlighted(selection));

  setMarks: JobMap["setMarks"] = (marks) =>
    this.#alive(() => {
      this.#pins.setMarks(marks);
      this.#base?.paint();
    });

  setRadius: JobMap["setRadius"] = (radius) => {
    this.#radius = radius;
    this.#base?.setRadius(radius);
  };

  setHome: JobMap["setHome"] = (point) => {
    this.#home = point;
    this.#base?.setHome(point);
  };

  setInsets: JobMap["setInsets"] = (insets) =>
    this.#alive(() => {
      this.#insets = insets;
      this.#pins.setInsets(insets);
      this.#base?.setInsets(insets);
      this.#pins.render();
    });

  showBase: JobMap["showBase"] = () => {
    if (this.#isOpening || this.#isDestroyed) return;
    this.#isOpening = true;
    void this.#openBase().catch(() => this.#events.emit("basemap-ready", { ok: false }));
  };

  flyTo(point: Point, zoom?: number, options: FlyOptions = {}): void {
    this.#alive(() => {
      const wanted = Math.min(zoom ?? this.#camera.zoom, options.maxZoom ?? Number.POSITIVE_INFINITY);
      const target = this.#camera.limitZoom(wanted);
      const center = offCenter(point, target, options.insets ?? this.#insets);
      if (options.animate === false || this.#isStill()) this.#camera.jumpTo(center, target);
      else this.#camera.flyTo(center, target, FLIGHT_SECONDS);
    });
  }

  fitBounds(bounds: Bounds, options: FlyOptions = {}): void {
    this.#alive(() => {
      const { width, height } = this.#camera.size;
      const view = fitInside(bounds, width, height, options.insets ?? this.#insets);
      this.flyTo(view.center, view.zoom, options);
    });
  }

  zoomIn: JobMap["zoomIn"] = () => this.#zoomBy(1);
  zoomOut: JobMap["zoomOut"] = () => this.#zoomBy(-1);
  getViewport: JobMap["getViewport"] = () => viewportOf(this.#camera);
  project: JobMap["project"] = (point) => project(this.#camera, point);
  focusPins: JobMap["focusPins"] = () => !this.#isDestroyed && this.#pins.focus();
  on: JobMap["on"] = (event, listener) => this.#events.on(event, listener);
  off: JobMap["off"] = (event, listener) => this.#events.off(event, listener);

  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    clearTimeout(this.#restTimer);
    cancelAnimationFrame(this.#openFrame);
    this.#events.clear();
    for (const undo of this.#cleanup.reverse()) undo();
  }

  #listen(interactive: boolean, cooperative: boolean, strings: MapStrings): void {
    this.#camera.events.on("move", ({ zoomed }) => {
      // Another movement has begun before the last one's rest was told: that was no rest.
      clearTimeout(this.#restTimer);
      if (zoomed) this.#pins.follow();
      this.#base?.follow();
      this.#events.emit("viewport-moving", this.getViewport());
    });
    this.#camera.events.on("rest", () => this.#rest());
    this.#camera.events.on("click", (point) => this.#events.emit("background-click", point));
    if (interactive) {
      const duration = (): number => (this.#isStill() ? 0 : STEP_MILLISECONDS);
      this.#cleanup.push(listenToGestures(this.#element, this.#camera, { cooperative, strings, duration }));
    }
    const observer = new ResizeObserver(() => this.#resize());
    observer.observe(this.#element);
    this.#cleanup.push(() => observer.disconnect());
  }

  #alive(action: () => void): void {
    if (!this.#isDestroyed) action();
  }

  #resize(): void {
    this.#camera.resized();
    const { width, height } = this.#camera.size;
    if (this.#hadSize || width === 0 || height === 0) return;
    // The element had no size when the map was made; only now is it known what fits.
    this.#hadSize = true;
    const { center, zoom } = this.#start();
    this.#camera.jumpTo(center, zoom);
  }

  /** Pins first: the frame after the next one comes when they are on the screen. */
  #openAfterPaint(): void {
    this.#openFrame = requestAnimationFrame(() => {
      this.#openFrame = requestAnimationFrame(() => this.showBase());
    });
  }

  async #openBase(): Promise<void> {
    const { tiles, basemapUrl, basemapManifest, graticule, labels, neatline, palette, painter } =
      this.#options;
    const { BaseLayer } = await import("./base/layer.ts");
    if (this.#isDestroyed) return;
    const base = new BaseLayer(
      this.#camera,
      this.#element,
      {
        url: tiles == null ? basemapUrl : undefined,
        manifest: basemapManifest,
        graticule: graticule ?? true,
        labels: labels ?? true,
        neatline: neatline ?? false,
        palette: palette ?? {},
        painter,
        onReady: (ok) => this.#events.emit("basemap-ready", { ok }),
      },
      () => this.#pins.taken,
    );
    this.#base = base;
    base.setInsets(this.#insets);
    base.setRadius(this.#radius);
    base.setHome(this.#home);
    base.paint();
    await base.open();
    if (tiles == null || this.#camera.addTiles === undefined) return;
    const credit = await this.#camera.addTiles(tiles);
    if (this.#isDestroyed) return;
    this.#credits = [credit];
    this.#events.emit("basemap-ready", { ok: true });
  }

  #zoomBy(step: number): void {
    this.#alive(() => {
      const { width, height } = this.#camera.size;
      const { top = 0, right = 0, bottom = 0, left = 0 } = this.#insets;
      const [x, y] = [(left + width - right) / 2, (top + height - bottom) / 2];
      this.#camera.easeZoom(x, y, this.#camera.zoom + step, this.#isStill() ? 0 : STEP_MILLISECONDS);
    });
  }

  #rest(): void {
    this.#pins.render();
    this.#base?.paint();
    clearTimeout(this.#restTimer);
    this.#restTimer = window.setTimeout(
      () => this.#events.emit("viewport-change", this.getViewport()),
      REST_DELAY,
    );
  }

  #isStill(): boolean {
    return this.#options.reducedMotion ?? matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  #start(): { center: Point; zoom: number } {
    const { center, zoom, bounds } = this.#options;
    const { clientWidth, clientHeight } = this.#element;
    if (bounds === undefined && center !== undefined) return { center, zoom: zoom ?? 10 };
    return fitInside(bounds ?? HOME_BOUNDS, clientWidth, clientHeight, this.#insets);
  }
}

/** The view that shows a box clear of the insets. */
function fitInside(
  bounds: Bounds,
  width: number,
  height: number,
  insets: Insets,
): { center: Point; zoom: number } {
  const { top = 0, right = 0, bottom = 0, left = 0 } = insets;
  return fit(bounds, Math.max(40, width - left - right), Math.max(40, height - top - bottom));
}

/** The centre a view must have for a point to appear in the middle of what the insets leave. */
function offCenter(point: Point, zoom: number, { top = 0, right = 0, bottom = 0, left = 0 }: Insets): Point {
  if (top === bottom && left === right) return point;
  const size = worldSize(zoom);
  return {
    longitude: longitudeAt(worldX(point.longitude) + (right - left) / 2 / size),
    latitude: latitudeAt(worldY(point.latitude) + (bottom - top) / 2 / size),
  };
}
