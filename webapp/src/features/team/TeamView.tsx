import { useQuery } from "@tanstack/react-query";
import { t } from "#text";
import { useSeatAtLeast } from "../../lib/seat.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { ErrorState, Page, PageSection, TextSkeleton } from "../../ui/index.ts";
import { NeedsCompany } from "../company-profile/NeedsCompany.tsx";
import { InvitationList } from "./InvitationList.tsx";
import { InviteForm } from "./InviteForm.tsx";
import { LeaveTeam } from "./LeaveTeam.tsx";
import { MemberList } from "./MemberList.tsx";
import { OwnAccess } from "./OwnAccess.tsx";

const teamQuery = endpointQuery("GET employer/team", {});

/** `/employer/team`: who acts for the company, and what each may do. */
export function TeamView() {
  return (
    <Page
      title={t`Team`}
      lead={t`Everyone who works for your company on Jobmap, each with a sign-in of their own.`}
    >
      <NeedsCompany>
        <Team />
      </NeedsCompany>
    </Page>
  );
}

/** The parts of the page below its heading. */
export function Team() {
  const team = useQuery(teamQuery);
  const isOwner = useSeatAtLeast("owner");
  const { data } = team;
  if (team.isLoadingError)
    return (
      <ErrorState title={t`Your team did not load.`} onRetry={() => void team.refetch()}>
        {team.error.message}
      </ErrorState>
    );
  if (data === undefined) return <TextSkeleton lines={6} />;
  const isLimited = data.members.some(({ is_you, job_ids }) => is_you && job_ids !== null);
  return (
    <>
      <MemberList members={data.members} canChange={isOwner} />
      {isOwner ? (
        <PageSection
          title={t`Invite a colleague`}
          hint={t`They get a mail with a link that is good for seven days, and choose a password of their own.`}
        >
          <InviteForm />
          {data.invitations.length > 0 && <InvitationList invitations={data.invitations} />}
        </PageSection>
      ) : (
        <>
          {isLimited && <OwnAccess />}
          <LeaveTeam />
        </>
      )}
    </>
  );
}
