import type { JobDetail } from "@jobmap/contract";
import { Heading, Pay } from "../../ui/index.ts";
import { JobText } from "../job/JobText.tsx";
import { whereText } from "../job/where.ts";
import styles from "./PostJob.module.css";

/** The listing with everything that candidates will read. */
export function JobPreview({ job, now }: { job: JobDetail; now: number }) {
  return (
    <article className={styles["preview"]}>
      <Heading level={3} size="2xl">
        {job.title}
      </Heading>
      <p>
        {job.company.name}, {whereText(job)}
      </p>
      <p>
        <Pay pay={job.base_salary} />
      </p>
      <JobText job={job} now={now} level={4} />
    </article>
  );
}
