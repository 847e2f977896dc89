import { compactName, normalizeName, placeKey } from "../names.ts";
import { REGION_NAMES, regionCode } from "../regions.ts";
import type { Area } from "./area.ts";
import { readAreaText } from "./area-text.ts";

/** An area that a text may mean, and where it belongs among the towns that the text may mean. */
export interface AreaMatch {
  readonly area: Area;
  /** FIRST before all towns, SECOND after the first town, LAST after the towns. */
  readonly rank: "FIRST" | "SECOND" | "LAST";
}

/** A city with at least this many inhabitants is meant rather than the state of its name: New York, but not Washington. */
const LARGE_CITY = 1_000_000;
/** A town with fewer is not meant by the name of a metropolitan area: Long Island, Kansas. */
const SMALL_CITY = 20_000;
/** Letters of a state's name after which it is offered first. */
const BEGUN_STATE = 4;
const LARGE_COUNTY = 100_000;

const REMOTE_WORDS =
  /^(?:remote(?:ly)?|fully remote|remote (?:job|jobs|work|only|us|usa)|work(?:ing)? (?:from|at) home|from home|wfh|telecommut(?:e|ing)|telework|anywhere|home office)$/;
const COUNTRY_WORDS =
  /^(?:the )?(?:us|usa|u s|u s a|united states(?: of america)?|america|nationwide|all (?:of the )?(?:us|usa|states|united states))$/;

/** Areas by what people type for them. */
export class AreaIndex {
  readonly #states: ReadonlyMap<string, Area>;
  readonly #counties: ReadonlyMap<string, readonly Area[]>;
  readonly #metros: ReadonlyMap<string, readonly Area[]>;
  readonly #labels: ReadonlyMap<string, Area>;
  readonly #country: readonly Area[];
  readonly #remote: readonly Area[];
  readonly #cityPopulation: (text: string) => number | undefined;

  /** @param cityPopulation of the largest city called so, also by a nickname; undefined if there is none */
  constructor(areas: readonly Area[], cityPopulation: (text: string) => number | undefined) {
    const largestFirst = [...areas].sort((a, b) => b.population - a.population);
    const of = (kind: Area["kind"]) => largestFirst.filter((area) => area.kind === kind);
    this.#cityPopulation = cityPopulation;
    this.#labels = new Map(areas.map((area) => [normalizeName(area.label), area]));
    this.#country = of("COUNTRY");
    this.#remote = of("REMOTE");
    this.#states = new Map(of("REGION").map((area) => [area.id, area]));
    this.#counties = byKey(of("COUNTY"), ({ name }) => [placeKey(name), placeKey(name.replace(LEGAL, ""))]);
    this.#metros = byKey(of("METRO"), ({ name, others }) => [name, ...others].map(placeKey));
  }

  /** Areas that somebody who has typed `text` so far may mean, best first. */
  match(text: string): AreaMatch[] {
    const { whole, state, county, metro } = readAreaText(text);
    if (whole === "") return [];
    const labeled = this.#labels.get(normalizeName(text));
    if (labeled !== undefined && labeled.kind !== "REGION") return [{ area: labeled, rank: "FIRST" }];
    const first = (area: Area): AreaMatch => ({ area, rank: "FIRST" });
    if (REMOTE_WORDS.test(whole)) return this.#remote.map(first);
    if (COUNTRY_WORDS.test(whole)) return this.#country.map(first);
    if (county !== null) {
      const found = this.#inRegions(this.#counties.get(placeKey(county.name)), county.regions);
      if (found.length > 0) return found.map(first);
    }
    if (metro !== null) {
      const found = this.#inRegions(this.#metros.get(placeKey(metro.name)), metro.regions);
      if (found.length > 0) return found.map(first);
    }
    const named = this.#stateCalled(state ?? whole);
    const isRatherCity = state === null && (this.#cityPopulation(whole) ?? 0) >= LARGE_CITY;
    const states =
      named === undefined
        ? this.#begun(whole)
        : [{ area: named, rank: isRatherCity ? "SECOND" : "FIRST" } as const];
    return [...states, ...this.#called(whole), ...this.#begunOthers(whole)];
  }

  #stateCalled(text: string): Area | undefined {
    const code = regionCode(text);
    // "Washington DC" is how the city is written, "DC" the District.
    return code === undefined || compactName(text) === "washingtondc" ? undefined : this.#states.get(code);
  }

  /** States whose name begins so, if the text is not a town's name. */
  #begun(text: string): AreaMatch[] {
    const key = compactName(text);
    if (key.length < 2) return [];
    const isTown = (this.#cityPopulation(text) ?? 0) >= LARGE_COUNTY;
    return [...this.#states.values()]
      .filter(({ id }) => compactName(REGION_NAMES.get(id) ?? "").startsWith(key))
      .slice(0, 2)
      .map((area, i) => ({
        area,
        rank: key.length >= BEGUN_STATE && i === 0 && !isTown ? "FIRST" : "SECOND",
      }));
  }

  /** Metropolitan areas and large counties of exactly this name, without a word for what they are. */
  #called(text: string): AreaMatch[] {
    // "Washington DC" says a city and its state, "South Florida" part of a state.
    const isCity =
      (this.#cityPopulation(text) ?? 0) >= SMALL_CITY ||
      (regionCode(text.split(" ").at(-1) ?? "") !== undefined &&
        !/^(?:north|south|east|west|central)/.test(text));
    const metros = (this.#metros.get(placeKey(text)) ?? []).map(
      (area): AreaMatch => ({ area, rank: isCity ? "LAST" : "FIRST" }),
    );
    const counties = (this.#counties.get(placeKey(text)) ?? [])
      .filter(({ population }) => population >= LARGE_COUNTY)
      .map((area): AreaMatch => ({ area, rank: "LAST" }));
    return [...metros.slice(0, 2), ...counties.slice(0, 1)];
  }

  #begunOthers(text: string): AreaMatch[] {
    if (text.length < 3) return [];
    const begun = [
      ...(["remote", "work from home"].some((word) => word.startsWith(text)) ? this.#remote : []),
      ...("united states".startsWith(text) ? this.#country : []),
    ];
    return begun.map((area) => ({ area, rank: text.length >= BEGUN_STATE ? "FIRST" : "SECOND" }));
  }

  #inRegions(areas: readonly Area[] = [], regions: readonly string[]): Area[] {
    return areas.filter((area) => regions.every((region) => area.regions.includes(region)));
  }
}

const LEGAL =
  / (?:County|Parish|City and Borough|Borough|Census Area|Municipality|Municipio|Planning Region|Island|District|city)$/;

function byKey(areas: readonly Area[], keys: (area: Area) => readonly string[]): Map<string, Area[]> {
  const found = new Map<string, Area[]>();
  for (const area of areas)
    for (const key of new Set(keys(area))) {
      const known = found.get(key);
      if (known === undefined) found.set(key, [area]);
      else known.push(area);
    }
  return found;
}
