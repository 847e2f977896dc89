import type { Transaction } from "sequelize";
import type { Actor } from "../../policies/can.ts";
import { findTalked } from "../../queries/thread.ts";
import type { Services } from "../../services.ts";

/** Notes that an account has read the messages about an application up to one. @throws ApiError `not_found` */
export async function readThread(
  services: Services,
  actor: Actor,
  { applicationId, upTo }: { applicationId: number; upTo: number },
): Promise<void> {
  await findTalked(actor, applicationId);
  await services.database.transaction((transaction) =>
    markThreadRead(services, { applicationId, accountId: actor.id, upTo }, transaction),
  );
}

/** Never beyond the latest message, and never back. The bell's entries about these messages count as read too. */
export async function markThreadRead(
  { database, now }: Pick<Services, "database" | "now">,
  { applicationId, accountId, upTo }: { applicationId: number; accountId: number; upTo: number },
  transaction: Transaction,
): Promise<void> {
  await database.query(
    `INSERT INTO thread_reads (application_id, account_id, message_id)
     SELECT :application, :account, MAX(id) FROM thread_messages WHERE application_id = :application AND id <= :upTo
     HAVING MAX(id) IS NOT NULL
     ON DUPLICATE KEY UPDATE message_id = GREATEST(message_id, VALUES(message_id))`,
    { replacements: { application: applicationId, account: accountId, upTo }, transaction },
  );
  await database.query(
    "UPDATE notifications SET read_at = ? WHERE account_id = ? AND read_at IS NULL AND dedupe_key LIKE ?",
    { replacements: [now(), accountId, `thread:${applicationId}:%`], transaction },
  );
}
