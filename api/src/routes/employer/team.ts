import { preferredLanguage } from "@jobmap/contract/languages";
import type { Words } from "@jobmap/contract/words";
import { changeAccess } from "../../commands/team/change-access.ts";
import { findInvitation, joiningOf } from "../../commands/team/invitation.ts";
import { invite, resendInvitation, revokeInvitation } from "../../commands/team/invite.ts";
import { joinTeam, registerColleague } from "../../commands/team/join.ts";
import { changeSeat, leaveTeam, removeMember, transferOwnership } from "../../commands/team/members.ts";
import { notFound } from "../../errors/api-error.ts";
import { deviceName } from "../../http/device.ts";
import { reply, route } from "../../http/dispatch.ts";
import { Account, Company } from "../../models/index.ts";
import { employerOf } from "../../policies/employer.ts";
import type { SessionContext } from "../../policies/session.ts";
import { presentSessionProfile } from "../../presenters/account.ts";
import { getAccount } from "../../queries/accounts.ts";
import { findTeam } from "../../queries/team.ts";
import type { Services } from "../../services.ts";
import { signedIn } from "../auth/signed-in.ts";

export const getTeam = route("GET employer/team", (_, { services, session }) =>
  findTeam(services, employerOf(session)),
);

/** The team after a change of it. */
const changed = async (services: Services, session: SessionContext, message: string) =>
  reply(await findTeam(services, employerOf(session)), { message });

export const postInvite = route("POST employer/team/invite", async ({ body }, { services, session }) => {
  const { email, seat, job_ids: jobs } = body;
  await invite(services, employerOf(session), { email, seat, jobs });
  return await changed(services, session, "The invitation is on its way" satisfies Words);
});

export const postResend = route("POST employer/team/resend", async ({ body }, { services, session }) => {
  await resendInvitation(services, employerOf(session), body.id);
  return await changed(services, session, "The invitation is on its way again" satisfies Words);
});

export const postRevoke = route("POST employer/team/revoke", async ({ body }, { services, session }) => {
  await revokeInvitation(services, employerOf(session), body.id);
  return await changed(services, session, "The invitation is taken back" satisfies Words);
});

export const postSeat = route("POST employer/team/change-seat", async ({ body }, { services, session }) => {
  await changeSeat(services, employerOf(session), body);
  return await changed(services, session, "The role is changed" satisfies Words);
});

export const postAccess = route(
  "POST employer/team/change-access",
  async ({ body }, { services, session }) => {
    await changeAccess(services, employerOf(session), { id: body.id, jobs: body.job_ids });
    return await changed(services, session, "The access is changed" satisfies Words);
  },
);

export const postRemove = route("POST employer/team/remove", async ({ body }, { services, session }) => {
  await removeMember(services, employerOf(session), body.id);
  return await changed(services, session, "Your colleague is no longer in the team" satisfies Words);
});

export const postTransfer = route("POST employer/team/transfer", async ({ body }, { services, session }) => {
  const { id, password, otp } = body;
  const account = employerOf(session);
  await transferOwnership(services, { ...session, account }, { id, password, otp });
  // Whoever gave the company away is a recruiter from now on.
  const team = await findTeam(services, { ...account, seat: "recruiter" });
  return reply(team, { message: "The company has a new owner" });
});

export const postLeave = route("POST employer/team/leave", async (_, { services, session }) => {
  await leaveTeam(services, employerOf(session));
  return reply(null, { message: "You have left the team" });
});

export const postAccept = route("POST employer/team/accept", async ({ body }, { services, session }) => {
  await joinTeam(services, session.account.id, body.link);
  return reply(presentSessionProfile(await getAccount(session)), { message: "Welcome to the team" });
});

export const postInvitation = route("POST auth/team-invitation", async ({ body }, { services }) => {
  const invitation = await findInvitation(services, body.link);
  const [company, inviter, account] = await Promise.all([
    Company.findByPk(invitation.companyId, { attributes: ["name"] }),
    invitation.invitedBy === null ? null : Account.findByPk(invitation.invitedBy),
    Account.findOne({ where: { email: invitation.email } }),
  ]);
  if (!company) throw notFound("Company not found.");
  const joining = account && (await joiningOf(services, account, invitation));
  return {
    company_name: company.name,
    invited_by: inviter ? `${inviter.firstName} ${inviter.lastName}`.trim() : "",
    email: invitation.email,
    seat: invitation.seat,
    expires_at: invitation.expiresAt.toISOString(),
    has_account: account !== null,
    problem: joining?.problem ?? null,
    replaces: joining?.replaces?.name ?? null,
  };
});

export const postColleague = route("POST auth/registerColleague", async ({ body }, context) => {
  const { services, header } = context;
  const begun = await registerColleague(services, {
    link: body.link,
    password: body.password,
    firstName: body.first_name,
    lastName: body.last_name,
    device: deviceName(header("user-agent")),
    language: preferredLanguage(header("accept-language")),
  });
  return signedIn(context, begun, { isNew: true, message: "Welcome to the team.", by: "password" });
});
