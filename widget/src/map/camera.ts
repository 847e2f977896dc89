/// <reference path="./leaflet-modules.d.ts" />
import type { LatLng as LeafletLatLng, Map as LeafletMap, MapOptions } from "leaflet";
import type { LatLng } from "leaflet/src/geo/LatLng.js";
import { Point as Pixels } from "leaflet/src/geometry/Point.js";
import "leaflet/src/layer/Layer.js";
import "leaflet/src/map/handler/Map.Drag.js";
import "leaflet/src/map/handler/Map.TouchZoom.js";
import { Map as LeafletMapClass } from "leaflet/src/map/Map.js";
import type { Point, Viewport } from "../core/geo.ts";
import { latitudeAt, longitudeAt, MAX_LATITUDE, worldSize, worldX, worldY } from "../core/mercator.ts";
import { Emitter } from "./emitter.ts";

/**
 * The one file that knows Leaflet: it gives the map's panes, projection, dragging and pinching. Zooming by wheel, keys
 * and buttons is animated here frame by frame, so that everything drawn follows one rule on every frame.
 */
export interface CameraOptions {
  readonly center: Point;
  readonly zoom: number;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly interactive: boolean;
  /** Whole zooms only, for tiles of pictures. */
  readonly snap: boolean;
}

export interface CameraEvents {
  /** Every frame in which the view changes; `zoomed` when more than the pane's position did. */
  move: { readonly zoomed: boolean };
  /** The view came to rest, or the element changed its size. */
  rest: undefined;
  click: Point;
}

/** What Leaflet's own handlers use to move the view within an animation. */
interface Moving {
  _moveStart(zoomChanged: boolean, noMoveStart: boolean): unknown;
  _move(center: LeafletLatLng, zoom: number, data: { pinch: true; round: false }): unknown;
  _moveEnd(zoomChanged: boolean): unknown;
  _stop(): unknown;
}

type MovingMap = LeafletMap & Moving & { readonly dragging?: { moved(): boolean } };

export class Camera {
  readonly events = new Emitter<CameraEvents>();
  readonly map: LeafletMap;
  readonly #moving: MovingMap;
  #frame = 0;

  constructor(element: HTMLElement, options: CameraOptions) {
    const settings: MapOptions = {
      center: [options.center.latitude, options.center.longitude],
      zoom: options.zoom,
      minZoom: options.minZoom,
      maxZoom: options.maxZoom,
      zoomSnap: options.snap ? 1 : 0,
      zoomAnimation: false,
      dragging: options.interactive,
      touchZoom: options.interactive,
      bounceAtZoomLimits: false,
      trackResize: false,
      maxBounds: [
        [-MAX_LATITUDE, Number.NEGATIVE_INFINITY],
        [MAX_LATITUDE, Number.POSITIVE_INFINITY],
      ],
    };
    const map = new LeafletMapClass(element, settings) as MovingMap;
    this.map = map;
    this.#moving = map;
    let zooming = false;
    map.on("zoom", () => {
      zooming = true;
    });
    map.on("move", () => {
      this.events.emit("move", { zoomed: zooming });
      zooming = false;
    });
    map.on("moveend resize", () => this.events.emit("rest", undefined));
    map.on("click", (event) =>
      this.events.emit("click", { latitude: event.latlng.lat, longitude: wrap(event.latlng.lng) }),
    );
  }

  get zoom(): number {
    return this.map.getZoom();
  }

  get center(): Point {
    const { lat, lng } = this.map.getCenter();
    return { latitude: lat, longitude: lng };
  }

  get size(): { width: number; height: number } {
    const { x, y } = this.map.getSize();
    return { width: x, height: y };
  }

  /** Pixels of the world, at the present zoom, where the panes have their zero. */
  get origin(): { x: number; y: number } {
    return this.map.getPixelOrigin();
  }

  /** Where the element's top left corner is, in the panes' pixels. */
  get corner(): { x: number; y: number } {
    return this.map.containerPointToLayerPoint([0, 0]);
  }

  /** Whether the button that goes up now has dragged the map: what follows is no click. */
  wasDragged(): boolean {
    return this.#moving.dragging?.moved() ?? false;
  }

  pane(name: string, order: number): HTMLElement {
    const pane = this.map.createPane(name);
    pane.style.zIndex = String(order);
    return pane;
  }

