import type { Place } from "../../src/places/types.ts";
import { type Random, Weighted } from "./prng.ts";
import { REGIONS } from "./regions.ts";

/** A town with at least one postal code of its own. */
export interface Town {
  readonly name: string;
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  readonly postcodes: readonly Place[];
}

/** A street address of a company: a store, an office or a yard. */
export interface Site {
  readonly town: Town;
  readonly street: string;
  readonly postcode: Place;
  readonly latitude: number;
  readonly longitude: number;
}

const SMALLEST_TOWN = 2_500;
/** In degrees; about half a mile. Sites are near the center of their postal area, so hardly any is in the water. */
const DEVIATION = 0.004;
const DEGREES_PER_MILE = 1 / 69;

/** Towns for companies, drawn by population. */
export class Towns {
  readonly all: readonly Town[];
  private readonly anywhere: Weighted<Town>;

  /** @param places rows of the gazetteer, in a fixed order */
  constructor(places: readonly Place[]) {
    const postcodes = Map.groupBy(
      places.filter(({ kind }) => kind === "POSTCODE"),
      nameKey,
    );
    this.all = places.flatMap((place) => {
      const own = postcodes.get(nameKey(place));
      const { kind, name, region, latitude, longitude, population } = place;
      if (kind !== "CITY" || !own || !REGIONS.has(region) || (population ?? 0) < SMALLEST_TOWN) return [];
      return [{ name, region, latitude, longitude, population: population ?? 0, postcodes: own }];
    });
    this.anywhere = new Weighted(this.all, ({ population }) => population);
  }

  draw(random: Random): Town {
    return this.anywhere.draw(random);
  }

  /** Towns within `miles` of a town, including itself, drawn by population. */
  around(center: Town, miles: number): Weighted<Town> {
    const reach = miles * DEGREES_PER_MILE;
    const shrink = Math.cos((center.latitude * Math.PI) / 180);
    const near = this.all.filter(
      ({ latitude, longitude }) =>
        Math.hypot(latitude - center.latitude, (longitude - center.longitude) * shrink) <= reach,
    );
    return new Weighted(near, ({ population }) => population);
  }
}

const nameKey = ({ name, region }: Place) => `${name}|${region}`;

export function drawSite(town: Town, random: Random): Site {
  const postcode = random.pick(town.postcodes);
  return {
    town,
    street: drawStreet(random),
    postcode,
    latitude: round(random.normal(postcode.latitude, DEVIATION)),
    longitude: round(random.normal(postcode.longitude, DEVIATION)),
  };
}

/** Five decimals: about a meter. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

const STREETS =
  "Main Oak Maple Cedar Elm Walnut Chestnut Pine Spruce Willow Hickory Sycamore Birch Magnolia Washington Lincoln Jefferson Jackson Madison Monroe Franklin Adams Grant Church School Mill Market Bridge River Lake Spring Valley Prairie Meadow Orchard Harbor Railroad Canal Union Liberty Commerce Industrial Center Park Highland Ridge Sunset Garfield Clark Cherry Poplar Juniper Foundry Depot Quarry Ferry Garden Summit Walker Mercer Delaware Ohio Cumberland Superior Dakota".split(
    " ",
  );
const KINDS = ["Street", "Street", "Street", "Avenue", "Avenue", "Road", "Drive", "Boulevard", "Lane", "Way"];
const SIDES = ["", "", "", "", "N ", "S ", "E ", "W "];
const SUITES = ["", "", "", "", "", "", ", Suite 100", ", Suite 210", ", Unit B", ", Building 2"];

function drawStreet(random: Random): string {
  const number = random.chance(0.6) ? random.int(100, 2_999) : random.int(3_000, 14_999);
  const side = random.pick(SIDES);
  return `${number} ${side}${random.pick(STREETS)} ${random.pick(KINDS)}${random.pick(SUITES)}`;
}
