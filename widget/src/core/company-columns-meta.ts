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
  /** Days since 1970-01-01 that posted days are counted back from. */
  readonly day: number;
  /** Of all places; null when no job has one. `[west, south, east, north]` in degrees. */
  readonly bounds: readonly [number, number, number, number] | null;
  /** ISO 4217. */
  readonly currencies: readonly string[];
  readonly categories: readonly CategoryInfo[];
  /** What the first view shows, so that a map is drawn before anything is clustered in the browser. */
  readonly first: FirstClusters | null;
}

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

/** Checks what a server sent. @throws TypeError that names the field */
export function parseCompanyMeta(value: unknown): CompanyMeta {
  const meta = record(value, "meta");
  const company = record(meta["company"], "company");
  const mode = meta["mode"];
  if (mode !== "columns" && mode !== "clusters") throw wrong("mode");
  return {
    company: {
      id: number(company["id"], "company.id"),
      username: text(company["username"], "company.username"),
      slug: text(company["slug"], "company.slug"),
      name: text(company["name"], "company.name"),
      logo: orNull(company["logo"], (logo) => text(logo, "company.logo")),
      text: orNull(company["text"], (words) => text(words, "company.text")),
      is_demo: company["is_demo"] === true,
    },
    mode,
    total: number(meta["total"], "total"),
    version: number(meta["version"], "version"),
    day: number(meta["day"], "day"),
    bounds: orNull(meta["bounds"], (bounds) => {
      const [west, south, east, north] = list(bounds, "bounds").map((edge) => number(edge, "bounds"));
      if (west === undefined || south === undefined || east === undefined || north === undefined) {
        throw wrong("bounds");
      }
      return [west, south, east, north] as const;
    }),
    currencies: list(meta["currencies"], "currencies").map((code) => text(code, "currencies")),
    categories: list(meta["categories"], "categories").map((one) => {
      const { id, code, name } = record(one, "categories");
      return {
        id: number(id, "categories"),
        code: text(code, "categories"),
        name: text(name, "categories"),
      };
    }),
    first: orNull(meta["first"], (value) => {
      const { zoom, clusters } = record(value, "first");
      return {
        zoom: number(zoom, "first.zoom"),
        clusters: list(clusters, "first.clusters").map((cluster) => {
          const [longitude, latitude, count] = list(cluster, "first.clusters");
          return [
            number(longitude, "first.clusters"),
            number(latitude, "first.clusters"),
            number(count, "first.clusters"),
          ] as const;
        }),
      };
    }),
  };
}

/** The bounds of a company's jobs in the form that the map takes. */
export function boundsOf(meta: CompanyMeta): Bounds | undefined {
  if (meta.bounds === null) return undefined;
  const [west, south, east, north] = meta.bounds;
  return { west, south, east, north };
}

function wrong(field: string): TypeError {
  return new TypeError(`The company's reply has no valid ${field}.`);
}

function record(value: unknown, field: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null) throw wrong(field);
  return value as Record<string, unknown>;
}

function list(value: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(value)) throw wrong(field);
  return value;
}

function number(value: unknown, field: string): number {
  if (typeof value !== "number" || !Number.isFinite(value)) throw wrong(field);
  return value;
}

function text(value: unknown, field: string): string {
  if (typeof value !== "string") throw wrong(field);
  return value;
}

function orNull<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === null || value === undefined ? null : read(value);
}
