import { countryCode } from "./countries.ts";
import { provinceOf } from "./provinces.ts";
import { regionCode } from "./regions.ts";
import type { Place } from "./types.ts";
import type { WorldCities } from "./world-cities.ts";

/**
 * A bare name means the city abroad if it has at least this many inhabitants, and the US town of that name has fewer than
 * SMALL_NAMESAKE.
 */
const WORLD_CITY = 1_000_000;
const SMALL_NAMESAKE = 15_000;

export interface WorldMatches {
  /** Towns with exactly the typed name, in the typed country or province; without one the two largest anywhere. */
  readonly places: readonly Place[];
  /** Whether a country or province was typed, so that no US place can be meant. */
  readonly isSaid: boolean;
}

/** Towns abroad for a typed text such as "Tokyo", "London, UK", "Toronto, Ontario" or "Paris France". */
export function matchAbroad(cities: WorldCities, text: string): WorldMatches {
  for (const [name, tail] of cuts(text.slice(0, 120).trim())) {
    const places = inside(cities, name, tail);
    if (places.length > 0) return { places, isSaid: true };
  }
  return { places: cities.named(text.slice(0, 120)).slice(0, 2), isSaid: false };
}

/** Whether a city abroad is meant rather than the US town of the same name. */
export function isRatherAbroad(city: Place, namesake: Place | undefined): boolean {
  return (
    namesake === undefined ||
    ((city.population ?? 0) >= WORLD_CITY && (namesake.population ?? 0) < SMALL_NAMESAKE)
  );
}

/** The ways to split a text into a town and its region or country. */
function* cuts(text: string): Generator<readonly [name: string, tail: string]> {
  const parts = text.split(",").map((part) => part.trim());
  if (parts.length > 1) yield [parts[0] ?? "", parts.slice(1).filter(Boolean).join(", ")];
  const words = text.split(/[\s,]+/);
  for (let length = Math.min(3, words.length - 1); length > 0; length--)
    yield [words.slice(0, -length).join(" "), words.slice(-length).join(" ")];
}

function inside(cities: WorldCities, name: string, tail: string): Place[] {
  const [first = "", last] = tail.split(", ");
  if (/^georgia$/i.test(tail)) return cities.named(name).filter((city) => city.country === "GE");
  // Most codes of US states are also codes of countries.
  if (last === undefined && regionCode(tail) !== undefined) return [];
  const province = provinceOf(first);
  const country = countryCode(last ?? first);
  if (
    province !== undefined &&
    (country === undefined || country === province.country || last === undefined)
  ) {
    const found = cities.find(name, province.country, province.code);
    return found === undefined ? [] : [found];
  }
  return cities.named(name).filter((city) => city.country === country);
}
