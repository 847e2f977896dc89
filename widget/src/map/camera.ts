import type { Point, Viewport } from "../core/geo.ts";
import { latitudeAt, longitudeAt, worldSize, worldX, worldY } from "../core/mercator.ts";
import type { Emitter } from "./emitter.ts";
import type { Credit, XyzTiles } from "./types.ts";

export interface CameraEvents {
  /** Fired on every frame in which the view changes; `zoomed` if more than the pane's position changed. */
  move: { readonly zoomed: boolean };
  /** The view came to rest, or the element was resized. */
  rest: undefined;
  click: Point;
}

/**
 * The map's view, the methods that move it, and the panes that move with it. There are two implementations: Leaflet's, which can do more
 * and supports raster tiles, and a light one for pages where every kilobyte counts. One set of tests covers both.
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
  /** The panes' origin in world pixels at the current zoom. */
  readonly origin: Pixels;
  /** Where the element's top left corner is, in the panes' pixels. */
  readonly corner: Pixels;
  /** Whether the button being released has dragged the map: the event that follows is not a click. */
  wasDragged(): boolean;
  pane(name: string, order: number): HTMLElement;
  limitZoom(zoom: number): number;
  jumpTo(center: Point, zoom: number): void;
  flyTo(center: Point, zoom: number, seconds: number): void;
  panBy(x: number, y: number, animate: boolean): void;
  /** Called before a series of {@link zoomAbout}. */
  begin(): void;
  /** One step of a continuous zoom: the point `x`, `y` of the element stays fixed. Finish with {@link settle}. */
  zoomAbout(x: number, y: number, zoom: number): void;
  settle(): void;
  /** Zooms about a point of the element in so many milliseconds. */
  easeZoom(x: number, y: number, zoom: number, milliseconds: number): void;
  stop(): void;
  /** Call when the element may have been resized. */
  resized(): void;
  /** Shows a service's raster tiles below everything else; only Leaflet's camera supports them. */
  addTiles?(tiles: XyzTiles): Promise<Credit>;
  destroy(): void;
}

export interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** What a map shows. */
type View = Pick<Camera, "size" | "center" | "zoom">;

/** A point's position in the element: in the copy of the world nearest to the center. */
export function project({ size: { width, height }, center, zoom }: View, point: Point): Pixels {
  const size = worldSize(zoom);
  const x = worldX(point.longitude) - worldX(center.longitude);
  return {
    x: (x - Math.round(x)) * size + width / 2,
    y: (worldY(point.latitude) - worldY(center.latitude)) * size + height / 2,
  };
}

export function viewportOf({ size: { width, height }, center, zoom }: View): Viewport {
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

/** Normalizes a longitude from any copy of the world. */
export function wrap(longitude: number): number {
  return longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;
}
