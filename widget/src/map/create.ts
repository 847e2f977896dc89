import { BaseMap } from "./base-map.ts";
import { type Camera, project, viewportOf } from "./camera.ts";
import { Emitter } from "./emitter.ts";
import { decorateHostElement } from "./host-element.ts";
import { leaveToPage } from "./leave.ts";
import type { Hands, MakeCamera } from "./make-camera.ts";
import { PinLayer } from "./pins/layer.ts";
import { adoptSheet } from "./sheet.ts";
import type { MapStrings } from "./strings.ts";
import { adoptStyles } from "./styles.ts";
import { Travel } from "./travel.ts";
import type { Credit, JobMap, JobMapEvents, JobMapOptions } from "./types.ts";
import { startOf } from "./views.ts";

const REST_DELAY_MS = 80;

/** Nothing is left out of what the map says. `css` is a style sheet besides the map's own. */
export type MapSettings = JobMapOptions & {
  readonly strings: MapStrings;
  readonly css?: string;
  readonly hands: () => Promise<Hands>;
};

/**
 * Creates a job map in an element, with a given camera. The element keeps its size and position; it gets a class, a role and children,
 * which `destroy()` removes.
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
  readonly #base: BaseMap;
  readonly #travel: Travel;
  #restTimer = 0;
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
    this.#cleanup.push(decorateHostElement(element, { interactive, cooperative, name: strings.map }));
    this.#hadSize = element.clientWidth > 0 && element.clientHeight > 0;

    this.#camera = makeCamera(element, {
      ...startOf(options, element),
      minZoom: options.minZoom ?? 2,
      maxZoom: options.maxZoom ?? options.tiles?.maxZoom ?? 18,
      interactive,
      snap: options.tiles != null,
      hands: options.hands,
    });
    this.#travel = new Travel(this.#camera, options.reducedMotion);
    this.#pins = new PinLayer(
      this.#camera,
      this.#camera.pane("jm-pins", 600),
      { interactive, plates: options.plates ?? true, locale: options.locale ?? "en-US", strings },
      {
        pinClick: (pin) => this.#events.emit("pin-click", { pin }),
        pinHover: (pin) => this.#events.emit("pin-hover", { pin }),
        clusterClick: (cluster) => this.#events.emit("cluster-click", { cluster }),
      },
      options.hands,
    );
    this.#base = new BaseMap(this.#camera, element, options, {
      taken: () => this.#pins.taken,
      ready: (ok) => this.#events.emit("basemap-ready", { ok }),
      towns: (near) => this.#alive(() => this.#pins.nameClusters(near)),
    });
    for (const part of [this.#camera, this.#pins, this.#base]) this.#cleanup.push(() => part.destroy());
    this.#listen(interactive, cooperative, strings);
    if (options.basemap === "at-once") this.showBase();
  }

  get attribution(): readonly Credit[] {
    return this.#base.credits;
  }

  setData: JobMap["setData"] = (data) =>
    this.#alive(() => {
      this.#pins.setData(data);
      this.#base.paint();
      if (this.#hasData) return;
      this.#hasData = true;
      if (this.#options.basemap !== "manual") this.#base.openAfterPaint();
    });

  setSelected: JobMap["setSelected"] = (selection) =>
    this.#alive(() => {
      this.#pins.setSelected(selection);
      this.#base.paint();
    });

  setHighlighted: JobMap["setHighlighted"] = (selection) =>
    this.#alive(() => this.#pins.setHighlighted(selection));

  setMarks: JobMap["setMarks"] = (marks) =>
    this.#alive(() => {
      this.#pins.setMarks(marks);
      this.#base.paint();
    });

  setRadius: JobMap["setRadius"] = (radius) => this.#base.setRadius(radius);
  setHome: JobMap["setHome"] = (point) => this.#base.setHome(point);

  setInsets: JobMap["setInsets"] = (insets) =>
    this.#alive(() => {
      this.#travel.insets = insets;
      this.#pins.setInsets(insets);
      this.#base.setInsets(insets);
      this.#pins.render();
    });

  showBase: JobMap["showBase"] = () => this.#base.open();

  flyTo: JobMap["flyTo"] = (point, zoom, options) =>
    this.#alive(() => this.#travel.flyTo(point, zoom, options));
  fitBounds: JobMap["fitBounds"] = (bounds, options) =>
    this.#alive(() => this.#travel.fitBounds(bounds, options));
  zoomIn: JobMap["zoomIn"] = () => this.#alive(() => this.#travel.zoomBy(1));
  zoomOut: JobMap["zoomOut"] = () => this.#alive(() => this.#travel.zoomBy(-1));
  getViewport: JobMap["getViewport"] = () => viewportOf(this.#camera);
  project: JobMap["project"] = (point) => project(this.#camera, point);
  focusPins: JobMap["focusPins"] = () => !this.#isDestroyed && this.#pins.focus();
  on: JobMap["on"] = (event, listener) => this.#events.on(event, listener);
  off: JobMap["off"] = (event, listener) => this.#events.off(event, listener);

  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    // Effects of a page that turns may still ask once: the last view answers.
    const { size, center, zoom } = this.#camera;
    this.getViewport = () => viewportOf({ size, center, zoom });
    this.project = (point) => project({ size, center, zoom }, point);
    clearTimeout(this.#restTimer);
    this.#events.clear();
    for (const undo of this.#cleanup.reverse()) undo();
  }

  #listen(interactive: boolean, cooperative: boolean, strings: MapStrings): void {
    this.#camera.events.on("move", ({ zoomed }) => {
      // Another movement started before the previous one's rest was reported: it was not a rest.
      clearTimeout(this.#restTimer);
      if (zoomed) this.#pins.follow();
      this.#base.follow();
      this.#events.emit("viewport-moving", this.getViewport());
    });
    this.#camera.events.on("rest", () => this.#rest());
    this.#camera.events.on("click", (point) => this.#events.emit("background-click", point));
    if (interactive) {
      if (cooperative) this.#cleanup.push(leaveToPage(this.#element));
      const duration = (): number => this.#travel.stepTime;
      this.#options.hands().then(
        ({ listenToGestures }) =>
          this.#alive(() =>
            this.#cleanup.push(
              listenToGestures(this.#element, this.#camera, { cooperative, strings, duration }),
            ),
          ),
        () => {},
      );
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
    // The element had no size when the map was created; only now is it known what fits.
    this.#hadSize = true;
    const { center, zoom } = startOf(this.#options, this.#element, this.#travel.insets);
    this.#camera.jumpTo(center, zoom);
  }

  #rest(): void {
    this.#pins.render();
    this.#base.paint();
    clearTimeout(this.#restTimer);
    this.#restTimer = window.setTimeout(
      () => this.#events.emit("viewport-change", this.getViewport()),
      REST_DELAY_MS,
    );
  }
}
