import type { Bounds } from "./geo.ts";

/** What an employer's map knows before its jobs arrive: part of the reply of `GET map/company/{username}`, as JSON. */
export interface CompanyMeta {
  readonly company: CompanyInfo;
  /** `columns`: every open job follows. `clusters`: too many; the server clusters. */
  readonly mode: "columns" | "clusters";
  /** Distinct open jobs. */
  readonly total: number;
  /** Increases with every change to the company's jobs. */
  readonly version: number;
  /** Reference day for posting dates, in days since 1970-01-01: the day after the newest one. */
  readonly day: number;
  /** The map's initial bounds: all locations except those in `far`; null if no job has one. `[west, south, east, north]` in degrees. */
  readonly bounds: readonly [number, number, number, number] | null;
  /** States or countries with a few jobs far from all others; absent from older servers. */
  readonly far?: readonly Far[];
  /** The country of more than half of the jobs, by ISO 3166-1; null for none, undefined from an older server. */
  readonly country?: string | null;
  /** ISO 4217. */
  readonly currencies: readonly string[];
  readonly categories: readonly CategoryInfo[];
  /** The clusters of the first view, so that a map can be drawn before the browser has clustered anything. */
  readonly first: FirstClusters | null;
}

/** The number of jobs in an area, and their bounds. */
export interface Far {
  readonly name: string;
  readonly jobs: number;
  readonly bounds: readonly [number, number, number, number];
}

/** The employer whose map it is. */
export interface CompanyInfo {
  readonly id: number;
  readonly username: string;
  readonly slug: string;
  readonly name: string;
  /** Absolute address, or null. */
  readonly logo: string | null;
  /** The employer's own plain text, shown if no job is open. */
  readonly text: string | null;
  readonly is_demo: boolean;
}

/** `id` is what the `category` filter takes; `code` a SOC major group such as "45-0000". */
export interface CategoryInfo {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** Clusters for a zoom, made with `CLUSTER_OPTIONS`: `[longitude, latitude, distinct jobs]`. */
export interface FirstClusters {
  readonly zoom: number;
  readonly clusters: readonly (readonly [number, number, number])[];
}

/** Media type of the reply that starts with it. */
export const COLUMNS_MEDIA_TYPE = "application/vnd.jobmap.company";

/** What a company's map knows before its jobs arrive. */
export interface FirstJobs {
  readonly meta: CompanyMeta;
  /** The clusters of the lower zoom levels, for small maps. */
  readonly fewer: readonly FirstClusters["clusters"][];
}

const CLUSTERS = [[0, 0, 0]];
const META = {
  company: { id: 0, username: "", slug: "", name: "", "logo?": "", "text?": "", is_demo: true },
  mode: "",
  total: 0,
  version: 0,
  day: 0,
  "bounds?": [0, 0, 0, 0],
  currencies: [""],
  categories: [{ id: 0, code: "", name: "" }],
  "first?": { zoom: 0, clusters: CLUSTERS },
};

/** Validates a server reply. @throws TypeError that names the field */
export function parseCompanyMeta(value: unknown): CompanyMeta {
  check(value, META, "meta");
  return value as CompanyMeta;
}

/** The same with the clusters for small maps. */
export function parseFirstJobs(value: unknown): FirstJobs {
  check(value, { meta: META, fewer: [CLUSTERS] }, "first view");
  return value as FirstJobs;
}

/** Converts bounds to the map's format. */
export function boundsOf({ bounds }: { readonly bounds: Far["bounds"] | null }): Bounds | undefined {
  if (bounds === null) return undefined;
  const [west, south, east, north] = bounds;
  return { west, south, east, north };
}

/**
 * Checks a value against a form: the same types under the same names, where a question mark also allows null. A one-element list means a
 * list of any length.
 */
function check(value: unknown, form: unknown, name: string): void {
  const isList = Array.isArray(form);
  if (
    typeof value !== typeof form ||
    value === null ||
    Number.isNaN(value) ||
    Array.isArray(value) !== isList ||
    (isList && form.length > 1 && form.length !== Object(value).length)
  ) {
    throw new TypeError(`The company's reply has no valid ${name}.`);
  }
  if (typeof form !== "object" || form === null) return;
  const isOfMany = isList && form.length === 1;
  const forms: Readonly<Record<string, unknown>> = Object(form);
  for (const key of Object.keys(Object(isOfMany ? value : forms))) {
    const part: unknown = Object(value)[key.replace("?", "")];
    if (part !== null || !key.endsWith("?")) check(part, forms[isOfMany ? 0 : key], isList ? name : key);
  }
}
