import { Button, ButtonLink, EmptyState } from "../../ui/index.ts";
import { isFiltered } from "./list-query.ts";
import type { ShownApplicants } from "./use-applicants-search.ts";

/** Nobody: because of the filters, or because nobody has applied. */
export function NoApplicants({ shown: { state, show } }: { shown: ShownApplicants }) {
  if (isFiltered(state))
    return (
      <EmptyState
        title="No application is like that."
        action={
          <Button variant="line" onClick={() => show({ job: "", rating: "", search: "", stage: "all" })}>
            Show all
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title="Nobody has applied yet."
      action={<ButtonLink to="/employer/jobs">Your jobs</ButtonLink>}
    >
      Applications stand here the moment they are sent, and you get a notice.
    </EmptyState>
  );
}
