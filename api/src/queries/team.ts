import type { Team } from "@jobmap/contract";
import { type ColleagueSeat, SEATS } from "@jobmap/contract/team";
import { QueryTypes } from "sequelize";
import { Account } from "../models/index.ts";
import { can } from "../policies/can.ts";
import type { Employer } from "../policies/employer.ts";
import type { Services } from "../services.ts";

interface InvitationRow {
  id: number;
  email: string;
  seat: ColleagueSeat;
  created_at: Date;
  expires_at: Date;
}

/** A company's team as one of its members sees it: the owner first, then by name. */
export async function findTeam({ database, now }: Services, actor: Employer): Promise<Team> {
  const { id: ownId, companyId } = actor;
  const members = await Account.findAll({
    where: { companyId },
    attributes: ["id", "firstName", "lastName", "email", "seat", "deactivatedAt"],
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
        "SELECT id, email, seat, created_at, expires_at FROM team_invitations WHERE company_id = ? ORDER BY email",
        { replacements: [companyId], type: QueryTypes.SELECT },
      )
    : [];
  return {
    members: inOrder.map(({ id, firstName, lastName, email, seat, deactivatedAt }) => ({
      id,
      first_name: firstName,
      last_name: lastName,
      email,
      seat,
      is_you: id === ownId,
      is_away: deactivatedAt !== null,
    })),
    invitations: invitations.map(({ id, email, seat, created_at, expires_at }) => ({
      id,
      email,
      seat,
      sent_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
      is_expired: expires_at <= now(),
    })),
  };
}
