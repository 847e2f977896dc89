import { ButtonLink, EmptyState } from "../../ui/index.ts";

/** @param isAll whether nothing is saved at all, or nothing in the folder that is shown */
export function NothingSaved({ isAll }: { isAll: boolean }) {
  if (!isAll)
    return <EmptyState title="Nothing in here yet.">Drag a job here, or move it by its menu.</EmptyState>;
  return (
    <EmptyState title="No saved jobs yet." action={<ButtonLink to="/jobmap">Open the job map</ButtonLink>}>
      The heart on any job keeps it here.
    </EmptyState>
  );
}
