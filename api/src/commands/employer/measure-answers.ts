import { DAY_MS } from "@jobmap/contract/limits";
import { Op, QueryTypes } from "sequelize";
import { Company } from "../../models/index.ts";
import { ANSWERING_DAYS, answeringOf, type Wait } from "../../policies/answering.ts";
import { ANSWERED_AT, STANDS } from "../../queries/application-reach.ts";
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
    `SELECT company_id, TIMESTAMPDIFF(SECOND, created_at, COALESCE(answered_at, over_at, :at)) AS waited,
       answered_at IS NOT NULL AS answered
     FROM (SELECT j.company_id, a.created_at, ${ANSWERED_AT} AS answered_at,
         MIN(IF(e.to_status IN ('WITHDRAWN', 'JOB_CLOSED'), e.created_at, NULL)) AS over_at
       FROM jobs j JOIN applications a ON a.job_id = j.id LEFT JOIN application_events e
         ON e.application_id = a.id AND ${STANDS}
       WHERE j.company_id IN (:ids) AND a.created_at > :from
       GROUP BY a.id, j.company_id, a.created_at) waits`,
    {
      replacements: { ids, at, from: new Date(at.getTime() - ANSWERING_DAYS * DAY_MS) },
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
