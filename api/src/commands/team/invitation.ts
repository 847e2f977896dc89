import type { ColleagueSeat } from "@jobmap/contract/team";
import { QueryTypes, type Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { type Account, Company } from "../../models/index.ts";
import { can } from "../../policies/can.ts";
import { findInvitedJobs } from "../../queries/team.ts";
import { actorOf } from "../../security/actors.ts";
import { hashToken } from "../../security/tokens.ts";
import type { Services } from "../../services.ts";
import type { ChosenJobs } from "./change-access.ts";

/** An invitation that is still good, with the company whose owner can be joined. */
export interface Invitation {
  readonly id: number;
  readonly companyId: number;
  readonly email: string;
  readonly seat: ColleagueSeat;
  /** Which jobs they will see; null for all. */
  readonly jobs: ChosenJobs;
  readonly invitedBy: number | null;
  readonly expiresAt: Date;
}

interface Row {
  id: number;
  company_id: number;
  email: string;
  seat: ColleagueSeat;
  has_chosen_jobs: number;
  invited_by: number | null;
  expires_at: Date;
}

/** @throws ApiError `gone` for a link that has ended, was taken back or used, or whose company is deactivated */
export async function findInvitation(
  { database, now }: Pick<Services, "database" | "now">,
  link: string,
  transaction: Transaction | null = null,
): Promise<Invitation> {
  const [row] = await database.query<Row>(
    `SELECT i.* FROM team_invitations i
     JOIN accounts a ON a.company_id = i.company_id AND a.seat = 'owner' AND a.deactivated_at IS NULL
     WHERE i.token_hash = ? AND i.expires_at > ?`,
    { replacements: [hashToken(link), now()], type: QueryTypes.SELECT, transaction },
  );
  if (!row) throw new ApiError("gone", "This invitation has ended or was taken back. Ask for a new one.");
  const { id, company_id: companyId, email, seat, invited_by: invitedBy, expires_at: expiresAt } = row;
  const jobs =
    Number(row.has_chosen_jobs) === 1 ? (await findInvitedJobs(database, [id], transaction))(id) : null;
  return { id, companyId, email, seat, jobs, invitedBy, expiresAt };
}

/** What joining means for an existing account: why it cannot, or the empty company of its own that it gives up. */
export interface Joining {
  readonly problem: string | null;
  readonly replaces: Company | null;
}

/** @param account the one with the invited address */
export async function joiningOf(
  services: Pick<Services, "database">,
  account: Account,
  invitation: Invitation,
  transaction: Transaction | null = null,
): Promise<Joining> {
  const { companyId } = account;
  const refused = (problem: string): Joining => ({ problem, replaces: null });
  const actor = await actorOf(services.database, account, transaction);
  if (!can(actor, "endpoint.ask", { role: "employer" }))
    return refused(
      "This address belongs to a job seeker’s account. Ask for an invitation at another address, where you register as an employer.",
    );
  if (companyId === null) return { problem: null, replaces: null };
  if (companyId === invitation.companyId) return refused("You are in this team already.");
  const company = await Company.findByPk(companyId, { transaction });
  if (!can(actor, "company.own", { companyId }))
    return refused(
      `You are in the team of ${company ? `“${company.name}”` : "another company"}. Leave it first.`,
    );
  if (company && (await isEmpty(services, company, transaction))) return { problem: null, replaces: company };
  return refused(
    `Your account owns ${company ? `“${company.name}”` : "another company"}, which has jobs, payments, colleagues or a profile. Ask for an invitation at another address, or delete that company’s account first.`,
  );
}

/** Tables with what people have entered or paid for a company. */
const HOLDING = [
  "jobs",
  "payments",
  "company_gallery",
  "bulk_uploads",
  "job_feeds",
  "company_cultures",
  "reply_templates",
  "team_invitations",
];

/** Whether a company is nothing but a name. */
async function isEmpty(
  { database }: Pick<Services, "database">,
  company: Company,
  transaction: Transaction | null,
): Promise<boolean> {
  if (company.description || company.tagline || company.website || company.logo || company.socialLinks)
    return false;
  const held = HOLDING.map((table) => `EXISTS (SELECT 1 FROM ${table} WHERE company_id = :id)`).join(" OR ");
  const [row] = await database.query<{ kept: number; members: number }>(
    `SELECT ${held} AS kept, (SELECT COUNT(*) FROM accounts WHERE company_id = :id) AS members`,
    { replacements: { id: company.id }, type: QueryTypes.SELECT, transaction },
  );
  return Number(row?.kept) === 0 && Number(row?.members) === 1;
}
