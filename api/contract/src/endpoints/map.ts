import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { EMPLOYMENT_TYPES, LOCATION_TYPES, PAY_UNITS, PRECISIONS } from "../enums.ts";
import { MapFailure } from "../map-failures.ts";
import { ClusterQuery, Place } from "../search.ts";
import { Latitude, Longitude, line, queryInteger } from "../values.ts";

/** Media type of the compact binary response; its layout is in `api/src/map/encode.ts`. */
export const CLUSTERS_MEDIA_TYPE = "application/vnd.jobmap.clusters";

/** Several jobs: `count` distinct ones in `area`, which `user/job/list` accepts. In a stack, all are at one point. */
export const Cluster = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
  is_stack: z.boolean(),
  area: z.string(),
});
export type Cluster = z.infer<typeof Cluster>;

/** One job at its place. Pay in minor units; null if the employer states none. */
export const Pin = z.object({
  id: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  precision: z.enum(PRECISIONS),
  base_salary: z
    .object({ currency: z.string(), min: z.int(), max: z.int().nullable(), unit: z.enum(PAY_UNITS) })
    .nullable(),
});
export type Pin = z.infer<typeof Pin>;

/** Media type of the compact binary response; its layout is in `widget/src/core/company-columns.ts`. */
export const COMPANY_MEDIA_TYPE = "application/vnd.jobmap.company";

/** Maximum number of a company's jobs in one response; for more, the server sends clusters. */
export const MAX_COMPANY_JOBS = 10_000;

/** A job at one of its places; a job with three places has three entries, one without a place has one. */
export const CompanyMapJob = z.object({
  id: z.int(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  precision: z.enum(PRECISIONS).nullable(),
  base_salary: Pin.shape.base_salary,
  location_type: z.enum(LOCATION_TYPES),
  employment_types: z.array(z.enum(EMPLOYMENT_TYPES)),
  /** Index in `categories`; null for none. */
  category: z.int().nullable(),
  /** Days since 1970-01-01; null if no posting date is known. */
  posted_day: z.int().nullable(),
});
export type CompanyMapJob = z.infer<typeof CompanyMapJob>;

/** The data of an employer's map without its jobs. The binary response begins with the same, without `jobs`. */
export const CompanyMap = z
  .object({
    company: z.object({
      id: z.int(),
      username: z.string(),
      slug: z.string(),
      name: z.string(),
      /** Absolute address on this host. */
      logo: z.string().nullable(),
      /** The employer's own description as plain text, shortened. */
      text: z.string().nullable(),
      is_demo: z.boolean(),
    }),
    /** `columns`: all open jobs are included. `clusters`: there are too many; request `map/clusters` with the company's id. */
    mode: z.enum(["columns", "clusters"]),
    total: z.int().meta({ description: "Distinct open jobs." }),
    version: z.int().meta({ description: "Grows with every change to the company's jobs." }),
    day: z.int().meta({
      description:
        "The day after the newest job was posted, in days since 1970-01-01; 0 when no posting date is known.",
    }),
    bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable().meta({
      description:
        "West, south, east, north of all places but those in `far`: what the map begins with. Null when no job has a place.",
    }),
    far: z
      .array(
        z.object({
          name: z.string(),
          jobs: z.int(),
          bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
        }),
      )
      .meta({ description: "States or countries with a few jobs far from all others, and where these are." }),
    country: z.string().nullable().meta({
      description: "ISO 3166-1 alpha-2 code of the country that more than half of the placed jobs are in.",
    }),
    currencies: z.array(z.string()),
    categories: z.array(z.object({ id: z.int(), code: z.string(), name: z.string() })),
    first: z
      .object({
        zoom: z.int(),
        clusters: z.array(z.tuple([z.number(), z.number(), z.int()])),
      })
      .nullable()
      .meta({ description: "Clusters of the first view: longitude, latitude, distinct jobs." }),
    jobs: z.array(CompanyMapJob),
  })
  .meta({ id: "CompanyMap" });
export type CompanyMap = z.infer<typeof CompanyMap>;

const CompanyParams = z.object({
  username: line("username", 120).pipe(
    z.string().regex(/^[\w.-]+$/, "username must be a company's username."),
  ),
});

/** The map's own endpoints. */
export const mapEndpoints = {
  "GET map/clusters": {
    summary: "Map contents for a viewport: exact counts by area, and single jobs with their pay.",
    audience: "public",
    cost: READ,
    query: ClusterQuery,
    data: z.object({ total: z.int(), clusters: z.array(Cluster), pins: z.array(Pin) }),
    binary: CLUSTERS_MEDIA_TYPE,
  },
  "GET map/places": {
    summary:
      "Towns, postal codes, states, counties, metropolitan areas, the country and Remote that the text may mean, most likely first.",
    audience: "public",
    cost: READ,
    query: z.object({
      q: line("q", 200).default(""),
      limit: queryInteger("limit", 1, 20).default(8),
      latitude: Latitude.optional(),
      longitude: Longitude.optional(),
      only: z
        .enum(["points"], "only can be points.")
        .meta({ description: "`points`: towns and postal codes, no areas." })
        .optional(),
    }),
    data: z.array(Place),
  },
  "GET map/outline": {
    summary:
      "The lines around an area that `GET map/places` has found: a state, a county, a metropolitan area.",
    audience: "public",
    cost: READ,
    query: z.object({ location: line("location", 200) }),
    data: z.object({
      label: z.string(),
      rings: z.string().meta({
        description:
          "Closed lines, written as areas in `within`; what an odd number of them surrounds is inside. Simplified to what a screen shows.",
      }),
    }),
  },
  "GET map/company/{username}": {
    summary: "All open jobs of one company for its own map, up to 10,000. A hidden company returns 410.",
    audience: "public",
    cost: { reads: 10 },
    params: CompanyParams,
    data: CompanyMap,
    binary: COMPANY_MEDIA_TYPE,
    errors: ["not_found", "gone"],
  },
  "POST map/company/{username}/failure": {
    summary:
      "Counts a visit in which a company's map on another site failed: by page, reason and day, without any visitor data.",
    audience: "public",
    cost: { ...CHANGE, failures: 1 },
    params: CompanyParams,
    body: MapFailure,
    data: z.null(),
    errors: ["not_found", "gone"],
  },
} as const satisfies Record<string, Endpoint>;
