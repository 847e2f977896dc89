import { HOUR_MS } from "@jobmap/contract/limits";
import { QueryTypes } from "sequelize";
import { SESSION_IDLE_MS, SESSION_MAX_MS } from "../../policies/session.ts";
import type { Services } from "../../services.ts";
import { eachDue } from "../each-due.ts";
import { moveJob } from "../employer/move-job.ts";
import { eraseAccount } from "./erase.ts";
import { REACTIVATION_WINDOW } from "./reactivate.ts";

/**
 * Listings of deactivated employers leave the map by the same transition, with the same history, as when an employer pauses
 * them.
 */
export function pauseListings(services: Services): Promise<void> {
  return forEach<{ id: number; company_id: number; account_id: number }>(
    services,
    `SELECT j.id, j.company_id, a.id AS account_id FROM accounts a JOIN jobs j ON j.company_id = a.company_id
     WHERE a.seat = 'owner' AND a.deactivated_at IS NOT NULL AND j.status = 'PUBLISHED' AND j.id > ? ORDER BY j.id`,
    [],
    async ({ id, company_id, account_id }) => {
      const owner = { role: "employer", seat: "owner", jobs: "all" } as const;
      const actor = { ...owner, id: account_id, companyId: company_id };
      await moveJob(services, { id, actor, action: "pause" });
    },
  );
}

/** Erases accounts whose owners did not come back in time. */
export function eraseOverdue(services: Services): Promise<void> {
  const overSince = new Date(services.now().getTime() - REACTIVATION_WINDOW);
  return forEach<{ id: number }>(
    services,
    "SELECT id FROM accounts WHERE id > ? AND deactivated_at <= ? ORDER BY id",
    [overSince],
    async ({ id }) => {
      await eraseAccount(services, id, { overSince });
    },
  );
}

/** Calls a function for each row, ascending by id; the query's first value is the last id handled. */
function forEach<T extends { id: number }>(
  { database, log }: Services,
  sql: string,
  values: readonly unknown[],
  work: (row: T) => Promise<void>,
): Promise<void> {
  return eachDue<T>(
    (after, limit) =>
      database.query<T>(`${sql} LIMIT ?`, {
        replacements: [after, ...values, limit],
        type: QueryTypes.SELECT,
      }),
    work,
    (error, { id }) => log.error({ err: error, id }, "an account is skipped until the next run"),
  );
}

/** Deletes sessions and one-time passwords that are no longer valid. Sockets of those sessions close. */
export async function forgetOver({ database, now, signals }: Services): Promise<void> {
  const at = now().getTime();
  const before = (milliseconds: number) => new Date(at - milliseconds);
  const over = await database.query<{ id: number }>(
    "SELECT id FROM sessions WHERE last_used_at <= ? OR created_at <= ? LIMIT 10000",
    { replacements: [before(SESSION_IDLE_MS), before(SESSION_MAX_MS)], type: QueryTypes.SELECT },
  );
  if (over.length > 0) {
    const ids = over.map(({ id }) => id);
    await database.query("INSERT IGNORE INTO session_ends (session_id) VALUES ?", {
      replacements: [ids.map((id) => [id])],
    });
    await database.query("DELETE FROM sessions WHERE id IN (?)", { replacements: [ids] });
    signals.send("session_ends");
  }
  await database.query(
    `DELETE FROM one_time_passwords WHERE link_expires_at <= :hour AND (proof_expires_at IS NULL OR proof_expires_at <= :hour)
     LIMIT 10000`,
    { replacements: { hour: before(HOUR_MS) } },
  );
  await database.query("DELETE FROM session_ends WHERE ended_at < NOW(3) - INTERVAL 1 HOUR LIMIT 10000");
}
