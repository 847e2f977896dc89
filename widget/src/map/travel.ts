import type { Bounds, Point } from "../core/geo.ts";
import type { Camera } from "./camera.ts";
import type { FlyOptions, Insets } from "./types.ts";
import { fitInside, offCenter } from "./views.ts";

const STEP_MS = 240;
const FLIGHT_SECONDS = 0.42;

/** Takes a camera where it is wanted, clear of what covers the map's edges; at once where motion is reduced. */
export class Travel {
  insets: Insets = {};
  readonly #camera: Camera;
  readonly #isStill: boolean | undefined;

  /** @param isStill whether motion is reduced; else what the browser says at the moment */
  constructor(camera: Camera, isStill: boolean | undefined) {
    this.#camera = camera;
    this.#isStill = isStill;
  }

  /** Milliseconds of one step of a zoom. */
  get stepTime(): number {
    const isStill = this.#isStill ?? matchMedia("(prefers-reduced-motion: reduce)").matches;
    return isStill ? 0 : STEP_MS;
  }

  flyTo(point: Point, zoom = this.#camera.zoom, options: FlyOptions = {}): void {
    const wanted = Math.min(zoom, options.maxZoom ?? Number.POSITIVE_INFINITY);
    const target = this.#camera.limitZoom(wanted);
    const center = offCenter(point, target, options.insets ?? this.insets);
    if (options.animate === false || this.stepTime === 0) this.#camera.jumpTo(center, target);
    else this.#camera.flyTo(center, target, FLIGHT_SECONDS);
  }

  fitBounds(bounds: Bounds, options: FlyOptions = {}): void {
    const { width, height } = this.#camera.size;
    const view = fitInside(bounds, width, height, options.insets ?? this.insets);
    this.flyTo(view.center, view.zoom, options);
  }

  /** About the middle of what is not covered. */
  zoomBy(step: number): void {
    const { width, height } = this.#camera.size;
    const { top = 0, right = 0, bottom = 0, left = 0 } = this.insets;
    const [x, y] = [(left + width - right) / 2, (top + height - bottom) / 2];
    this.#camera.easeZoom(x, y, this.#camera.zoom + step, this.stepTime);
  }
}
