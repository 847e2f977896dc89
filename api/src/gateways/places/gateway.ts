import type { Place, Precision } from "@jobmap/contract";
import type { Address, GeocodeFailure } from "../../places/geocode.ts";
import type { NamedPlaces } from "../../places/named-places.ts";
import type { PlaceIndex } from "../../places/place-index.ts";
import type { Outline, Position } from "../../places/types.ts";

export interface SuggestOptions {
  /** 1 to 20, default 8. */
  readonly limit?: number;
  /** Places near this position rank higher. */
  readonly near?: Position;
}

export type GeocodeReply =
  | (Position & { readonly precision: Precision })
  | { readonly reason: GeocodeFailure };

/** A source of places: the product's own gazetteer, or an external maps service. */
export interface PlaceSource {
  /** Best first; an unknown or empty text finds nothing. */
  autocomplete(text: string, options?: SuggestOptions): Promise<Place[]>;
  /** Position of an address, or why there is none. */
  geocode(address: Address): Promise<GeocodeReply>;
}

/** The place that a text means, and the lines around it if it is an area: the same objects for the same area. */
export interface LocatedPlace {
  readonly place: Place;
  readonly outlines: readonly Outline[] | null;
}

/** The source of places with the areas of the United States, and the gazetteer's places by their whole names, which need no waiting. */
export interface PlacesGateway extends PlaceSource {
  readonly named: NamedPlaces;
  /** The gazetteer itself, for rows of files: they are placed in memory, thousands at a time. */
  readonly gazetteer: PlaceIndex;
  /** Towns, postal codes and areas, best first. */
  autocomplete(
    text: string,
    options?: SuggestOptions & { readonly onlyPoints?: boolean | undefined },
  ): Promise<Place[]>;
  /** The first of them. */
  locate(text: string): Promise<LocatedPlace | undefined>;
  /** The same if it is an area, at once. */
  area(text: string): LocatedPlace | undefined;
}

/** The part of a pino logger that a gateway uses. */
export interface GatewayLogger {
  warn(details: object, message: string): void;
}
