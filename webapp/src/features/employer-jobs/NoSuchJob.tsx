import { ButtonLink, EmptyState } from "../../ui/index.ts";

/** Instead of a listing whose address leads nowhere. */
export function NoSuchJob({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  return (
    <EmptyState
      headingLevel={headingLevel}
      title="Job not found"
      action={<ButtonLink to="/employer/jobs">Your jobs</ButtonLink>}
    >
      The link may be wrong, or the job belongs to another account.
    </EmptyState>
  );
}
