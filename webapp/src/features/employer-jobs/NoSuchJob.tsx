import { ButtonLink, EmptyState } from "../../ui/index.ts";

/** Instead of a listing whose address leads nowhere. */
export function NoSuchJob({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  return (
    <EmptyState
      headingLevel={headingLevel}
      title="There is no such job among yours."
      action={<ButtonLink to="/employer/jobs">Your jobs</ButtonLink>}
    >
      The address is not quite right, or the job belongs to another account.
    </EmptyState>
  );
}
