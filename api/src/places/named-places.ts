import { LRUCache } from "lru-cache";
import type { AreaMatch } from "./areas/area-index.ts";
import { countryName } from "./countries.ts";
import { compactName, normalizeName } from "./names.ts";
import { NICKNAMES } from "./nicknames.ts";
import type { PlaceIndex } from "./place-index.ts";
import { REGION_NAMES, regionCode } from "./regions.ts";
import type { Place, Position } from "./types.ts";
import { isRatherAbroad } from "./world-query.ts";

/** A place that a whole phrase names, as a location to search at. */
export interface NamedPlace {
  /** "Boston, MA", "Texas", "02139". */
  readonly label: string;
  readonly kind: "town" | "region" | "postcode" | "area";
  /** 0 if unknown. */
  readonly population: number;
  /** Its middle; undefined for a region. */
  readonly position?: Position;
}

/** Regions whose USPS code is also a word, a job or a degree: alone they do not name a region. */
const AMBIGUOUS_CODES = new Set(
  "al ar co ct de hi id in la ma md me mo ms mt ne oh ok or pa ga va vi as".split(" "),
);

/** Inhabitants of a town that people elsewhere know. */
const LARGE = 20_000;
/** Phrases that are looked up once. */
const KEPT = 20_000;
/** Inhabitants of a city abroad that is searched by its name alone. */
const GREAT = 1_000_000;

/** Finds places by their whole names: what `autocomplete` does for a text that is begun, for phrases of a longer text. */
export class NamedPlaces {
  readonly #index: PlaceIndex;

  readonly #matchAreas: (text: string) => readonly AreaMatch[];
  /** Phrases of searches come again and again; places never change. */
  readonly #found = new LRUCache<string, { readonly place: NamedPlace | undefined }>({ max: KEPT });

  constructor(index: PlaceIndex, matchAreas: (text: string) => readonly AreaMatch[] = () => []) {
    this.#index = index;
    this.#matchAreas = matchAreas;
  }

  /** The county or metropolitan area of that name: "harris county", "bay area", "greater boston". */
  area(text: string): NamedPlace | undefined {
    return this.#kept(`area ${text}`, () => this.#findArea(text));
  }

  #findArea(text: string): NamedPlace | undefined {
    const [found] = this.#matchAreas(text);
    if (found?.rank !== "FIRST" || !EXTENTS.has(found.area.kind)) return undefined;
    return { label: found.area.label, kind: "area", population: found.area.population };
  }

  /** The largest town of that name, in a region if one is given. */
  town(name: string, region?: string): NamedPlace | undefined {
    return this.#kept(`town ${region ?? ""} ${name}`, () => this.#findTown(name, region));
  }

  #findTown(name: string, region?: string): NamedPlace | undefined {
    const nickname = NICKNAME_OF.get(compactName(name));
    const isNickname = nickname !== undefined && (region ?? nickname.region) === nickname.region;
    const exact = region === undefined ? undefined : this.#index.town(name, region);
    const place =
      exact ??
      (isNickname
        ? this.#index.town(nickname.name, nickname.region)
        : region === undefined
          ? this.#townOrCityAbroad(name)
          : undefined);
    return place && fromTown(place);
  }

  #kept(key: string, find: () => NamedPlace | undefined): NamedPlace | undefined {
    const known = this.#found.get(key) ?? { place: find() };
    this.#found.set(key, known);
    return known.place;
  }

  /** Toronto is rather the one in Canada; Paris may be that in Texas. */
  #townOrCityAbroad(name: string): Place | undefined {
    const town = this.#index.townsNamed(name)[0];
    const [city] = this.#index.abroad.named(name);
    const isGreat =
      (city?.population ?? 0) >= GREAT && normalizeName(city?.name ?? "") === normalizeName(name);
    return city !== undefined && isGreat && isRatherAbroad(city, town) ? city : town;
  }

  /** Words of the names of towns that many people live in. */
  *words(): Generator<string> {
    for (const { kind, name, country, population } of this.#index.places)
      if (kind === "CITY" && country === "US" && (population ?? 0) >= LARGE)
        yield* normalizeName(name).split(" ");
  }

  postcode(digits: string): NamedPlace | undefined {
    const place = this.#index.postcode(digits);
    return place && { ...fromTown(place), label: digits, kind: "postcode" };
  }

  /** The largest town whose name begins like this. */
  begun(text: string): NamedPlace | undefined {
    return this.#kept(`begun ${text}`, () => this.#findBegun(text));
  }

  #findBegun(text: string): NamedPlace | undefined {
    const begin = compactName(text);
    const [place] = this.#index.autocomplete(text, { limit: 1 });
    const isBegun =
      place?.kind === "CITY" && place.country === "US" && compactName(place.name).startsWith(begin);
    return isBegun ? fromTown(place) : undefined;
  }

  /**
   * The region that a phrase names. Where a code could be another word it must be said to be a place.
   * @param isSaid whether "in" or a town stands before it
   */
  region(text: string, isSaid: boolean): { readonly code: string; readonly place: NamedPlace } | undefined {
    const code = regionCode(text);
    const name = code === undefined ? undefined : REGION_NAMES.get(code);
    if (code === undefined || name === undefined) return undefined;
    const words = normalizeName(text);
    const isFull = words === normalizeName(name);
    if (!isFull && !isSaid && (words.length !== 2 || AMBIGUOUS_CODES.has(words))) return undefined;
    return { code, place: { label: name, kind: "region", population: 1e6 } };
  }
}

const EXTENTS: ReadonlySet<string> = new Set(["COUNTY", "METRO"]);

const NICKNAME_OF = new Map(NICKNAMES.map(([nickname, region, name]) => [nickname, { region, name }]));

function fromTown(place: Place): NamedPlace {
  const { population, latitude, longitude } = place;
  const position = { latitude, longitude };
  return { label: townLabel(place), kind: "town", population: population ?? 0, position };
}

/** "Boston, MA", "Toronto, ON, Canada". */
export function townLabel({ name, region, country }: Place): string {
  return [name, region, country === "US" ? "" : countryName(country)].filter(Boolean).join(", ");
}
