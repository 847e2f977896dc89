import { placeKey } from "./names.ts";

/** How a local name relates to the town that it means. */
export type LocalKind = "abbreviation" | "island" | "facility_near_town";

interface LocalName {
  readonly town: string;
  readonly region: string;
  readonly kind: LocalKind;
}

type Names = readonly (readonly [town: string, region: string, plain: string, inRegion?: string])[];

/**
 * Names and nicknames of cities and their boroughs: first those that are unambiguous, then those that are so in their own state.
 */
const ABBREVIATIONS: Names = [
  [
    "New York",
    "NY",
    "NYC|New York City|NYC All Boroughs|All Boroughs|Five Boroughs|5 Boroughs",
    "NY|N Y|Citywide|City Wide",
  ],
  ["Brooklyn", "NY", "Bklyn|Bkyln|Brklyn", "BK|Kings|Kings County"],
  ["Queens", "NY", "Qns", "Queens County"],
  ["Bronx", "NY", "The Bronx", "BX|Brx|Bronx County"],
  ["Staten Island", "NY", "Staten Isl", "Staten Is|Staten I|SI|S I|Richmond County"],
  ["Manhattan", "NY", "", "Manh|Mnh|New York County"],
  ["Long Island City", "NY", "L I City|LI City|L I C|LIC", "Long Is|Long Is City"],
  ["Far Rockaway", "NY", "", "Rockaway|Rockaways"],
  ["Los Angeles", "CA", "", "LA"],
  ["San Francisco", "CA", "", "SF|Frisco"],
  ["Philadelphia", "PA", "Philly", "Phila"],
  ["Washington", "DC", "Washington DC|Wash DC", "District of Columbia|DC"],
];

/** Bases that the gazetteer lists under the name of their successors on the site. */
const BASES: Names = [
  ["Hickam Housing", "HI", "Hickam AFB|Joint Base Pearl Harbor Hickam|JBPHH", "Hickam|Pearl Harbor"],
  ["Devens", "MA", "Fort Devens"],
];

/** Islands, and the main town of each. */
const ISLANDS: Names = [
  ["Honolulu", "HI", "Oahu|Island of Oahu", "Honolulu County"],
  ["Kahului", "HI", "Maui|Island of Maui"],
  ["Lihue", "HI", "Kauai|Island of Kauai"],
  ["Kaunakakai", "HI", "Molokai"],
  ["Lanai City", "HI", "Lanai"],
  ["Hilo", "HI", "", "Big Island|Hawaii Island|Island of Hawaii"],
  ["Hagatna", "GU", "Guam|Agana"],
  ["Saipan", "MP", "", "Northern Mariana Islands|CNMI"],
  ["Charlotte Amalie", "VI", "", "Saint Thomas|Saint Thomas Island"],
  ["Christiansted", "VI", "", "Saint Croix"],
  ["Pago Pago", "AS", "", "American Samoa|Tutuila"],
  ["Oak Harbor", "WA", "Whidbey Island"],
  ["Edgartown", "MA", "Martha's Vineyard"],
  ["Kodiak", "AK", "Kodiak Island"],
];

const PLAIN = new Map<string, LocalName>();
const IN_REGION = new Map<string, LocalName>();
const ALL: readonly (readonly [kind: LocalKind, names: Names])[] = [
  ["abbreviation", ABBREVIATIONS],
  ["island", ISLANDS],
  ["facility_near_town", BASES],
];
for (const [kind, names] of ALL)
  for (const [town, region, plain, inRegion = ""] of names) {
    for (const name of plain.split("|").filter(Boolean)) PLAIN.set(placeKey(name), { town, region, kind });
    for (const name of inRegion.split("|").filter(Boolean))
      IN_REGION.set(`${region}:${placeKey(name)}`, { town, region, kind });
  }

/** The town that a local name means, within a state or, if the name is unique, without one. */
export function localTown(name: string, region: string | undefined): LocalName | undefined {
  const key = placeKey(name);
  const plain = PLAIN.get(key);
  if (plain !== undefined && (region === undefined || region === plain.region)) return plain;
  return region === undefined ? undefined : IN_REGION.get(`${region}:${key}`);
}
