import { Link } from "react-router";
import { Trans, t } from "#text";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { signInPath } from "../../lib/redirect-path.ts";
import { useSession } from "../../lib/session.ts";
import { isOpenTo } from "../../screens.ts";
import { ButtonLink, Disclosure, Page } from "../../ui/index.ts";
import { Refusal } from "../session/Refusal.tsx";
import { HowItWorks } from "./HowItWorks.tsx";
import { WorkStandIn } from "./WorkStandIn.tsx";

const Work = lazyPart(t`Bulk upload`, () => import("./Work.tsx"), WorkStandIn);

const PATH = "/employer/job/bulk-upload";

/** `/employer/job/bulk-upload`: explains to everybody how a file becomes jobs; employers do it here. */
export function BulkUploadView() {
  const who = useSession(({ profile, former }) => profile ?? former);
  const isEmployer = who?.role === "employer";
  return (
    <Page
      title={t`Bulk upload`}
      lead={t`Bring up to 10,000 jobs in one file. You see every problem before anything is written.`}
      width="board"
      tools={!isEmployer && <ButtonLink to={signInPath("employer", PATH)}>{t`Sign in to upload`}</ButtonLink>}
    >
      {isEmployer && !isOpenTo(PATH, who) ? (
        <Refusal path={PATH} />
      ) : isEmployer ? (
        <>
          <Work />
          <p>
            <Trans>
              Your jobs are in an applicant tracking system or in a feed?{" "}
              <Link to="/employer/job/feeds">Have them read from there</Link>, and stay up to date by
              themselves.
            </Trans>
          </p>
          <Disclosure summary={t`How it works, and what a file can have`}>
            <HowItWorks />
          </Disclosure>
        </>
      ) : (
        <HowItWorks />
      )}
    </Page>
  );
}
