import type { Transaction } from "sequelize";
import type { Account } from "../../models/index.ts";
import { noteSecurity } from "../../security/events.ts";
import type { Services } from "../../services.ts";
import { endSessions, type WhichSessions } from "../end-sessions.ts";
import { queueMail } from "../queue-mail.ts";

/** Stores the hash of an account's new password, ends its sessions and notifies its owner by mail. */
export async function setPassword(
  services: Services,
  transaction: Transaction,
  account: Account,
  passwordHash: string,
  end: WhichSessions,
): Promise<void> {
  await account.update({ passwordHash }, { transaction });
  await endSessions(services, transaction, account.id, end);
  await queueMail(services, transaction, {
    template: "password-changed",
    to: account.email,
    language: account.language,
    values: { at: services.now().toISOString(), role: account.role },
  });
  transaction.afterCommit(() => noteSecurity(services, { event: "password_set", account_id: account.id }));
}
