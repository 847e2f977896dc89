import type { Team } from "@jobmap/contract";
import { type ColleagueSeat, SEATS } from "@jobmap/contract/team";
import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { Account } from "../models/index.ts";
import { can } from "../policies/can.ts";
import type { Employer } from "../policies/employer.ts";
import { findChosenJobs } from "../security/actors.ts";
import type { Services } from "../services.ts";

interface InvitationRow {
  id: number;
  email: string;
  seat: ColleagueSeat;
  has_chosen_jobs: number;
  created_at: Date;
  expires_at: Date;
}

/** A company's team as one of its members sees it: the owner first, then by name. */
export async function findTeam({ database, now }: Services, actor: Employer): Promise<Team> {
  const { id: ownId, companyId } = actor;
  const members = await Account.findAll({
    where: { companyId },
    attributes: ["id", "firstName", "lastName", "email", "seat", "hasChosenJobs", "deactivatedAt"],
  });
  const rank = ({ seat }: Account) => (SEATS.indexOf(seat) === SEATS.length - 1 ? 0 : 1);
  const inOrder = members.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      a.firstName.localeCompare(b.firstName, "en") ||
      a.lastName.localeCompare(b.lastName, "en") ||
      a.id - b.id,
  );
  const invitations = can(actor, "company.own", { companyId })
    ? await database.query<InvitationRow>(
        "SELECT id, email, seat, has_chosen_jobs, created_at, expires_at FROM team_invitations WHERE company_id = ? ORDER BY email",
        { replacements: [companyId], type: QueryTypes.SELECT },
      )
    : [];
  const chosen = await findChosenJobs(
    database,
    members.filter(({ hasChosenJobs }) => hasChosenJobs).map(({ id }) => id),
  );
  const invited = await findInvitedJobs(
    database,
    invitations.map(({ id }) => id),
  );
  return {
    members: inOrder.map(({ id, firstName, lastName, email, seat, hasChosenJobs, deactivatedAt }) => ({
      id,
      first_name: firstName,
      last_name: lastName,
      email,
      seat,
      job_ids: hasChosenJobs ? chosen(id) : null,
      is_you: id === ownId,
      is_away: deactivatedAt !== null,
    })),
    invitations: invitations.map(({ id, email, seat, has_chosen_jobs, created_at, expires_at }) => ({
      id,
      email,
      seat,
      job_ids: Number(has_chosen_jobs) === 1 ? invited(id) : null,
      sent_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
      is_expired: expires_at <= now(),
    })),
  };
}

/** The jobs of invitations that are limited to some; by invitation. */
export async function findInvitedJobs(
  database: Sequelize,
  invitationIds: readonly number[],
  transaction: Transaction | null = null,
): Promise<(invitationId: number) => number[]> {
  if (invitationIds.length === 0) return () => [];
  const rows = await database.query<{ invitation_id: number; job_id: number }>(
    "SELECT invitation_id, job_id FROM team_invitation_jobs WHERE invitation_id IN (?) ORDER BY job_id",
    { replacements: [invitationIds], type: QueryTypes.SELECT, transaction },
  );
  const byInvitation = Map.groupBy(rows, ({ invitation_id }) => invitation_id);
  return (id) => (byInvitation.get(id) ?? []).map(({ job_id }) => job_id);
}
