import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { plural, t } from "#text";
import { actWithToast } from "../../lib/aloud.ts";
import { useChange } from "../../lib/server-state/use-change.ts";
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  dayText,
  EmptyState,
  ErrorState,
  IconButton,
  TextSkeleton,
  TrashIcon,
} from "../../ui/index.ts";
import { preferencesQuery } from "../explorer/preferences-query.ts";
import { searchPath, searchWords } from "../explorer/search-path.ts";
import styles from "./HistoryView.module.css";

/** The searches, the latest first. */
export function HistoryList() {
  const preferences = useQuery(preferencesQuery);
  const forget = useChange("POST user/job/delete-search-history", preferencesQuery, (shown, { body }) => ({
    ...shown,
    recentSearches: shown.recentSearches.filter(({ id }) => id !== body.id),
  }));
  const [isClearing, setClearing] = useState(false);
  if (preferences.isLoadingError)
    return (
      <ErrorState title={t`Your searches did not load.`} onRetry={() => void preferences.refetch()}>
        <p>{preferences.error.message}</p>
      </ErrorState>
    );
  if (preferences.isPending) return <TextSkeleton lines={6} />;
  const searches = preferences.data.recentSearches;
  if (searches.length === 0)
    return (
      <EmptyState
        title={t`No searches yet.`}
        action={<ButtonLink to="/jobmap">{t`Open the job map`}</ButtonLink>}
      >{t`Searches you make while signed in appear here.`}</EmptyState>
    );
  const clear = async () => {
    await actWithToast("POST user/job/clear-search-history", { body: {} });
  };
  return (
    <>
      <div>
        <Button variant="line" onClick={() => setClearing(true)}>{t`Clear all`}</Button>
      </div>
      <ul className={styles["searches"]} aria-label={t`Your searches`}>
        {searches.map((search) => {
          const { text, note } = searchWords(search);
          return (
            <li key={search.id}>
              <span className={styles["words"]}>
                <Link to={searchPath(search)}>
                  <bdi>{text}</bdi>
                </Link>
                <span className={styles["fine"]}>
                  {[
                    note,
                    plural(search.job_count, { one: "# job", other: "# jobs" }),
                    dayText(search.searched_at),
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              </span>
              <IconButton
                label={t`Delete search “${text}”`}
                icon={<TrashIcon />}
                onClick={() => forget.mutate({ body: { id: search.id } })}
              />
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={isClearing}
        onClose={() => setClearing(false)}
        title={t`Clear your search history?`}
        yes={t`Clear history`}
        no={t`Keep them`}
        onConfirm={clear}
      >
        <p>{t`This can't be undone.`}</p>
      </ConfirmDialog>
    </>
  );
}
