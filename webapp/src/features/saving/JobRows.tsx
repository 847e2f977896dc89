import type { JobSummary } from "@jobmap/contract";
import { jobPath } from "../../lib/paths.ts";
import styles from "./JobRows.module.css";
import { useFetchedMarks } from "./marks.ts";
import { SavableRow } from "./SavableRow.tsx";

interface JobRowsProps {
  jobs: readonly JobSummary[];
  /** The render time of the page, in ms. */
  now: number;
  /** Accessible name of the list. */
  label: string;
  headingLevel?: 2 | 3;
  /** All jobs belong to the employer whose page this is. */
  amongItsOwn?: boolean;
}

/** Jobs as rows of a list. */
export function JobRows({ jobs, now, label, headingLevel = 2, amongItsOwn }: JobRowsProps) {
  useFetchedMarks();
  return (
    <ul className={styles["rows"]} aria-label={label}>
      {jobs.map((job) => (
        <li key={job.id}>
          <SavableRow
            job={job}
            to={jobPath(job.id)}
            now={now}
            headingLevel={headingLevel}
            amongItsOwn={amongItsOwn}
          />
        </li>
      ))}
    </ul>
  );
}
