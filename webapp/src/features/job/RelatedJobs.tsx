import type { JobSummary } from "@jobmap/contract";
import { jobPath } from "../../lib/paths.ts";
import { Heading, JobRow } from "../../ui/index.ts";
import styles from "./RelatedJobs.module.css";

interface RelatedJobsProps {
  title: string;
  jobs: readonly JobSummary[];
  now: number;
}

export function RelatedJobs({ title, jobs, now }: RelatedJobsProps) {
  if (jobs.length === 0) return null;
  return (
    <section className={styles["related"]} aria-labelledby="related-jobs">
      <Heading level={2} id="related-jobs" className={styles["title"] ?? ""}>
        {title}
      </Heading>
      <ul>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobRow job={job} to={jobPath(job.id)} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
