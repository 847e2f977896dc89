import { Op, QueryTypes, type Transaction } from "sequelize";
import { retried } from "../../errors/retried.ts";
import { applicationLifecycle, OPEN_APPLICATIONS } from "../../lifecycles/application.ts";
import { take } from "../../lifecycles/lifecycle.ts";
import { Application, Company, Job } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { endInterviews } from "../interview/end-interviews.ts";
import { type NotificationToSend, notifyAll } from "../notify.ts";

/** Recipients per transaction: few enough that neither a request nor another listing has to wait for them. */
const BATCH_SIZE = 200;

/**
 * Notifies people that a listing is closed, in the transaction that closes it: every open application gets an answer, everyone
 * who saved the job a notification. Handles the first batch at once; if more remain, it marks the listing and {@link answerOwed}
 * handles them.
 */
export async function answerAll(services: Services, job: Job, transaction: Transaction): Promise<void> {
  if (await answerSome(services, job, transaction)) return;
  await services.database.query("INSERT IGNORE INTO owed_answers (job_id) VALUES (?)", {
    replacements: [job.id],
    transaction,
  });
  transaction.afterCommit(() => services.signals.send("chores"));
}

/** Sends the answers that closed listings still owe. A failure with one listing is logged and does not block the others. */
export async function answerOwed(services: Services): Promise<void> {
  const owed = await services.database.query<{ job_id: number }>(
    "SELECT job_id FROM owed_answers ORDER BY job_id",
    { type: QueryTypes.SELECT },
  );
  for (const { job_id } of owed)
    await answerRest(services, job_id).catch((error: unknown) =>
      services.log.error({ err: error, job: job_id }, "answers are delayed until the next run"),
    );
}

/**
 * Sends what one listing still owes, in batches of one transaction each. If interrupted, it continues with those who have no
 * answer.
 */
export async function answerRest(services: Services, jobId: number): Promise<void> {
  const { database } = services;
  const some = () =>
    database.transaction(async (transaction) => {
      const owed = await database.query("SELECT job_id FROM owed_answers WHERE job_id = ? FOR UPDATE", {
        replacements: [jobId],
        type: QueryTypes.SELECT,
        transaction,
      });
      const job = owed.length > 0 && (await Job.findByPk(jobId, { transaction }));
      if (!job) return true;
      if (!(await answerSome(services, job, transaction))) return false;
      await database.query("DELETE FROM owed_answers WHERE job_id = ?", {
        replacements: [jobId],
        transaction,
      });
      return true;
    });
  while (!(await retried(some)));
}

/** @returns whether these were the last */
async function answerSome(services: Services, job: Job, transaction: Transaction): Promise<boolean> {
  const company = await Company.findByPk(job.companyId, { transaction, rejectOnEmpty: true });
  const about = { job: job.title, company: company.name };
  const applications = await endOpen(services, job, transaction);
  const answers = applications.map(
    ({ id, candidateId }): NotificationToSend => ({
      accountId: candidateId,
      notification: {
        type: "job_over",
        values: { ...about, reason: job.closeReason ?? "EXPIRED", applicationId: id },
      },
      dedupeKey: `application:${id}:over`,
    }),
  );
  const dedupeKey = `job:${job.id}:over`;
  const savers = await findSavers(services, job.id, dedupeKey, BATCH_SIZE - answers.length, transaction);
  const news = savers.map(
    (accountId): NotificationToSend => ({
      accountId,
      notification: { type: "saved_job_over", values: { ...about, jobId: job.id } },
      dedupeKey,
    }),
  );
  await notifyAll(services, transaction, [...answers, ...news]);
  return answers.length + news.length < BATCH_SIZE;
}

/** Ends open applications of a listing, at most {@link BATCH_SIZE}, and returns them. */
async function endOpen(services: Services, job: Job, transaction: Transaction): Promise<Application[]> {
  const { database, now } = services;
  const open = await Application.findAll({
    where: { jobId: job.id, status: { [Op.in]: [...OPEN_APPLICATIONS] } },
    attributes: ["id", "candidateId", "status"],
    // In index order, so that rows beyond the limit are neither read nor locked.
    order: [
      ["status", "ASC"],
      ["createdAt", "ASC"],
    ],
    limit: BATCH_SIZE,
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
  await endInterviews(services, ids, transaction);
  return open;
}

/** Accounts that saved a job, have not applied for it and have no notification with this key yet, up to a limit. */
async function findSavers(
  { database }: Services,
  jobId: number,
  dedupeKey: string,
  most: number,
  transaction: Transaction,
): Promise<number[]> {
  const rows = await database.query<{ account_id: number }>(
    `SELECT s.account_id FROM saved_jobs s
     LEFT JOIN applications a ON a.job_id = s.job_id AND a.candidate_id = s.account_id
     LEFT JOIN notifications n ON n.account_id = s.account_id AND n.dedupe_key = ?
     WHERE s.job_id = ? AND a.id IS NULL AND n.id IS NULL LIMIT ?`,
    { replacements: [dedupeKey, jobId, most], type: QueryTypes.SELECT, transaction },
  );
  return rows.map(({ account_id }) => account_id);
}
