import MiniSearch from "minisearch";
import { createConnection, type RowDataPacket } from "mysql2/promise";
import type { DemoJob } from "../../db/demo/job.ts";
import type { Search } from "../../test/search/lab/measure.ts";

/** The same jobs in other search engines, each set up as its documentation recommends for titles and texts. */

interface Document {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly skills: string;
  readonly description: string;
}

function documentOf(id: number, { posting, description }: DemoJob): Document {
  return {
    id,
    title: posting.title,
    company: posting.company.name,
    skills: [...posting.requiredSkills, ...posting.helpfulSkills, ...posting.licences].join(", "),
    description: description.replace(/<[^>]*>/g, " "),
  };
}

export function miniSearch(jobs: ReadonlyMap<number, DemoJob>): Search {
  const engine = new MiniSearch<Document>({ fields: ["title", "company", "skills", "description"] });
  engine.addAll([...jobs].map(([id, job]) => documentOf(id, job)));
  return (text) => {
    const found = engine.search(text, { boost: { title: 4, skills: 2 }, fuzzy: 0.2, prefix: true });
    return { ids: found.slice(0, 10).map(({ id }) => Number(id)), total: found.length };
  };
}

const DATABASE = "jobmap_bench_relevance";
const BATCH = 1_000;

/** Answers to all texts by FULLTEXT in natural language mode, asked beforehand. */
export async function mariaDb(
  url: string,
  jobs: ReadonlyMap<number, DemoJob>,
  texts: readonly string[],
): Promise<Search> {
  const connection = await createConnection(url);
  try {
    await connection.query(`DROP DATABASE IF EXISTS ${DATABASE}`);
    await connection.query(`CREATE DATABASE ${DATABASE}`);
    await connection.query(`USE ${DATABASE}`);
    await connection.query(`CREATE TABLE jobs (id INT PRIMARY KEY, title TEXT, company TEXT, skills TEXT, description TEXT,
      FULLTEXT (title), FULLTEXT (title, company, skills, description))`);
    const rows = [...jobs].map(([id, job]) => Object.values(documentOf(id, job)));
    for (let at = 0; at < rows.length; at += BATCH)
      await connection.query("INSERT INTO jobs VALUES ?", [rows.slice(at, at + BATCH)]);
    const answers = new Map<string, ReturnType<Search>>();
    for (const text of texts) {
      const all = "MATCH (title, company, skills, description) AGAINST (?)";
      const [found] = await connection.query<RowDataPacket[]>(
        `SELECT id, COUNT(*) OVER () AS total FROM jobs WHERE ${all}
         ORDER BY 4 * MATCH (title) AGAINST (?) + ${all} DESC LIMIT 10`,
        [text, text, text],
      );
      const ids = found.map((row) => Number(row["id"]));
      answers.set(text, { ids, total: Number(found[0]?.["total"] ?? 0) });
    }
    return (text) => answers.get(text) ?? { ids: [], total: 0 };
  } finally {
    await connection.query(`DROP DATABASE IF EXISTS ${DATABASE}`);
    await connection.end();
  }
}
