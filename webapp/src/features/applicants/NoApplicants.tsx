import { t } from "#text";
import { Button, ButtonLink, EmptyState } from "../../ui/index.ts";
import { isFiltered } from "./list-query.ts";
import { EVERYTHING, type ShownApplicants } from "./use-applicants-search.ts";

/** The empty state: either the filters match no applicants, or there are none yet. */
export function NoApplicants({ shown: { state, show } }: { shown: ShownApplicants }) {
  if (isFiltered(state))
    return (
      <EmptyState
        title={t`No applications match these filters.`}
        action={
          <Button
            variant="line"
            onClick={() => {
              // The button goes, and the focus with it.
              document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();
              show(EVERYTHING);
            }}
          >{t`Show all`}</Button>
        }
      />
    );
  return (
    <EmptyState
      title={t`No applications yet.`}
      action={<ButtonLink to="/employer/jobs">{t`Your jobs`}</ButtonLink>}
    >{t`You'll get a notification when someone applies.`}</EmptyState>
  );
}
