import type { ApplicationReach } from "@jobmap/contract";

/** Employer actions that count as an answer to the candidate. Opening an application does not. */
export const ANSWERS = ["SHORTLISTED", "INTERVIEW", "OFFER", "HIRED", "REJECTED"] as const;

/** Steps of applications that were not taken back, as SQL; `e` is a row of `application_events`. */
export const STANDS = "e.telling <> 'UNDONE'";
export const IS_ANSWER = `e.actor = 'employer' AND e.to_status IN (${ANSWERS.map((status) => `'${status}'`).join(", ")})`;
export const IS_INTERVIEW = "e.actor = 'employer' AND e.to_status = 'INTERVIEW'";

/** SQL of a condition on the applications in `table`. Hiring is final, so the status alone tells of it. */
export function reachedSql(reach: ApplicationReach, table: string): string {
  if (reach === "HIRED") return `${table}.status = 'HIRED'`;
  return `EXISTS (SELECT 1 FROM application_events e WHERE e.application_id = ${table}.id AND ${STANDS}
    AND ${reach === "ANSWERED" ? IS_ANSWER : IS_INTERVIEW})`;
}
