import type { JobSummary } from "@jobmap/contract";
import { type MouseEvent, memo } from "react";
import { setExplore, useExplore } from "../../../lib/explore-store.ts";
import { jobPath } from "../../../lib/paths.ts";
import { SavableRow } from "../../saving/SavableRow.tsx";
import { isPostedAfter } from "../state/is-posted-after.ts";

export interface JobListProps {
  jobs: readonly JobSummary[];
  label: string;
  now: number;
  selected: number | null;
  opened: ReadonlySet<number>;
  /** Jobs posted later than this are marked as new to this reader; ms since 1970. */
  newSince: number | undefined;
  onOpen: (job: JobSummary, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The jobs as list rows. Highlighting a row highlights its pin. */
export function JobList({ jobs, label, now, selected, opened, newSince, onOpen }: JobListProps) {
  return (
    <ol aria-label={label}>
      {jobs.map((job) => (
        <Line
          key={job.id}
          job={job}
          now={now}
          selected={job.id === selected}
          opened={opened.has(job.id)}
          isNew={isPostedAfter(job, newSince)}
          onOpen={onOpen}
        />
      ))}
    </ol>
  );
}

interface LineProps extends Pick<JobListProps, "now" | "onOpen"> {
  job: JobSummary;
  selected: boolean;
  opened: boolean;
  isNew: boolean;
}

/** Each row subscribes to its own highlight state: moving the pointer over pins re-renders two rows, never the list. */
const Line = memo(function Line({ job, ...row }: LineProps) {
  const highlighted = useExplore((store) => store.highlighted === job.id);
  return (
    <li data-job={job.id}>
      <SavableRow
        {...row}
        job={job}
        to={jobPath(job.id)}
        headingLevel={2}
        highlighted={highlighted}
        onHighlightChange={light}
      />
    </li>
  );
});

function light(job: JobSummary, on: boolean): void {
  setExplore(({ highlighted }) => ({
    highlighted: on ? job.id : highlighted === job.id ? null : highlighted,
  }));
}
