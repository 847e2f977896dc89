import { ButtonLink, EmptyState } from "../../ui/index.ts";

interface NothingSavedProps {
  /** Whether nothing is saved at all, or nothing in the folder that is shown. */
  isAll: boolean;
  /** How a job comes into a folder. */
  hint: string;
}

export function NothingSaved({ isAll, hint }: NothingSavedProps) {
  if (!isAll) return <EmptyState title="This folder is empty.">{hint}</EmptyState>;
  return (
    <EmptyState title="No saved jobs yet." action={<ButtonLink to="/jobmap">Open the job map</ButtonLink>}>
      Select the heart on any job to save it.
    </EmptyState>
  );
}
