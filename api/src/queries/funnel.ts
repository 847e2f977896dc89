import type { Funnel, FunnelFigures, FunnelQuery, FunnelRow } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { Op, QueryTypes, type Sequelize } from "sequelize";
import { notFound } from "../errors/api-error.ts";
import { Job, JobLocation } from "../models/index.ts";
import type { JobScope } from "../policies/job-access.ts";
import { applicationsSql, clicksSql, type FunnelScope, KEYS } from "./funnel-sql.ts";
import { visibleWhere } from "./visible-jobs.ts";

interface Keyed {
  readonly job_id: number;
  readonly source: string;
  readonly embed: string;
  readonly page: string;
  readonly day: string;
}
/** The driver returns sums as strings. */
interface Clicks extends Keyed {
  readonly views: string;
  readonly apply_starts: string;
}
interface Applied extends Keyed {
  readonly applications: string;
  readonly interviews: string;
  readonly hires: string;
  /** How long these waited for an answer, in seconds; null without one. */
  readonly waited: number | null;
}

type FunnelJob = NonNullable<FunnelRow["job"]>;
type Counted = Omit<Funnel, "more_rows">;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * What the listings of a scope brought in the last days, today included, from views to hires; all rows, the largest first, days in
 * order. Applications count for the day they came, with what has become of them until now. Times are UTC.
 * @throws ApiError `not_found` for a job that is not in it
 */
export async function countFunnel(
  database: Sequelize,
  seen: JobScope,
  { days, ...query }: FunnelQuery,
  now: Date,
): Promise<Counted> {
  const all = Array.from({ length: days }, (_, n) => dayOf(now.getTime() - (days - 1 - n) * DAY_MS));
  const [from = "", to = ""] = [all.at(0), all.at(-1)];
  const scope: FunnelScope = { ...query, seen, since: from };
  const jobs =
    query.by === "job" || query.job_id !== undefined
      ? await jobsOf(scope)
      : new Map<number, FunnelJob & { isOpen: boolean }>();
  const select = <Row extends object>(sql: string) =>
    database.query<Row>(sql, {
      replacements: {
        since: from,
        job_id: query.job_id,
        source: query.source,
        embed: query.embed ?? "",
        page: query.page ?? "",
      },
      type: QueryTypes.SELECT,
    });
  const [clicks, applied, [counted]] = await Promise.all([
    select<Clicks>(clicksSql(scope)),
    select<Applied>(applicationsSql(scope)),
    select<{ day: string }>(
      `SELECT DATE_FORMAT(applied_at, '%Y-%m-%d') AS day FROM schema_migrations WHERE name = '0145-apply-starts'`,
    ),
  ]);
  const keyOf = (row: Keyed) => JSON.stringify(KEYS.map((key) => row[key]));
  const keyed = new Map<string, { key: Keyed; clicks: Clicks[]; applied: Applied[] }>();
  const at = (key: Keyed) => {
    const id = keyOf(key);
    const there = keyed.get(id) ?? { key, clicks: [], applied: [] };
    keyed.set(id, there);
    return there;
  };
  const none: Keyed = { job_id: 0, source: "", embed: "", page: "", day: "" };
  if (query.by === "day") for (const day of all) at({ ...none, day });
  if (query.by === "job") for (const { id, isOpen } of jobs.values()) if (isOpen) at({ ...none, job_id: id });
  for (const row of clicks) at(row).clicks.push(row);
  for (const row of applied) at(row).applied.push(row);
  const rows = [...keyed.values()].map(({ key, ...own }) => ({
    ...figuresOf(own.clicks, own.applied),
    job: named(jobs.get(scope.job_id ?? key.job_id)),
    source: key.source || scope.source || null,
    embed: key.embed || scope.embed || null,
    page: key.page || scope.page || null,
    day: key.day || null,
  }));
  return {
    from,
    to,
    starts_counted_from: counted?.day ?? from,
    total: figuresOf(clicks, applied),
    rows:
      query.by === "day"
        ? rows
        : rows.toSorted(
            (a, b) => b.applications - a.applications || b.views - a.views || b.apply_starts - a.apply_starts,
          ),
  };
}

function figuresOf(clicks: readonly Clicks[], applied: readonly Applied[]): FunnelFigures {
  const sum = <Row>(rows: readonly Row[], count: (row: Row) => string) =>
    rows.reduce((total, row) => total + Number(count(row)), 0);
  const answered = applied.filter(({ waited }) => waited !== null);
  return {
    views: sum(clicks, ({ views }) => views),
    apply_starts: sum(clicks, ({ apply_starts }) => apply_starts),
    applications: sum(applied, ({ applications }) => applications),
    answered: sum(answered, ({ applications }) => applications),
    interviews: sum(applied, ({ interviews }) => interviews),
    hires: sum(applied, ({ hires }) => hires),
    median_answer_seconds: medianWait(answered),
  };
}

/** The lower median of waits, each of which counts as often as there are applications; null without any. */
function medianWait(answered: readonly Applied[]): number | null {
  const waits = answered
    .map(({ waited, applications }) => ({
      seconds: Math.max(0, Number(waited)),
      count: Number(applications),
    }))
    .sort((a, b) => a.seconds - b.seconds);
  let left = Math.ceil(waits.reduce((total, { count }) => total + count, 0) / 2);
  for (const { seconds, count } of waits) {
    left -= count;
    if (left <= 0) return seconds;
  }
  return null;
}

const named = (job: (FunnelJob & { isOpen: boolean }) | undefined): FunnelJob | null => {
  if (!job) return null;
  const { isOpen, ...name } = job;
  return name;
};

async function jobsOf({ seen, job_id }: FunnelScope) {
  const jobs = await Job.findAll({
    where: { [Op.and]: [visibleWhere(seen), job_id === undefined ? {} : { id: job_id }] },
    attributes: ["id", "title", "status", "requisitionId"],
    raw: true,
  });
  if (job_id !== undefined && jobs.length === 0) throw notFound("Job not found.");
  const places = await JobLocation.findAll({
    where: { jobId: jobs.map(({ id }) => id), position: 0 },
    attributes: ["jobId", "locality"],
    raw: true,
  });
  const towns = new Map(places.map(({ jobId, locality }) => [jobId, locality ?? ""]));
  return new Map(
    jobs.map(({ id, title, status, requisitionId }) => [
      id,
      {
        id,
        title,
        town: towns.get(id) ?? "",
        requisition_id: requisitionId ?? "",
        isOpen: status === "PUBLISHED",
      },
    ]),
  );
}
