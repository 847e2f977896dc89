import { distanceKm } from "./distance.ts";
import { type FacilityName, facilityOf } from "./facility-names.ts";
import { placeKey } from "./names.ts";
import { provinceNumbered } from "./provinces.ts";
import { REGION_NAMES } from "./regions.ts";
import { type CensusSource, type CitySource, isSettlement } from "./sources.ts";
import type { Place } from "./types.ts";

type Draft = Omit<Place, "id">;

/** Towns abroad with fewer inhabitants are left out, to keep the gazetteer small. */
const MIN_POPULATION_ABROAD = 5_000;
/** A station farther than this from every town of its state is not where it is said to be, and such remote areas have no jobs. */
const FAR_KM = 60;

/**
 * What the gazetteer contains besides the towns and postal areas of its main sources: towns that only the Census Bureau lists,
 * counties, townships with a name that is unique in their state, bases, and towns abroad.
 */
export function compileMore(
  towns: readonly Draft[],
  census: readonly CensusSource[],
  cities: Iterable<CitySource>,
): Draft[] {
  const known = new Set(towns.map((town) => townKey(town)));
  const facilities = new Set(towns.flatMap((town) => facilityKey(town.region, town.name) ?? []));
  const more: Draft[] = [];
  for (const source of census.filter(({ kind }) => kind === "CITY")) {
    const facility = facilityKey(source.region, source.name);
    if (known.has(townKey(source)) || (facility !== undefined && facilities.has(facility))) continue;
    known.add(townKey(source));
    if (facility !== undefined) facilities.add(facility);
    more.push(draft(source));
  }
  const byRegion = Map.groupBy([...towns, ...more], ({ region }) => region);
  const isNearTown = (source: CensusSource) =>
    byRegion.get(source.region)?.some((town) => distanceKm(town, source) <= FAR_KM) ?? false;
  more.push(...census.filter((source) => source.kind === "COUNTY" && isNearTown(source)).map(draft));
  more.push(...townships(census, known));
  for (const source of census.filter(({ kind }) => kind === "FACILITY")) {
    const key = facilityKey(source.region, source.name);
    const isAstray = !source.region.startsWith("@") && !isNearTown(source);
    if (key === undefined || facilities.has(key) || known.has(townKey(source)) || isAstray) continue;
    facilities.add(key);
    more.push(draft(source));
  }
  return [...more, ...abroad(cities)];
}

/** Positions of towns in the census, or of a weather station at a base: these are surveyed, those of postal areas estimated. */
export function surveyedPositions(
  census: readonly CensusSource[],
): (region: string, name: string) => CensusSource | undefined {
  const positions = new Map<string, CensusSource>();
  for (const source of census) {
    if (source.kind !== "CITY" && source.kind !== "FACILITY") continue;
    for (const key of [townKey(source), facilityKey(source.region, source.name)])
      if (key !== undefined && !positions.has(key)) positions.set(key, source);
  }
  return (region, name) =>
    positions.get(townKey({ region, name })) ?? positions.get(facilityKey(region, name) ?? "");
}

/** A name that several townships of a state share is meaningless without the county. */
function townships(census: readonly CensusSource[], known: ReadonlySet<string>): Draft[] {
  const all = census.filter(({ kind }) => kind === "TOWNSHIP");
  const namesakes = Map.groupBy(all, (source) => townKey({ ...source, name: shortTownship(source.name) }));
  return [...namesakes].flatMap(([key, sources]) => {
    const [only] = sources;
    return only === undefined || sources.length > 1 || known.has(key) ? [] : [draft(only)];
  });
}

/** "Gregg" of "Gregg township". */
export function shortTownship(name: string): string {
  return name.replace(/ (?:charter )?(?:township|plantation)$/, "");
}

function abroad(cities: Iterable<CitySource>): Draft[] {
  const best = new Map<string, Draft>();
  for (const city of cities) {
    const [longitude, latitude] = city.loc.coordinates;
    if (city.population < MIN_POPULATION_ABROAD || city.featureCode === "PPLX" || !isSettlement(city))
      continue;
    if (latitude === undefined || longitude === undefined) continue;
    const key = `${city.country}:${city.adminCode}:${placeKey(city.name)}`;
    if ((best.get(key)?.population ?? 0) >= city.population) continue;
    const province = provinceNumbered(city.country, city.adminCode);
    best.set(key, {
      kind: "CITY",
      name: city.name,
      region: province?.code ?? "",
      region_name: province?.name ?? "",
      country: city.country,
      postal_code: null,
      latitude,
      longitude,
      population: city.population,
    });
  }
  return [...best].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, city]) => city);
}

function draft({ kind, region, name, latitude, longitude }: CensusSource): Draft {
  const country = region.startsWith("@") ? region.slice(1) : "US";
  return {
    kind,
    name,
    region: country === "US" ? region : "",
    region_name: REGION_NAMES.get(region) ?? "",
    country,
    postal_code: null,
    latitude,
    longitude,
    population: null,
  };
}

function townKey({ region, name }: Pick<Draft, "region" | "name">): string {
  return `${region}:${placeKey(name)}`;
}

function facilityKey(region: string, name: string): string | undefined {
  const facility: FacilityName | undefined = facilityOf(name);
  return facility && `${region}:${facility.service}:${facility.core}`;
}
