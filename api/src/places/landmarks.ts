import { shortTownship } from "./compile-more.ts";
import { facilityOf } from "./facility-names.ts";
import { placeKey } from "./names.ts";
import type { Place } from "./types.ts";

const COUNTY =
  / (?:county|parish|borough|census area|municipality|municipio|city and borough|planning region)$/i;

/** A state ("US-CA", ISO 3166-2) or a country abroad ("CA", ISO 3166-1): California and Canada never collide. */
type Area = string;

/** What an address may name instead of a town: counties, townships, bases and parks. Regions are USPS codes. */
export class Landmarks {
  readonly #counties = new Map<string, Place>();
  readonly #townships = new Map<string, Place>();
  readonly #facilities = new Map<string, Place>();

  constructor(places: readonly Place[]) {
    for (const place of places) {
      const { kind, region, name } = place;
      if (kind === "COUNTY") {
        this.#counties.set(`${region}:${placeKey(name)}`, place);
        const short = `${region}:${placeKey(name.replace(COUNTY, ""))}`;
        if (!this.#counties.has(short)) this.#counties.set(short, place);
      } else if (kind === "TOWNSHIP") {
        this.#townships.set(`${region}:${placeKey(name)}`, place);
        this.#townships.set(`${region}:${placeKey(shortTownship(name))}`, place);
      } else if (kind !== "POSTCODE") this.#addFacility(place);
    }
  }

  /** The county of that name, with or without the word "County". */
  county(name: string, region: string): Place | undefined {
    return this.#counties.get(`${region}:${placeKey(name)}`);
  }

  /** The only township of that name in a state, with or without the word "Township". */
  township(name: string, region: string): Place | undefined {
    return this.#townships.get(`${region}:${placeKey(name)}`);
  }

  /** The base or park of that name, whatever the spelling of its kind. */
  facility(name: string, area: Area): Place | undefined {
    const facility = facilityOf(name);
    if (facility === undefined) return undefined;
    const { service, core } = facility;
    const key = `${area}:${core}`;
    return (
      this.#facilities.get(`${key}:${service}`) ?? (service === "ANY" ? this.#facilities.get(key) : undefined)
    );
  }

  /** The base of that name without its kind: "China Lake", "Mayport". */
  facilityCalled(name: string, area: Area): Place | undefined {
    return this.#facilities.get(`${area}:${placeKey(name)}`);
  }

  #addFacility(place: Place): void {
    const facility = facilityOf(place.name);
    if (facility === undefined) return;
    const key = `${areaOf(place)}:${facility.core}`;
    for (const one of [`${key}:${facility.service}`, key])
      if (!this.#facilities.has(one)) this.#facilities.set(one, place);
  }
}

function areaOf({ country, region }: Place): Area {
  return country === "US" ? `US-${region}` : country;
}
