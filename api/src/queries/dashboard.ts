import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Sequelize } from "sequelize";
import type { JobScope } from "../policies/job-access.ts";
import { countApplicants } from "./applicants.ts";
import { countByStatus } from "./employer-jobs.ts";
import { visibleSql } from "./visible-jobs.ts";

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * What happened to the listings of a scope in the last `days` days, today included. Times are UTC. Clicks are those of
 * `company_clicks`, a few rows however many listings there are; or of the chosen listings.
 */
export async function countForDashboard(
  database: Sequelize,
  scope: JobScope,
  { days, now }: { days: number; now: Date },
) {
  const since = dayOf(now.getTime() - (days - 1) * DAY_MS);
  const select = <T extends object>(sql: string, ...values: unknown[]) =>
    database.query<T>(sql, { replacements: values, type: QueryTypes.SELECT });
  const [jobs, clicks, applications, [open], [unconfirmed], [elsewhere], overdue, dueSoon] =
    await Promise.all([
      countByStatus(scope),
      select<Clicks & { day: string }>(
        scope.jobs === "all"
          ? `SELECT day, ${SUMS} FROM company_clicks
           WHERE company_id = ${scope.companyId} AND day >= ? AND embed = '' AND page = '' GROUP BY day`
          : `SELECT day, ${SUMS} FROM job_clicks k JOIN jobs j ON j.id = k.job_id
           WHERE ${visibleSql(scope)} AND day >= ? GROUP BY day`,
        since,
      ),
      select<{ day: string; applications: number }>(
        `SELECT DATE(a.created_at) AS day, COUNT(*) AS applications FROM applications a JOIN jobs j ON j.id = a.job_id
         WHERE ${visibleSql(scope)} AND a.created_at >= ? GROUP BY DATE(a.created_at)`,
        since,
      ),
      select<{ open: number }>(
        `SELECT COUNT(*) AS open FROM applications a JOIN jobs j ON j.id = a.job_id
         WHERE ${visibleSql(scope)} AND a.status = 'APPLIED'`,
      ),
      select<{ jobs: number }>(
        `SELECT COUNT(*) AS jobs FROM jobs j
         WHERE ${visibleSql(scope)} AND j.status = 'PUBLISHED' AND j.confirm_asked_at IS NOT NULL`,
      ),
      select<{ found: number }>(
        `SELECT EXISTS (SELECT 1 FROM jobs j WHERE ${visibleSql(scope)} AND j.apply_kind <> 'NATIVE') AS found`,
      ),
      countApplicants({ scope, now, answers_due: "OVERDUE" }),
      countApplicants({ scope, now, answers_due: "SOON" }),
    ]);
  const appliedOn = new Map(applications.map((row) => [String(row.day), Number(row.applications)]));
  const clicksOn = Map.groupBy(clicks, ({ day }) => day);
  const by_day = Array.from({ length: days }, (_, i) => {
    const day = dayOf(now.getTime() - (days - 1 - i) * DAY_MS);
    return { day, ...sum(clicksOn.get(day)), applications: appliedOn.get(day) ?? 0 };
  });
  return {
    jobs,
    ...sum(clicks),
    applications: by_day.reduce((total, day) => total + day.applications, 0),
    new_applications: Number(open?.open ?? 0),
    answers_overdue: overdue,
    answers_due_soon: dueSoon,
    unconfirmed_jobs: Number(unconfirmed?.jobs ?? 0),
    applies_elsewhere: Number(elsewhere?.found ?? 0) === 1,
    by_day,
  };
}

const SUMS = "SUM(IF(kind = 'VIEW', clicks, 0)) AS views, SUM(IF(kind = 'APPLY', clicks, 0)) AS apply_clicks";

interface Clicks {
  /** The driver returns sums as strings. */
  views: string;
  apply_clicks: string;
}

const sum = (rows: readonly Clicks[] = []) => ({
  views: rows.reduce((total, row) => total + Number(row.views), 0),
  apply_clicks: rows.reduce((total, row) => total + Number(row.apply_clicks), 0),
});
