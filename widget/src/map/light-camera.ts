import type { Point } from "../core/geo.ts";
import { latitudeAt, longitudeAt, worldSize, worldX, worldY } from "../core/mercator.ts";
import { type Camera, type CameraEvents, type Pixels, wrap } from "./camera.ts";
import { Emitter } from "./emitter.ts";
import type { CameraOptions, Hands } from "./make-camera.ts";
import type { PointerDrag } from "./pointer-drag.ts";

const PAN_MS = 220;
const INERTIA_MS = 350;
/** Maximum offset of the panes in pixels, before the browser's arithmetic gets too coarse. */
const FAR = 100_000;

/** A camera of a tenth of Leaflet's size: no raster tiles, no integer zooms, nothing beyond {@link Camera}. */
export class LightCamera implements Camera {
  readonly events = new Emitter<CameraEvents>();
  readonly element: HTMLElement;
  readonly minZoom: number;
  readonly maxZoom: number;
  zoom = 0;
  size = { width: 0, height: 0 };
  origin: Pixels = { x: 0, y: 0 };
  corner: Pixels = { x: 0, y: 0 };
  /** Center of the view on the Mercator square; x continues past the antimeridian. */
  #x = 0;
  #y = 0;
  #frame = 0;
  readonly #panes = document.createElement("div");
  #drag: PointerDrag | undefined;
  #isGone = false;

