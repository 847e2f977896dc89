import { DAY_MS } from "@jobmap/contract/limits";
import { type ColleagueSeat, INVITATION_DAYS, MAX_TEAM } from "@jobmap/contract/team";
import { QueryTypes, type Transaction } from "sequelize";
import { ApiError, notFound } from "../../errors/api-error.ts";
import { Account, type Company } from "../../models/index.ts";
import type { Employer } from "../../policies/employer.ts";
import { hashToken, newToken } from "../../security/tokens.ts";
import type { Services } from "../../services.ts";
import { queueMail } from "../queue-mail.ts";
import { type ChosenJobs, inviteToJobs, requireOwnJobs } from "./change-access.ts";
import { asOwner, countInvitations } from "./lock-team.ts";

/**
 * Invites an address to a team. There is one invitation of an address to a company.
 * @param jobs those that they will see; null for all
 * @throws ApiError `conflict` under `email` for somebody who is in the team or invited already, or for a team that is full; `not_found` for
 * a job of another company
 */
export function invite(
  services: Services,
  actor: Employer,
  { email, seat, jobs }: { email: string; seat: ColleagueSeat; jobs: ChosenJobs },
): Promise<void> {
  const { database } = services;
  return asOwner(services, actor, async ({ company, members, owner }, transaction) => {
    if (members.some((member) => member.email === email))
      throw refused("This person is in your team already.");
    const [known] = await database.query(
      "SELECT id FROM team_invitations WHERE company_id = ? AND email = ?",
      {
        replacements: [company.id, email],
        type: QueryTypes.SELECT,
        transaction,
      },
    );
    if (known) throw refused("This address is invited already. You can send the invitation again.");
    if (members.length + (await countInvitations(database, company.id, transaction)) >= MAX_TEAM)
      throw refused(`A team has at most ${MAX_TEAM} people, with those who are invited.`);
    await requireOwnJobs(company.id, jobs, transaction);
    const { token, at, until } = newLink(services);
    const [id] = await database.query(
      `INSERT INTO team_invitations (company_id, email, seat, has_chosen_jobs, token_hash, invited_by, created_at, expires_at)
       VALUES (?)`,
      {
        replacements: [[company.id, email, seat, jobs !== null, hashToken(token), owner.id, at, until]],
        type: QueryTypes.INSERT,
        transaction,
      },
    );
    await inviteToJobs(services, id, jobs, transaction);
    await mail(services, { email, seat, token, until, company, owner }, transaction);
  });
}

/** Sends an invitation again with a new link; the one before ends. @throws ApiError `not_found` */
export function resendInvitation(services: Services, actor: Employer, id: number): Promise<void> {
  const { database } = services;
  return asOwner(services, actor, async ({ company, owner }, transaction) => {
    const [invitation] = await database.query<{ email: string; seat: ColleagueSeat }>(
      "SELECT email, seat FROM team_invitations WHERE id = ? AND company_id = ?",
      { replacements: [id, company.id], type: QueryTypes.SELECT, transaction },
    );
    if (!invitation) throw notFound("Invitation not found.");
    const { token, at, until } = newLink(services);
    await database.query(
      "UPDATE team_invitations SET token_hash = ?, invited_by = ?, created_at = ?, expires_at = ? WHERE id = ?",
      { replacements: [hashToken(token), owner.id, at, until, id], type: QueryTypes.UPDATE, transaction },
    );
    await mail(services, { ...invitation, token, until, company, owner }, transaction);
  });
}

/** @throws ApiError `not_found` */
export function revokeInvitation(services: Services, actor: Employer, id: number): Promise<void> {
  return asOwner(services, actor, async ({ company }, transaction) => {
    const deleted = await services.database.query(
      "DELETE FROM team_invitations WHERE id = ? AND company_id = ?",
      { replacements: [id, company.id], type: QueryTypes.BULKDELETE, transaction },
    );
    if (Number(deleted) === 0) throw notFound("Invitation not found.");
  });
}

/** Deletes invitations that nobody has sent again for a month after they ended. */
export async function forgetInvitations({ database, now }: Services): Promise<void> {
  await database.query("DELETE FROM team_invitations WHERE expires_at <= ? LIMIT 10000", {
    replacements: [new Date(now().getTime() - 30 * DAY_MS)],
  });
}

function newLink({ now }: Services): { token: string; at: Date; until: Date } {
  const at = now();
  return { token: newToken(), at, until: new Date(at.getTime() + INVITATION_DAYS * DAY_MS) };
}

interface Invited {
  readonly email: string;
  readonly seat: ColleagueSeat;
  readonly token: string;
  readonly until: Date;
  readonly company: Company;
  readonly owner: Account;
}

/** In the language of the account that has the address, or else of who invites. */
async function mail(
  services: Services,
  { email, seat, token, until, company, owner }: Invited,
  transaction: Transaction,
): Promise<void> {
  const known = await Account.findOne({ where: { email }, attributes: ["language"], transaction });
  await queueMail(services, transaction, {
    template: "team-invitation",
    to: email,
    language: known?.language ?? owner.language,
    values: {
      company: company.name,
      by: `${owner.firstName} ${owner.lastName}`.trim(),
      seat,
      link: token,
      until: until.toISOString(),
    },
    expiresAt: until,
  });
}

function refused(message: string): ApiError {
  return new ApiError("conflict", message, { email: message });
}
