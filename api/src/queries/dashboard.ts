import { QueryTypes, type Sequelize } from "sequelize";
import { countByStatus } from "./employer-jobs.ts";

const DAY = 86_400_000;
/** Sources told apart; the rest of them would be a list nobody reads. */
const MOST_SOURCES = 50;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** What a company's listings did in the last `days` days, today included. Times are UTC. */
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
    select<{ day: string; source: string; kind: Kind; clicks: string }>(
      `SELECT k.day, k.source, k.kind, SUM(k.clicks) AS clicks FROM job_clicks k JOIN jobs j ON j.id = k.job_id
       WHERE j.company_id = ? AND k.day >= ? GROUP BY k.day, k.source, k.kind`,
      companyId,
      since,
    ),
    select<{ source: string; embed: string | null; page: string | null; kind: Kind; clicks: string }>(
      `SELECT k.source, k.embed, k.page, k.kind, SUM(k.clicks) AS clicks
       FROM job_click_attributions k JOIN jobs j ON j.id = k.job_id
       WHERE j.company_id = ? AND k.day >= ? GROUP BY k.source, k.embed, k.page, k.kind
       ORDER BY clicks DESC LIMIT ${MOST_SOURCES}`,
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
  const onDay = (day: string, kind: Kind) =>
    sum(clicks.filter((row) => row.day === day && row.kind === kind));
  const by_day = Array.from({ length: days }, (_, i) => {
    const day = dayOf(now.getTime() - (days - 1 - i) * DAY);
    return {
      day,
      views: onDay(day, "VIEW"),
      apply_clicks: onDay(day, "APPLY"),
      applications: appliedOn.get(day) ?? 0,
    };
  });
  return {
    jobs,
    views: sum(clicks.filter(({ kind }) => kind === "VIEW")),
    apply_clicks: sum(clicks.filter(({ kind }) => kind === "APPLY")),
    applications: by_day.reduce((total, day) => total + day.applications, 0),
    new_applications: Number(open?.open ?? 0),
    unconfirmed_jobs: Number(unconfirmed?.jobs ?? 0),
    by_day,
    by_source: [...bySource(clicks.map((row) => ({ ...row, embed: null, page: null }))), ...bySource(embeds)],
  };
}

type Kind = "VIEW" | "APPLY";

interface SourceRow {
  source: string;
  embed: string | null;
  page: string | null;
  kind: Kind;
  clicks: string;
}

const sum = (rows: readonly { clicks: string }[]) =>
  rows.reduce((total, row) => total + Number(row.clicks), 0);

/** Views and clicks of one source in one line. Lines with an embed or a page are part of their source's own. */
function bySource(rows: readonly SourceRow[]) {
  const groups = Map.groupBy(rows, ({ source, embed, page }) => JSON.stringify([source, embed, page]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { source, embed, page } = first;
    return [
      {
        source,
        embed,
        page,
        views: sum(group.filter(({ kind }) => kind === "VIEW")),
        apply_clicks: sum(group.filter(({ kind }) => kind === "APPLY")),
      },
    ];
  });
}
