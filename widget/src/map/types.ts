import type { Precision } from "@jobmap/contract/enums";
import type { BasemapManifest } from "../core/basemap.ts";
import type { Bounds, Point, Viewport } from "../core/geo.ts";
import type { Pay } from "../core/pay.ts";
import type { Palette } from "./palette.ts";
import type { MapStrings } from "./strings.ts";

/** One job at its place. */
export interface MapPin extends Point {
  readonly id: number;
  /** Null when the employer states none: the pin is then a dot, never a made-up number. */
  readonly pay: Pay | null;
  /** Anything but ROOFTOP is drawn dashed and called approximate. */
  readonly precision?: Precision;
  /** Read aloud after the pay. */
  readonly title?: string;
}

/** Several jobs. The same object comes back in `cluster-click`, with whatever else it carries. */
export interface MapCluster extends Point {
  /** Exactly so many jobs. */
  readonly count: number;
  /** All of them at one point: zooming in cannot split the stack. */
  readonly isStack?: boolean;
  /** The area to ask the job list for. */
  readonly area?: string;
}

export interface MapData<C extends MapCluster = MapCluster, P extends MapPin = MapPin> {
  readonly clusters: readonly C[];
  readonly pins: readonly P[];
}

/** What the reader did with jobs before, by id. */
export interface Marks {
  readonly saved: ReadonlySet<number>;
  readonly opened: ReadonlySet<number>;
  readonly new: ReadonlySet<number>;
}

/** The circle that a search is limited to. */
export interface Radius extends Point {
  readonly metres: number;
  /** Written on the ring: "20 miles". */
  readonly label: string;
}

/** Any XYZ tile service in place of the built-in base map. */
export interface XyzTiles {
  /** With `{z}`, `{x}`, `{y}` and, optionally, `{s}` and `{r}`. */
  readonly url: string;
  /** Plain text or HTML of the service's own; trusted. */
  readonly attribution: string;
  readonly maxZoom?: number;
}

/** CSS pixels at the element's edges that something covers: a sheet, a search box. */
export interface Insets {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
}

export interface JobMapOptions {
  /** Where to start: `bounds`, else `center` and `zoom`, else the 48 contiguous states. */
  readonly center?: Point;
  readonly zoom?: number;
  readonly bounds?: Bounds;
  /** Default 2. */
  readonly minZoom?: number;
  /** Default 18. */
  readonly maxZoom?: number;
  /** Colors that win over the element's `--jm-map-*` custom properties, which win over the built-in ones. */
  readonly palette?: Partial<Palette>;
  /** Where the folder built by `widget/basemap/build.ts` is served. Without it, or with `tiles`, there is none. */
  readonly basemapUrl?: string;
  /** The server's `/map/`, where streets may be. They are asked for when the map is near enough, and drawn on the built-in base map. */
  readonly streetsUrl?: string;
  /** The contents of `manifest.json` in that folder, when the page has it already: saves a request. */
  readonly basemapManifest?: BasemapManifest;
  /** `after-data` (default) asks for the base map once the first pins are painted; `manual` waits for `showBase()`. */
  readonly basemap?: "after-data" | "at-once" | "manual";
  /**
   * Makes a worker that runs `@jobmap/widget/painter`, where the page's bundler and policy allow one: it paints the base map,
   * and the page's own thread stays free. Without it the page paints, a few milliseconds at a time.
   */
  readonly painter?: () => Worker;
  readonly tiles?: XyzTiles | null;
  /** False draws a still picture: no gestures, no focus, no events. Default true. */
  readonly interactive?: boolean;
  /** For maps inside another site's page: the page scrolls, the map needs ctrl/⌘ + wheel or two fingers. Default false. */
  readonly gestureHandling?: boolean;
  /** The ticked frame of a printed chart, in real minutes of arc. Default false. */
  readonly neatline?: boolean;
  /** Hairlines of the graticule. Default true. */
  readonly graticule?: boolean;
  /** Place names. Default true. */
  readonly labels?: boolean;
  /** Pay plates; without them every pin is a dot. Default true. */
  readonly plates?: boolean;
  /** Default: what the browser says, followed live. */
  readonly reducedMotion?: boolean;
  /** BCP 47 tag for numbers and money. Default `en-US`. */
  readonly locale?: string;
  readonly strings?: Partial<MapStrings>;
}

/** Name of each event, with what its listeners are given. */
export interface JobMapEvents {
  /** The view came to rest after a change (80 ms without another). */
  "viewport-change": Viewport;
  /** On every frame of a pan, zoom or flight. */
  "viewport-moving": Viewport;
  "pin-click": { readonly pin: MapPin };
  /** Pointer or keyboard focus entered a pin, or left it (null). */
  "pin-hover": { readonly pin: MapPin | null };
  /** The map itself does nothing on this: zoom with `fitBounds`/`flyTo`, or open the list of a stack. */
  "cluster-click": { readonly cluster: MapCluster };
  "background-click": Point;
  /** The base map is on screen, or failed to load; the jobs work without it. */
  "basemap-ready": { readonly ok: boolean };
}

export interface FlyOptions {
  /** Default true, unless motion is reduced. */
  readonly animate?: boolean;
  readonly insets?: Insets;
  readonly maxZoom?: number;
}

/** A running map. After `destroy()` nothing of it remains, and every method does nothing. */
export interface JobMap {
  setData(data: MapData): void;
  /** By id, or the pin itself if it may be inside a cluster: it is then drawn on top. */
  setSelected(selection: number | MapPin | null): void;
  /** Highlights a pin as hovering does. */
  setHighlighted(selection: number | MapPin | null): void;
  setMarks(marks: Partial<Marks>): void;
  setRadius(radius: Radius | null): void;
  /** The reader's location, if the browser shared it. */
  setHome(point: Point | null): void;
  /** Keeps labels, plates and `fitBounds` clear of what covers the map's edges. */
  setInsets(insets: Insets): void;
  showBase(): void;
  flyTo(point: Point, zoom?: number, options?: FlyOptions): void;
  fitBounds(bounds: Bounds, options?: FlyOptions): void;
  zoomIn(): void;
  zoomOut(): void;
  getViewport(): Viewport;
  /** Position in CSS pixels from the element's top left corner. */
  project(point: Point): { readonly x: number; readonly y: number };
  /** Who must be credited for what is drawn, as plain text parts. */
  readonly attribution: readonly Credit[];
  /** Puts the keyboard on the map's first pin or cluster. False when there is none. */
  focusPins(): boolean;
  on<K extends keyof JobMapEvents>(event: K, listener: (detail: JobMapEvents[K]) => void): () => void;
  off<K extends keyof JobMapEvents>(event: K, listener: (detail: JobMapEvents[K]) => void): void;
  destroy(): void;
}

export interface Credit {
  readonly text: string;
  readonly url?: string;
}
