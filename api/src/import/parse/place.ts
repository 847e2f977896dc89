import type { LocationType } from "@jobmap/contract";
import { countryCode } from "../../places/countries.ts";
import { readRegion } from "../../places/geocode.ts";
import { compactName } from "../../places/names.ts";
import { provinceOf } from "../../places/provinces.ts";
import { REGION_NAMES, regionCode } from "../../places/regions.ts";
import { parseLocationType } from "./vocabulary.ts";

/** A place as the source writes it, not yet checked against the gazetteer. */
export interface WrittenPlace {
  readonly street: string | null;
  readonly locality: string | null;
  /** USPS code in the United States, else as written. */
  readonly region: string | null;
  readonly postal_code: string | null;
  /** ISO 3166-1 alpha-2, null if not stated. */
  readonly country: string | null;
}

export interface WrittenPlaces {
  readonly places: readonly WrittenPlace[];
  /** Stated along with the places ("Austin, TX (Hybrid)"). */
  readonly location_type: LocationType | undefined;
}

/** Separates places in any list. */
const LISTED = /\s*[;|•]\s*/;
/** Also occur within names of towns or in addresses: they separate places only if each part ends like a place. */
const JOINED = /\s+\/\s+|\s+(?:or|and|&|oder|und|ou|et|o|y)\s+(?=\p{Lu})/u;
const NO_PLACE =
  /^(?:multiple|various|varies|several|statewide|nationwide|many|all|tbd|see (?:job )?description|locations?|worldwide|global)\b.*$/i;
const MAX_PLACES = 50;

/**
 * The places of a location cell: "Austin, TX", "Austin, TX; Dallas, TX | Remote", "New York, NY, USA", "US-TX-Austin", "Austin
 * TX 78701", "12 Main St, Austin, TX 78701", "Austin, TX, Dallas, TX", "London, UK", "Remote (US)". An address of several lines
 * is one place. At most 50.
 */
export function parsePlaces(text: string): WrittenPlaces {
  const types = new Set<LocationType>();
  const places: WrittenPlace[] = [];
  for (const part of splitPlaces(text.slice(0, 5000))) {
    const type = parseLocationType(part);
    if (type !== undefined) types.add(type);
    const rest = type === undefined ? part : withoutWorkMode(part);
    for (const place of placesOf(rest)) {
      if (places.length < MAX_PLACES && !places.some((known) => isSame(known, place))) places.push(place);
    }
  }
  const location_type = (["TELECOMMUTE", "HYBRID", "ONSITE"] as const).find((type) => types.has(type));
  return { places, location_type };
}

/** The parts of a text that are separate places. */
function splitPlaces(text: string): string[] {
  const parts: string[] = [];
  let address = "";
  for (const listed of text.split(LISTED)) {
    const lines = listed
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    for (const line of lines.every(endsAsPlace) ? lines : [lines.join(", ")]) {
      const whole = address === "" ? line : `${address}, ${line}`;
      const joined = whole.split(JOINED);
      // A number without a town is the beginning of an address: "Suite 5; 12 Main St; Austin, TX".
      if (/\d/.test(whole) && !endsAsPlace(whole)) address = whole;
      else {
        parts.push(...(joined.every(endsAsPlace) ? joined : [whole]));
        address = "";
      }
    }
  }
  return address === "" ? parts : [...parts, address];
}

/** Whether a part ends in a state, a country or a postal code, or only says how the work is done. */
function endsAsPlace(part: string): boolean {
  const bare = part.replace(/[\s,.]*(?<![\d.])\b\d{5}(?:-\d{4})?\s*$/, "");
  if (bare !== part || /^USA?[-\s]/.test(part)) return true;
  if (parseLocationType(part) !== undefined && withoutWorkMode(part) === "") return true;
  const last = bare.split(/\s*,\s*|\s+[-–—]\s+/).at(-1) ?? "";
  const code = /\s([A-Z]{2})$/.exec(last)?.[1] ?? "";
  return [regionOf(last), countryCode(last), provinceOf(last), regionCode(code)].some(
    (found) => found !== undefined,
  );
}

function withoutWorkMode(part: string): string {
  return part
    .replace(/\(([^()]*)\)/g, (whole, inner: string) =>
      parseLocationType(inner) === undefined ? whole : ` ${inner} `,
    )
    .replace(
      /\b(?:100%|fully|partially|partly|hybrid\w*|remot[eo]\w*|telecommut\w*|telework\w*|work from (?:home|anywhere)|home ?(?:office|based)|on-?site|in[- ](?:person|office)|t[ée]l[ée]travail\w*|teletrabajo|virtual|anywhere|within|in the|option(?:al)?|position|only|jobs?|available|eligible|\d+ days?(?: a week)?)\b/giu,
      " ",
    )
    .replace(/\(\s*\)|%/g, " ")
    .replace(/^[\s,/–—:-]+|[\s,/–—:-]+$/g, "")
    .replace(/^(?:in|from)\s+/i, "")
    .replace(/\s+/g, " ");
}

