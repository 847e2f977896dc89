import type { Bounds, Point, Viewport } from "../core/geo.ts";
import { latitudeAt, longitudeAt, worldX, worldY } from "../core/mercator.ts";
import { type FarArea, farAreas } from "./far-areas.ts";
import { frameOf, type JobsAt } from "./frame.ts";
import { adoptSheet } from "./sheet.ts";
import type { JobMap, MapData } from "./types.ts";
import { HOME_BOUNDS } from "./views.ts";

export interface FarOptions {
  /** What it says, in the language of the page. */
  readonly words: {
    /** Name of the buttons for screen readers. */
    readonly label: string;
    readonly back: string;
    /** A part of the country, by its name in English. */
    readonly place?: ((name: string) => string) | undefined;
  };
  /** Clusters of the whole world at a zoom, under the filters of a key. */
  readonly ask: (world: Bounds, zoom: number) => Promise<MapData>;
  /** The jobs of the first search are elsewhere than on the home view: the map should begin there. */
  readonly onFrame: (bounds: Bounds) => void;
}

/** Above the shapes of Antarctica, which has no jobs. */
const WORLD: Bounds = { west: -180, south: -70, east: 180, north: 84 };
/** So near that no circle of the world covers another: each is one cell of the server's grid. */
const CELLS_ZOOM = 8;
/** Fine enough for a cluster to stay on its side of the sea. */
const ZOOM = 5;
/** Nearer than this nobody asks for the other end of the country. */
const MAX_ZOOM = 6;
/** A frame at least so large on the home view is no reason to leave it. */
const FILLS = 0.5;

const FAR_CSS = `
.jm-far{position:absolute;z-index:700;left:20px;bottom:calc(var(--covered,0px) + 52px);display:flex;flex-direction:column;align-items:flex-start;gap:6px}
.jm-far:empty{display:none}
.jm-far button{min-height:30px;padding:0 10px;border:1px solid var(--_ink-3);border-radius:3px;background:var(--_surface);color:var(--_ink);font:500 13px/1 var(--_text);cursor:pointer}
.jm-far button:hover{border-color:var(--_ink)}
.jm-far button:focus-visible{outline:3px solid var(--_focus);outline-offset:1px}
.jm-far b{font-variant-numeric:tabular-nums}
@media (max-width:47.99rem){.jm-far{flex-direction:row;right:70px;bottom:calc(var(--covered,0px) + 8px);overflow-x:auto;scrollbar-width:none}.jm-far button{flex:none}}
@media (pointer:coarse){.jm-far{left:10px}.jm-far button{min-height:38px}}
@media print{.jm-far{display:none}}`;

/**
 * Offers the parts of the country that have jobs outside the frame as buttons at the map's edge, each with its count. Returns what to call
 * with a key of the filters: other keys have other counts, and null has no buttons.
 */
