import { QueryTypes } from "sequelize";
import { retried } from "../../import/write/retry.ts";
import { Account } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { endSessions } from "../end-sessions.ts";
import { queueMail } from "../queue-mail.ts";

/**
 * Erases an account with everything that hangs on it: its rows go by the database's own references, an employer's company and
 * listings with it, its files by the sweeper. All or nothing. With `overSince`, only if it was deactivated before then.
 * Returns whether there was such an account.
 */
export async function eraseAccount(
  services: Services,
  accountId: number,
  { overSince }: { overSince?: Date } = {},
): Promise<boolean> {
  const { database, now } = services;
  return retried(() =>
    database.transaction(async (transaction) => {
      const account = await Account.findByPk(accountId, { transaction, lock: true });
      if (!account) return false;
      // Its owner may have come back since somebody looked.
      if (overSince && (account.deactivatedAt === null || account.deactivatedAt > overSince)) return false;
      const run = (sql: string, replacements: unknown[]) =>
        database.query(sql, { replacements, transaction });
      await endSessions(services, transaction, account.id, "all");
      await run("UPDATE files SET status = 'DOOMED' WHERE account_id = ?", [account.id]);
      await run("DELETE FROM one_time_passwords WHERE email = ?", [account.email]);
      await run("DELETE FROM mails WHERE recipient = ?", [account.email]);
      if (account.companyId !== null) {
        const jobs = await database.query<{ id: number }>(
          "SELECT id FROM jobs WHERE company_id = ? FOR UPDATE",
          {
            replacements: [account.companyId],
            type: QueryTypes.SELECT,
            transaction,
          },
        );
        // The map index of every process hears of it as of any other change.
        if (jobs.length > 0)
          await run("INSERT INTO job_changes (job_id) VALUES ?", [jobs.map(({ id }) => [id])]);
        await run("DELETE FROM jobs WHERE company_id = ?", [account.companyId]);
      }
      await account.destroy({ transaction });
      if (account.companyId !== null) await run("DELETE FROM companies WHERE id = ?", [account.companyId]);
      await queueMail(services, transaction, {
        template: "account-erased",
        to: account.email,
        values: { at: now().toISOString() },
      });
      return true;
    }),
  );
}
