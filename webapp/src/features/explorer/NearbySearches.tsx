import type { ExploreData } from "@jobmap/contract";
import { useState } from "react";
import { t } from "#text";
import { SearchIcon } from "../../ui/index.ts";
import styles from "./Explorer.module.css";
import { KIND_TEXT, type NearbyKind } from "./kinds.ts";
import { fits, ListHead } from "./ListHead.tsx";
import { Row } from "./Row.tsx";
import { searchPath, searchWords } from "./search-path.ts";

/** The key of each list in the server's reply. */
const LIST_OF = {
  "popular-searches": "popular_search",
  "trending-searches": "trending_search",
  "trending-jobs": "trending_jobs",
} as const;

interface NearbySearchesProps {
  kind: NearbyKind;
  data: ExploreData;
  onGo: () => void;
}

/** What people around the reader search for. */
export function NearbySearches({ kind, data, onGo }: NearbySearchesProps) {
  const [filter, setFilter] = useState("");
  const searches = data[LIST_OF[kind]].filter(({ keyword, location }) => fits(filter, keyword, location));
  return (
    <>
      <ListHead label={t`Filter searches`} filter={filter} onFilter={setFilter} />
      {searches.length === 0 ? (
        <p className={styles["none"]}>{t`No Records Found`}</p>
      ) : (
        <ul className={styles["rows"]} aria-label={KIND_TEXT[kind]}>
          {searches.map((search) => (
            <Row
              key={`${search.keyword} ${search.location} ${search.latitude} ${search.longitude}`}
              to={searchPath(search)}
              {...searchWords(search)}
              icon={<SearchIcon />}
              onGo={onGo}
            />
          ))}
        </ul>
      )}
    </>
  );
}
