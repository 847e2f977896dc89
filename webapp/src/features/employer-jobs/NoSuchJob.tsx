import { t } from "#text";
import { ButtonLink, EmptyState } from "../../ui/index.ts";

/** Shown instead of a listing when the address matches none. */
export function NoSuchJob({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={t`Job not found`}
      action={<ButtonLink to="/employer/jobs">{t`Your jobs`}</ButtonLink>}
    >{t`The link may be wrong, or the job belongs to another account.`}</EmptyState>
  );
}
