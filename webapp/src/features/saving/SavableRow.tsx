import { JobRow, type JobRowProps } from "../../ui/index.ts";
import { pressSave } from "./marks.ts";
import { useMarks } from "./marks-store.ts";

/** A job's row with its heart. Each watches for itself, so that saving one renders one. */
export function SavableRow(props: Omit<JobRowProps, "saved" | "onSavedChange">) {
  const saved = useMarks((marks) => marks.saved.has(props.job.id));
  return <JobRow {...props} saved={saved} onSavedChange={pressSave} />;
}
