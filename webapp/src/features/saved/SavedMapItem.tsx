import type { JobSummary, SavedJob } from "@jobmap/contract";
import { memo } from "react";
import { jobPath } from "../../lib/paths.ts";
import { Badge, JobRow } from "../../ui/index.ts";
import styles from "./SavedMap.module.css";
import { savedPins, unplacedText } from "./saved-pins.ts";

interface SavedMapItemProps {
  saved: SavedJob;
  /** Name of the job's folder. */
  folder: string | undefined;
  now: number;
  highlighted: boolean;
  selected: boolean;
  onHighlightChange: (job: JobSummary, on: boolean) => void;
}

/** The row of a saved job beside the map, or the reason it has no pin. */
export const SavedMapItem = memo(function SavedMapItem({ saved, folder, ...row }: SavedMapItemProps) {
  const { job, is_open, note } = saved;
  const isPlaced = savedPins(saved).length > 0;
  return (
    <li className={styles["job"]} data-job={job.id}>
      <JobRow {...row} job={job} to={jobPath(job.id)} closed={!is_open} headingLevel={2} />
      {(!isPlaced || folder !== undefined) && (
        <p className={styles["badges"]}>
          {!isPlaced && <Badge>{unplacedText(saved)}</Badge>}
          {folder !== undefined && <Badge>{folder}</Badge>}
        </p>
      )}
      {note !== "" && <p className={styles["note"]}>{note}</p>}
    </li>
  );
});
