import type { Transaction } from "sequelize";
import type { Account } from "../../models/index.ts";
import type { Services } from "../../services.ts";

const numberIn = (name: "jobId" | "applicationId") =>
  `CAST(JSON_UNQUOTE(JSON_EXTRACT(n.notice_values, '$.${name}')) AS UNSIGNED)`;

/**
 * Takes back what somebody was told of jobs that they no longer see: notifications, and what waits to be mailed or pushed.
 * @param jobs those that they see; null for all
 */
export async function forgetNews(
  { database }: Pick<Services, "database">,
  { id, email }: Pick<Account, "id" | "email">,
  jobs: readonly number[] | null,
  transaction: Transaction,
): Promise<void> {
  if (jobs === null) return;
  const seen = jobs.length === 0 ? "FALSE" : "about.job_id IN (:jobs)";
  const run = (sql: string) => database.query(sql, { replacements: { id, email, jobs }, transaction });
  await run(
    `DELETE FROM notifications WHERE account_id = :id AND id IN (SELECT about.id FROM (
       SELECT n.id, COALESCE(${numberIn("jobId")}, a.job_id) AS job_id FROM notifications n
       LEFT JOIN applications a ON a.id = ${numberIn("applicationId")}
       WHERE n.account_id = :id
         AND (JSON_EXTRACT(n.notice_values, '$.jobId') IS NOT NULL OR JSON_EXTRACT(n.notice_values, '$.applicationId') IS NOT NULL)
     ) about WHERE about.job_id IS NULL OR NOT (${seen}))`,
  );
  // Which job a finished mail is about can no longer be told; what it says stands in the notifications that are left.
  await run(
    "DELETE FROM mails WHERE recipient = :email AND status = 'QUEUED' AND template IN ('notice', 'digest', 'interview')",
  );
}
