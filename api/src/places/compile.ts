import { compileMore, surveyedPositions } from "./compile-more.ts";
import { distanceKm } from "./distance.ts";
import { placeKey } from "./names.ts";
import { REGION_NAMES, TERRITORIES } from "./regions.ts";
import { type CensusSource, type CitySource, isSettlement, type PostcodeSource } from "./sources.ts";
import type { Place, Position } from "./types.ts";

type Draft = Omit<Place, "id">;

/** Postal areas are estimated to within some 30 km; a town farther away is another one of the same name. */
const NAMESAKE_KM = 50;

/** Countries in the sources whose places have United States addresses. */
const ADDRESSED_AS_US: ReadonlySet<string> = new Set(["US", ...TERRITORIES]);

/** Common names of places for which GeoNames has the formal one. */
const KNOWN_AS: Readonly<Record<string, string>> = {
  "NY:New York City": "New York",
  "DC:Washington, D.C.": "Washington",
  "NY:The Bronx": "Bronx",
};

/** Population in the 2020 census of consolidated cities that GeoNames counts without their county. */
const POPULATION_2020: Readonly<Record<string, number>> = { "GA:augusta": 202_081 };

/**
 * The gazetteer: towns of both sources (the postal source has some 18,000 that GeoNames lacks), every postal area, and what
 * `compileMore` adds. Of several towns with one name in one state the most populous stays. Military postal areas (0, 0) and
 * freely associated states are left out. Deterministic: same sources, same rows, same ids.
 */
export function compilePlaces(
  cities: readonly CitySource[],
  postcodes: Iterable<PostcodeSource>,
  census: readonly CensusSource[] = [],
): Place[] {
  const towns = townsOfGeoNames(cities.filter(({ country }) => ADDRESSED_AS_US.has(country)));
  const areas = [...postcodes]
    .filter(isUsableArea)
    .map(withSign)
    .sort((a, b) => (a.zip < b.zip ? -1 : 1));
  const surveyed = surveyedPositions(census);
  for (const [key, group] of groupBy(areas, (area) => townKey(area.state, area.city))) {
    if (!towns.has(key)) towns.set(key, townOfAreas(group, surveyed));
  }
  const drafts = [...towns].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, town]) => town);
  for (const area of areas) {
    const town = towns.get(townKey(area.state, area.city));
    drafts.push({
      ...place(town?.name ?? area.city, area.state, area.latitude, area.longitude),
      kind: "POSTCODE",
      postal_code: area.zip,
    });
  }
  drafts.push(
    ...compileMore(
      [...towns.values()],
      census,
      cities.filter(({ country }) => !ADDRESSED_AS_US.has(country)),
    ),
  );
  return drafts.map((draft, index) => ({ id: index + 1, ...draft }));
}

function townsOfGeoNames(cities: Iterable<CitySource>): Map<string, Draft> {
  const best = new Map<string, { town: Draft; rank: number }>();
  for (const city of cities) {
    const region = TERRITORIES.has(city.country) ? city.country : city.adminCode;
    const [longitude, latitude] = city.loc.coordinates;
    if (!REGION_NAMES.has(region) || !isSettlement(city)) continue;
    if (latitude === undefined || longitude === undefined) continue;
    const name = KNOWN_AS[`${region}:${city.name}`] ?? city.name.replace(/\s*\(.*\)|,.*$/g, "");
    const key = townKey(region, name);
    // The population of a section is often that of a wider area, so it is neither ranked by nor stored.
    const isSection = city.featureCode === "PPLX";
    const counted = POPULATION_2020[key] ?? (isSection || city.population <= 0 ? null : city.population);
    const rank = isSection ? -1 : (counted ?? 0);
    const known = best.get(key);
    if (known !== undefined && known.rank >= rank) continue;
    best.set(key, { town: { ...place(name, region, latitude, longitude), population: counted }, rank });
  }
  return new Map([...best].map(([key, { town }]) => [key, town]));
}

/** A town of the postal source alone: at its surveyed position, else at the center of its areas. */
function townOfAreas(
  areas: readonly PostcodeSource[],
  surveyed: ReturnType<typeof surveyedPositions>,
): Draft {
  const [first] = areas;
  if (first === undefined) throw new RangeError("a town needs at least one postal area");
  const { city, state } = first;
  const mean = (pick: (area: PostcodeSource) => number) =>
    Number((areas.reduce((sum, area) => sum + pick(area), 0) / areas.length).toFixed(5));
  const middle = { latitude: mean((area) => area.latitude), longitude: mean((area) => area.longitude) };
  const { latitude, longitude } = nearer(surveyed(state, city), middle);
  return place(city, state, latitude, longitude);
}

/** A surveyed position, unless it belongs to a distant town of the same name. */
function nearer(surveyed: Position | undefined, estimated: Position): Position {
  return surveyed !== undefined && distanceKm(surveyed, estimated) <= NAMESAKE_KM ? surveyed : estimated;
}

function place(name: string, region: string, latitude: number, longitude: number): Draft {
  return {
    kind: "CITY",
    name,
    region,
    region_name: REGION_NAMES.get(region) ?? region,
    country: "US",
    postal_code: null,
    latitude,
    longitude,
    population: null,
  };
}

function townKey(region: string, name: string): string {
  return `${region}:${placeKey(name)}`;
}

/** The source lost the sign of a few longitudes; only these regions extend into the eastern hemisphere. */
function withSign(area: PostcodeSource): PostcodeSource {
  const isEastern = ["AK", "GU", "HI", "MP"].includes(area.state);
  return area.longitude > 0 && !isEastern ? { ...area, longitude: -area.longitude } : area;
}

function isUsableArea(area: PostcodeSource): boolean {
  return (
    area.country === "US" &&
    REGION_NAMES.has(area.state) &&
    /^\d{5}$/.test(area.zip) &&
    area.city !== "" &&
    !(area.latitude === 0 && area.longitude === 0)
  );
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
}
