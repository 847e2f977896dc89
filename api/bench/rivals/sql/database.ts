import type { IndexedJob } from "../../../src/map/index.ts";
import { spreadCompanies } from "../../../src/map/query/spread-companies.ts";
import { describeFacets, describeList, describeSquares } from "../describe.ts";
import { type Ask, type Engine, PAGE } from "../engine.ts";
import { countFacets } from "./facets.ts";
import { type Cell, jobRow, pointRows } from "./rows.ts";
import * as statements from "./statements.ts";

export type Row = Readonly<Record<string, unknown>>;

/** A database of tables `points` and `jobs`, whose columns `rows.ts` names. */
export interface SqlDatabase extends statements.Dialect {
  readonly setup: string;
  query(statement: statements.Statement): Promise<Row[]> | Row[];
  insert(points: readonly (readonly number[])[], jobs: readonly (readonly Cell[])[]): Promise<void> | void;
  /** Makes the indexes. */
  index(): Promise<void> | void;
  bytes(): Promise<number> | number;
  close(): Promise<void> | void;
}

/** The questions of the run as SQL. */
export function sqlEngine(database: SqlDatabase): Engine {
  const query = async (statement: statements.Statement): Promise<Row[]> => database.query(statement);
  const count = async (statement: statements.Statement): Promise<number> =>
    Number((await query(statement))[0]?.["n"] ?? Number.NaN);
  const map: Ask = async (asked) => {
    const rows = await query(statements.squares(database, asked));
    return () => ({
      exact: describeSquares(rows.map(({ cx, cy, n }) => [Number(cx), Number(cy), Number(n)])),
    });
  };
  return {
    setup: database.setup,
    add: (jobs: readonly IndexedJob[]) => database.insert(jobs.flatMap(pointRows), jobs.map(jobRow)),
    finish: () => database.index(),
    asks: {
      map,
      filteredMap: map,
      count: async (asked) => {
        const counted = await count(statements.countInView(database, asked));
        return () => ({ exact: String(counted) });
      },
      newest: async (asked) => {
        const rows = await query(statements.newestInView(database, asked));
        const total = await count(statements.countInView(database, asked));
        return () => ({
          exact: describeList(
            total,
            rows.map(({ id }) => Number(id)),
          ),
        });
      },
      words: async ({ filter }) => {
        const counted = await count(database.countWords(filter.text ?? ""));
        return () => ({ exact: String(counted) });
      },
      wordsInView: async (asked) => {
        const counted = await count(statements.countWordsInView(database, asked));
        return () => ({ exact: String(counted) });
      },
      facets: async ({ filter }) => {
        const facets = await countFacets(database, query, filter);
        return () => ({ exact: describeFacets(facets) });
      },
      relevant: async ({ filter }) => {
        const rows = await query(statements.mostRelevant(database, filter));
        const total = await count(database.countWords(filter.text ?? ""));
        // That no company has more than three in a row is a rule for whoever shows the list.
        const order = spreadCompanies([...rows.keys()], (i) => Number(rows[i]?.["company"])).slice(0, PAGE);
        const ids = order.map((i) => Number(rows[i]?.["id"]));
        return () => ({ exact: describeList(total, ids), top: ids });
      },
    },
    bytes: () => database.bytes(),
    close: () => database.close(),
  };
}
