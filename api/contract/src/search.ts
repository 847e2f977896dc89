import { z } from "zod";
import { decodeAreas, MAX_AREAS, MAX_CORNERS, MIN_CORNERS } from "./drawn-areas.ts";
import {
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  JOB_SORTS,
  LIST_PURPOSES,
  LOCATION_TYPES,
  PLACE_KINDS,
} from "./enums.ts";
import { MAX_TOTALS } from "./limits.ts";
import {
  Bbox,
  Latitude,
  Limit,
  Longitude,
  line,
  Page,
  queryIds,
  queryInteger,
  queryList,
  queryNumber,
} from "./values.ts";

/** Areas that somebody has drawn, as they stand in an address. */
export const Within = z
  .string()
  .max(20_000)
  .superRefine((text, context) => {
    const areas = decodeAreas(text);
    if (typeof areas === "string") context.addIssue({ code: "custom", message: areas });
  })
  .meta({
    description: `Areas drawn on the map; jobs in at least one of them are found, and the place is only the point that distances are measured from. Up to ${MAX_AREAS} areas of ${MIN_CORNERS} to ${MAX_CORNERS} corners, joined by dots. An area is its corners one after the other: latitude and longitude in units of 1e-5 degree, each as the step from the corner before. A step n is written as 2n, or -2n-1 below zero, five bits at a time, the lowest first, as letters of base64url, with 32 added to all but the last.`,
  });

/**
 * The filters of a set of jobs; the same for the list, the map and the facet counts, so that they always agree. `company-info`
 * names a company by keyword; `company-info-third-party` does the same among unclaimed companies.
 */
export const JobFilterQuery = z.object({
  search: line("search", 200).optional(),
  location: line("location", 200).optional(),
  latitude: Latitude.optional(),
  longitude: Longitude.optional(),
  distance: queryNumber("distance", 0, 500).optional(),
  "company-info": line("company-info", 200).optional(),
  "company-info-third-party": line("company-info-third-party", 200).optional(),
  company: queryIds("company").optional(),
  employment_type: queryList("employment_type", EMPLOYMENT_TYPES).optional(),
  location_type: queryList("location_type", LOCATION_TYPES).optional(),
  category: queryIds("category", 30).optional(),
  education: queryList("education", EDUCATION_LEVELS).optional(),
  pay_floor: queryInteger("pay_floor", 0, 1_000_000_000).optional(),
  posted_within: queryInteger("posted_within", 1, 365).optional(),
  bbox: Bbox.optional(),
  within: Within.optional(),
  area: z
    .string()
    .regex(/^\d{1,8}(\.\d{1,8}){4,4096}$/, "area must come from a map response.")
    .meta({ description: "The area of a cluster, as a map reply gave it." })
    .optional(),
});
export type JobFilterQuery = z.infer<typeof JobFilterQuery>;

/** A latitude without a longitude, or the reverse, cannot be searched around. */
export function requireWholePoint(
  query: { latitude?: number | undefined; longitude?: number | undefined },
  context: z.RefinementCtx,
) {
  if ((query.latitude === undefined) === (query.longitude === undefined)) return;
  const missing = query.latitude === undefined ? "latitude" : "longitude";
  context.addIssue({
    code: "custom",
    path: [missing],
    message: `${missing} is missing: latitude and longitude must be given together.`,
  });
}

export const JobListQuery = JobFilterQuery.extend({
  sort: z.enum(JOB_SORTS, `sort can be ${JOB_SORTS.join(", ")}.`).optional(),
  page: Page.optional(),
  limit: Limit.optional(),
  purpose: z
    .enum(LIST_PURPOSES, `purpose can be ${LIST_PURPOSES.join(", ")}.`)
    .meta({
      description:
        "`search`, unless it is given: counted in the trends, and kept in the history of a candidate. `history`: only kept. `page`: neither.",
    })
    .optional(),
}).superRefine(requireWholePoint);

/** The groups of values that can be counted. */
export const FACET_NAMES = [
  "employment_type",
  "location_type",
  "category",
  "education",
  "pay_floor",
  "posted_within",
  "company",
] as const;
export type FacetName = (typeof FACET_NAMES)[number];

export const FacetQuery = JobFilterQuery.extend({
  facets: queryList("facets", FACET_NAMES)
    .meta({ description: "Which groups to count; all of them, unless it is given. The others come empty." })
    .optional(),
}).superRefine(requireWholePoint);