function placesOf(text: string): WrittenPlace[] {
  const trimmed = text.trim().replace(/^[\s,]+|[\s,]+$/g, "");
  if (trimmed === "" || NO_PLACE.test(trimmed)) return [];
  const dashed =
    /^(?:USA?)[-\s]+([A-Z]{2})(?:[-\s]+(.+))?$/.exec(trimmed) ??
    /^([A-Z]{2})\s?-\s?([A-Z][\p{L} .'-]+)$/u.exec(trimmed);
  if (dashed?.[1] !== undefined && REGION_NAMES.has(dashed[1])) {
    return [written({ locality: dashed[2] ?? null, region: dashed[1], country: "US" })];
  }
  const parts = trimmed
    .split(/\s*,\s*|\s+[-–—]\s+/)
    .map((part) => part.trim())
    .filter(Boolean);
  const [first = ""] = parts;
  const countries = new Set(parts.map(countryCode));
  const [country] = countries;
  if (countries.size === 1 && country !== undefined) return [written({ country })];
  // "USA - Texas - Austin" begins with the largest unit. "Mexico, MO" does not: its first part is a town.
  const isOutsideIn = countryCode(first) !== undefined && (parts.length > 2 || countryCode(first) === "US");
  return groupParts(isOutsideIn ? parts.toReversed() : parts);
}

/** Reads comma-separated parts from left to right; a region or country ends a place, and the next part begins another. */
function groupParts(parts: readonly string[]): WrittenPlace[] {
  const places: WrittenPlace[] = [];
  let names: string[] = [];
  let open: WrittenPlace | undefined;
  const close = () => {
    if (open !== undefined) places.push(open);
    // Without a state or country at the end, it is unclear which part of "Austin, Bavaria" is the town.
    else if (names.length > 0)
      places.push(written(names.some(isStreetLine) ? withNames(names) : { locality: names.join(", ") }));
    open = undefined;
    names = [];
  };
  for (const [i, part] of parts.entries()) {
    // The digits of a longitude ("-82.60265") are not a postal code.
    const tail = /^(.*?)\s*(?<![\d.])\b(\d{5}(?:-\d{4})?)$/.exec(part);
    const word = tail?.[1] ?? part;
    const postal = tail?.[2] ?? null;
    // "New York, NY": a name of both a town and a region is the town if it comes first, or if a region's code follows.
    const next = regionCode((parts[i + 1] ?? "").replace(/\s*\d.*$/, ""));
    const isTown = next !== undefined && (word.length > 2 || regionCode(word) === next);
    const mayBeRegion = !isTown && (names.length > 0 || open !== undefined || postal !== null);
    const region = mayBeRegion ? regionOf(word) : undefined;
    // After a street, two letters are part of a town ("1 Bay St, SI").
    const isStreetOnly = word.length === 2 && names.length > 0 && names.every(isStreetLine);
    const country = region === undefined && !isStreetOnly ? countryCode(word) : undefined;
    const province = country === undefined && mayBeRegion ? provinceOf(word) : undefined;
    if (region !== undefined && open?.region == null) {
      open = written({ ...withNames(names), region, postal_code: postal, country: open?.country ?? null });
    } else if (province !== undefined && names.length > 0 && open === undefined) {
      open = written({ ...withNames(names), region: province.code, country: province.country });
    } else if (
      country !== undefined &&
      word !== "" &&
      (names.length > 0 || open !== undefined || parts.length === 1)
    ) {
      open = open === undefined ? written({ ...withNames(names), country }) : { ...open, country };
      if (country !== "US" && open.region === null && names.length > 1) {
        open = { ...open, ...withNames(names.slice(0, -1)), region: names.at(-1) ?? null };
      }
    } else if (word === "" && postal !== null) {
      open = { ...(open ?? written(withNames(names))), postal_code: postal };
    } else {
      if (open !== undefined) close();
      const inline = /^(.+?)\s+([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)$/.exec(word);
      const inlineRegion = inline?.[2] === undefined ? undefined : regionCode(inline[2]);
      const isInline = inline?.[2] !== undefined && (inline[2].length === 2 || postal !== null);
      // "3 FL" is a floor.
      const isNamed = /\p{L}{2}/u.test(inline?.[1] ?? "");
      if (inline?.[1] !== undefined && inlineRegion !== undefined && isInline && isNamed) {
        open = written({ ...withNames([...names, inline[1]]), region: inlineRegion, postal_code: postal });
      } else {
        names.push(word);
        if (postal !== null) open = written({ ...withNames(names), postal_code: postal });
      }
    }
  }
  close();
  const [only] = places;
  const alone =
    only?.locality == null || places.length > 1 || parts.length > 1 ? undefined : regionCode(only.locality);
  // "Texas" or "TX" alone is a region, "New York" and "Washington" more likely the town.
  if (only !== undefined && alone !== undefined && !/^(?:new york|washington)$/i.test(only.locality ?? "")) {
    return [{ ...only, locality: null, region: alone }];
  }
  return places;
}

function withNames(names: readonly string[]): { street: string | null; locality: string | null } {
  const isStreet = names.length > 1 && names.slice(0, -1).some(isStreetLine);
  return {
    street: isStreet ? names.slice(0, -1).join(", ") : null,
    locality: names.at(-1) ?? null,
  };
}

const STREET =
  /^\d|\b(?:st|street|ave|avenue|road|rd|blvd|boulevard|suite|hwy|highway|drive|dr|lane|ln|way|court|route|pike|plaza|p\.?o\.? box)\b\.?/i;

/** Whether a text looks like the street line of an address. */
export function isStreetLine(text: string): boolean {
  return STREET.test(text);
}

function written(place: Partial<WrittenPlace>): WrittenPlace {
  return { street: null, locality: null, region: null, postal_code: null, country: null, ...place };
}

function regionOf(text: string): string | undefined {
  return regionCode(text) ?? (text.length > 4 ? readRegion(text) : undefined);
}

function isSame(a: WrittenPlace, b: WrittenPlace): boolean {
  return (
    compactName(a.locality ?? "") === compactName(b.locality ?? "") &&
    a.region === b.region &&
    a.postal_code === b.postal_code &&
    compactName(a.street ?? "") === compactName(b.street ?? "")
  );
}
