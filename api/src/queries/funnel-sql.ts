import type { FunnelBy } from "@jobmap/contract";
import type { JobScope } from "../policies/job-access.ts";
import { attributed } from "./applicants-filter.ts";
import { ANSWERED_AT, IS_INTERVIEW, STANDS, WRITTEN_AT } from "./application-reach.ts";
import { visibleSql } from "./visible-jobs.ts";

/** Which views and applications of the jobs that somebody sees, from which day on. */
export interface FunnelScope {
  readonly seen: JobScope;
  /** Such as `2026-11-01`, in UTC. */
  readonly since: string;
  readonly by: FunnelBy;
  readonly job_id?: number | undefined;
  readonly source?: string | undefined;
  readonly embed?: string | undefined;
  readonly page?: string | undefined;
}

/** The columns that tell rows apart, in both statements. */
export const KEYS = ["job_id", "source", "embed", "page", "day"] as const;
type Key = (typeof KEYS)[number];

/** Columns of each kind of row; the others are empty. */
const KEYS_OF: Readonly<Record<FunnelBy, readonly Key[]>> = {
  job: ["job_id"],
  source: ["source"],
  embed: ["source", "embed", "page"],
  day: ["day"],
};

const NOTHING: Readonly<Record<Key, string>> = {
  job_id: "0",
  source: "''",
  embed: "''",
  page: "''",
  day: "''",
};

const isOfPlace = ({ embed, page }: FunnelScope) => Boolean(embed || page);

function keysAs({ by }: FunnelScope, sql: Readonly<Record<Key, string>>): string {
  const used = new Set<Key>(KEYS_OF[by]);
  return KEYS.map((key) => `${used.has(key) ? sql[key] : NOTHING[key]} AS ${key}`).join(", ");
}

/**
 * Views and apply starts by key. Sums of a whole company are few rows however many listings it has; those of listings are read
 * where a listing matters.
 */
export function clicksSql(scope: FunnelScope): string {
  const isPart = scope.by === "embed" || isOfPlace(scope);
  const isOfJobs = scope.by === "job" || scope.job_id !== undefined || scope.seen.jobs !== "all";
  const [embed, page] = ["IFNULL(k.embed, '')", "IFNULL(k.page, '')"];
  const table = isOfJobs
    ? `${isPart ? "job_click_attributions" : "job_clicks"} k JOIN jobs j ON j.id = k.job_id AND ${visibleSql(scope.seen)}`
    : "company_clicks k";
  const conditions = [
    "k.day >= :since",
    isOfJobs ? undefined : `k.company_id = ${scope.seen.companyId}`,
    scope.job_id === undefined ? undefined : "k.job_id = :job_id",
    scope.source === undefined ? undefined : "k.source = :source",
    isPart ? `(${embed} <> '' OR ${page} <> '')` : isOfJobs ? undefined : "k.embed = '' AND k.page = ''",
    isOfPlace(scope)
      ? `${embed} = :embed COLLATE utf8mb4_bin AND ${page} = :page COLLATE utf8mb4_bin`
      : undefined,
  ];
  const keys: Readonly<Record<Key, string>> = {
    job_id: "k.job_id",
    source: "k.source",
    embed: `${embed} COLLATE utf8mb4_bin`,
    page: `${page} COLLATE utf8mb4_bin`,
    day: "DATE_FORMAT(k.day, '%Y-%m-%d')",
  };
  return `SELECT ${keysAs(scope, keys)}, SUM(IF(k.kind = 'VIEW', k.clicks, 0)) AS views,
      SUM(IF(k.kind = 'VIEW', 0, k.clicks)) AS apply_starts
    FROM ${table} WHERE ${conditions.filter(Boolean).join(" AND ")} GROUP BY ${KEYS_OF[scope.by].map((key) => keys[key]).join(", ")}`;
}

/**
 * Applications by key and by how many seconds they waited for an answer, null without one; of each, how many there are and how many have
 * come how far. Most of a company's share a row, having no answer yet.
 */
export function applicationsSql(scope: FunnelScope): string {
  const [embed, page] = [attributed("a", "embed"), attributed("a", "page")];
  const conditions = [
    visibleSql(scope.seen),
    "a.created_at >= :since",
    scope.job_id === undefined ? undefined : "a.job_id = :job_id",
    scope.source === undefined ? undefined : "a.source = :source",
    scope.by === "embed" && !isOfPlace(scope) ? `(${embed} <> '' OR ${page} <> '')` : undefined,
    isOfPlace(scope) ? `${embed} = :embed AND ${page} = :page` : undefined,
  ];
  const keys = keysAs(scope, {
    job_id: "a.job_id",
    source: "a.source",
    embed,
    page,
    day: "DATE_FORMAT(a.created_at, '%Y-%m-%d')",
  });
  const where = conditions.filter(Boolean).join(" AND ");
  // Applications never become APPLIED again, so those that are have no steps worth reading. They are most, and need no grouping of their own.
  return `SELECT ${KEYS.join(", ")}, waited, COUNT(*) AS applications, SUM(interviewed) AS interviews, SUM(hired) AS hires
    FROM (SELECT ${keys}, 0 AS hired, 0 AS interviewed, TIMESTAMPDIFF(SECOND, a.created_at, ${WRITTEN_AT}) AS waited
      FROM jobs j JOIN applications a ON a.job_id = j.id WHERE ${where} AND a.status = 'APPLIED'
    UNION ALL SELECT ${keys}, a.status = 'HIRED' AS hired, IFNULL(MAX(${IS_INTERVIEW}), 0) AS interviewed,
      TIMESTAMPDIFF(SECOND, a.created_at, ${ANSWERED_AT}) AS waited
      FROM jobs j JOIN applications a ON a.job_id = j.id
        LEFT JOIN application_events e ON e.application_id = a.id AND ${STANDS}
      WHERE ${where} AND a.status <> 'APPLIED' GROUP BY a.id) each_application
    GROUP BY ${KEYS_OF[scope.by].join(", ")}, waited`;
}
