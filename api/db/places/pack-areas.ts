/**
 * Packs what the areas are called and where they lie into `src/places/areas/areas.tsv.gz`: states and counties of the atlas (package
 * us-atlas), with the legal names of `census.tsv.gz` and the inhabitants that GeoNames counts in their towns, and the metropolitan areas
 * of `metros.txt`. A town of 50,000 inhabitants whose county no line names has that county for its metropolitan area.
 *
 *   node api/db/places/pack-areas.ts
 *
 * Each line: kind, id, name, USPS codes of its states, inhabitants, its box in degrees (west, south, east, north), FIPS codes of what it
 * consists of, other names, and towns that the atlas puts into the water (latitude and longitude).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { columnOf, longitudeUnits, rowOf, toUnits } from "../../src/map/core/geo.ts";
import { Polygon } from "../../src/map/store/polygon.ts";
import { readAtlas } from "../../src/places/areas/atlas.ts";
import { FIPS_STATES } from "../../src/places/areas/fips.ts";
import { placeKey } from "../../src/places/names.ts";
import { REGION_NAMES } from "../../src/places/regions.ts";
import type { Place } from "../../src/places/types.ts";
import { gazetteerRows } from "../seed-places.ts";

interface County {
  readonly fips: string;
  readonly region: string;
  readonly short: string;
  name: string;
  population: number;
  readonly polygon: Polygon;
  readonly box: Box;
  readonly patches: string[];
  largest: Place | null;
}
type Box = readonly [west: number, south: number, east: number, north: number];

/** Names of towns that postal areas have: the largest of a county is never a neighborhood or a slip of GeoNames. */
const postal = new Set<string>();
const METRO_TOWN = 50_000;
const SUFFIX =
  / (?:County|Parish|City and Borough|Borough|Census Area|Municipality|Municipio|Planning Region|Island|District|city)$/;

const atlas = readAtlas();
const rows = gazetteerRows();
const counties = atlas.counties.map(
  ({ fips, name }): County => ({
    fips,
    region: FIPS_STATES[fips.slice(0, 2)] ?? "",
    short: name,
    name: "",
    population: 0,
    polygon: new Polygon(atlas.outline([fips])),
    box: atlas.box([fips]),
    patches: [],
    largest: null,
  }),
);
const byRegion = Map.groupBy(counties, ({ region }) => region);
for (const county of counties) county.name = legalName(county);
for (const { kind, region, name } of rows) if (kind === "POSTCODE") postal.add(`${region} ${name}`);
for (const town of rows) if (town.kind === "CITY" && town.country === "US") settle(town);

const counted = counties.filter(({ region }) => REGION_NAMES.has(region));
const lines = [
  ["COUNTRY", "US", "United States", "", sum(counted), "-179.5,18.9,-66.9,71.4", "US", "", ""],
  ...[...byRegion].map(([region, parts]) => [
    "REGION",
    region,
    REGION_NAMES.get(region) ?? "",
    region,
    sum(parts),
    atlas.box([fipsOf(region)]).join(),
    fipsOf(region),
    "",
    patchesOf(parts),
  ]),
  ...counted.map((county) => [
    "COUNTY",
    county.fips,
    county.name,
    county.region,
    county.population,
    county.box.join(),
    county.fips,
    "",
    patchesOf([county]),
  ]),
  ...metros(),
];
const text = lines.map((line) => line.join("\t")).join("\n");
writeFileSync(
  new URL("../../src/places/areas/areas.tsv.gz", import.meta.url),
  gzipSync(`${text}\n`, { level: 9 }),
);
process.stdout.write(`Wrote ${lines.length} areas.\n`);

/** "Harris" of Texas is "Harris County": the Census Bureau's name, or where it has another list of counties by the rule of the state. */
function legalName({ fips, region, short, polygon }: County): string {
  const named = rows.filter(
    ({ kind, name, region: own }) =>
      kind === "COUNTY" && own === region && placeKey(name.replace(SUFFIX, "")) === placeKey(short),
  );
  const within = named.find((place) => holds(polygon, place)) ?? (named.length === 1 ? named[0] : undefined);
  const isCity = Number(fips.slice(2)) >= 510;
  if (within !== undefined && !(isCity && within.name.endsWith("County"))) return within.name;
  if (isCity) return `${short} city`;
  return ["AS", "GU", "MP", "VI", "DC"].includes(region)
    ? short
    : `${short} ${region === "AK" ? "Borough" : "County"}`;
}

/** Counts a town in its county. One that is in the water belongs to the nearest county of its state, with what is around it. */
function settle(town: Place): void {
  const own = byRegion.get(town.region) ?? [];
  let county = own.find(({ polygon }) => holds(polygon, town));
  if (county === undefined && !counties.some(({ polygon }) => holds(polygon, town))) {
    county = own.reduce((a, b) => (atlas.distance(a.fips, town) <= atlas.distance(b.fips, town) ? a : b));
    county.patches.push(`${town.latitude} ${town.longitude}`);
  }
  if (county === undefined) return;
  county.population += town.population ?? 0;
  if (!postal.has(`${town.region} ${town.name}`)) return;
  if ((town.population ?? 0) > (county.largest?.population ?? 0)) county.largest = town;
}

function metros(): (string | number)[][] {
  const named = readFileSync(new URL("./metros.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [name = "", others = "", ...states] = line.split(";").map((part) => part.trim());
      return metro(name, others, states.flatMap(countiesOf));
    });
  const taken = new Set(named.flatMap((line) => String(line[6]).split(",")));
  const others = counted.flatMap((county) => {
    const { largest } = county;
    const isOne = largest !== null && (largest.population ?? 0) >= METRO_TOWN && !taken.has(county.fips);
    return isOne ? [metro(largest.name, "", [county])] : [];
  });
  return [...named, ...others];
}

function metro(name: string, others: string, parts: readonly County[]): (string | number)[] {
  const fips = parts.map((part) => part.fips);
  const regions = [...new Set(parts.map(({ region }) => region))];
  const id = `${placeKey(name)}-${regions[0]?.toLowerCase()}`;
  return [
    "METRO",
    id,
    name,
    regions.join(),
    sum(parts),
    atlas.box(fips).join(),
    fips.join(),
    others,
    patchesOf(parts),
  ];
}

function countiesOf(text: string): County[] {
  const [region = "", names = ""] = text.split(":");
  return names.split(",").map((name) => {
    const isCity = name.endsWith(" city");
    const found = (byRegion.get(region) ?? []).filter(
      (county) => placeKey(county.short) === placeKey(name.replace(/ city$/, "")),
    );
    const one =
      found.length > 1 || isCity
        ? found.find((county) => Number(county.fips.slice(2)) >= 510 === isCity)
        : found[0];
    if (one === undefined) throw new Error(`${region} has no county "${name.trim()}".`);
    return one;
  });
}

function holds(polygon: Polygon, { latitude, longitude }: { latitude: number; longitude: number }): boolean {
  const [north, east] = [toUnits(latitude), longitudeUnits(longitude)];
  return polygon.contains(north, east, columnOf(east), rowOf(north));
}

function fipsOf(region: string): string {
  return Object.entries(FIPS_STATES).find(([, code]) => code === region)?.[0] ?? "";
}

function sum(parts: readonly County[]): number {
  return parts.reduce((total, { population }) => total + population, 0);
}

function patchesOf(parts: readonly County[]): string {
  return parts.flatMap(({ patches }) => patches).join(";");
}
