import type { Place } from "@jobmap/contract";
import { geocode } from "../../places/geocode.ts";
import { townLabel } from "../../places/named-places.ts";
import type { PlaceIndex } from "../../places/place-index.ts";
import type { Place as GazetteerPlace } from "../../places/types.ts";
import type { PlaceSource } from "./gateway.ts";

/** Places from the product's own gazetteer: no network, well under a millisecond. */
export function createEmbeddedPlaces(index: PlaceIndex): PlaceSource {
  return {
    autocomplete: (text, options) => Promise.resolve(index.autocomplete(text, options).map(toSuggestion)),
    geocode: (address) => {
      const result = geocode(index, address);
      if ("reason" in result) return Promise.resolve(result);
      const { latitude, longitude, precision } = result;
      return Promise.resolve({ latitude, longitude, precision });
    },
  };
}

function toSuggestion(place: GazetteerPlace): Place {
  const town = townLabel(place);
  return {
    label: place.postal_code === null ? town : `${place.postal_code} ${town}`,
    kind: place.postal_code === null ? "CITY" : "POSTCODE",
    locality: place.name,
    region: place.region || null,
    postal_code: place.postal_code,
    country: place.country,
    latitude: place.latitude,
    longitude: place.longitude,
    bounds: null,
  };
}
