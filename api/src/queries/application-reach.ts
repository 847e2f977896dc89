import type { ApplicationReach } from "@jobmap/contract";

/**
 * What counts as an answer to the candidate: a step by the employer out of the first stages, or a message. Opening an application does
 * not. The figures, the list of applicants, the measured time to answer and the promise of an answer all read it here.
 */
const ANSWERS = ["SHORTLISTED", "INTERVIEW", "OFFER", "HIRED", "REJECTED"] as const;

/** Steps of applications that were not taken back, as SQL; `e` is a row of `application_events`. */
export const STANDS = "e.telling <> 'UNDONE'";
/** Steps that their candidate was told of. */
const TOLD = "e.telling = 'SHOWN'";
const IS_ANSWER = `e.actor = 'employer' AND e.to_status IN (${ANSWERS.map((status) => `'${status}'`).join(", ")})`;
export const IS_INTERVIEW = "e.actor = 'employer' AND e.to_status = 'INTERVIEW'";

const NEVER = "TIMESTAMP '9999-12-31 00:00:00'";
/** SQL of when its company first wrote to an application `a`; NULL if it has not. */
export const WRITTEN_AT =
  "(SELECT MIN(m.created_at) FROM thread_messages m WHERE m.application_id = a.id AND m.side = 'employer')";
/** SQL of when an application `a` was answered first, where its steps `e` are grouped; NULL without an answer. */
export const ANSWERED_AT = `NULLIF(LEAST(COALESCE(MIN(IF(${IS_ANSWER}, e.created_at, NULL)), ${NEVER}),
    COALESCE(${WRITTEN_AT}, ${NEVER})), ${NEVER})`;

/** SQL of a condition on the applications in `table`. Hiring is final, so the status alone tells of it. */
export function reachedSql(reach: ApplicationReach, table: string): string {
  if (reach === "HIRED") return `${table}.status = 'HIRED'`;
  return reach === "ANSWERED"
    ? answeredSql(table, STANDS)
    : steppedSql(table, `${STANDS} AND ${IS_INTERVIEW}`);
}

/** SQL of whether the company owes applications in `table` an answer that it promised. What their candidates are told in seconds counts. */
export const owedSql = (table: string): string =>
  `(${table}.answer_due_at IS NOT NULL AND ${table}.status IN ('APPLIED', 'VIEWED') AND NOT ${answeredSql(table, STANDS)})`;

/** The same as the candidates know it: before what they have not been told of yet. */
export const awaitedSql = (table: string): string =>
  `(${table}.answer_due_at IS NOT NULL AND NOT ${answeredSql(table, TOLD)})`;

const answeredSql = (table: string, steps: string) =>
  `(${steppedSql(table, `${steps} AND ${IS_ANSWER}`)} OR EXISTS (SELECT 1 FROM thread_messages m
    WHERE m.application_id = ${table}.id AND m.side = 'employer'))`;

const steppedSql = (table: string, condition: string) =>
  `EXISTS (SELECT 1 FROM application_events e WHERE e.application_id = ${table}.id AND ${condition})`;
