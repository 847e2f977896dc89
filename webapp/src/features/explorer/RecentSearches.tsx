import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { actWithToast } from "../../lib/aloud.ts";
import { ClockIcon } from "../../ui/index.ts";
import { Arriving } from "./Arriving.tsx";
import styles from "./Explorer.module.css";
import { fits, ListHead } from "./ListHead.tsx";
import { preferencesQuery } from "./preferences-query.ts";
import { Row } from "./Row.tsx";
import { searchPath, searchWords } from "./search-path.ts";

/** The candidate's recent searches. */
export function RecentSearches({ onGo }: { onGo: () => void }) {
  const [filter, setFilter] = useState("");
  const preferences = useQuery(preferencesQuery);
  const searches = (preferences.data?.recentSearches ?? []).filter(({ keyword, location }) =>
    fits(filter, keyword, location),
  );
  return (
    <>
      <ListHead
        label="Filter searches"
        filter={filter}
        onFilter={setFilter}
        {...(preferences.data?.recentSearches.length
          ? {
              clearing: {
                label: "Clear all searches",
                title: "Clear your search history?",
                text: "This can't be undone.",
                yes: "Clear history",
                onClear: async () => {
                  await actWithToast("POST user/job/clear-search-history", { body: {} });
                },
              },
            }
          : {})}
      />
      <Arriving query={preferences} waiting="Loading your searches" failed="Your searches did not load.">
        {() =>
          searches.length === 0 ? (
            <p className={styles["none"]}>No Records Found</p>
          ) : (
            <ul className={styles["rows"]} aria-label="Recent Search">
              {searches.map((search) => (
                <Row
                  key={search.id}
                  to={searchPath(search)}
                  {...searchWords(search)}
                  jobs={search.job_count}
                  icon={<ClockIcon />}
                  onGo={onGo}
                />
              ))}
            </ul>
          )
        }
      </Arriving>
    </>
  );
}
