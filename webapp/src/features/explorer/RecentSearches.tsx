import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#text";
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
        label={t`Filter searches`}
        filter={filter}
        onFilter={setFilter}
        {...(preferences.data?.recentSearches.length
          ? {
              clearing: {
                label: t`Clear all searches`,
                title: t`Clear your search history?`,
                text: t`This can't be undone.`,
                yes: t`Clear history`,
                onClear: async () => {
                  await actWithToast("POST user/job/clear-search-history", { body: {} });
                },
              },
            }
          : {})}
      />
      <Arriving
        query={preferences}
        waiting={t`Loading your searches`}
        failed={t`Your searches did not load.`}
      >
        {() =>
          searches.length === 0 ? (
            <p className={styles["none"]}>{t`No Records Found`}</p>
          ) : (
            <ul className={styles["rows"]} aria-label={t`Recent Search`}>
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
