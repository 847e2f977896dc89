import { lazy, Suspense, useState } from "react";
import { Button, FlagIcon } from "../../ui/index.ts";
import styles from "./JobTools.module.css";
import { type MarkedJob, useMarks } from "./marks.ts";

/** A script of its own, for those who report. */
const ReportDialog = lazy(() => import("./ReportDialog.tsx"));

/** What else a candidate can say of a job: that it is not for them, and that something is wrong with it. */
export function JobTools({ job }: { job: MarkedJob }) {
  const isDismissed = useMarks((marks) => marks.dismissed.has(job.id));
  const [isReporting, setReporting] = useState(false);
  const save = () => import("./save.ts");
  return (
    <div className={styles["tools"]}>
      <Button
        variant="bare"
        size="sm"
        onClick={() => void save().then(({ setDismissed }) => setDismissed(job, !isDismissed))}
      >
        {isDismissed ? "Interested after all" : "Not interested"}
      </Button>
      <Button
        variant="bare"
        size="sm"
        icon={<FlagIcon size="sm" />}
        onClick={() =>
          void save()
            .then(({ isCandidate }) => isCandidate("Reporting"))
            .then((isOne) => setReporting(isOne))
        }
      >
        Report this job
      </Button>
      {isReporting && (
        <Suspense>
          <ReportDialog job={job} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
