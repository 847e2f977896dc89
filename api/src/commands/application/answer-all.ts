import { Op, QueryTypes, type Transaction } from "sequelize";
import { applicationLifecycle, OPEN_APPLICATIONS } from "../../lifecycles/application.ts";
import { take } from "../../lifecycles/lifecycle.ts";
import { Application, Company, type Job } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { type NoticeToSend, notifyAll } from "../notify.ts";

/**
 * What closing a listing owes to people, in the transaction that closes it: everybody whose application is open gets an answer,
 * everybody who saved the job is told. Thousands of applications take a handful of statements.
 */
export async function answerAll(services: Services, job: Job, transaction: Transaction): Promise<void> {
  const company = await Company.findByPk(job.companyId, { transaction, rejectOnEmpty: true });
  const about = { job: job.title, company: company.name };
  const applications = await endOpen(services, job, transaction);
  const answers = applications.map(
    ({ id, candidateId }): NoticeToSend => ({
      accountId: candidateId,
      notice: {
        type: "job_over",
        values: { ...about, reason: job.closeReason ?? "EXPIRED", applicationId: id },
      },
      dedupeKey: `application:${id}:over`,
    }),
  );
  const news = (await findSavers(services, job.id, transaction)).map(
    (accountId): NoticeToSend => ({
      accountId,
      notice: { type: "saved_job_over", values: { ...about, jobId: job.id } },
      dedupeKey: `job:${job.id}:over`,
    }),
  );
  await notifyAll(services, transaction, [...answers, ...news]);
}

/** Ends every open application of a listing and gives those it ended. */
async function endOpen(
  { database, now }: Services,
  job: Job,
  transaction: Transaction,
): Promise<Application[]> {
  const open = await Application.findAll({
    where: { jobId: job.id, status: { [Op.in]: [...OPEN_APPLICATIONS] } },
    attributes: ["id", "candidateId", "status"],
    transaction,
    lock: true,
  });
  if (open.length === 0) return [];
  for (const status of new Set(open.map((application) => application.status)))
    take(applicationLifecycle, status, "job_closed", "system", { rejected_lately: false });
  const ids = open.map(({ id }) => id);
  const at = now();
  await database.query(
    `INSERT INTO application_events (application_id, actor, from_status, to_status, created_at)
     SELECT id, 'system', status, 'JOB_CLOSED', ? FROM applications WHERE id IN (?)`,
    { replacements: [at, ids], type: QueryTypes.INSERT, transaction },
  );
  await database.query("UPDATE applications SET status = 'JOB_CLOSED', updated_at = ? WHERE id IN (?)", {
    replacements: [at, ids],
    type: QueryTypes.UPDATE,
    transaction,
  });
  return open;
}

/** Accounts that saved a job without applying for it. */
async function findSavers(
  { database }: Services,
  jobId: number,
  transaction: Transaction,
): Promise<number[]> {
  const rows = await database.query<{ account_id: number }>(
    `SELECT s.account_id FROM saved_jobs s
     LEFT JOIN applications a ON a.job_id = s.job_id AND a.candidate_id = s.account_id
     WHERE s.job_id = ? AND a.id IS NULL`,
    { replacements: [jobId], type: QueryTypes.SELECT, transaction },
  );
  return rows.map(({ account_id }) => account_id);
}