export function offerFarPlaces(
  map: JobMap,
  element: HTMLElement,
  { words, ask, onFrame }: FarOptions,
): (key: string | null) => void {
  adoptSheet(element, FAR_CSS);
  const nav = document.createElement("nav");
  nav.className = "jm-far";
  nav.setAttribute("aria-label", words.label);
  for (const kind of ["pointerdown", "dblclick", "wheel", "keydown"])
    nav.addEventListener(kind, (event) => event.stopPropagation());
  element.append(nav);
  let [areas, frame]: [readonly FarArea[], Bounds] = [[], HOME_BOUNDS];
  let current: string | null | undefined;
  let waiting: string | null = null;
  let hasAsked = false;
  const first = map.getViewport();
  const aspect = first.width / first.height;

  const show = (): void => {
    const view = map.getViewport();
    if (waiting !== null && view.zoom < MAX_ZOOM) askFor(waiting);
    const isAway = !shows(view, frame);
    const wanted = areas.length > 0 && (isAway || view.zoom < MAX_ZOOM);
    const buttons = !wanted
      ? []
      : [
          ...(isAway ? [button(words.back, undefined, () => map.fitBounds(frame))] : []),
          ...areas.map(({ name, jobs, bounds }) =>
            button(words.place?.(name) ?? name, jobs, () => map.fitBounds(bounds, { maxZoom: 8 })),
          ),
        ];
    const text = (all: Iterable<Element>): string => [...all].map(({ textContent }) => textContent).join();
    // A button that has the keyboard stays the same one.
    if (text(nav.children) !== text(buttons)) nav.replaceChildren(...buttons);
  };
  const isReady = new Promise<void>((resolve) => map.on("basemap-ready", () => resolve()));

  /** Counts are asked for when they are seen. */
  const askFor = (key: string): void => {
    waiting = null;
    const isFirst = !hasAsked;
    hasAsked = true;
    // All jobs are where the map begins anyway, so their counts can wait for pins and land.
    const begun = key === "" ? isReady : Promise.resolve();
    begun
      .then(() => placesOf(ask, aspect))
      .then(
        (places) => {
          if (key !== current) return;
          frame = frameOf(places, aspect) ?? HOME_BOUNDS;
          areas = farAreas(places, frame);
          if (isFirst && isSame(first, map.getViewport()) && !fills(frame)) onFrame(frame);
          show();
        },
        // Counts are an offer; the map and the list report what fails.
        () => {},
      );
  };
  map.on("viewport-change", show);

  return (key) => {
    if (key === current) return;
    [current, waiting, areas] = [key, key, []];
    show();
  };
}

/** Where jobs are: coarsely in all the world, and finely where most of them are. Every job is counted at one of the two. */
async function placesOf(ask: FarOptions["ask"], aspect: number): Promise<JobsAt[]> {
  const world = await ask(WORLD, CELLS_ZOOM);
  const coarse = jobsAt(world);
  const most = frameOf(coarse, aspect);
  const level = Number(world.clusters[0]?.area?.split(".", 1)[0]);
  if (most === undefined || Number.isNaN(level)) return coarse;
  const cells = cellsAround(most, 2 ** level);
  const fine = jobsAt(await ask(cells, ZOOM));
  return [...fine, ...coarse.filter((place) => !isIn(cells, place))];
}

function jobsAt({ clusters, pins }: MapData): JobsAt[] {
  return [...clusters, ...pins.map((pin) => ({ ...pin, count: 1 }))];
}

/** A box grown to whole cells of a grid. */
function cellsAround({ west, south, east, north }: Bounds, count: number): Bounds {
  return {
    west: longitudeAt(Math.floor(worldX(west) * count) / count),
    east: longitudeAt(Math.floor(worldX(east) * count + 1) / count),
    north: latitudeAt(Math.floor(worldY(north) * count) / count),
    south: latitudeAt(Math.floor(worldY(south) * count + 1) / count),
  };
}

function isIn({ west, south, east, north }: Bounds, { longitude, latitude }: Point): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function button(name: string, jobs: number | undefined, onPress: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = name;
  if (jobs !== undefined) {
    const count = document.createElement("b");
    count.textContent = ` ${jobs.toLocaleString("en-US")}`;
    made.append(count);
  }
  made.addEventListener("click", onPress);
  return made;
}

/** Whether a view shows some of a frame. */
function shows(view: Viewport, { west, south, east, north }: Bounds): boolean {
  return view.west < east && view.east > west && view.south < north && view.north > south;
}

/** Whether a frame looks well on the home view: most of it is used, and nothing is outside. */
function fills({ west, south, east, north }: Bounds): boolean {
  const { west: w, south: s, east: e, north: n } = HOME_BOUNDS;
  const isInside = west >= w && east <= e && south >= s && north <= n;
  return isInside && Math.max((east - west) / (e - w), (north - south) / (n - s)) >= FILLS;
}

function isSame(a: Viewport, b: Viewport): boolean {
  return a.zoom === b.zoom && a.west === b.west && a.south === b.south;
}
