import type { Place } from "@jobmap/contract";
import type { Address } from "../../places/geocode.ts";
import { regionCode } from "../../places/regions.ts";
import type { GeocodeReply, PlaceSource } from "./gateway.ts";
import { type PhotonFeature, photonReply } from "./photon-reply.ts";

export interface PhotonOptions {
  /** Base address of the service, for example "https://photon.example.org/"; its path is kept. */
  readonly url: string;
  /** Request timeout in milliseconds; default 1,500. */
  readonly timeoutMs?: number;
  /** Maximum size of a response in bytes; default 256 KiB. */
  readonly maxBytes?: number;
}

const SETTLEMENT_LAYERS = ["city", "district", "locality", "state"] as const;

/**
 * Places from an external service that implements the Photon protocol. Every call rejects when the service is slow, redirects,
 * responds with an error, sends too much, or does not follow the protocol.
 */
export function createPhotonPlaces({
  url,
  timeoutMs = 1500,
  maxBytes = 256 * 1024,
}: PhotonOptions): PlaceSource {
  async function search(parameters: URLSearchParams): Promise<PhotonFeature[]> {
    const address = new URL("api", url.endsWith("/") ? url : `${url}/`);
    address.search = parameters.toString();
    const response = await fetch(address, {
      headers: { accept: "application/json" },
      // The operator chose this host; a redirect would lead to another one.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`places service answered ${response.status}`);
    }
    return photonReply.parse(JSON.parse(await readText(response, maxBytes))).features;
  }

  return {
    async autocomplete(text, { limit = 8, near } = {}) {
      const q = text.trim().slice(0, 200);
      if (q === "") return [];
      const parameters = new URLSearchParams({ q, limit: String(limit), lang: "en" });
      for (const layer of SETTLEMENT_LAYERS) parameters.append("layer", layer);
      if (near !== undefined) {
        parameters.set("lat", String(near.latitude));
        parameters.set("lon", String(near.longitude));
      }
      const features = await search(parameters);
      return features.flatMap((found) => toSuggestion(found) ?? []).slice(0, limit);
    },

    async geocode(address) {
      const q = addressLine(address);
      if (q === "") return { reason: "no_address" };
      const [best] = await search(new URLSearchParams({ q, limit: "1", lang: "en" }));
      return best === undefined ? { reason: "town_unknown" } : toReply(best);
    },
  };
}

function addressLine({ street, locality, region, postal_code, country }: Address): string {
  const town = [locality, [region, postal_code].filter(Boolean).join(" "), country];
  return [street, ...town]
    .map((part) => part?.trim() ?? "")
    .filter((part) => part !== "")
    .join(", ")
    .slice(0, 300);
}

function toReply({ geometry, properties }: PhotonFeature): GeocodeReply {
  const [longitude, latitude] = geometry.coordinates;
  switch (kindOf(properties)) {
    case "ADDRESS":
      // A street without a number is no more precise than its neighborhood.
      return { latitude, longitude, precision: properties.housenumber ? "ROOFTOP" : "POSTCODE" };
    case "POSTCODE":
      return { latitude, longitude, precision: "POSTCODE" };
    case "CITY":
      return { latitude, longitude, precision: "CITY" };
    default:
      return { reason: "region_only" };
  }
}

function kindOf({ type, osm_value, housenumber }: PhotonFeature["properties"]): Place["kind"] {
  if (type === "house" || type === "street" || housenumber !== undefined) return "ADDRESS";
  if (osm_value === "postcode" || type === "postcode") return "POSTCODE";
  return type === "county" || type === "state" || type === "country" ? "REGION" : "CITY";
}

function toSuggestion({ geometry, properties }: PhotonFeature): Place | undefined {
  const name = properties.name ?? properties.postcode;
  if (name === undefined) return undefined;
  const [longitude, latitude] = geometry.coordinates;
  const country = (properties.countrycode ?? "").toUpperCase();
  const region =
    properties.state === undefined ? null : (regionOf(properties.state, country) ?? properties.state);
  const kind = kindOf(properties);
  const around = country === "US" ? [region] : [region, properties.country];
  return {
    label: [...new Set([name, ...around])].filter(Boolean).join(", "),
    kind,
    locality: kind === "CITY" ? name : (properties.city ?? null),
    region,
    postal_code: properties.postcode ?? null,
    country,
    latitude,
    longitude,
    bounds: null,
  };
}

function regionOf(state: string, country: string): string | undefined {
  return country === "US" ? regionCode(state) : undefined;
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`places service sent more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
}
