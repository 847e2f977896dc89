import type { JobBatchChange } from "@jobmap/contract";
import type { SelectedJobs } from "./use-job-selection.ts";

/** What a dialog about the chosen jobs needs. */
export interface ManyDialogProps {
  selected: SelectedJobs;
  onStart: (change: JobBatchChange) => Promise<void>;
  onClose: () => void;
}