  constructor(element: HTMLElement, { center, zoom, minZoom, maxZoom, interactive, hands }: CameraOptions) {
    this.element = element;
    this.minZoom = minZoom;
    this.maxZoom = maxZoom;
    this.#panes.className = "jm-pane";
    element.append(this.#panes);
    this.#measure();
    this.#look(worldX(center.longitude), worldY(center.latitude), this.limitZoom(zoom));
    if (!interactive) return;
    hands().then(
      ({ listenToDrags }) => {
        if (!this.#isGone) this.#drag = this.#hold(listenToDrags);
      },
      () => {},
    );
  }

  #hold(listenToDrags: Hands["listenToDrags"]): PointerDrag {
    return listenToDrags(this.element, {
      hold: ({ x, y }) => {
        this.stop();
        const place = this.#at(x, y);
        const from = this.zoom;
        return ({ x, y }, scale) => this.#put(place, x, y, this.limitZoom(from + Math.log2(scale)));
      },
      release: (x, y) => {
        if (x === 0 && y === 0) this.settle();
        else this.#glide(x, y, INERTIA_MS);
      },
      click: ({ x, y }) => {
        const place = this.#at(x, y);
        this.events.emit("click", {
          latitude: latitudeAt(place.y),
          longitude: wrap(longitudeAt(place.x)),
        });
      },
    });
  }

  get center(): Point {
    return { latitude: latitudeAt(this.#y), longitude: longitudeAt(this.#x) };
  }

  wasDragged(): boolean {
    return this.#drag?.wasDragged() ?? false;
  }

  pane(name: string, order: number): HTMLElement {
    const pane = document.createElement("div");
    pane.className = `jm-pane ${name}`;
    pane.style.zIndex = String(order);
    this.#panes.append(pane);
    return pane;
  }

  limitZoom(zoom: number): number {
    return Math.max(this.minZoom, Math.min(this.maxZoom, zoom));
  }

  jumpTo(center: Point, zoom: number): void {
    this.flyTo(center, zoom, 0);
  }

  /** Zooms around the one point that has the same position before and after, so that the target stays in view. */
  flyTo(center: Point, zoom: number, seconds: number): void {
    const [fromX, fromY, from, to] = [this.#x, this.#y, this.zoom, this.limitZoom(zoom)];
    const x = worldX(center.longitude);
    const y = worldY(center.latitude);
    const end = 1 - 2 ** (from - to);
    const isSeen = this.size.width > 0 && this.size.height > 0;
    this.#animate(isSeen ? seconds * 1_000 : 0, (done) => {
      const at = from + (to - from) * done;
      const way = Math.abs(end) < 1e-6 ? done : (1 - 2 ** (from - at)) / end;
      this.#look(fromX + (x - fromX) * way, fromY + (y - fromY) * way, at);
    });
  }

  panBy(x: number, y: number, animate: boolean): void {
    this.#glide(x, y, animate ? PAN_MS : 0);
  }

  begin(): void {}

  zoomAbout(x: number, y: number, zoom: number): void {
    this.#put(this.#at(x, y), x, y, zoom);
  }

  settle(): void {
    this.events.emit("rest", undefined);
  }

  easeZoom(x: number, y: number, zoom: number, milliseconds: number): void {
    const [from, to] = [this.zoom, this.limitZoom(zoom)];
    if (from === to) this.stop();
    else this.#animate(milliseconds, (done) => this.zoomAbout(x, y, from + (to - from) * done));
  }

  stop(): void {
    if (this.#frame === 0) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.settle();
  }

  resized(): void {
    if (!this.#measure()) return;
    this.#look(this.#x, this.#y, this.zoom);
    this.settle();
  }

  destroy(): void {
    this.#isGone = true;
    cancelAnimationFrame(this.#frame);
    this.#drag?.stop();
    this.events.clear();
    this.#panes.remove();
  }

  #measure(): boolean {
    const { clientWidth: width, clientHeight: height } = this.element;
    const isOther = width !== this.size.width || height !== this.size.height;
    this.size = { width, height };
    return isOther;
  }

  #glide(x: number, y: number, milliseconds: number): void {
    const [fromX, fromY, size] = [this.#x, this.#y, worldSize(this.zoom)];
    this.#animate(milliseconds, (done) =>
      this.#look(fromX + (x * done) / size, fromY + (y * done) / size, this.zoom),
    );
  }

  /** Calls `step` with 0 to 1, decelerating, and then comes to rest. */
  #animate(milliseconds: number, step: (done: number) => void): void {
    this.stop();
    const start = performance.now();
    const frame = (now: number): void => {
      const left = milliseconds > 0 ? Math.max(0, Math.min(1, 1 - (now - start) / milliseconds)) : 0;
      step(1 - left ** 3);
      this.#frame = left > 0 ? requestAnimationFrame(frame) : 0;
      if (left === 0) this.settle();
    };
    if (milliseconds > 0) {
      // The first frame may come late: a rest that was to be reported by then is none.
      this.events.emit("move", { zoomed: false });
      this.#frame = requestAnimationFrame(frame);
    } else frame(start);
  }

  /** The point of the Mercator square at a pixel of the element. */
  #at(x: number, y: number): Pixels {
    const size = worldSize(this.zoom);
    const { width, height } = this.size;
    return { x: this.#x + (x - width / 2) / size, y: this.#y + (y - height / 2) / size };
  }

  /** Moves a point of the Mercator square to a pixel of the element. */
  #put(place: Pixels, x: number, y: number, zoom: number): void {
    const size = worldSize(zoom);
    const { width, height } = this.size;
    this.#look(place.x - (x - width / 2) / size, place.y - (y - height / 2) / size, zoom);
  }

  /**
   * The one place where the view changes. It never shows what is beyond the poles. A pan moves the panes by whole pixels,
   * so that type on them stays sharp; a zoom and a far jump move their zero.
   */
  #look(x: number, y: number, zoom: number): void {
    const { width, height } = this.size;
    const size = worldSize(zoom);
    const half = Math.min(0.5, height / 2 / size);
    const [left, top] = [x * size - width / 2, Math.max(half, Math.min(1 - half, y)) * size - height / 2];
    const by = { x: Math.round(left - this.origin.x), y: Math.round(top - this.origin.y) };
    const zoomed = zoom !== this.zoom || Math.hypot(by.x, by.y) > FAR;
    this.zoom = zoom;
    if (zoomed) this.origin = { x: left, y: top };
    this.corner = zoomed ? { x: 0, y: 0 } : by;
    this.#panes.style.transform = `translate3d(${-this.corner.x}px,${-this.corner.y}px,0)`;
    this.#x = (this.origin.x + this.corner.x + width / 2) / size;
    this.#y = (this.origin.y + this.corner.y + height / 2) / size;
    this.events.emit("move", { zoomed });
  }
}
