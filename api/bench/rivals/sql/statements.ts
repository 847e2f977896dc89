import { EMPLOYMENT_TYPES, LOCATION_TYPES } from "@jobmap/contract/enums";
import { LEVELS } from "../../../src/map/core/geo.ts";
import type { Bounds, JobFilter } from "../../../src/map/index.ts";
import { postedSince } from "../../../src/map/query/plan.ts";
import { NOW } from "../../map/data.ts";
import type { Query } from "../../map/setting.ts";
import { PAGE, TITLE_POINTS } from "../engine.ts";
import { type Cell, unitsOf } from "./rows.ts";

/** SQL with a question mark for each value. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Cell[];
}

/** What each database says in its own way. */
export interface Dialect {
  /** The table, or the join, where points are looked up by viewport, and the condition that does it. */
  pointsIn(view: Bounds, zoom: number): { readonly from: string; readonly where: Statement };
  /** The condition on `jobs` that all words of a text are in it. */
  hasWords(text: string): Statement;
  /** How many jobs have all words. */
  countWords(text: string): Statement;
  /** A literal in double precision. */
  real(value: number): string;
  /** Empties the table `found`. */
  readonly clear: string;
}

const RANKED = 100;
const DAY = 86_400;

/** Counts and middles of points by squares of 64 pixels. */
export function squares(dialect: Dialect, { filter, view, zoom }: Query): Statement {
  const { from, where } = dialect.pointsIn(view, zoom);
  const shift = LEVELS - zoom - 2;
  const all = and([where, ...conditions(filter)]);
  return {
    sql: `SELECT x >> ${shift} AS cx, y >> ${shift} AS cy, COUNT(*) AS n, AVG(x) AS mx, AVG(y) AS my FROM ${from} WHERE ${all.sql} GROUP BY cx, cy`,
    values: all.values,
  };
}

export function countInView(dialect: Dialect, { filter, view, zoom }: Query): Statement {
  const { from, where } = dialect.pointsIn(view, zoom);
  const all = and([where, ...conditions(filter)]);
  return { sql: `SELECT COUNT(DISTINCT id) AS n FROM ${from} WHERE ${all.sql}`, values: all.values };
}

export function newestInView(dialect: Dialect, { filter, view, zoom }: Query): Statement {
  const { from, where } = dialect.pointsIn(view, zoom);
  const all = and([where, ...conditions(filter)]);
  return {
    sql: `SELECT DISTINCT id, posted FROM ${from} WHERE ${all.sql} ORDER BY posted DESC, id DESC LIMIT ${PAGE}`,
    values: all.values,
  };
}

export function countWordsInView(dialect: Dialect, { filter, view }: Query): Statement {
  const [west, east, south, north] = unitsOf(view);
  const box = { sql: "lon BETWEEN ? AND ? AND lat BETWEEN ? AND ?", values: [west, east, south, north] };
  const words = dialect.hasWords(filter.text ?? "");
  const all = and([box, ...conditions(filter)]);
  return {
    sql: `SELECT COUNT(DISTINCT points.id) AS n FROM points JOIN (SELECT id FROM jobs WHERE ${words.sql}) AS those ON points.id = those.id WHERE ${all.sql}`,
    values: [...words.values, ...all.values],
  };
}

/** The condition on `jobs` of a search, for everything that its facets and lists need. */
export function isFound(dialect: Dialect, filter: JobFilter): Statement {
  const words = filter.text === undefined ? [] : [dialect.hasWords(filter.text)];
  return and([...words, ...conditions(filter)]);
}

/** The product's order by relevance (api/src/map/query/relevance.ts), with points for one word in the title. */
export function mostRelevant(dialect: Dialect, filter: JobFilter): Statement {
  const { real } = dialect;
  const found = isFound(dialect, filter);
  const [word = ""] = (filter.text ?? "").split(" ");
  const now = Math.floor(NOW / 3_600) * 3_600;
  const title = `CASE WHEN CONCAT(' ', title, ' ') LIKE ? THEN ${TITLE_POINTS} ELSE 0 END`;
  const age = `CASE WHEN posted < ${now} THEN ${now} - posted ELSE 0 END`;
  const points = `${title} + ${real(8)} / (1 + (${age}) / ${real(7 * DAY)}) + CASE WHEN pay >= 0 THEN 3 ELSE 0 END`;
  return {
    sql: `SELECT id, company FROM jobs WHERE ${found.sql} ORDER BY FLOOR((${points}) * 8 + ${real(0.5)}) DESC, posted DESC, id DESC LIMIT ${RANKED}`,
    values: [...found.values, `% ${word} %`],
  };
}

function conditions(filter: JobFilter): Statement[] {
  const among = (column: string, values: readonly number[] | undefined): Statement[] =>
    values === undefined ? [] : [{ sql: `${column} IN (${values.map(() => "?").join()})`, values }];
  const atLeast = (column: string, value: number | undefined): Statement[] =>
    value === undefined ? [] : [{ sql: `${column} >= ?`, values: [value] }];
  const { employmentTypes, locationTypes, categoryIds, payFloor, postedWithinDays: days } = filter;
  return [
    ...among(
      "employment",
      employmentTypes?.map((type) => EMPLOYMENT_TYPES.indexOf(type)),
    ),
    ...among(
      "place",
      locationTypes?.map((type) => LOCATION_TYPES.indexOf(type)),
    ),
    ...among("category", categoryIds),
    ...atLeast("pay", payFloor),
    ...atLeast("posted", days === undefined ? undefined : postedSince(days, NOW)),
  ];
}

function and(statements: readonly Statement[]): Statement {
  return {
    sql: statements.map(({ sql }) => sql).join(" AND "),
    values: statements.flatMap(({ values }) => values),
  };
}
