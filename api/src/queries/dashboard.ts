import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Sequelize } from "sequelize";
import { countByStatus } from "./employer-jobs.ts";

/** Maximum number of embeds and pages listed, the most significant first. */
const MAX_ORIGINS = 50;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * What happened to a company's listings in the last `days` days, today included. Times are UTC. Clicks are those of
 * `company_clicks`.
 */
export async function countForDashboard(
  database: Sequelize,
  companyId: number,
  { days, now }: { days: number; now: Date },
) {
  const since = dayOf(now.getTime() - (days - 1) * DAY_MS);
  const select = <T extends object>(sql: string, ...values: unknown[]) =>
    database.query<T>(sql, { replacements: values, type: QueryTypes.SELECT });
  const [jobs, clicks, clickParts, applications, applicationParts, [open], [unconfirmed], [elsewhere]] =
    await Promise.all([
      countByStatus(companyId),
      select<Clicks & { day: string }>(
        `SELECT day, source, ${SUMS} FROM company_clicks
         WHERE company_id = ? AND day >= ? AND embed = '' AND page = '' GROUP BY day, source`,
        companyId,
        since,
      ),
      select<Clicks & Origin>(
        `SELECT source, embed, page, ${SUMS} FROM company_clicks
         WHERE company_id = ? AND day >= ? AND (embed <> '' OR page <> '') GROUP BY source, embed, page
         ORDER BY SUM(clicks) DESC, source, embed, page LIMIT ${MAX_ORIGINS}`,
        companyId,
        since,
      ),
      select<{ day: string; applications: number }>(
        `SELECT DATE(a.created_at) AS day, COUNT(*) AS applications FROM applications a JOIN jobs j ON j.id = a.job_id
         WHERE j.company_id = ? AND a.created_at >= ? GROUP BY DATE(a.created_at)`,
        companyId,
        since,
      ),
      select<Origin & { applications: number }>(
        `SELECT a.source, ${attributed("embed")} AS embed, ${attributed("page")} AS page, COUNT(*) AS applications
         FROM applications a JOIN jobs j ON j.id = a.job_id
         WHERE j.company_id = ? AND a.created_at >= ? GROUP BY 1, 2, 3`,
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
      select<{ found: number }>(
        "SELECT EXISTS (SELECT 1 FROM jobs WHERE company_id = ? AND apply_kind <> 'NATIVE') AS found",
        companyId,
      ),
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
    unconfirmed_jobs: Number(unconfirmed?.jobs ?? 0),
    applies_elsewhere: Number(elsewhere?.found ?? 0) === 1,
    by_day,
    by_source: [
      ...addUp([
        ...clicks.map((row) => ({ ...whole(row.source), ...sum([row]) })),
        ...applicationParts.map((row) => ({ ...whole(row.source), applications: Number(row.applications) })),
      ]),
      ...addUp([
        ...clickParts.map(({ source, embed, page, ...counts }) => ({
          source,
          embed,
          page,
          ...sum([{ source, ...counts }]),
        })),
        ...applicationParts
          .filter(({ embed, page }) => embed !== "" || page !== "")
          .map((row) => ({ ...row, applications: Number(row.applications) })),
      ])
        .toSorted((a, b) => b.applications - a.applications || b.views - a.views)
        .slice(0, MAX_ORIGINS),
    ],
  };
}

/** A name from an application's attribution; compared exactly, as for clicks. */
const attributed = (name: "embed" | "page") =>
  `IFNULL(JSON_UNQUOTE(JSON_EXTRACT(a.attribution, '$.${name}')), '') COLLATE utf8mb4_bin`;

/** Where clicks or applications came from. Embed and page subdivide a source; both empty mean all of it. */
interface Origin {
  readonly source: string;
  readonly embed: string;
  readonly page: string;
}
const whole = (source: string): Origin => ({ source, embed: "", page: "" });

interface OriginCounts extends Origin {
  readonly views?: number;
  readonly apply_clicks?: number;
  readonly applications?: number;
}

/** One row for each origin. */
function addUp(rows: readonly OriginCounts[]) {
  const byOrigin = Map.groupBy(rows, ({ source, embed, page }) => JSON.stringify([source, embed, page]));
  const total = (own: readonly OriginCounts[], name: "views" | "apply_clicks" | "applications") =>
    own.reduce((count, row) => count + (row[name] ?? 0), 0);
  return [...byOrigin.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return {
      source: first.source,
      embed: first.embed || null,
      page: first.page || null,
      views: total(own, "views"),
      apply_clicks: total(own, "apply_clicks"),
      applications: total(own, "applications"),
    };
  });
}

const SUMS = "SUM(IF(kind = 'VIEW', clicks, 0)) AS views, SUM(IF(kind = 'APPLY', clicks, 0)) AS apply_clicks";

interface Clicks {
  source: string;
  /** The driver returns sums as strings. */
  views: string;
  apply_clicks: string;
}

const sum = (rows: readonly Clicks[] = []) => ({
  views: rows.reduce((total, row) => total + Number(row.views), 0),
  apply_clicks: rows.reduce((total, row) => total + Number(row.apply_clicks), 0),
});
