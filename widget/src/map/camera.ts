import type { Point, Viewport } from "../core/geo.ts";
import { latitudeAt, longitudeAt, worldSize, worldX, worldY } from "../core/mercator.ts";
import type { Emitter } from "./emitter.ts";
import type { Credit, XyzTiles } from "./types.ts";

export interface CameraEvents {
  /** Every frame in which the view changes; `zoomed` when more than the pane's position did. */
  move: { readonly zoomed: boolean };
  /** The view came to rest, or the element changed its size. */
  rest: undefined;
  click: Point;
}

/**
 * Where a map looks, what it is moved with, and the panes that move along. Two are made of it: Leaflet's, which can do more
 * and has tiles of pictures, and a light one for pages where every kilobyte counts. One set of tests holds for both.
 */
export interface Camera {
  readonly events: Emitter<CameraEvents>;
  readonly element: HTMLElement;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly zoom: number;
  readonly center: Point;
  /** Of the element, in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Pixels of the world, at the present zoom, where the panes have their zero. */
  readonly origin: Pixels;
  /** Where the element's top left corner is, in the panes' pixels. */
  readonly corner: Pixels;
  /** Whether the button that goes up now has dragged the map: what follows is no click. */
  wasDragged(): boolean;
  pane(name: string, order: number): HTMLElement;
  limitZoom(zoom: number): number;
  jumpTo(center: Point, zoom: number): void;
  flyTo(center: Point, zoom: number, seconds: number): void;
  panBy(x: number, y: number, animate: boolean): void;
  /** Before a row of {@link zoomAbout}. */
  begin(): void;
  /** One step of a continuous zoom: `x`, `y` in the element stay on their place. Finish with {@link settle}. */
  zoomAbout(x: number, y: number, zoom: number): void;
  settle(): void;
  /** Zooms about a point of the element in so many milliseconds. */
  easeZoom(x: number, y: number, zoom: number, milliseconds: number): void;
  stop(): void;
  /** To be called when the element's size may have changed. */
  resized(): void;
  /** Puts a service's pictures under everything else; only Leaflet's camera has them. */
  addTiles?(tiles: XyzTiles): Promise<Credit>;
  destroy(): void;
}

export interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** Where a point is in the element: in the copy of the world that is nearest to the middle. */
export function project({ size: { width, height }, center, zoom }: Camera, point: Point): Pixels {
  const size = worldSize(zoom);
  const x = worldX(point.longitude) - worldX(center.longitude);
  return {
    x: (x - Math.round(x)) * size + width / 2,
    y: (worldY(point.latitude) - worldY(center.latitude)) * size + height / 2,
  };
}

export function viewportOf({ size: { width, height }, center, zoom }: Camera): Viewport {
  const size = worldSize(zoom);
  const x = worldX(center.longitude);
  const y = worldY(center.latitude);
  const isWhole = width >= size;
  return {
    west: isWhole ? -180 : wrap(longitudeAt(x - width / 2 / size)),
    south: latitudeAt(Math.min(1, y + height / 2 / size)),
    east: isWhole ? 180 : wrap(longitudeAt(x + width / 2 / size)),
    north: latitudeAt(Math.max(0, y - height / 2 / size)),
    zoom,
    width,
    height,
  };
}

/** A longitude of any copy of the world, as one of ours. */
export function wrap(longitude: number): number {
  return longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;
}
