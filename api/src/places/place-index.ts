import { distanceKm, KM_PER_DEGREE } from "./distance.ts";
import { Landmarks } from "./landmarks.ts";
import { compactName, placeKey, searchKeys } from "./names.ts";
import { NICKNAMES } from "./nicknames.ts";
import { PrefixList } from "./prefix-list.ts";
import { type Reading, readPlaceQuery } from "./query.ts";
import { TopPlaces } from "./top-places.ts";
import type { Place, Position } from "./types.ts";
import { WorldCities } from "./world-cities.ts";
import { isRatherAbroad, matchAbroad } from "./world-query.ts";

export interface AutocompleteOptions {
  /** 1 to 20, default 8. */
  readonly limit?: number;
  /** Places near this position rank higher. */
  readonly near?: Position;
}

/** Scores use the scale of log10(population): +1 equals ten times as many inhabitants. */
const COMPLETE_NAME = 1;
const WITHOUT_MISSPELLING = 2;
const NEARBY = 2;
const NEARBY_HALF_KM = 80;
/** Minimum length of a town's name that is checked for misspellings: alone, and beside a region. */
const SHORTEST_MISSPELLED = 4;
const SHORTEST_MISSPELLED_IN_REGION = 3;
const DEFAULT_LIMIT = 8;
const LARGEST_LIMIT = 20;

type Nearby = (at: number) => number;

/** A town with the key of its name, which is more expensive to compute than to compare. */
interface KeyedTown {
  readonly key: string;
  readonly place: Place;
}

/** The gazetteer in memory: immutable, built once from the rows of `places`. */
export class PlaceIndex {
  readonly places: readonly Place[];
  readonly landmarks: Landmarks;
  readonly abroad: WorldCities;
  readonly #weights: Float64Array;
  readonly #towns: PrefixList;
  readonly #townAt: Uint32Array;
  readonly #postcodes: PrefixList;
  readonly #postcodeAt: Uint32Array;
  readonly #byTown = new Map<string, Place>();
  readonly #byName = new Map<string, Place[]>();
  readonly #byPostcode = new Map<string, Place>();
  readonly #largestFirst = new Map<string, number[]>();
  readonly #byInitial = new Map<string, KeyedTown[]>();
  readonly #southToNorth: readonly Place[];

