import type { AreaMatch } from "./areas/area-index.ts";
import { compactName, normalizeName } from "./names.ts";
import { NICKNAMES } from "./nicknames.ts";
import type { PlaceIndex } from "./place-index.ts";
import { REGION_NAMES, regionCode } from "./regions.ts";
import type { Place, Position } from "./types.ts";

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

/** Finds places by their whole names: what `autocomplete` does for a text that is begun, for phrases of a longer text. */
export class NamedPlaces {
  readonly #index: PlaceIndex;

  readonly #matchAreas: (text: string) => readonly AreaMatch[];

  constructor(index: PlaceIndex, matchAreas: (text: string) => readonly AreaMatch[] = () => []) {
    this.#index = index;
    this.#matchAreas = matchAreas;
  }

  /** The county or metropolitan area of that name: "harris county", "bay area", "greater boston". */
  area(text: string): NamedPlace | undefined {
    const [found] = this.#matchAreas(text);
    if (found?.rank !== "FIRST" || !EXTENTS.has(found.area.kind)) return undefined;
    return { label: found.area.label, kind: "area", population: found.area.population };
  }

  /** The largest town of that name, in a region if one is given. */
  town(name: string, region?: string): NamedPlace | undefined {
    const nickname = region === undefined ? NICKNAME_OF.get(compactName(name)) : undefined;
    const place =
      region !== undefined
        ? this.#index.town(name, region)
        : nickname !== undefined
          ? this.#index.town(nickname.name, nickname.region)
          : this.#index.townsNamed(name)[0];
    return place && fromTown(place);
  }

  /** Words of the names of towns that many people live in. */
  *words(): Generator<string> {
    for (const { kind, name, population } of this.#index.places)
      if (kind === "CITY" && (population ?? 0) >= LARGE) yield* normalizeName(name).split(" ");
  }

  postcode(digits: string): NamedPlace | undefined {
    const place = this.#index.postcode(digits);
    return place && { ...fromTown(place), label: digits, kind: "postcode" };
  }

  /** The largest town whose name begins like this. */
  begun(text: string): NamedPlace | undefined {
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

function fromTown({ name, region, population, latitude, longitude }: Place): NamedPlace {
  const position = { latitude, longitude };
  return { label: `${name}, ${region}`, kind: "town", population: population ?? 0, position };
}
