import { t } from "#text";
import { Button, ButtonLink, EmptyState } from "../../ui/index.ts";
import { NOTHING_IN } from "./job-status.ts";
import { NoSuchJob } from "./NoSuchJob.tsx";
import { isNarrowed, type JobsSearch } from "./use-jobs-search.ts";

interface NoJobsProps {
  state: JobsSearch;
  onShowAll: () => void;
}

/** In place of an empty list: why it is empty, and the way out. */
export function NoJobs({ state, onShowAll }: NoJobsProps) {
  const { job, tab, search, filters, within } = state;
  if (job !== "") return <NoSuchJob />;
  if (isNarrowed(state) || tab !== "all") {
    const isSearchAlone = search !== "" && within === "" && !Object.values(filters).some(Boolean);
    return (
      <EmptyState
        title={
          isSearchAlone
            ? t`No jobs match “${search}”.`
            : isNarrowed(state)
              ? t`No jobs match these filters.`
              : NOTHING_IN[tab]
        }
        action={<Button variant="line" onClick={onShowAll}>{t`Show all your jobs`}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={t`Post your first job in minutes.`}
      action={<ButtonLink to="/employer/post-job">{t`Post a job`}</ButtonLink>}
    >{t`Published jobs appear on the map and in your embeds within two seconds.`}</EmptyState>
  );
}
