import { useState } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { runChunk } from "../../lib/load-chunk.ts";
import { Button, FlagIcon, PartDialog } from "../../ui/index.ts";
import styles from "./JobTools.module.css";
import { loadSaving } from "./marks.ts";
import { type MarkedJob, useMarks } from "./marks-store.ts";

/** Loaded as a separate chunk when the user reports a job. */
const ReportDialog = lazyPart("Report this job", () => import("./ReportDialog.tsx"), PartDialog);

/** A candidate's other actions on a job: dismiss it, or report a problem with it. */
export function JobTools({ job }: { job: MarkedJob }) {
  const isDismissed = useMarks((marks) => marks.dismissed.has(job.id));
  const [isReporting, setReporting] = useState(false);
  return (
    <div className={styles["tools"]}>
      <Button
        variant="bare"
        size="sm"
        onClick={() =>
          void runChunk("Dismissing jobs", loadSaving, ({ setDismissed }) => setDismissed(job, !isDismissed))
        }
      >
        {isDismissed ? "Undo not interested" : "Not interested"}
      </Button>
      <Button
        variant="bare"
        size="sm"
        icon={<FlagIcon size="sm" />}
        onClick={() =>
          void runChunk("Reporting", loadSaving, async ({ isCandidate }) =>
            setReporting(await isCandidate("Reporting")),
          )
        }
      >
        Report this job
      </Button>
      {isReporting && <ReportDialog job={job} onClose={() => setReporting(false)} />}
    </div>
  );
}
