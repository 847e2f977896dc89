import type { InvitationToTeam } from "@jobmap/contract";
import type { ColleagueSeat } from "@jobmap/contract/team";
import { useEffect, useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { failureText } from "../../lib/failures.ts";
import { useLinkKey } from "../../lib/use-link-key.ts";
import { ButtonLink, ErrorState, TextSkeleton } from "../../ui/index.ts";
import { AuthPage } from "../account/AuthPage.tsx";
import type { AuthPageData } from "../account/load-page.ts";
import { JoinAsNew } from "./JoinAsNew.tsx";
import { JoinWithAccount } from "./JoinWithAccount.tsx";

/** `/team-invitation#link=…`, linked from a mail: joins a company's team, with a new account or with the one that has the address. */
export function InvitationView({ page }: { page: AuthPageData }) {
  const link = useLinkKey("jobmap.team-invitation");
  const [invitation, setInvitation] = useState<InvitationToTeam>();
  const [failure, setFailure] = useState<string>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    if (link == null) return;
    setFailure(undefined);
    call("POST auth/team-invitation", { body: { link } }).then(setInvitation, (error: unknown) =>
      setFailure(failureText(error)),
    );
  }, [link, turn]);
  if (link === null)
    return (
      <AuthPage
        title={t`Join a team`}
        lead={t`Open the link in the email that invited you.`}
        chart={page.chart}
      >
        <ButtonLink to="/employer-login" variant="line">{t`Employer sign-in`}</ButtonLink>
      </AuthPage>
    );
  if (failure !== undefined)
    return (
      <AuthPage title={t`Join a team`} lead={t`This invitation cannot be opened.`} chart={page.chart}>
        <ErrorState title={t`The invitation did not open.`} onRetry={() => setTurn(turn + 1)}>
          {failure}
        </ErrorState>
      </AuthPage>
    );
  if (link === undefined || invitation === undefined)
    return (
      <AuthPage title={t`Join a team`} lead={t`One moment.`} chart={page.chart}>
        <TextSkeleton lines={5} />
      </AuthPage>
    );
  const { company_name } = invitation;
  return (
    <AuthPage title={t`Join ${company_name}`} lead={leadOf(invitation)} chart={page.chart}>
      {invitation.problem !== null ? (
        <p role="alert">{invitation.problem}</p>
      ) : invitation.has_account ? (
        <JoinWithAccount link={link} invitation={invitation} providers={page.providers} />
      ) : (
        <JoinAsNew link={link} email={invitation.email} />
      )}
    </AuthPage>
  );
}

/** What a colleague of each role does, after the invitation to become one. */
const DOES: Readonly<Record<ColleagueSeat, string>> = {
  recruiter: t`A recruiter posts and changes jobs, decides about applications, writes to candidates, edits the company profile.`,
  reviewer: t`A reviewer reads jobs and applications, rates candidates and writes notes.`,
  viewer: t`A viewer reads jobs and applications.`,
};

function leadOf({ invited_by, company_name, seat }: InvitationToTeam): string {
  const invites =
    invited_by === ""
      ? t`You are invited to the team of ${company_name}.`
      : t`${invited_by} invites you to the team of ${company_name}.`;
  return `${invites} ${DOES[seat]}`;
}
