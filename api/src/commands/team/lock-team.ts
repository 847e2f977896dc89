import { SEAT_REFUSALS } from "@jobmap/contract/team";
import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { ApiError, notFound } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import { Account, Company } from "../../models/index.ts";
import { can } from "../../policies/can.ts";
import type { Employer } from "../../policies/employer.ts";
import { actorOf } from "../../security/actors.ts";
import type { Services } from "../../services.ts";

/** A team that nobody else changes meanwhile. */
export interface LockedTeam {
  readonly company: Company;
  readonly members: readonly Account[];
}

/** Locks a company and reads its team. Whoever changes a team does this first, so that they do it one after the other. */
export async function lockTeam(companyId: number, transaction: Transaction): Promise<LockedTeam> {
  const company = await Company.findByPk(companyId, { transaction, lock: true });
  if (!company) throw notFound("Company not found.");
  const members = await Account.findAll({
    where: { companyId },
    order: [["id", "ASC"]],
    transaction,
    lock: true,
  });
  return { company, members };
}

/**
 * Changes a team as its owner, who must still own it once the lock is held.
 * @throws ApiError `forbidden` otherwise
 */
export function asOwner<T>(
  { database }: Pick<Services, "database">,
  actor: Employer,
  work: (team: LockedTeam & { readonly owner: Account }, transaction: Transaction) => Promise<T>,
): Promise<T> {
  return retried(() =>
    database.transaction(async (transaction) => {
      const team = await lockTeam(actor.companyId, transaction);
      const owner = team.members.find(({ id }) => id === actor.id);
      if (!owner || !can(await actorOf(database, owner, transaction), "company.own", actor))
        throw new ApiError("forbidden", SEAT_REFUSALS.owner);
      return await work({ ...team, owner }, transaction);
    }),
  );
}

/** @throws ApiError `not_found` for somebody who is not in the team */
export function colleagueIn({ members }: LockedTeam, id: number): Account {
  const member = members.find((each) => each.id === id);
  if (!member) throw notFound("Colleague not found.");
  return member;
}

/** How many people were invited and have not answered in time or at all. */
export async function countInvitations(
  database: Sequelize,
  companyId: number,
  transaction: Transaction,
): Promise<number> {
  const [row] = await database.query<{ invited: number }>(
    "SELECT COUNT(*) AS invited FROM team_invitations WHERE company_id = ?",
    { replacements: [companyId], type: QueryTypes.SELECT, transaction },
  );
  return Number(row?.invited ?? 0);
}
