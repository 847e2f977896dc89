import type { Language } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import { Account } from "../../models/index.ts";
import { noteSecurity } from "../../security/events.ts";
import type { Services } from "../../services.ts";
import { type Begun, openSession } from "../account/open-session.ts";
import { addressTaken } from "../account/register.ts";
import { setChosenJobs } from "./change-access.ts";
import { findInvitation, type Invitation, joiningOf } from "./invitation.ts";
import { lockTeam } from "./lock-team.ts";

export interface ColleagueRegistration {
  readonly link: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly device: string;
  readonly language: Language;
}

/**
 * Creates an account in the team that an invitation leads to, and signs in. The link was mailed to the address, and proves it.
 * @throws ApiError `gone` for a link that has ended, `conflict` under `email` for an address that has an account
 */
export async function registerColleague(
  services: Services,
  registration: ColleagueRegistration,
): Promise<Begun> {
  const { database, passwords, now } = services;
  const { link, firstName, lastName, device, language } = registration;
  const passwordHash = await passwords.hashChosen(registration.password, "email");
  return retried(() =>
    database.transaction(async (transaction) => {
      const { companyId, email, seat, jobs } = await takeInvitation(services, link, transaction);
      if ((await Account.count({ where: { email }, transaction })) > 0) throw addressTaken();
      const at = now();
      const account = await Account.create(
        {
          role: "employer",
          email,
          emailVerifiedAt: at,
          passwordHash,
          firstName,
          lastName,
          companyId,
          seat,
          language,
          createdAt: at,
        },
        { transaction },
      );
      await setChosenJobs(services, account, jobs, transaction);
      noteJoined(services, account.id, transaction);
      return openSession(services, transaction, account.id, device);
    }),
  );
}

/**
 * Lets an existing account join. An empty company of its own is deleted.
 * @throws ApiError `gone` for a link that has ended, `conflict` for an account that cannot join
 */
export async function joinTeam(services: Services, accountId: number, link: string): Promise<void> {
  await retried(() =>
    services.database.transaction(async (transaction) => {
      const invitation = await takeInvitation(services, link, transaction);
      const account = await Account.findByPk(accountId, { transaction, lock: true, rejectOnEmpty: true });
      if (account.email !== invitation.email)
        throw new ApiError(
          "conflict",
          `This invitation is for ${invitation.email}, and you are signed in as ${account.email}.`,
        );
      const { problem, replaces } = await joiningOf(services, account, invitation, transaction);
      if (problem !== null) throw new ApiError("conflict", problem);
      const { companyId, seat, jobs } = invitation;
      await account.update(
        { companyId, seat, username: null, emailVerifiedAt: services.now() },
        { transaction },
      );
      await replaces?.destroy({ transaction });
      await setChosenJobs(services, account, jobs, transaction);
      noteJoined(services, account.id, transaction);
    }),
  );
}

/** Uses an invitation up while its team is locked: of two who hold the link, one joins. */
async function takeInvitation(
  services: Services,
  link: string,
  transaction: Transaction,
): Promise<Invitation> {
  const { companyId } = await findInvitation(services, link);
  await lockTeam(companyId, transaction);
  const invitation = await findInvitation(services, link, transaction);
  await services.database.query("DELETE FROM team_invitations WHERE id = ?", {
    replacements: [invitation.id],
    transaction,
  });
  return invitation;
}

function noteJoined(services: Services, accountId: number, transaction: Transaction): void {
  transaction.afterCommit(() => noteSecurity(services, { event: "team_joined", account_id: accountId }));
}
