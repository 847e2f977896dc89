import type { Place } from "@jobmap/contract";
import type { Area } from "../../places/areas/area.ts";
import { AreaIndex, type AreaMatch } from "../../places/areas/area-index.ts";
import { AreaShapes } from "../../places/areas/area-shapes.ts";
import { arrange } from "../../places/areas/arrange.ts";
import { readAreas } from "../../places/areas/read-areas.ts";
import type { LocatedPlace, PlaceSource, PlacesGateway } from "./gateway.ts";

const DEFAULT_LIMIT = 8;

/** Finds the areas that a text may mean, best first. */
export type MatchAreas = (text: string) => AreaMatch[];

/**
 * Finds areas by their names, which are read when the first place is typed: a process starts without them.
 * @param cityPopulation of the largest city called so; undefined if there is none
 */
export function matchAreas(cityPopulation: (text: string) => number | undefined): MatchAreas {
  let index: AreaIndex | undefined;
  return (text) => {
    index ??= new AreaIndex(readAreas(), cityPopulation);
    return index.match(text);
  };
}

/** Adds states, counties, metropolitan areas, the country and "Remote" to a source of towns. */
export function withAreas(towns: PlaceSource, match: MatchAreas): Omit<PlacesGateway, "named" | "gazetteer"> {
  const shapes = new AreaShapes();
  const located = ({ area }: AreaMatch): LocatedPlace => ({
    place: toPlace(area),
    outlines: shapes.outlines(area),
  });
  const area = (text: string): LocatedPlace | undefined => {
    const first = match(text).find(({ rank }) => rank === "FIRST");
    return first && located(first);
  };
  return {
    geocode: (address) => towns.geocode(address),
    autocomplete: async (text, { onlyPoints = false, ...options } = {}) => {
      const found = await towns.autocomplete(text, options);
      if (onlyPoints) return found;
      const points = found.filter(({ kind, country }) => kind !== "REGION" || country !== "US");
      return arrange(points, match(text), options.limit ?? DEFAULT_LIMIT, (one) => toPlace(one.area));
    },
    area,
    locate: async (text) => {
      const known = area(text);
      if (known !== undefined) return known;
      const [town] = await towns.autocomplete(text, { limit: 1 });
      if (town !== undefined) return { place: town, outlines: null };
      const [other] = match(text);
      return other && located(other);
    },
  };
}

function toPlace({ kind, label, regions, bounds }: Area): Place {
  const { west, south, east, north } = bounds;
  const middle = west <= east ? (west + east) / 2 : (west + east + 360) / 2;
  return {
    label,
    kind,
    locality: null,
    region: regions.length === 1 ? (regions[0] ?? null) : null,
    postal_code: null,
    country: "US",
    latitude: (south + north) / 2,
    longitude: middle > 180 ? middle - 360 : middle,
    bounds: [west, south, east, north],
  };
}