  constructor(places: readonly Place[]) {
    this.places = places;
    this.#weights = Float64Array.from(places, (place) => Math.log10((place.population ?? 0) + 100));
    const townKeys: [key: string, at: number][] = [];
    const postcodeKeys: [key: string, at: number][] = [];
    const keyOf = new Map<number, string>();
    for (const [at, place] of places.entries()) {
      if (isTown(place)) {
        const keys = searchKeys(place.name);
        for (const key of keys) townKeys.push([key, at]);
        keyOf.set(at, keys[0] ?? "");
        this.#addTown(keys[0] ?? "", place, at);
      } else if (place.postal_code !== null) {
        postcodeKeys.push([place.postal_code, at]);
        this.#byPostcode.set(place.postal_code, place);
      }
    }
    for (const [nickname, region, name] of NICKNAMES) {
      const town = this.town(name, region);
      if (town !== undefined) townKeys.push([nickname, places.indexOf(town)]);
    }
    [this.#towns, this.#townAt] = sorted(townKeys);
    [this.#postcodes, this.#postcodeAt] = sorted(postcodeKeys);
    for (const namesakes of this.#byName.values())
      if (namesakes.length > 1) namesakes.sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
    for (const list of this.#largestFirst.values()) list.sort((a, b) => this.#weight(b) - this.#weight(a));
    for (const [region, list] of this.#largestFirst) this.#addInitials(region, list, keyOf);
    this.#southToNorth = places.filter(isTown).sort((a, b) => a.latitude - b.latitude || a.id - b.id);
    this.landmarks = new Landmarks(places.filter(({ kind, country }) => kind !== "CITY" || country === "US"));
    this.abroad = new WorldCities(places.filter(({ kind, country }) => kind === "CITY" && country !== "US"));
  }

  /**
   * Places that a user who has typed `text` so far may mean, best first: by prefix of a town's name, "town, state" in any usual
   * form, a state alone, or digits of a postal code; with one misspelled letter if the exact reading finds too few. Larger towns
   * first. A town abroad of exactly that name comes after US towns of that name, unless it is a world city, and before all
   * similar spellings. Never throws; an empty or unknown text finds nothing.
   */
  autocomplete(text: string, { limit = DEFAULT_LIMIT, near }: AutocompleteOptions = {}): Place[] {
    const size = Math.max(1, Math.min(LARGEST_LIMIT, Math.trunc(limit) || DEFAULT_LIMIT));
    const top = new TopPlaces(size);
    const query = readPlaceQuery(text);
    const nearby = near === undefined ? () => 0 : (at: number) => this.#nearness(at, near);
    if (query.postcode !== null) {
      const [from, to] = this.#postcodes.range(query.postcode);
      // Postal codes have no population of their own: ordered by digits unless one is nearer.
      for (let i = from; i < to; i++) top.offer(this.#postcodeAt[i] ?? 0, nearby(this.#postcodeAt[i] ?? 0));
    }
    for (const reading of query.readings) this.#collectExact(reading, top, nearby);
    if (top.size < size) {
      // Beside exact matches, a misspelling is only accepted if it gives a whole name ("Huston": Houston).
      const wholeNames = top.size > 0;
      for (const reading of query.readings) this.#collectMisspelled(reading, wholeNames, top, nearby);
    }
    const found = top.best().flatMap((at) => this.places[at] ?? []);
    return query.postcode === null ? this.#withAbroad(text, found, size) : found;
  }

  #withAbroad(text: string, found: readonly Place[], size: number): Place[] {
    const { places, isSaid } = matchAbroad(this.abroad, text);
    const [city] = places;
    if (city === undefined) return [...found];
    if (isSaid) return places.slice(0, size);
    const key = placeKey(text);
    const namesakes = found.filter((place) => placeKey(place.name) === key);
    const others = found.filter((place) => !namesakes.includes(place));
    const [first, ...smaller] = namesakes;
    const isAbroad = isRatherAbroad(city, first);
    const rest = [...(isAbroad ? namesakes : smaller), ...(isAbroad ? places.slice(1) : places)];
    rest.sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
    return [(isAbroad ? undefined : first) ?? city, ...rest, ...others].slice(0, size);
  }

  /** The town of that name in that region, whatever the spelling of "Saint", "Fort", spaces and accents. */
  town(name: string, region: string): Place | undefined {
    return this.#byTown.get(`${region}:${placeKey(name)}`);
  }

  /** Inhabitants of the largest town called so, also by a nickname such as "nyc"; undefined if there is none. */
  populationOf(text: string): number | undefined {
    const nickname = NICKNAMES.find(([short]) => short === compactName(text));
    const town = nickname === undefined ? this.townsNamed(text)[0] : this.town(nickname[2], nickname[1]);
    return town === undefined ? undefined : (town.population ?? 0);
  }

  /** All towns of that name, largest first. */
  townsNamed(name: string): readonly Place[] {
    return this.#byName.get(placeKey(name)) ?? [];
  }

  /** Whether any town, here or abroad, has that name. */
  isTownName(name: string): boolean {
    return this.townsNamed(name).length > 0 || this.abroad.named(name).length > 0;
  }

  /** All towns of a region, largest first. */
  townsIn(region: string): Place[] {
    return (this.#largestFirst.get(region) ?? []).flatMap((at) => this.places[at] ?? []);
  }

  /**
   * The towns of a region that a misspelled name may mean, largest first: those with the same first letter. A wrong first letter
   * makes another name: Mayport is not Bayport.
   */
  townsLike(key: string, region: string): readonly KeyedTown[] {
    return this.#byInitial.get(`${region}:${key[0]}`) ?? [];
  }

  /** The postal area with these five digits. */
  postcode(digits: string): Place | undefined {
    return this.#byPostcode.get(digits);
  }

  /** The town with the nearest center; undefined only for an empty gazetteer. */
  nearestTown(position: Position): Place | undefined {
    const towns = this.#southToNorth;
    let north = lowerBound(towns, position.latitude);
    let south = north - 1;
    let best: Place | undefined;
    let bestKm = Number.POSITIVE_INFINITY;
    for (;;) {
      const above = towns[north];
      const below = towns[south];
      const aboveKm = above ? (above.latitude - position.latitude) * KM_PER_DEGREE : Number.POSITIVE_INFINITY;
      const belowKm = below ? (position.latitude - below.latitude) * KM_PER_DEGREE : Number.POSITIVE_INFINITY;
      if (Math.min(aboveKm, belowKm) > bestKm || (above === undefined && below === undefined)) return best;
      const next = aboveKm <= belowKm ? above : below;
      if (aboveKm <= belowKm) north++;
      else south--;
      const km = next === undefined ? Number.POSITIVE_INFINITY : distanceKm(position, next);
      if (km < bestKm) {
        best = next;
        bestKm = km;
      }
    }
  }

  /** @param key the town's `placeKey` */
  #addTown(key: string, place: Place, at: number): void {
    this.#byTown.set(`${place.region}:${key}`, place);
    const namesakes = this.#byName.get(key);
    if (namesakes === undefined) this.#byName.set(key, [place]);
    else namesakes.push(place);
    const neighbors = this.#largestFirst.get(place.region);
    if (neighbors === undefined) this.#largestFirst.set(place.region, [at]);
    else neighbors.push(at);
  }

  /** @param keyOf the `placeKey` of each town */
  #addInitials(region: string, towns: readonly number[], keyOf: ReadonlyMap<number, string>): void {
    for (const at of towns) {
      const place = this.places[at];
      const key = keyOf.get(at);
      if (place === undefined || key === undefined) continue;
      const initial = `${region}:${key[0]}`;
      const list = this.#byInitial.get(initial);
      if (list === undefined) this.#byInitial.set(initial, [{ key, place }]);
      else list.push({ key, place });
    }
  }

  #collectExact(reading: Reading, top: TopPlaces, nearby: Nearby): void {
    if (reading.town === "") {
      for (const region of reading.regions ?? []) {
        const towns = this.#largestFirst.get(region) ?? [];
        for (const at of towns) top.offer(at, this.#weight(at) + reading.bonus + nearby(at));
      }
      return;
    }
    for (const key of new Set([compactName(reading.town), placeKey(reading.town)])) {
      const range = this.#towns.range(key);
      this.#offer([...range, key.length], reading, WITHOUT_MISSPELLING, false, top, nearby);
    }
  }

  #collectMisspelled(reading: Reading, wholeNames: boolean, top: TopPlaces, nearby: Nearby): void {
    const key = compactName(reading.town);
    if (key.length < (reading.regions === null ? SHORTEST_MISSPELLED : SHORTEST_MISSPELLED_IN_REGION)) return;
    for (const range of this.#towns.rangesOneEditAway(key)) {
      this.#offer(range, reading, 0, wholeNames, top, nearby);
    }
  }

  #offer(
    [from, to, length]: readonly [from: number, to: number, length: number],
    reading: Reading,
    bonus: number,
    wholeNames: boolean,
    top: TopPlaces,
    nearby: Nearby,
  ): void {
    for (let i = from; i < to; i++) {
      const complete = this.#towns.keys[i]?.length === length;
      // Keys are sorted, so the whole name comes first in its range.
      if (wholeNames && !complete) return;
      const at = this.#townAt[i] ?? 0;
      if (reading.regions !== null && !reading.regions.has(this.places[at]?.region ?? "")) continue;
      top.offer(at, this.#weight(at) + reading.bonus + bonus + (complete ? COMPLETE_NAME : 0) + nearby(at));
    }
  }

  #weight(at: number): number {
    return this.#weights[at] ?? 0;
  }

  #nearness(at: number, near: Position): number {
    const place = this.places[at];
    return place === undefined ? 0 : NEARBY / (1 + distanceKm(near, place) / NEARBY_HALF_KM);
  }
}

/** A town of the United States. */
function isTown({ kind, country }: Place): boolean {
  return kind === "CITY" && country === "US";
}

function sorted(entries: [key: string, at: number][]): [PrefixList, Uint32Array] {
  entries.sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x - y));
  return [new PrefixList(entries.map(([key]) => key)), Uint32Array.from(entries, ([, at]) => at)];
}

function lowerBound(places: readonly Place[], latitude: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle]?.latitude ?? 0) < latitude) low = middle + 1;
    else high = middle;
  }
  return low;
}
