import { QueryTypes, type Sequelize } from "sequelize";
import type { Env } from "../env.ts";
import { createSearchEngines, keyPath } from "../gateways/search-engines/index.ts";
import { bad, count, duration, type Finding, good, warning } from "./finding.ts";

const ABOUT = "Search";
const MAX_WAIT_MS = 10_000;
/** Changes are told within a minute or two when all is well. */
const LATE_SECONDS = 3_600;

interface Row {
  readonly engine: string;
  readonly waiting: number;
  readonly oldest_seconds: number;
  readonly last_error: string | null;
}

/** Checks whether search engines take what they are told, and whether they find the key that says whose site this is. */
export async function examineSearchEngines(env: Env, database: Sequelize): Promise<Finding[]> {
  const engines = createSearchEngines(env, () => new Date()).map(({ name }) => name);
  if (engines.length === 0)
    return [good(ABOUT, "no search engine is told of changes; all of them find the sitemaps by themselves")];
  const rows = await database.query<Row>(
    `SELECT e.engine, e.last_error, COUNT(s.id) AS waiting,
       COALESCE(TIMESTAMPDIFF(SECOND, MIN(s.changed_at), CURRENT_TIMESTAMP(3)), 0) AS oldest_seconds
     FROM search_engines e LEFT JOIN search_submissions s ON s.engine = e.engine
     WHERE e.engine IN (?) GROUP BY e.engine, e.last_error ORDER BY e.engine`,
    { replacements: [engines], type: QueryTypes.SELECT },
  );
  const known = new Map(rows.map((row) => [row.engine, row]));
  const findings = engines.map((engine) => findingOf(engine, known.get(engine)));
  if (env.INDEXNOW_KEY) findings.push(await examineKey(env, env.INDEXNOW_KEY));
  for (const address of [env.INDEXNOW_URL, env.GOOGLE_INDEXING_URL])
    if (new URL(address).protocol !== "https:")
      findings.push(warning(ABOUT, `${address} is a stand-in: no search engine hears what it is told.`));
  return findings;
}

function findingOf(engine: string, row: Row | undefined): Finding {
  if (!row) return good(ABOUT, `${engine}: nothing was to be told yet`);
  const waiting = `${engine}: ${count(Number(row.waiting), "change")} to tell`;
  if (row.last_error !== null)
    return warning(ABOUT, `${waiting}; the last attempt failed: ${row.last_error}`);
  const age = Number(row.oldest_seconds);
  return age > LATE_SECONDS
    ? warning(ABOUT, `${waiting}, the oldest for ${duration(age)}: its quota is used up each day.`)
    : good(ABOUT, waiting);
}

async function examineKey({ PUBLIC_URL }: Env, key: string): Promise<Finding> {
  try {
    const reply = await fetch(PUBLIC_URL + keyPath(key), { signal: AbortSignal.timeout(MAX_WAIT_MS) });
    if (reply.status === 200 && (await reply.text()).trim() === key)
      return good(ABOUT, "the key of IndexNow is at its address");
  } catch {
    // The finding is the same as for a wrong answer.
  }
  return bad(
    ABOUT,
    `The key of IndexNow is not at ${PUBLIC_URL}${keyPath(key)}: engines believe nothing that they are told. Let the proxy pass it on.`,
  );
}
