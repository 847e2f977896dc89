import { plural, t } from "#text";
import { changed, type ExploreState, LAST_PAGE, PAGE_SIZE } from "../../../lib/explore-state.ts";
import { ButtonLink, classNames, Heading, JobRowsSkeleton, Pagination } from "../../../ui/index.ts";
import { remoteJobsText } from "../results/headline.ts";
import { type ExploreData, elsewhere } from "../results/load.ts";
import { type Show, stateLink } from "../state/use-explore-state.ts";
import type { Visits } from "../state/use-visits.ts";
import { EmptyResults } from "./EmptyResults.tsx";
import { FailedResults } from "./FailedResults.tsx";
import { JobList, type JobListProps } from "./JobList.tsx";
import styles from "./Results.module.css";

const cx = classNames(styles);

interface ResultsProps {
  data: ExploreData;
  /** State of the jobs that are shown. */
  state: ExploreState;
  /** `refining` keeps the jobs visible, dimmed; `searching` shows a skeleton without text. */
  waiting: "refining" | "searching" | null;
  visits: Pick<Visits, "opened" | "newSince">;
  onOpen: JobListProps["onOpen"];
  show: Show;
  onRetry: () => void;
}

/** The list: jobs, or why there are none and what to do about it. */
export function Results({ data, state, waiting, visits, onOpen, show, onRetry }: ResultsProps) {
  const { list, remote, now } = data;
  if (waiting === "searching") return <JobRowsSkeleton rows={8} />;
  if (!list.ok) return <FailedResults failure={list.failure} retrying={waiting !== null} onRetry={onRetry} />;
  const pages = Math.min(LAST_PAGE, Math.ceil(list.total / PAGE_SIZE));
  const row = { now, selected: state.reading ?? state.job, ...visits, onOpen };
  return (
    <div className={cx("results", waiting && "dimmed")} aria-busy={waiting !== null || undefined}>
      {list.total === 0 ? (
        <EmptyResults data={data} state={state} show={show} />
      ) : list.items.length === 0 ? (
        <div className={cx("past")}>
          <p>{t`This list has ${plural(pages, { one: "# page", other: "# pages" })}; page ${state.page} does not exist.`}</p>
          <ButtonLink
            variant="line"
            to={stateLink({ ...state, page: pages })}
          >{t`Go to the last page`}</ButtonLink>
        </div>
      ) : (
        <>
          <JobList label={t`Jobs`} jobs={list.items} {...row} />
          <Pagination
            label={t`Pages of jobs`}
            page={state.page}
            pages={pages}
            to={(page) => stateLink({ ...state, page, job: null, reading: null })}
          />
        </>
      )}
      {remote && (
        <section className={cx("remote")} aria-labelledby="remote-title">
          <div className={cx("remoteHead")}>
            <Heading level={2} size="xl" id="remote-title">
              {list.total === 0
                ? remoteJobsText(remote.total)
                : plural(remote.total, { one: "And # remote job", other: "And # remote jobs" })}{" "}
              <em>{t`from anywhere`}</em>
            </Heading>
            <p>{t`Work from home, wherever the employer is.`}</p>
          </div>
          <JobList label={t`Remote jobs`} jobs={remote.items} {...row} />
          {remote.total > remote.items.length && (
            <div className={cx("remoteAll")}>
              <ButtonLink variant="line" to={stateLink(changed(elsewhere(state), {}))}>
                {t`Show all ${remoteJobsText(remote.total)}`}
              </ButtonLink>
            </div>
          )}
        </section>
      )}
    </div>
  );
}
