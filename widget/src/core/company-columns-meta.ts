import type { Bounds } from "./geo.ts";

/** What the employer's map knows before any job: part of the reply of `GET map/company/{username}`, as JSON. */
export interface CompanyMeta {
  readonly company: CompanyInfo;
  /** `columns`: every open job follows. `clusters`: too many; the server clusters. */
  readonly mode: "columns" | "clusters";
  /** Distinct open jobs. */
  readonly total: number;
  /** Grows with every change to the company's jobs. */
  readonly version: number;
  /** Days since 1970-01-01 that posted days are counted back from: the day after the newest. */
  readonly day: number;
  /** What the map begins with: all places but those in `far`; null when no job has one. `[west, south, east, north]` in degrees. */
  readonly bounds: readonly [number, number, number, number] | null;
  /** States or countries with a few jobs far from all others; a server of before says nothing of them. */
  readonly far?: readonly Far[];
  /** Where more than half of the jobs are, by ISO 3166-1; null for none, undefined from a server of before. */
  readonly country?: string | null;
  /** ISO 4217. */
  readonly currencies: readonly string[];
  readonly categories: readonly CategoryInfo[];
  /** What the first view shows, so that a map is drawn before anything is clustered in the browser. */
  readonly first: FirstClusters | null;
}

/** So many jobs of an area, and where in it they are. */
export interface Far {
  readonly name: string;
  readonly jobs: number;
  readonly bounds: readonly [number, number, number, number];
}

/** What a map says of the employer it is of. */
export interface CompanyInfo {
  readonly id: number;
  readonly username: string;
  readonly slug: string;
  readonly name: string;
  /** Absolute address, or null. */
  readonly logo: string | null;
  /** Plain text of the employer's own, shown when no job is open. */
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

/** Of the reply that begins with it. */
export const COLUMNS_MEDIA_TYPE = "application/vnd.jobmap.company";

/** What a company's map knows before any job. */
export interface FirstJobs {
  readonly meta: CompanyMeta;
  /** The clusters of the levels above `meta.first`, outward, for small maps. */
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

/** Checks what a server sent. @throws TypeError that names the field */
export function parseCompanyMeta(value: unknown): CompanyMeta {
  check(value, META, "meta");
  return value as CompanyMeta;
}

/** The same with the clusters for small maps. */
export function parseFirstJobs(value: unknown): FirstJobs {
  check(value, { meta: META, fewer: [CLUSTERS] }, "first view");
  return value as FirstJobs;
}

/** Bounds in the form that the map takes. */
export function boundsOf({ bounds }: { readonly bounds: Far["bounds"] | null }): Bounds | undefined {
  if (bounds === null) return undefined;
  const [west, south, east, north] = bounds;
  return { west, south, east, north };
}

/**
 * Whether a value has a form: the same types under the same names, where a question mark lets null pass. A list of one stands for
 * any number of its kind.
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
