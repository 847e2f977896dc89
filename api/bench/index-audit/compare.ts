import type { Sequelize } from "sequelize";
import type { JobFilter } from "../../src/map/index.ts";
import { randomSearches } from "../../src/queries/random-search.ts";
import { findMatches } from "../../src/queries/search-sql.ts";
import { Random } from "../../test/map/index-model/random.ts";
import { ask, queryOf } from "./searches.ts";

export interface Comparison {
  readonly searches: number;
  /** Matches of all searches together, and searches without any. */
  readonly jobs: number;
  readonly empty: number;
  readonly differences: { filter: JobFilter; problems: string[] }[];
}

/** Rows of a page, and pages of a list that are read whole; of longer ones the first page and another are. */
const LIMIT = 100;
const WHOLE_PAGES = 5;
const ZOOM = "6";

/** Makes random searches over HTTP and over all of the database, and compares lists, facets and map. */
export async function compareSearches(url: string, database: Sequelize, count: number): Promise<Comparison> {
  const random = new Random(2);
  const differences: { filter: JobFilter; problems: string[] }[] = [];
  let [jobs, empty] = [0, 0];
  for (let i = 0; i < count; i++) {
    const [filter = {}] = await randomSearches(database, () => random.next(), 1);
    let { problems, matches } = await compareOne(url, database, filter, random);
    // An hour may have begun between the two.
    if (problems.length > 0) ({ problems, matches } = await compareOne(url, database, filter, random));
    if (problems.length > 0) differences.push({ filter, problems });
    jobs += matches;
    if (matches === 0) empty++;
    if ((i + 1) % 200 === 0) console.error(`${i + 1} searches compared, ${differences.length} differ`);
  }
  return { searches: count, jobs, empty, differences };
}

async function compareOne(url: string, database: Sequelize, filter: JobFilter, random: Random) {
  const matches = new Set(await findMatches(database, filter, "all", new Date()));
  const query = queryOf(filter);
  const problems: string[] = [];
  const expectTotal = (what: string, total: number): void => {
    if (total !== matches.size) problems.push(`${what}: ${total}, in SQL ${matches.size}`);
  };
  const pages = Math.ceil(Math.min(matches.size, 10_000) / LIMIT);
  const isWhole = pages <= WHOLE_PAGES;
  const wanted = isWhole
    ? Array.from({ length: Math.max(1, pages) }, (_, page) => page + 1)
    : [1, random.integer(2, pages)];
  const listed = new Set<number>();
  for (const page of wanted) {
    const list = await ask(
      url,
      "user/job/list",
      new URLSearchParams([...query, ["page", `${page}`], ["limit", `${LIMIT}`]]),
    );
    expectTotal(`list, page ${page}`, list.total);
    for (const { id } of list.items ?? []) listed.add(id);
  }
  for (const id of listed) if (!matches.has(id)) problems.push(`job ${id} is listed and does not match`);
  const expected = isWhole ? matches.size : wanted.length * LIMIT;
  if (isWhole ? listed.size !== expected : listed.size < LIMIT)
    problems.push(`${listed.size} jobs listed of ${expected}`);
  expectTotal("facets", (await ask(url, "user/job/filter-data", query)).total);
  if (filter.bbox)
    expectTotal(
      "map",
      (await ask(url, "map/clusters", new URLSearchParams([...query, ["zoom", ZOOM]]))).total,
    );
  return { problems, matches: matches.size };
}
