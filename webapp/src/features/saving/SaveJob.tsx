import { t } from "#text";
import { Button, type ButtonProps, HeartIcon, SaveButton, VisuallyHidden } from "../../ui/index.ts";
import { pressSave, useFetchedMarks } from "./marks.ts";
import { type MarkedJob, useMarks } from "./marks-store.ts";

/** Saving as a labeled button. */
export function SaveJob({ job, ...look }: { job: MarkedJob } & Pick<ButtonProps, "block" | "size">) {
  useFetchedMarks();
  const saved = useMarks((marks) => marks.saved.has(job.id));
  return (
    <Button
      {...look}
      variant="line"
      icon={<HeartIcon filled={saved} />}
      onClick={() => pressSave(job, !saved)}
    >
      {saved ? t`Saved` : t`Save`}
      {saved && <VisuallyHidden>{t`. Remove from saved jobs`}</VisuallyHidden>}
    </Button>
  );
}

/** The same as a heart icon, where there is no room for a label. */
export function SaveHeart({ job }: { job: MarkedJob }) {
  useFetchedMarks();
  const saved = useMarks((marks) => marks.saved.has(job.id));
  return <SaveButton subject={job.title} saved={saved} onSavedChange={(next) => pressSave(job, next)} />;
}
