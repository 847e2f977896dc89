import type { ColleagueSeat } from "@jobmap/contract/team";
import type { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import type { Account } from "../../models/index.ts";
import { can } from "../../policies/can.ts";
import type { Employer } from "../../policies/employer.ts";
import type { SessionContext } from "../../policies/session.ts";
import { getAccount } from "../../queries/accounts.ts";
import { actorOf } from "../../security/actors.ts";
import { noteSecurity } from "../../security/events.ts";
import type { Services } from "../../services.ts";
import { confirmOwner, type Proof } from "../account/own-password.ts";
import { endSessions } from "../end-sessions.ts";
import { queueMail } from "../queue-mail.ts";
import { setChosenJobs } from "./change-access.ts";
import { asOwner, colleagueIn, lockTeam } from "./lock-team.ts";

const OWNER_STAYS = "A company always has one owner. Transfer the ownership to a colleague first.";

/** @throws ApiError `not_found`, `conflict` for the owner's own seat */
export function changeSeat(
  services: Services,
  actor: Employer,
  { id, seat }: { id: number; seat: ColleagueSeat },
): Promise<void> {
  return asOwner(services, actor, async (team, transaction) => {
    const member = colleagueIn(team, id);
    if (member.id === team.owner.id) throw new ApiError("conflict", OWNER_STAYS);
    await member.update({ seat }, { transaction });
  });
}

/** Takes a colleague out of the team, signs them out everywhere, and tells them by mail. @throws ApiError `not_found`, `conflict` for the owner */
export function removeMember(services: Services, actor: Employer, id: number): Promise<void> {
  return asOwner(services, actor, async (team, transaction) => {
    const member = colleagueIn(team, id);
    if (member.id === team.owner.id) throw new ApiError("conflict", OWNER_STAYS);
    await takeOut(services, member, transaction);
    await queueMail(services, transaction, {
      template: "team-removed",
      to: member.email,
      language: member.language,
      values: { company: team.company.name, at: services.now().toISOString() },
    });
  });
}

/** @throws ApiError `conflict` for the owner */
export async function leaveTeam(services: Services, { id, companyId }: Employer): Promise<void> {
  await retried(() =>
    services.database.transaction(async (transaction) => {
      const member = colleagueIn(await lockTeam(companyId, transaction), id);
      const actor = await actorOf(services.database, member, transaction);
      if (can(actor, "company.own", { companyId })) throw new ApiError("conflict", OWNER_STAYS);
      await takeOut(services, member, transaction);
    }),
  );
}

/** What they wrote and did stays with their name; what they were told of the company's applicants goes. */
async function takeOut(services: Services, member: Account, transaction: Transaction): Promise<void> {
  await setChosenJobs(services, member, null, transaction);
  // An account without a team may found its own company.
  await member.update({ companyId: null, seat: "owner", username: null }, { transaction });
  for (const table of ["notifications", "applicant_views", "thread_reads"])
    await services.database.query(`DELETE FROM ${table} WHERE account_id = ?`, {
      replacements: [member.id],
      transaction,
    });
  await services.database.query(
    "DELETE FROM mails WHERE recipient = ? AND status = 'QUEUED' AND template IN ('notice', 'digest', 'interview')",
    { replacements: [member.email], transaction },
  );
  await endSessions(services, transaction, member.id, "all");
  transaction.afterCommit(() => noteSecurity(services, { event: "team_left", account_id: member.id }));
}

/**
 * Makes a colleague the owner and the owner a recruiter, after the owner has confirmed who they are.
 * @throws ApiError `invalid_input` or `too_many_requests` under `password` or `otp`, `not_found`, `conflict` for somebody who cannot own
 */
export async function transferOwnership(
  services: Services,
  session: SessionContext & { readonly account: Employer },
  { id, ...proof }: { id: number } & Proof,
): Promise<void> {
  await confirmOwner(services, session, await getAccount(session), proof, "password");
  await asOwner(services, session.account, async (team, transaction) => {
    const { company, owner } = team;
    const next = colleagueIn(team, id);
    if (next.id === owner.id) throw new ApiError("conflict", "You own this company already.");
    if (next.deactivatedAt) throw new ApiError("conflict", "This colleague’s account is deactivated.");
    // In this order: a company has one owner, and its username one account.
    await owner.update({ seat: "recruiter", username: null }, { transaction });
    await next.update({ seat: "owner", username: company.username }, { transaction });
    await setChosenJobs(services, next, null, transaction);
    await services.database.query("UPDATE subscriptions SET account_id = ? WHERE live_company_id = ?", {
      replacements: [next.id, company.id],
      transaction,
    });
    transaction.afterCommit(() =>
      noteSecurity(services, { event: "ownership_transferred", account_id: owner.id, to: next.id }),
    );
  });
}
