import type { ExploreData } from "@jobmap/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { mapPath } from "../../lib/paths.ts";
import { useSettled } from "../../lib/use-settled.ts";
import { BuildingIcon, Button } from "../../ui/index.ts";
import { Arriving } from "./Arriving.tsx";
import styles from "./Explorer.module.css";
import { ListHead } from "./ListHead.tsx";
import { Row } from "./Row.tsx";

/** Companies per request. */
const PAGE = 50;
/** Debounce of the filter, in ms. */
const DEBOUNCE_MS = 200;

interface CompaniesProps {
  /** Companies that people nearby search for; empty if the reader's location is unknown. */
  near: ExploreData["trending_companies"];
  onGo: () => void;
}

const jobsOf = (name: string, isThirdParty: boolean) =>
  mapPath({ [isThirdParty ? "company-info-third-party" : "company-info"]: name });

/** Employers with open jobs, most jobs first; above them the ones that people nearby search for. */
export function Companies({ near, onGo }: CompaniesProps) {
  const [filter, setFilter] = useState("");
  const nearId = useId();
  const search = useSettled(filter.trim(), DEBOUNCE_MS);
  const companies = useInfiniteQuery({
    queryKey: ["GET user/companies", { search, limit: PAGE }],
    queryFn: ({ pageParam, signal }) =>
      call("GET user/companies", { query: { search, limit: PAGE, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page }) => page + 1,
    select: ({ pages }) => ({
      items: pages.flatMap(({ items }) => items),
      total: pages.at(-1)?.total ?? 0,
    }),
  });
  return (
    <>
      <ListHead label={t`Filter companies`} filter={filter} onFilter={setFilter} />
      {near.length > 0 && search === "" && (
        <section>
          <p className={styles["near"]} id={nearId}>{t`Popular searches near you`}</p>
          <ul className={styles["rows"]} aria-labelledby={nearId}>
            {near.map(({ keyword, is_third_party }) => (
              <Row
                key={keyword}
                to={jobsOf(keyword, is_third_party)}
                text={keyword}
                icon={<BuildingIcon />}
                onGo={onGo}
              />
            ))}
          </ul>
        </section>
      )}
      <Arriving query={companies} waiting={t`Loading the companies`} failed={t`The companies did not load.`}>
        {({ items, total }) =>
          items.length === 0 ? (
            <p className={styles["none"]}>{t`No Records Found`}</p>
          ) : (
            <>
              <ul className={styles["rows"]} aria-label={t`Companies Hiring`}>
                {items.map(({ id, name, is_third_party, job_count }) => (
                  <Row
                    key={id}
                    to={jobsOf(name, is_third_party)}
                    text={name}
                    jobs={job_count}
                    icon={<BuildingIcon />}
                    onGo={onGo}
                  />
                ))}
              </ul>
              {companies.isFetchNextPageError && (
                <p role="alert">{t`More companies did not load. Please try again.`}</p>
              )}
              {items.length < total && (
                <Button
                  variant="line"
                  busy={companies.isFetchingNextPage}
                  onClick={() => void companies.fetchNextPage()}
                >{t`Show more companies`}</Button>
              )}
            </>
          )
        }
      </Arriving>
    </>
  );
}
