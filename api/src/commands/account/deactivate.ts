import { retried } from "../../errors/retried.ts";
import { Account } from "../../models/index.ts";
import { noteSecurity } from "../../security/events.ts";
import type { Services } from "../../services.ts";
import { endSessions } from "../end-sessions.ts";
import { queueMail } from "../queue-mail.ts";
import { lockOwnCompany } from "./own-company.ts";
import { REACTIVATION_WINDOW } from "./reactivate.ts";

/**
 * Hides an account and signs it out everywhere. A company is hidden with its owner, and the housekeeper pauses its listings.
 * Signing in within 30 days brings the account back; after that it is erased.
 * @throws ApiError `conflict` for the owner of a team with colleagues
 */
export async function deactivate(services: Services, accountId: number): Promise<void> {
  const { database, now, signals } = services;
  await retried(() =>
    database.transaction(async (transaction) => {
      const account = await Account.findByPk(accountId, { transaction, lock: true, rejectOnEmpty: true });
      if (account.deactivatedAt) return;
      const at = now();
      const company = await lockOwnCompany({ database }, account, transaction);
      await account.update(
        { deactivatedAt: at, companyWasShown: company ? company.showProfile : null },
        { transaction },
      );
      if (company) await company.update({ showProfile: false }, { transaction });
      await endSessions(services, transaction, account.id, "all");
      await queueMail(services, transaction, {
        template: "account-deactivated",
        to: account.email,
        language: account.language,
        values: { until: new Date(at.getTime() + REACTIVATION_WINDOW).toISOString(), role: account.role },
      });
      transaction.afterCommit(() => {
        noteSecurity(services, { event: "account_deactivated", account_id: accountId });
        signals.send("chores");
      });
    }),
  );
}
