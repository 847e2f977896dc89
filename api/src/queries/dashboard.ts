import { QueryTypes, type Sequelize } from "sequelize";
import { countByStatus } from "./employer-jobs.ts";

const DAY = 86_400_000;
/** Sources told apart; the rest of them would be a list nobody reads. */
const MOST_SOURCES = 50;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** What a company's listings did in the last `days` days, today included. Times are UTC. Clicks are those of `company_clicks`. */
export async function countForDashboard(
  database: Sequelize,
  companyId: number,
  { days, now }: { days: number; now: Date },
) {
  const since = dayOf(now.getTime() - (days - 1) * DAY);
  const select = <T extends object>(sql: string, ...values: unknown[]) =>
    database.query<T>(sql, { replacements: values, type: QueryTypes.SELECT });
  const [jobs, clicks, embeds, applications, [open], [unconfirmed]] = await Promise.all([
    countByStatus(companyId),
    select<Clicks & { day: string }>(
      `SELECT day, source, ${SUMS} FROM company_clicks
       WHERE company_id = ? AND day >= ? AND embed = '' AND page = '' GROUP BY day, source`,
      companyId,
      since,
    ),
    select<Clicks & { embed: string; page: string }>(
      `SELECT source, embed, page, ${SUMS} FROM company_clicks
       WHERE company_id = ? AND day >= ? AND (embed <> '' OR page <> '') GROUP BY source, embed, page
       ORDER BY SUM(clicks) DESC, source, embed, page LIMIT ${MOST_SOURCES}`,
      companyId,
      since,
    ),
    select<{ day: string; applications: number }>(
      `SELECT DATE(a.created_at) AS day, COUNT(*) AS applications FROM applications a JOIN jobs j ON j.id = a.job_id
       WHERE j.company_id = ? AND a.created_at >= ? GROUP BY DATE(a.created_at)`,
      companyId,
      since,
    ),
    select<{ open: number }>(
      `SELECT COUNT(*) AS open FROM applications a JOIN jobs j ON j.id = a.job_id
       WHERE j.company_id = ? AND a.status = 'APPLIED'`,
      companyId,
    ),
    select<{ jobs: number }>(
      "SELECT COUNT(*) AS jobs FROM jobs WHERE company_id = ? AND status = 'PUBLISHED' AND confirm_asked_at IS NOT NULL",
      companyId,
    ),
  ]);
  const appliedOn = new Map(applications.map((row) => [String(row.day), Number(row.applications)]));
  const clicksOn = Map.groupBy(clicks, ({ day }) => day);
  const by_day = Array.from({ length: days }, (_, i) => {
    const day = dayOf(now.getTime() - (days - 1 - i) * DAY);
    return { day, ...sum(clicksOn.get(day)), applications: appliedOn.get(day) ?? 0 };
  });
  return {
    jobs,
    ...sum(clicks),
    applications: by_day.reduce((total, day) => total + day.applications, 0),
    new_applications: Number(open?.open ?? 0),
    unconfirmed_jobs: Number(unconfirmed?.jobs ?? 0),
    by_day,
    by_source: [
      ...Array.from(
        Map.groupBy(clicks, ({ source }) => source),
        ([source, own]) => ({ source, embed: null, page: null, ...sum(own) }),
      ),
      ...embeds.map(({ source, embed, page, ...counts }) => ({
        source,
        embed: embed || null,
        page: page || null,
        ...sum([{ source, ...counts }]),
      })),
    ],
  };
}

const SUMS = "SUM(IF(kind = 'VIEW', clicks, 0)) AS views, SUM(IF(kind = 'APPLY', clicks, 0)) AS apply_clicks";

interface Clicks {
  source: string;
  /** Sums come as strings. */
  views: string;
  apply_clicks: string;
}

const sum = (rows: readonly Clicks[] = []) => ({
  views: rows.reduce((total, row) => total + Number(row.views), 0),
  apply_clicks: rows.reduce((total, row) => total + Number(row.apply_clicks), 0),
});
