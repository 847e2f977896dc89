import { percentile, showTime, type Times } from "../map/timing.ts";
import { atMost, type Measured, type Setting } from "./measured.ts";
import { Visitor } from "./visitor.ts";

const API = "/api/v1/";
const WORDS = ["nurse", "driver", "cook", "teacher", "welder", "electrician", "sales", "night shift"];
const TOWNS = ["Denver, CO", "Boston, MA", "Austin, TX", "Dayton, OH", "Fresno, CA"];
const TYPED = ["n", "nu", "nur", "dr", "driv", "te", "teach", "regis", "war", "wareh", "sof", "cook", "acc"];
const NAMES = ["har", "north", "care", "group"];

interface Endpoint {
  readonly what: string;
  readonly paths: readonly string[];
  /** The percentile that has a limit, as a share. */
  readonly share: number;
  readonly limitMs?: number;
  /** Does about the same in the database alone. */
  readonly sql?: string;
}

const each = (values: readonly string[], path: string) =>
  values.map((value) => API + path + encodeURIComponent(value));
const LIST = "user/job/list?limit=20&purpose=page";
const ENDPOINTS: readonly Endpoint[] = [
  // What every answer takes at least, and nothing is to be reached.
  { what: "an answer without work", paths: ["/health/live"], share: 0.99 },
  { what: "list, newest", paths: [API + LIST], share: 0.95, limitMs: 15 },
  {
    what: "search, a word",
    paths: each(WORDS, `${LIST}&search=`),
    share: 0.95,
    limitMs: 15,
    sql: "SELECT COUNT(*) FROM jobs WHERE status = 'PUBLISHED' AND title LIKE '%nurse%'",
  },
  {
    what: "search, in a town",
    paths: each(TOWNS, `${LIST}&search=nurse&distance=25&location=`),
    share: 0.95,
    limitMs: 15,
  },
  { what: "search, page 50", paths: each(WORDS, `${LIST}&page=50&search=`), share: 0.95, limitMs: 15 },
  {
    what: "all facets",
    paths: each(WORDS, "user/job/filter-data?search="),
    share: 0.99,
    limitMs: 3,
    sql: "SELECT category_id, COUNT(*) FROM jobs WHERE status = 'PUBLISHED' AND title LIKE '%nurse%' GROUP BY category_id",
  },
  {
    what: "typeahead",
    paths: each(TYPED, "user/job/get-search-job-title?search="),
    share: 0.99,
    limitMs: 1,
  },
  {
    what: "user/companies, a word",
    paths: each(NAMES, "user/companies?search="),
    share: 0.95,
    limitMs: 5,
    sql: `SELECT c.id, COUNT(*) AS n FROM companies c JOIN jobs j ON j.company_id = c.id AND j.status = 'PUBLISHED'
      WHERE c.name LIKE 'har%' GROUP BY c.id ORDER BY n DESC LIMIT 20`,
  },
];

/** What one visitor waits for the API. */
export async function measureAnswers({ served, baseline, seconds }: Setting): Promise<readonly Measured[]> {
  const visitor = new Visitor(served.url);
  const rows: Measured[] = [
    { what: "one visitor: p50 / p99", measured: "", baseline: await baseline.http(seconds) },
  ];
  try {
    for (const { what, paths, share, limitMs, sql } of ENDPOINTS) {
      const [first = Number.NaN] = await visitor.askFor(paths.slice(0, 1), 0);
      const times = await visitor.askFor(paths, seconds);
      rows.push({
        what: `${what}: p50 / p${share * 100}; first`,
        measured: `${show(times, share)}; ${showTime(first)}`,
        ...(limitMs !== undefined && { target: atMost(limitMs, percentile(times, share)) }),
        ...(sql && { baseline: await baseline.sql(sql) }),
      });
    }
    return rows;
  } finally {
    visitor.close();
  }
}

const show = (times: Times, share: number) =>
  `${showTime(percentile(times, 0.5))} / ${showTime(percentile(times, share))}`;