  project(point: Point): { x: number; y: number } {
    const { width, height } = this.size;
    const { center } = this;
    const size = worldSize(this.zoom);
    const x = worldX(point.longitude) - worldX(center.longitude);
    return {
      x: (x - Math.round(x)) * size + width / 2,
      y: (worldY(point.latitude) - worldY(center.latitude)) * size + height / 2,
    };
  }

  viewport(): Viewport {
    const { width, height } = this.size;
    const size = worldSize(this.zoom);
    const { center } = this;
    const x = worldX(center.longitude);
    const y = worldY(center.latitude);
    const isWhole = width >= size;
    return {
      west: isWhole ? -180 : wrap(longitudeAt(x - width / 2 / size)),
      south: latitudeAt(Math.min(1, y + height / 2 / size)),
      east: isWhole ? 180 : wrap(longitudeAt(x + width / 2 / size)),
      north: latitudeAt(Math.max(0, y - height / 2 / size)),
      zoom: this.zoom,
      width,
      height,
    };
  }

  limitZoom(zoom: number): number {
    const within = Math.max(this.map.getMinZoom(), Math.min(this.map.getMaxZoom(), zoom));
    return this.map.options.zoomSnap === 0 ? within : Math.round(within);
  }

  jumpTo(center: Point, zoom: number): void {
    this.stop();
    this.map.setView([center.latitude, center.longitude], this.limitZoom(zoom), { animate: false });
  }

  /** Along the path that looks shortest: out, across and in again (van Wijk and Nuij 2003, as Leaflet has it). */
  flyTo(center: Point, zoom: number, seconds: number): void {
    const { width, height } = this.size;
    // Nobody sees a map without an extent (hidden, or left out on paper), and the path is reckoned from it.
    if (width === 0 || height === 0) {
      this.jumpTo(center, zoom);
      return;
    }
    this.stop();
    this.map.flyTo([center.latitude, center.longitude], this.limitZoom(zoom), { duration: seconds });
  }

  panBy(x: number, y: number, animate: boolean): void {
    this.stop();
    this.map.panBy([x, y], { animate, duration: 0.22, easeLinearity: 0.3 });
  }

  /** One step of a continuous zoom: `x`, `y` in the element stay on their place. Finish with {@link settle}. */
  zoomAbout(x: number, y: number, zoom: number): void {
    const { width, height } = this.size;
    const fixed = this.map.containerPointToLatLng([x, y]);
    const offset = new Pixels(x - width / 2, y - height / 2);
    const center = this.map.unproject(this.map.project(fixed, zoom).subtract(offset), zoom);
    this.#moving._move(center, zoom, { pinch: true, round: false });
  }

  begin(): void {
    this.#moving._stop();
    this.#moving._moveStart(true, false);
  }

  settle(): void {
    this.#moving._moveEnd(true);
  }

  /** Zooms about a point of the element in so many milliseconds. */
  easeZoom(x: number, y: number, zoom: number, milliseconds: number): void {
    const target = this.limitZoom(zoom);
    const from = this.zoom;
    this.stop();
    if (target === from) return;
    const fixed = this.map.containerPointToLatLng([x, y]);
    const { width, height } = this.size;
    const offset = new Pixels(x - width / 2, y - height / 2);
    const centerAt = (at: number): LatLng =>
      this.map.unproject(this.map.project(fixed, at).subtract(offset), at);
    if (milliseconds <= 0) {
      this.map.setView(centerAt(target), target, { animate: false });
      return;
    }
    this.begin();
    const start = performance.now();
    const step = (now: number): void => {
      const done = Math.min(1, Math.max(0, (now - start) / milliseconds));
      const at = done === 1 ? target : from + (target - from) * (1 - (1 - done) ** 3);
      this.#moving._move(centerAt(at), at, { pinch: true, round: false });
      if (done < 1) this.#frame = requestAnimationFrame(step);
      else {
        this.#frame = 0;
        this.settle();
      }
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    this.#moving._stop();
    if (this.#frame !== 0) {
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.settle();
    }
  }

  /** To be called when the element's size may have changed. */
  resized(): void {
    this.map.invalidateSize({ animate: false, pan: true });
  }

  destroy(): void {
    if (this.#frame !== 0) cancelAnimationFrame(this.#frame);
    this.events.clear();
    // A throw of the map that just began would otherwise run on its next frame, without a map.
    this.map.panBy = () => this.map;
    this.map.remove();
  }
}

function wrap(longitude: number): number {
  return longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;
}
