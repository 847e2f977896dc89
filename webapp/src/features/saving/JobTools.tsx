import type { JobDetail } from "@jobmap/contract";
import { type ComponentType, type ReactNode, useState } from "react";
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
      {opener("Compare with a resume", () => import("../gap/Gap.tsx"))}
      <Button
        variant="bare"
        size="sm"
        onClick={() =>
          void runChunk("Dismissing jobs", loadSaving, ({ setDismissed }) => setDismissed(job, !isDismissed))
        }
      >
        {isDismissed ? "Undo not interested" : "Not interested"}
      </Button>
      {opener("Report this job", () => import("./ReportDialog.tsx"), <FlagIcon size="sm" />)}
      {Open && <Open job={job} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
