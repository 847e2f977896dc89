import type { JobDetail } from "@jobmap/contract";
import { type ComponentType, type ReactNode, useState } from "react";
import { t } from "#text";
import { runChunk } from "../../lib/load-chunk.ts";
import { Button, FlagIcon } from "../../ui/index.ts";
import styles from "./JobTools.module.css";
import { loadSaving } from "./marks.ts";
import { useMarks } from "./marks-store.ts";

type Tool = ComponentType<{ job: JobDetail; onClose: () => void }>;

/** A candidate's other actions on a job: compare it with a resume, dismiss it, or report a problem with it. */
export function JobTools({ job }: { job: JobDetail }) {
  const isDismissed = useMarks((marks) => marks.dismissed.has(job.id));
  const [Open, setOpen] = useState<Tool>();
  /** A button that opens what its chunk has. */
  const opener = (name: string, load: () => Promise<{ default: Tool }>, icon?: ReactNode) => (
    <Button
      variant="bare"
      size="sm"
      icon={icon}
      onClick={() => void runChunk(name, load, ({ default: Part }) => setOpen(() => Part))}
    >
      {name}
    </Button>
  );
  return (
    <div className={styles["tools"]}>
      {opener(t`Compare with a resume`, () => import("../gap/Gap.tsx"))}
      <Button
        variant="bare"
        size="sm"
        onClick={() =>
          void runChunk(t`Dismissing jobs`, loadSaving, ({ setDismissed }) => setDismissed(job, !isDismissed))
        }
      >
        {isDismissed ? t`Undo not interested` : t`Not interested`}
      </Button>
      {opener(t`Report this job`, () => import("./ReportDialog.tsx"), <FlagIcon size="sm" />)}
      {Open && <Open job={job} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
