import type { InvitationToTeam } from "@jobmap/contract";
import { useEffect, useState } from "react";
import { call } from "../../lib/api.ts";
import { useLinkKey } from "../../lib/use-link-key.ts";
import { ButtonLink, ErrorState, TextSkeleton } from "../../ui/index.ts";
import { AuthPage } from "../account/AuthPage.tsx";
import type { AuthPageData } from "../account/load-page.ts";
import { JoinAsNew } from "./JoinAsNew.tsx";
import { JoinWithAccount } from "./JoinWithAccount.tsx";
import { SEAT_WORDS } from "./seat-words.ts";

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
      setFailure(error instanceof Error ? error.message : "Something went wrong. Try again."),
    );
  }, [link, turn]);
  if (link === null)
    return (
      <AuthPage title="Join a team" lead="Open the link in the email that invited you." chart={page.chart}>
        <ButtonLink to="/employer-login" variant="line">
          Employer sign-in
        </ButtonLink>
      </AuthPage>
    );
  if (failure !== undefined)
    return (
      <AuthPage title="Join a team" lead="This invitation cannot be opened." chart={page.chart}>
        <ErrorState title="The invitation did not open." onRetry={() => setTurn(turn + 1)}>
          {failure}
        </ErrorState>
      </AuthPage>
    );
  if (link === undefined || invitation === undefined)
    return (
      <AuthPage title="Join a team" lead="One moment." chart={page.chart}>
        <TextSkeleton lines={5} />
      </AuthPage>
    );
  return (
    <AuthPage title={`Join ${invitation.company_name}`} lead={leadOf(invitation)} chart={page.chart}>
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

function leadOf({ invited_by, company_name, seat }: InvitationToTeam): string {
  const who = invited_by === "" ? "You are invited" : `${invited_by} invites you`;
  const { name, may } = SEAT_WORDS[seat];
  return `${who} to the team of ${company_name}. A ${name.toLowerCase()} ${may.charAt(0).toLowerCase()}${may.slice(1)}`;
}
