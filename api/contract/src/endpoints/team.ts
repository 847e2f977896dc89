import { z } from "zod";
import { Email, GivenPassword, NewPassword, Otp, PERSON_NAMES, SessionProfile } from "../account.ts";
import { CHANGE, READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { Message } from "../message.ts";
import { COLLEAGUE_SEATS, MAX_CHOSEN_JOBS, SEATS } from "../team.ts";
import { Id } from "../values.ts";
import { LinkToken, NewSession, tokenExtra } from "./auth.ts";

const TeamMember = z
  .object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    seat: z.enum(SEATS),
    /** The jobs that they see, in no order; null for all. */
    job_ids: z.array(z.int()).nullable(),
    is_you: z.boolean(),
    /** Whether the account is deactivated. */
    is_away: z.boolean(),
  })
  .meta({ id: "TeamMember" });
export type TeamMember = z.infer<typeof TeamMember>;

const TeamInvitation = z
  .object({
    id: z.int(),
    email: z.string(),
    seat: z.enum(COLLEAGUE_SEATS),
    /** The jobs that they will see; null for all. */
    job_ids: z.array(z.int()).nullable(),
    sent_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    is_expired: z.boolean(),
  })
  .meta({ id: "TeamInvitation" });
export type TeamInvitation = z.infer<typeof TeamInvitation>;

const Team = z
  .object({
    /** The owner first, then by name. */
    members: z.array(TeamMember),
    /** Who has not answered yet; only the owner is told. */
    invitations: z.array(TeamInvitation),
  })
  .meta({ id: "Team" });
export type Team = z.infer<typeof Team>;

/** What the holder of an invitation's link is told before they accept. */
const InvitationToTeam = z
  .object({
    company_name: z.string(),
    /** Who invited them; empty if that account is gone. */
    invited_by: z.string(),
    email: z.string(),
    seat: z.enum(COLLEAGUE_SEATS),
    expires_at: z.iso.datetime(),
    /** Whether there is an employer's account with this address: it joins by signing in. */
    has_account: z.boolean(),
    /** Why this address cannot join, for a person; null if it can. */
    problem: Message.nullable(),
    /** The name of the empty company that is deleted by joining; null if nothing is. */
    replaces: z.string().nullable(),
  })
  .meta({ id: "InvitationToTeam" });
export type InvitationToTeam = z.infer<typeof InvitationToTeam>;

const changing = { audience: "employer", seat: "owner", cost: CHANGE, data: Team } as const;
const inviting = { ...changing, cost: { ...CHANGE, codes: 1 } } as const;
/** Null for all jobs of the company; an empty list for none of them yet. */
const jobIds = z
  .array(Id)
  .max(MAX_CHOSEN_JOBS, `At most ${MAX_CHOSEN_JOBS.toLocaleString("en-US")} jobs can be chosen.`)
  .nullable();
const seat = z.enum(COLLEAGUE_SEATS, "Please choose a role.");

/** Who acts for a company, and what each may do there. */
export const teamEndpoints = {
  "GET employer/team": {
    summary: "The company's team, and for its owner who was invited to it.",
    audience: "employer",
    cost: READ,
    data: Team,
    errors: ["conflict"],
  },
  "POST employer/team/invite": {
    summary: "Invites somebody to the team, by a mail with a link that is good for seven days.",
    ...inviting,
    body: z.object({ email: Email, seat, job_ids: jobIds.default(null) }),
    errors: ["not_found", "conflict"],
  },
  "POST employer/team/resend": {
    summary: "Sends an invitation again, with a new link for another seven days. The link before it ends.",
    ...inviting,
    body: z.object({ id: Id }),
    errors: ["not_found", "conflict"],
  },
  "POST employer/team/revoke": {
    summary: "Takes an invitation back: its link ends.",
    ...changing,
    body: z.object({ id: Id }),
    errors: ["not_found", "conflict"],
  },
  "POST employer/team/change-seat": {
    summary: "Gives a colleague another role, from their next request on.",
    ...changing,
    body: z.object({ id: Id, seat }),
    errors: ["not_found", "conflict"],
  },
  "POST employer/team/change-access": {
    summary: "Limits a colleague to chosen jobs, from their next request on, or lets them see all again.",
    ...changing,
    body: z.object({ id: Id, job_ids: jobIds }),
    errors: ["not_found", "conflict"],
  },
  "POST employer/team/remove": {
    summary: "Takes a colleague out of the team. Their sessions end at once; what they did stays.",
    ...changing,
    body: z.object({ id: Id }),
    errors: ["not_found", "conflict"],
  },
  "POST employer/team/transfer": {
    summary:
      "Makes a colleague the owner, and oneself a recruiter. Requires the password, or a code sent by email if there is none.",
    ...changing,
    body: z.object({ id: Id, password: GivenPassword.optional(), otp: Otp.optional() }),
    errors: ["not_found", "conflict"],
  },
  "POST employer/team/leave": {
    summary: "Leaves the team. All one's sessions end; what one did stays.",
    audience: "employer",
    seat: "viewer",
    cost: CHANGE,
    body: z.object({}),
    data: z.null(),
    errors: ["conflict"],
  },
  "POST employer/team/accept": {
    summary: "Joins a team by the link of an invitation to the address of this account.",
    audience: "employer",
    seat: "viewer",
    cost: { ...CHANGE, code_tries: 1 },
    body: z.object({ link: LinkToken }),
    data: SessionProfile,
    errors: ["gone", "conflict"],
  },
  "POST auth/team-invitation": {
    summary: "What an invitation is about, for whoever holds its link.",
    audience: "public",
    cost: { ...READ, code_tries: 1 },
    body: z.object({ link: LinkToken }),
    data: InvitationToTeam,
    errors: ["gone", "forbidden"],
  },
  "POST auth/registerColleague": {
    summary:
      "Creates an employer account in the team that the link of an invitation leads to, and signs in. The link proves the address.",
    audience: "public",
    cost: { ...CHANGE, registrations: 1 },
    body: z.object({ link: LinkToken, password: NewPassword, ...PERSON_NAMES }),
    data: NewSession,
    extras: tokenExtra,
    errors: ["gone", "conflict", "forbidden"],
  },
} as const satisfies Record<string, Endpoint>;
