import { JobRow, type JobRowProps } from "../../ui/index.ts";
import { pressSave } from "./marks.ts";
import { useMarks } from "./marks-store.ts";

/** A job's row with its heart. Each row subscribes separately, so that saving a job re-renders one row. */
export function SavableRow(props: Omit<JobRowProps, "saved" | "onSavedChange">) {
  const saved = useMarks((marks) => marks.saved.has(props.job.id));
  return <JobRow {...props} saved={saved} onSavedChange={pressSave} />;
}
