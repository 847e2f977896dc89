import { QueryTypes, Transaction } from "sequelize";
import { jobLine } from "../../alerts/job-line.ts";
import { parametersOf, searchPath } from "../../alerts/search.ts";
import { retried } from "../../errors/retried.ts";
import { JobAlert } from "../../models/index.ts";
import { OPEN } from "../../queries/index-rows.ts";
import type { Services } from "../../services.ts";
import { findJobSummaries } from "../../views/job-summaries.ts";
import { eachDue } from "../each-due.ts";
import { notify } from "../notify.ts";

/** Jobs shown in one mail; the others are only counted. */
const MAX_SHOWN_JOBS = 10;

/** Sends every job that is due, alert by alert. An alert that fails is logged and retried later; the others are sent regardless. */
export async function sendAlerts(services: Services): Promise<void> {
  await eachDue(
    (after, limit) => findDue(services, after, limit),
    ({ id }) => retried(() => sendAlert(services, id)),
    (error, { id }) => services.log.error({ err: error, alert: id }, "an alert was not sent; retrying"),
  );
}

/** Alerts with a job that is due and that their candidate can see now. */
function findDue({ database, now }: Services, after: number, limit: number): Promise<{ id: number }[]> {
  const at = now();
  return database.query<{ id: number }>(
    `SELECT DISTINCT l.id FROM job_alert_matches m
     JOIN job_alerts l ON l.id = m.alert_id JOIN accounts a ON a.id = l.account_id JOIN jobs j ON j.id = m.job_id
     LEFT JOIN dismissed_jobs d ON d.account_id = l.account_id AND d.job_id = m.job_id
     WHERE m.due_at <= ? AND l.id > ? AND NOT l.paused AND a.deactivated_at IS NULL AND d.id IS NULL AND ${OPEN}
     ORDER BY l.id LIMIT ?`,
    { replacements: [at, after, at, limit], type: QueryTypes.SELECT },
  );
}

interface DueRow {
  id: number;
  is_open: number;
  is_paused: number;
  is_dismissed: number;
}

/**
 * Queues mail and notification and deletes the matches in one transaction, with the alert's row locked: each job is sent once,
 * even if two workers meet or one dies halfway.
 */
async function sendAlert(services: Services, id: number): Promise<void> {
  const { database, now } = services;
  const isolationLevel = Transaction.ISOLATION_LEVELS.READ_COMMITTED;
  await database.transaction({ isolationLevel }, async (transaction) => {
    const alert = await JobAlert.findByPk(id, { transaction, lock: true });
    if (!alert || alert.paused) return;
    const due = await database.query<DueRow>(
      `SELECT j.id, ${OPEN} AS is_open, j.status = 'PAUSED' AS is_paused, d.id IS NOT NULL AS is_dismissed
       FROM job_alert_matches m JOIN jobs j ON j.id = m.job_id
       LEFT JOIN dismissed_jobs d ON d.account_id = ? AND d.job_id = m.job_id
       WHERE m.alert_id = ? AND m.due_at <= ? ORDER BY j.first_published_at DESC, j.id DESC`,
      { replacements: [now(), alert.accountId, id, now()], type: QueryTypes.SELECT, transaction },
    );
    const done = due.filter(({ is_paused }) => !is_paused).map((row) => row.id);
    if (done.length === 0) return;
    await database.query("DELETE FROM job_alert_matches WHERE alert_id = ? AND job_id IN (?)", {
      replacements: [id, done],
      transaction,
    });
    const told = due.filter(({ is_open, is_dismissed }) => is_open && !is_dismissed).map((row) => row.id);
    if (told.length === 0) return;
    await tell(services, alert, told, transaction);
    await alert.update({ lastSentAt: now() }, { transaction });
  });
}

/** @param ids the newest first */
async function tell(
  services: Services,
  alert: JobAlert,
  ids: readonly number[],
  transaction: Transaction,
): Promise<void> {
  const shown = await findJobSummaries(ids.slice(0, MAX_SHOWN_JOBS), services.now());
  const to = searchPath(parametersOf(alert));
  const values = { alertId: alert.id, alert: alert.name, count: ids.length, to };
  await notify(services, transaction, {
    accountId: alert.accountId,
    notification: {
      type: "job_alert",
      values: {
        alert: alert.name,
        count: ids.length,
        to: ids.length === 1 ? `/job/${ids[0]}` : to,
        job: shown[0]?.title ?? "",
      },
    },
    // A job is sent only once for each alert, so the lowest id identifies the mail.
    dedupeKey: `alert:${alert.id}:${Math.min(...ids)}`,
    mail: ({ unsubscribeKey, language }) => {
      const jobs = shown.map((job) => jobLine(job, services.now(), language));
      return { template: "job-alert", values: { ...values, jobs, unsubscribeKey } };
    },
  });
}

/** Deletes matches that would be due if their jobs had not ended. */
export async function forgetOverMatches({ database, now }: Services): Promise<void> {
  await database.query(
    `DELETE m FROM job_alert_matches m JOIN jobs j ON j.id = m.job_id
     WHERE m.due_at <= ? AND j.status NOT IN ('PUBLISHED', 'PAUSED')`,
    { replacements: [now()] },
  );
}
