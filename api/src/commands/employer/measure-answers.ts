import { DAY_MS } from "@jobmap/contract/limits";
import { Op, QueryTypes } from "sequelize";
import { Company } from "../../models/index.ts";
import { ANSWERING_DAYS, answeringOf, type Wait } from "../../policies/answering.ts";
import { ANSWERS } from "../../queries/application-reach.ts";
import type { Services } from "../../services.ts";

/** Maximum age of a figure, in milliseconds. */
const MAX_AGE_MS = 3_600_000;
/** Companies per run; the rest follow a minute later. */
const BATCH_SIZE = 200;

/** Measures how fast employers answer, and stores the result with their companies, where every card reads it. */
export async function measureAnswers({ database, now }: Services): Promise<void> {
  const at = now();
  const due = await Company.findAll({
    where: {
      isThirdParty: false,
      isDemo: false,
      answersMeasuredAt: { [Op.or]: [null, { [Op.lte]: new Date(at.getTime() - MAX_AGE_MS) }] },
    },
    attributes: ["id"],
    order: [["answersMeasuredAt", "ASC"]],
    limit: BATCH_SIZE,
  });
  if (due.length === 0) return;
  const ids = due.map(({ id }) => id);
  const rows = await database.query<{ company_id: number; waited: number; answered: number }>(
    // Times are compared in SQL, where both have the same millisecond precision.
    `SELECT j.company_id, TIMESTAMPDIFF(SECOND, a.created_at,
         COALESCE(MIN(IF(e.actor = 'employer' AND e.to_status IN (:answers), e.created_at, NULL)),
           MIN(IF(e.to_status IN ('WITHDRAWN', 'JOB_CLOSED'), e.created_at, NULL)), :at)) AS waited,
       SUM(e.actor = 'employer' AND e.to_status IN (:answers)) > 0 AS answered
     FROM jobs j JOIN applications a ON a.job_id = j.id LEFT JOIN application_events e
       ON e.application_id = a.id AND e.telling <> 'UNDONE'
     WHERE j.company_id IN (:ids) AND a.created_at > :from
     GROUP BY a.id, j.company_id, a.created_at`,
    {
      replacements: {
        ids,
        at,
        answers: [...ANSWERS],
        from: new Date(at.getTime() - ANSWERING_DAYS * DAY_MS),
      },
      type: QueryTypes.SELECT,
    },
  );
  const waits = new Map<number, Wait[]>(ids.map((id) => [id, []]));
  for (const { company_id, waited, answered } of rows)
    waits
      .get(company_id)
      ?.push({ waited: Math.max(0, Number(waited)) * 1_000, isAnswered: Number(answered) === 1 });
  for (const [id, own] of waits) {
    const answering = answeringOf(own);
    await Company.update(
      {
        answerPercent: answering?.percent ?? null,
        answerDays: answering?.within_days ?? null,
        answersMeasuredAt: at,
      },
      { where: { id } },
    );
  }
}
