import { z } from "zod";

const text = z.string().max(500);

/**
 * Response of Photon's `/api` (https://github.com/komoot/photon): GeoJSON whose properties come from OpenStreetMap. Only the
 * properties used are described here; a feature without a usable position makes the whole response invalid.
 */
const feature = z.object({
  geometry: z.object({
    type: z.literal("Point"),
    coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number()),
  }),
  properties: z.object({
    osm_value: text.optional(),
    type: text.optional(),
    name: text.optional(),
    housenumber: text.optional(),
    street: text.optional(),
    city: text.optional(),
    state: text.optional(),
    country: text.optional(),
    countrycode: z.string().length(2).optional(),
    postcode: text.optional(),
  }),
});

export const photonReply = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(feature).max(100),
});

export type PhotonFeature = z.infer<typeof feature>;
