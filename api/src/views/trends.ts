import type { ExploreData } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Sequelize } from "sequelize";
import { CELL_DEGREES, placeCell } from "../places/grid-cell.ts";

/** "Nearby" means this many cells from the browser's own: about 50 miles. */
const REACH_CELLS = 1;
const DAYS = 30;
const MAX_TRENDS = 10;
/** Searches of fewer people stay private; and a typo is not a trend. Each person counts once a day. */
export const MIN_PEOPLE = 5;

interface TrendRow {
  keyword: string;
  location: string;
  latitude: number;
  longitude: number;
  company_id: number | null;
  company_name: string | null;
  is_third_party: 0 | 1 | null;
  recent: number;
  total: number;
}

/**
 * What people near a point searched for in the last 30 days, without duplicates, each with the nearby place that most of them
 * named. Trending uses the last three days, popular all of them. Searches of a company are listed as companies, those with a
 * keyword as jobs.
 */
export async function findTrends(
  database: Sequelize,
  point: { latitude: number; longitude: number },
  now: Date,
): Promise<ExploreData> {
  const found = await database.query<TrendRow>(
    `SELECT s.keyword, s.location, AVG(s.latitude) AS latitude, AVG(s.longitude) AS longitude,
            s.company_id, c.name AS company_name, c.is_third_party,
            CAST(SUM(IF(s.day >= ?, s.searches, 0)) AS UNSIGNED) AS recent, CAST(SUM(s.searches) AS UNSIGNED) AS total
     FROM place_searches s LEFT JOIN companies c ON c.id = s.company_id
     WHERE s.cell IN (?) AND s.day >= ?
     GROUP BY s.keyword, s.location, s.company_id, c.name, c.is_third_party
     ORDER BY total DESC LIMIT 2000`,
    { replacements: [dayBefore(now, 3), cellsAround(point), dayBefore(now, DAYS)], type: QueryTypes.SELECT },
  );
  const rows = folded(found).filter(({ total }) => total >= MIN_PEOPLE);
  const byRecent = [...rows]
    .sort((a, b) => b.recent - a.recent || b.total - a.total)
    .filter((row) => row.recent > 0);
  const companies = byRecent.filter((row) => row.company_id !== null);
  const jobs = byRecent.filter((row) => row.company_id === null && row.keyword !== "");
  return {
    trending_companies: companies.slice(0, MAX_TRENDS).map((row) => ({
      ...search(row, row.recent),
      keyword: row.company_name ?? row.keyword,
      is_third_party: row.is_third_party === 1,
    })),
    trending_jobs: jobs.slice(0, MAX_TRENDS).map((row) => search(row, row.recent)),
    trending_search: byRecent.slice(0, MAX_TRENDS).map((row) => search(row, row.recent)),
    popular_search: rows.slice(0, MAX_TRENDS).map((row) => search(row, row.total)),
  };
}

/** One row per search, whatever its place is called: "Boston", "Boston, MA" and "02139" count as one. */
function folded(rows: readonly TrendRow[]): TrendRow[] {
  const searches = new Map<string, TrendRow>();
  for (const row of rows) {
    const key = `${row.company_id ?? ""} ${row.company_id === null ? row.keyword : ""}`;
    const first = searches.get(key);
    const [recent, total] = [
      Number(row.recent) + (first?.recent ?? 0),
      Number(row.total) + (first?.total ?? 0),
    ];
    // Rows are ordered with the most frequent place first.
    searches.set(key, { ...(first ?? row), recent, total });
  }
  return [...searches.values()].sort((a, b) => b.total - a.total);
}

function search(row: TrendRow, count: number) {
  const { keyword, location, latitude, longitude } = row;
  return {
    keyword,
    location,
    latitude: Number(latitude),
    longitude: Number(longitude),
    count: Number(count),
  };
}

function cellsAround({ latitude, longitude }: { latitude: number; longitude: number }): number[] {
  const cells = new Set<number>();
  for (let row = -REACH_CELLS; row <= REACH_CELLS; row++)
    for (let column = -REACH_CELLS; column <= REACH_CELLS; column++) {
      const lat = Math.max(-90, Math.min(90, latitude + row * CELL_DEGREES));
      const lng = ((longitude + column * CELL_DEGREES + 540) % 360) - 180;
      cells.add(placeCell(lat, lng));
    }
  return [...cells];
}

function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}
