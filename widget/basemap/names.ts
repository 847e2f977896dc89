import type { Position } from "geojson";
import { merge } from "topojson-client";
import { breadthRank, type NameKind, type WaterStyle } from "../src/core/tile.ts";
import { readAtlas } from "./atlas.ts";
import { breadthAt, innermost } from "./polygon.ts";
import { townNames } from "./towns.ts";
import { COUNTRIES, WATERS } from "./waters.ts";

export interface Name {
  readonly kind: NameKind;
  readonly text: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly rank: number;
  readonly water?: WaterStyle;
}

/** Every name of the map, the weightiest first. */
export function makeNames(): Name[] {
  return [
    ...areaNames("states", "state"),
    ...areaNames("counties", "county"),
    ...townNames(),
    ...otherNames(),
  ].sort(
    (a, b) => b.rank - a.rank || (a.text < b.text ? -1 : a.text > b.text ? 1 : a.longitude - b.longitude),
  );
}

function areaNames(object: "states" | "counties", kind: "state" | "county"): Name[] {
  const atlas = readAtlas("us-atlas/counties-10m.json")(0);
  return atlas.areas(object).flatMap((area) => {
    const text: unknown = area.properties && "name" in area.properties ? area.properties.name : undefined;
    if (typeof text !== "string" || (kind === "state" && text === "District of Columbia")) return [];
    const outer = merge(atlas.topology, [area]).coordinates.map(([ring]) => ring ?? []);
    const largest = outer.reduce((a, b) => (boxArea(b) > boxArea(a) ? b : a));
    const place = innermost(largest);
    const [longitude = 0, latitude = 0] = place;
    const shown = kind === "state" ? text.replace("Commonwealth of the ", "") : text;
    return [
      {
        kind,
        text: shown.toLocaleUpperCase("en-US"),
        longitude,
        latitude,
        rank: breadthRank(breadthAt(place, largest)),
      },
    ];
  });
}

function boxArea(ring: readonly Position[]): number {
  const xs = ring.map(([x = 0]) => x);
  const ys = ring.map(([, y = 0]) => y);
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
}

function otherNames(): Name[] {
  return [
    ...WATERS.map(
      ({ name, longitude, latitude, ...water }): Name => ({
        kind: "water",
        text: name,
        longitude,
        latitude,
        rank: 0,
        water,
      }),
    ),
    ...COUNTRIES.map(
      ([text, latitude, longitude]): Name => ({ kind: "country", text, longitude, latitude, rank: 0 }),
    ),
  ];
}
