import { t } from "#text";
import { ButtonLink, EmptyState } from "../../ui/index.ts";

interface NothingSavedProps {
  /** Whether nothing is saved at all, as opposed to nothing in the current folder. */
  isAll: boolean;
  /** How to put a job into a folder. */
  hint: string;
}

export function NothingSaved({ isAll, hint }: NothingSavedProps) {
  if (!isAll) return <EmptyState title={t`This folder is empty.`}>{hint}</EmptyState>;
  return (
    <EmptyState
      title={t`No saved jobs yet.`}
      action={<ButtonLink to="/jobmap">{t`Open the job map`}</ButtonLink>}
    >{t`Select the heart on any job to save it.`}</EmptyState>
  );
}