/** Searches that are only counted, each written as it is in an address. */
export const TotalsBody = z.object({
  searches: z.array(JobFilterQuery.superRefine(requireWholePoint)).min(1).max(MAX_TOTALS),
});

/** The state of the jobs that a reply was made from: while it is the same, so is every answer. */
export const IndexTag = z.string().meta({
  description: "State of the jobs that the reply was made from. Answers with equal tags go together.",
});

export const ClusterQuery = JobFilterQuery.extend({
  bbox: Bbox,
  zoom: queryNumber("zoom", 0, 22),
}).superRefine(requireWholePoint);

/** One value of a facet with the number of jobs that would match it under all other filters. */
export const FacetValue = z.object({ value: z.string(), label: z.string(), count: z.int() });
export type FacetValue = z.infer<typeof FacetValue>;

export const Facets = z
  .object({
    tag: IndexTag,
    total: z.int(),
    employment_type: z.array(FacetValue),
    location_type: z.array(FacetValue),
    category: z.array(FacetValue),
    education: z.array(FacetValue),
    pay_floor: z.array(FacetValue),
    posted_within: z.array(FacetValue),
    company: z.array(FacetValue),
  })
  .meta({ id: "Facets" });
export type Facets = z.infer<typeof Facets>;

/** What a part of a search can be taken for. `related`: an occupation without jobs, of which related ones are searched. `excluded`: what no job found may be. `unmatched`: words that no job has, or none together with the rest. */
export const SEARCH_PART_KINDS = [
  "occupation",
  "company",
  "skill",
  "place",
  "pay",
  "work_mode",
  "employment_type",
  "schedule",
  "experience",
  "education",
  "license",
  "language",
  "perk",
  "words",
  "related",
  "excluded",
  "unmatched",
] as const;
export type SearchPartKind = (typeof SEARCH_PART_KINDS)[number];

/** How the text of a search was understood. */
export const UnderstoodText = z
  .object({
    /** The text that is searched: as typed, or with misspelled words put right. */
    searched: z.string(),
    /** If it was put right: the text that searches exactly what was typed. */
    literal: z.string().nullable(),
    /** The place that it names; null if the place is given otherwise. */
    location: z.string().nullable(),
    /** Miles around that place, if it says how many. */
    distance: z.number().nullable(),
    /** Its parts in order; `start` and `end` are positions in `searched`. */
    parts: z.array(
      z.object({ kind: z.enum(SEARCH_PART_KINDS), label: z.string(), start: z.int(), end: z.int() }),
    ),
  })
  .meta({ id: "UnderstoodText" });
export type UnderstoodText = z.infer<typeof UnderstoodText>;

/** Kinds of suggestions. `place`: the words so far at a place. */
export const SUGGESTION_KINDS = ["title", "company", "occupation", "skill", "place"] as const;

/** An autocomplete suggestion: `text` is what to search, unless it is a company. */
export const SearchSuggestion = z
  .object({
    kind: z.enum(SUGGESTION_KINDS),
    text: z.string(),
    count: z.int(),
    company_id: z.int().nullable(),
    is_third_party: z.boolean(),
  })
  .meta({ id: "SearchSuggestion" });
export type SearchSuggestion = z.infer<typeof SearchSuggestion>;

/**
 * A town, a postal code area, or an area of the United States. `label` is the display name: `Cambridge, MD`, `21613 Cambridge, MD`,
 * `Harris County, TX`. As a `location` it finds the same place again.
 */
export const Place = z
  .object({
    label: z.string(),
    kind: z.enum(PLACE_KINDS).meta({
      description:
        "A `COUNTRY`, `REGION` (state), `COUNTY` or `METRO` (metropolitan area) given as `location` finds all jobs in it, whatever `distance` says; `REMOTE` those that can be done from anywhere. Any other is a point that `distance` is measured from.",
    }),
    locality: z.string().nullable(),
    region: z.string().nullable(),
    postal_code: z.string().nullable(),
    country: z.string(),
    latitude: z.number().meta({ description: "Of an area its middle, of `REMOTE` that of the country." }),
    longitude: z.number(),
    bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable().meta({
      description:
        "West, south, east, north of an area; west is greater than east where it crosses the antimeridian. Null for a point.",
    }),
  })
  .meta({ id: "Place" });
export type Place = z.infer<typeof Place>;
