import type { AlertFrequency, AlertSearch } from "@jobmap/contract";
import { QueryTypes, type Transaction } from "sequelize";
import { DEFAULT_TIME_ZONE, dueAt, isTimeZone } from "../../alerts/due.ts";
import { searchDigest, searchParameters } from "../../alerts/search.ts";
import { ApiError, notFound } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import { Account, JobAlert } from "../../models/index.ts";
import { resolveFilter } from "../../queries/job-filter.ts";
import type { Services } from "../../services.ts";

/** Maximum number of alerts of a candidate. */
export const MAX_ALERTS = 10;

export interface NewAlert {
  readonly accountId: number;
  readonly name: string;
  readonly frequency: AlertFrequency;
  readonly search: AlertSearch;
  readonly timeZone: string | undefined;
}

/**
 * Creates an alert, or updates the one with the same search, so that a repeated request has no further effect.
 * @throws ApiError `invalid_input` for a search without conditions or at an unknown place, `conflict` past {@link MAX_ALERTS}
 */
export async function addAlert(
  services: Services,
  { accountId, name, frequency, search, timeZone }: NewAlert,
): Promise<{ alert: JobAlert; isNew: boolean }> {
  // Resolved once: the meaning of a name must not change from one day to the next.
  const { origin, area } = await resolveFilter(search, services);
  const where = area === undefined ? origin : { location: area, latitude: undefined, longitude: undefined };
  const parameters = searchParameters({ ...search, ...where });
  if (Object.keys(parameters).length === 0) {
    const message = "An alert needs a keyword, a location or a filter.";
    throw new ApiError("invalid_input", message, { search: message });
  }
  const digest = searchDigest(parameters);
  const rhythm = { frequency, timeZone: timeZone && isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE };
  return await retried(() =>
    services.database.transaction(async (transaction) => {
      // Serialized, so that two concurrent requests do not create an eleventh.
      await Account.findByPk(accountId, { attributes: ["id"], transaction, lock: true });
      const same = await JobAlert.findOne({ where: { accountId, digest }, transaction, lock: true });
      if (same) {
        await change(services, same, { name, ...rhythm, paused: false }, transaction);
        return { alert: same, isNew: false };
      }
      if ((await JobAlert.count({ where: { accountId }, transaction })) >= MAX_ALERTS)
        throw new ApiError("conflict", `You can have ${MAX_ALERTS} alerts. Please delete one first.`);
      const alert = await JobAlert.create(
        {
          accountId,
          digest,
          name,
          search: JSON.stringify(parameters),
          ...rhythm,
          paused: false,
          lastSentAt: null,
          createdAt: services.now(),
        },
        { transaction },
      );
      return { alert, isNew: true };
    }),
  );
}

export type AlertChange = {
  readonly [K in "name" | "frequency" | "timeZone" | "paused"]?: JobAlert[K] | undefined;
};

/** @throws ApiError `not_found` for another account's */
export async function changeAlert(
  services: Services,
  { accountId, id }: { accountId: number; id: number },
  what: AlertChange,
): Promise<JobAlert> {
  return await retried(() =>
    services.database.transaction(async (transaction) => {
      const alert = await JobAlert.findOne({ where: { id, accountId }, transaction, lock: true });
      if (!alert) throw notFound("Alert not found.");
      await change(services, alert, what, transaction);
      return alert;
    }),
  );
}

/**
 * Changes an alert. Jobs waiting to be mailed for it are dropped when it is paused or resumed, and are rescheduled when its time
 * changes.
 */
async function change(
  { database, now }: Services,
  alert: JobAlert,
  what: AlertChange,
  transaction: Transaction,
): Promise<void> {
  const before = { paused: alert.paused, frequency: alert.frequency, timeZone: alert.timeZone };
  for (const key of ["name", "frequency", "timeZone", "paused"] as const)
    if (what[key] !== undefined) alert.set(key, what[key]);
  await alert.save({ transaction });
  if (alert.paused !== before.paused)
    await database.query("DELETE FROM job_alert_matches WHERE alert_id = ?", {
      replacements: [alert.id],
      type: QueryTypes.DELETE,
      transaction,
    });
  else if (alert.frequency !== before.frequency || alert.timeZone !== before.timeZone)
    await database.query("UPDATE job_alert_matches SET due_at = ? WHERE alert_id = ?", {
      replacements: [dueAt(alert, now()), alert.id],
      type: QueryTypes.UPDATE,
      transaction,
    });
}

/** @throws ApiError `not_found` for another account's */
export async function removeAlert(accountId: number, id: number): Promise<void> {
  if ((await JobAlert.destroy({ where: { id, accountId } })) === 0) throw notFound("Alert not found.");
}
