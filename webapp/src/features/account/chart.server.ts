import { fit, worldSize, worldX, worldY } from "@jobmap/widget/core";
import { MAP_NAMES_ES } from "@jobmap/widget/map-names-es";
import { outlineDrawer } from "../../lib/outline.server.ts";

/** Cape Cod and the islands, chosen for their coastline. In CSS px. */
const WIDTH = 1000;
const HEIGHT = 1200;
const BOUNDS = { west: -71.75, south: 41.02, east: -69.6, north: 42.95 };

type Name = readonly [text: string, latitude: number, longitude: number];

const WATERS: readonly (readonly [...Name, turn: number])[] = [
  ["Massachusetts Bay", 42.3, -70.5, 38],
  ["Cape Cod Bay", 41.88, -70.27, 0],
  ["Nantucket Sound", 41.46, -70.27, 0],
  ["Rhode Island Sound", 41.22, -71.2, -8],
];
const TOWNS: readonly Name[] = [
  ["Boston", 42.36, -71.059],
  ["Gloucester", 42.616, -70.662],
  ["Providence", 41.824, -71.413],
  ["Newport", 41.49, -71.313],
  ["New Bedford", 41.636, -70.934],
  ["Plymouth", 41.958, -70.667],
  ["Hyannis", 41.653, -70.288],
  ["Provincetown", 42.053, -70.186],
  ["Nantucket", 41.283, -70.1],
];
/** Bands of shallow water along the shore, outermost first: stroke widths in half px, the unit of the outline drawing. */
const SHOALS = [116, 64, 22];

/** The chart beside the forms, as SVG; empty where the base map is not built. */
export function accountChart(folder: string): string {
  // The drawing module caches what it drew.
  const outline = outlineDrawer(folder)?.({ bounds: BOUNDS, width: WIDTH, height: HEIGHT });
  return outline === undefined ? "" : withShoals(outline).replace("</svg>", `${names()}</svg>`);
}

/** Repeats the outline's land path below itself with successively narrower strokes. */
function withShoals(svg: string): string {
  const land = '<g fill="var(--jm-map-land';
  const bands = SHOALS.map(
    (width, i) => `<use href="#jm-shore" stroke="var(--jm-map-shoal-${i + 1})" stroke-width="${width}"/>`,
  );
  return svg.replace(land, `${bands.join("")}<g id="jm-shore" fill="var(--jm-map-land`);
}

function names(): string {
  const waters = WATERS.map(([text, latitude, longitude, turn]) => {
    const { x, y } = place(latitude, longitude);
    return `<text class="water" transform="translate(${x} ${y}) rotate(${turn})">${waterText(text)}</text>`;
  });
  const towns = TOWNS.map(([text, latitude, longitude]) => {
    const { x, y } = place(latitude, longitude);
    return `<circle class="town" cx="${x}" cy="${y}" r="3"/><text class="town" x="${x + 8}" y="${y + 5}">${text}</text>`;
  });
  return [...waters, ...towns].join("");
}

const waterText = (name: string) => (import.meta.env.LANGUAGE === "es" && MAP_NAMES_ES.water?.[name]) || name;

function place(latitude: number, longitude: number): { x: number; y: number } {
  const { center, zoom } = fit(BOUNDS, WIDTH, HEIGHT);
  const size = worldSize(zoom);
  return {
    x: Math.round((worldX(longitude) - worldX(center.longitude)) * size + WIDTH / 2),
    y: Math.round((worldY(latitude) - worldY(center.latitude)) * size + HEIGHT / 2),
  };
}
