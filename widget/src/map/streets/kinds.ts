import type { VectorFeature } from "../../core/mvt.ts";

/** What is drawn of a map of streets, in groups that have one look. */
export type StreetKind =
  | "park"
  | "water"
  | "stream"
  | "building"
  | "rail"
  | "path"
  | "minor"
  | "medium"
  | "major"
  | "highway"
  | "station";

/** Layers of the Protomaps basemap (versions 3 and 4) that are drawn. */
export const STREET_LAYERS: ReadonlySet<string> = new Set([
  "landuse",
  "natural",
  "water",
  "physical_line",
  "buildings",
  "transit",
  "roads",
  "pois",
]);

const PARKS: ReadonlySet<unknown> = new Set([
  "park",
  "national_park",
  "nature_reserve",
  "forest",
  "wood",
  "grass",
  "golf_course",
  "cemetery",
  "recreation_ground",
  "playground",
  "pitch",
  "garden",
  "meadow",
  "zoo",
]);
const ROADS: Readonly<Record<string, StreetKind>> = {
  highway: "highway",
  major_road: "major",
  medium_road: "medium",
  minor_road: "minor",
  path: "path",
  other: "path",
  rail: "rail",
};
const POINT = 1;
const LINE = 2;
const AREA = 3;

/** The group of a feature; undefined for what is not drawn. */
export function kindOf(layer: string, { type, properties }: VectorFeature): StreetKind | undefined {
  const kind = properties.get("kind") ?? properties.get("pmap:kind");
  switch (layer) {
    case "landuse":
    case "natural":
      return type === AREA && PARKS.has(kind) ? "park" : undefined;
    case "water":
    case "physical_line":
      return type === AREA ? "water" : type === LINE ? "stream" : undefined;
    case "buildings":
      return type === AREA ? "building" : undefined;
    case "transit":
      return type === LINE && kind === "rail" ? "rail" : undefined;
    case "roads":
      return type === LINE ? ROADS[String(kind)] : undefined;
    case "pois":
      return type === POINT && kind === "station" ? "station" : undefined;
    default:
      return undefined;
  }
}

/** Stations have no street's name. */
export function isNamedRoad(kind: StreetKind | undefined): boolean {
  return kind === "minor" || kind === "medium" || kind === "major" || kind === "highway";
}
