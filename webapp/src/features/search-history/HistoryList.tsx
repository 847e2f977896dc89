import type { SearchHistoryItem } from "@jobmap/contract";
import { useState } from "react";
import { Link } from "react-router";
import { actWithToast, toastFailure } from "../../lib/aloud.ts";
import { call } from "../../lib/api.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  dayText,
  EmptyState,
  ErrorState,
  IconButton,
  plural,
  TextSkeleton,
  TrashIcon,
} from "../../ui/index.ts";
import { loadPreferences } from "../explorer/load-preferences.ts";
import { searchPath, searchWords } from "../explorer/search-path.ts";
import styles from "./HistoryView.module.css";

/** The searches, the latest first. */
export function HistoryList() {
  const { loaded, reload, put } = useLoaded(loadPreferences);
  const [isClearing, setClearing] = useState(false);
  if (loaded.status === "failed")
    return (
      <ErrorState title="Your searches did not load." onRetry={reload}>
        <p>{loaded.failure}</p>
      </ErrorState>
    );
  if (loaded.data === undefined) return <TextSkeleton lines={6} />;
  const searches = loaded.data.recentSearches;
  if (searches.length === 0)
    return (
      <EmptyState title="No searches yet." action={<ButtonLink to="/jobmap">Open the job map</ButtonLink>}>
        Your searches while signed in appear here.
      </EmptyState>
    );
  const forget = ({ id }: SearchHistoryItem) =>
    call("POST user/job/delete-search-history", { body: { id } }).then(
      () =>
        put((data) => ({ ...data, recentSearches: data.recentSearches.filter((other) => other.id !== id) })),
      toastFailure,
    );
  const clear = async () => {
    if (await actWithToast("POST user/job/clear-search-history", { body: {} }))
      put((data) => ({ ...data, recentSearches: [] }));
  };
  return (
    <>
      <div>
        <Button variant="line" onClick={() => setClearing(true)}>
          Clear all
        </Button>
      </div>
      <ul className={styles["searches"]} aria-label="Your searches">
        {searches.map((search) => {
          const { text, note } = searchWords(search);
          return (
            <li key={search.id}>
              <span className={styles["words"]}>
                <Link to={searchPath(search)}>
                  <bdi>{text}</bdi>
                </Link>
                <span className={styles["fine"]}>
                  {[note, plural(search.job_count, "job"), dayText(search.searched_at)]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              </span>
              <IconButton
                label={`Delete search “${text}”`}
                icon={<TrashIcon />}
                onClick={() => void forget(search)}
              />
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={isClearing}
        onClose={() => setClearing(false)}
        title="Clear your search history?"
        yes="Clear history"
        no="Keep them"
        onConfirm={clear}
      >
        <p>This can't be undone.</p>
      </ConfirmDialog>
    </>
  );
}
