import { QueryTypes } from "sequelize";
import { eraseAccount } from "../commands/account/erase.ts";
import { forgetOutsideSignIns } from "../commands/account/outside-sign-in.ts";
import { forgetOutsideSignIns } from "../commands/account/outside-sign-in.ts";
import { REACTIVATION_WINDOW } from "../commands/account/reactivate.ts";
import { moveJob } from "../commands/employer/move-job.ts";
import {
  askForConfirmation,
  expireListings,
  pauseUnconfirmed,
  tellExpiring,
} from "../commands/employer/tend-listings.ts";
import { sweepFiles } from "../commands/sweep-files.ts";
import { IDLE, LONGEST } from "../queries/sessions.ts";
import type { Services } from "../services.ts";
import type { Chore } from "./housekeeper.ts";

const AT_ONCE = 200;
const HOUR = 3_600_000;

/** What becomes due with time. `services` is asked when a chore runs. */
export function createChores(services: () => Services): readonly Chore[] {
  return [
    { name: "pause listings of deactivated employers", run: () => pauseListings(services()) },
    { name: "end listings whose time is over", run: () => expireListings(services()) },
    { name: "ask whether listings are still open", run: () => askForConfirmation(services()) },
    { name: "pause listings that nobody confirms", run: () => pauseUnconfirmed(services()) },
    { name: "tell which listings end soon", run: () => tellExpiring(services()) },
    { name: "erase accounts", run: () => eraseAccounts(services()) },
    { name: "remove files without a use", run: () => sweepFiles(services()) },
    { name: "forget what is over", run: () => forget(services()) },
    { name: "forget outside sign-ins", run: () => forgetOutsideSignIns(services()) },
    { name: "forget outside sign-ins", run: () => forgetOutsideSignIns(services()) },
  ];
}

/** Listings of employers who are away leave the map by the same transition, with the same history, as by hand. */
async function pauseListings(services: Services): Promise<void> {
  for (;;) {
    const due = await services.database.query<{ id: number; company_id: number; account_id: number }>(
      `SELECT j.id, j.company_id, a.id AS account_id FROM accounts a JOIN jobs j ON j.company_id = a.company_id
       WHERE a.deactivated_at IS NOT NULL AND j.status = 'PUBLISHED' ORDER BY j.id LIMIT ${AT_ONCE}`,
      { type: QueryTypes.SELECT },
    );
    for (const { id, company_id, account_id } of due)
      await moveJob(services, { id, companyId: company_id, accountId: account_id, action: "pause" });
    if (due.length < AT_ONCE) return;
  }
}

/** Accounts whose owners did not come back in time. */
async function eraseAccounts(services: Services): Promise<void> {
  const overSince = new Date(services.now().getTime() - REACTIVATION_WINDOW);
  for (;;) {
    const due = await services.database.query<{ id: number }>(
      `SELECT id FROM accounts WHERE deactivated_at <= ? ORDER BY deactivated_at LIMIT ${AT_ONCE}`,
      { replacements: [overSince], type: QueryTypes.SELECT },
    );
    for (const { id } of due) await eraseAccount(services, id, { overSince });
    if (due.length < AT_ONCE) return;
  }
}

/** Sessions and one-time passwords that nobody can use any more. */
async function forget({ database, now }: Services): Promise<void> {
  const at = now().getTime();
  const remove = (sql: string, ...before: number[]) =>
    database.query(`DELETE FROM ${sql} LIMIT 10000`, { replacements: before.map((time) => new Date(time)) });
  await remove("sessions WHERE last_used_at <= ?", at - IDLE);
  await remove("sessions WHERE created_at <= ?", at - LONGEST);
  await remove(
    "one_time_passwords WHERE expires_at <= ? AND (proof_expires_at IS NULL OR proof_expires_at <= ?)",
    at - HOUR,
    at - HOUR,
  );
  await database.query("DELETE FROM session_ends WHERE ended_at < NOW(3) - INTERVAL 1 HOUR LIMIT 10000");
}
