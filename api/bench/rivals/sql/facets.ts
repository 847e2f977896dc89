import { EDUCATION_LEVELS, EMPLOYMENT_TYPES, LOCATION_TYPES } from "@jobmap/contract/enums";
import { PAY_BANDS, POSTED_DAYS } from "@jobmap/contract/limits";
import type { FacetCount, Facets, JobFilter } from "../../../src/map/index.ts";
import { postedSince } from "../../../src/map/query/plan.ts";
import { NOW } from "../../map/data.ts";
import type { Row } from "./database.ts";
import { type Dialect, isFound, type Statement } from "./statements.ts";

const COLUMNS = "employment, place, category, education, company, pay, posted";
/** Of the table `found`, which holds the jobs of a search while they are counted group by group. */
export const FOUND_COLUMNS = COLUMNS.replaceAll(/\w+/g, "$& INTEGER NOT NULL");

type Query = (statement: Statement) => Promise<Row[]>;

/** Every group counted under all conditions but its own; groups with the same conditions share one selection. */
export async function countFacets(dialect: Dialect, query: Query, filter: JobFilter): Promise<Facets> {
  const rows = (sql: string): Promise<Row[]> => query({ sql, values: [] });
  const select = async (conditions: JobFilter): Promise<void> => {
    await rows(dialect.clear);
    const { sql, values } = isFound(dialect, conditions);
    await query({ sql: `INSERT INTO found SELECT ${COLUMNS} FROM jobs WHERE ${sql}`, values });
  };
  const byColumn = async (column: string, more = ""): Promise<FacetCount<number>[]> =>
    (await rows(`SELECT ${column} AS value, COUNT(*) AS n FROM found GROUP BY ${column} ${more}`)).map(
      ({ value, n }) => ({ value: Number(value), count: Number(n) }),
    );
  const named = async <V>(column: string, values: readonly V[]): Promise<FacetCount<V>[]> => {
    const counts = new Map((await byColumn(column)).map(({ value, count }) => [value, count]));
    return values.map((value, i) => ({ value, count: counts.get(i) ?? 0 }));
  };
  const atLeast = async (column: string, values: readonly number[], floors: readonly number[]) => {
    const sums = floors.map((floor, i) => `SUM(CASE WHEN ${column} >= ${floor} THEN 1 ELSE 0 END) AS n${i}`);
    const [row = {}] = await rows(`SELECT ${sums.join()} FROM found`);
    return values.map((value, i) => ({ value, count: Number(row[`n${i}`] ?? 0) }));
  };
  const employmentTypes = () => named("employment", EMPLOYMENT_TYPES);
  const payFloors = () => atLeast("pay", PAY_BANDS, PAY_BANDS);

  await select(filter);
  const [all = {}] = await rows("SELECT COUNT(*) AS n FROM found");
  const shared = {
    total: Number(all["n"]),
    locationTypes: await named("place", LOCATION_TYPES),
    educationLevels: await named("education", EDUCATION_LEVELS),
    categories: await byColumn("category", "ORDER BY n DESC, value"),
    postedWithinDays: await atLeast(
      "posted",
      POSTED_DAYS,
      POSTED_DAYS.map((days) => postedSince(days, NOW)),
    ),
    companies: await byColumn("company", "ORDER BY n DESC, value LIMIT 10"),
  };
  const paid = filter.payFloor === undefined ? await payFloors() : undefined;
  await select({ ...filter, employmentTypes: undefined });
  const employment = await employmentTypes();
  if (paid === undefined) await select({ ...filter, payFloor: undefined });
  return { ...shared, employmentTypes: employment, payFloors: paid ?? (await payFloors()) };
}
