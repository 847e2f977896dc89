import type { JobSummary } from "@jobmap/contract";
import type { ReactNode, Ref } from "react";
import { t } from "#text";
import { ErrorState, TextSkeleton } from "../../../ui/index.ts";
import { JobRead } from "../../job/JobRead.tsx";
import { useReadJob } from "./use-read-job.ts";

export interface ReadingBodyProps {
  id: number;
  /** The job as the list has it: its title is there at once. */
  listed: JobSummary | undefined;
  reasons: readonly string[];
  now: number;
  apply: Ref<HTMLDivElement>;
  onShowOnMap: () => void;
  /** Draws the title where the panel does not. */
  onTitle?: (title: string) => ReactNode;
}

/** The whole text of a job, what stands for it while it loads, or why it does not. */
export function ReadingBody({ id, listed, onTitle, ...rest }: ReadingBodyProps) {
  const read = useReadJob(id);
  const title = read.status === "ready" ? read.job.title : listed?.title;
  return (
    <>
      {onTitle?.(title ?? (read.status === "gone" ? t`This job is no longer listed` : t`Loading the job`))}
      {read.status === "ready" && <JobRead key={id} job={read.job} company={read.company} {...rest} />}
      {read.status === "loading" && <TextSkeleton lines={12} />}
      {read.status === "gone" && <p>{t`It was filled, withdrawn, or expired.`}</p>}
      {read.status === "failed" && (
        <ErrorState title={t`The job did not load`} headingLevel={3} onRetry={read.retry} />
      )}
    </>
  );
}
