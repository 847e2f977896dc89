import { useQuery } from "@tanstack/react-query";
import { t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { ErrorState, PageSection, TextSkeleton } from "../../ui/index.ts";
import { jobName } from "./job-name.ts";
import styles from "./Team.module.css";

const jobsQuery = endpointQuery("GET employer/job/get-all-job-list", {});

/** Tells somebody who is limited to chosen jobs which these are. */
export function OwnAccess() {
  return (
    <PageSection
      title={t`What you see`}
      hint={t`The owner of your company has chosen jobs for you. You see these with their applicants, and whatever you post yourself; other jobs, and what concerns all of them, you do not see.`}
    >
      <OwnJobs />
    </PageSection>
  );
}

function OwnJobs() {
  const jobs = useQuery(jobsQuery);
  if (jobs.isLoadingError)
    return (
      <ErrorState title={t`Your jobs did not load.`} onRetry={() => void jobs.refetch()}>
        {jobs.error.message}
      </ErrorState>
    );
  if (jobs.data === undefined) return <TextSkeleton lines={2} />;
  if (jobs.data.length === 0) return <p>{t`No jobs yet. Ask the owner of your company to choose some.`}</p>;
  return (
    <ul className={styles["jobs"]} aria-label={t`Jobs that you see`}>
      {jobs.data.map((job) => (
        <li key={job.id}>
          <bdi>{jobName(job)}</bdi>
        </li>
      ))}
    </ul>
  );
}
