/// <reference path="./leaflet-modules.d.ts" />
import type { Map as LeafletMap } from "leaflet";
import type { LatLng } from "leaflet/src/geo/LatLng.js";
import { Point as Pixels } from "leaflet/src/geometry/Point.js";
import type { Point } from "../core/geo.ts";
import { type Camera, type CameraEvents, type Pixels as Place, wrap } from "./camera.ts";
import { Emitter } from "./emitter.ts";
import { LEAFLET_CSS, type MovingMap, makeLeaflet } from "./leaflet-map.ts";
import type { CameraOptions } from "./make-camera.ts";
import { adoptSheet } from "./sheet.ts";
import type { Credit, XyzTiles } from "./types.ts";

/**
 * The camera made of Leaflet: its panes, projection, dragging, pinching, flights and tiles of pictures. Zooming by wheel,
 * keys and buttons is animated here frame by frame, so that everything drawn follows one rule on every frame.
 */
export class LeafletCamera implements Camera {
  readonly events = new Emitter<CameraEvents>();
  readonly element: HTMLElement;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly map: LeafletMap;
  readonly #moving: MovingMap;
  readonly #undress: () => void;
  #frame = 0;
  #isFlying = false;
  #isGone = false;

  constructor(element: HTMLElement, options: CameraOptions) {
    this.element = element;
    this.minZoom = options.minZoom;
    this.maxZoom = options.maxZoom;
    this.#undress = adoptSheet(element, LEAFLET_CSS);
    const map = makeLeaflet(element, options);
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
    map.on("moveend resize", () => {
      this.#isFlying = false;
      this.events.emit("rest", undefined);
    });
    this.#tellStoppedFlights(map);
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

  get origin(): Place {
    return this.map.getPixelOrigin();
  }

  get corner(): Place {
    return this.map.containerPointToLayerPoint([0, 0]);
  }

  wasDragged(): boolean {
    return this.#moving.dragging?.moved() ?? false;
  }

  pane(name: string, order: number): HTMLElement {
    const pane = this.map.createPane(name);
    pane.classList.add("jm-pane", name);
    pane.style.zIndex = String(order);
    return pane;
  }

  limitZoom(zoom: number): number {
    const within = Math.max(this.minZoom, Math.min(this.maxZoom, zoom));
    return this.map.options.zoomSnap === 0 ? within : Math.round(within);
  }

  jumpTo(center: Point, zoom: number): void {
    this.stop();
    this.map.setView([center.latitude, center.longitude], this.limitZoom(zoom), { animate: false });
  }

  /** Along the path that looks shortest: out, across and in again (van Wijk and Nuij 2003, as Leaflet has it). */
  flyTo(center: Point, zoom: number, seconds: number): void {
    const { width, height } = this.size;
    // A map without a size (hidden, or not printed) is invisible, and the flight path depends on the size.
    if (width === 0 || height === 0) {
      this.jumpTo(center, zoom);
      return;
    }
    this.stop();
    this.map.flyTo([center.latitude, center.longitude], this.limitZoom(zoom), { duration: seconds });
    this.#isFlying = true;
  }

  panBy(x: number, y: number, animate: boolean): void {
    this.stop();
    this.map.panBy([x, y], { animate, duration: 0.22, easeLinearity: 0.3 });
  }

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

  resized(): void {
    this.map.invalidateSize({ animate: false, pan: true });
  }

  async addTiles(tiles: XyzTiles): Promise<Credit> {
    const { addTiles, creditOf } = await import("./xyz.ts");
    if (!this.#isGone) addTiles(this.map, tiles);
    return creditOf(tiles);
  }

  destroy(): void {
    this.#isGone = true;
    if (this.#frame !== 0) cancelAnimationFrame(this.#frame);
    this.events.clear();
    // The inertia of a drag that just ended would otherwise run on the next frame, without a map.
    this.map.panBy = () => this.map;
    this.map.remove();
    this.#undress();
  }

  /** Leaflet stops a flight without an event, for example on a touch that then moves nothing: this reports that the map is at rest. */
  #tellStoppedFlights(map: MovingMap): void {
    const stop = map._stop;
    map._stop = () => {
      stop.call(map);
      if (this.#isFlying) map._moveEnd(true);
      return map;
    };
  }
}
