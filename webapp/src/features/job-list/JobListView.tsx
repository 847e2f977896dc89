import type { Place } from "@jobmap/contract";
import { DEFAULT_DISTANCE_MILES } from "@jobmap/contract/limits";
import { useMemo } from "react";
import { t } from "#text";
import { mapPath } from "../../lib/paths.ts";
import { Breadcrumbs, ButtonLink, EmptyState, Heading, MapIcon, Pagination } from "../../ui/index.ts";
import { JobRows } from "../saving/JobRows.tsx";
import styles from "../shell/ListWithMap.module.css";
import { LiveMap } from "../shell/map/LiveMap.tsx";
import { viewAround } from "../shell/map/view.ts";
import { listHeading, listTitle, orderText } from "./list-words.ts";
import { type ListSearch, type LoadedList, searchQuery } from "./load-list.ts";

interface JobListViewProps {
  list: LoadedList;
  slug: string;
  now: number;
}

/** Search results as a readable page: every job is a link, with a map of the same search beside the list. */
export function JobListView({ list, slug, now }: JobListViewProps) {
  const { search, place, unknownLocation, items, total, page, pages } = list;
  const filter = useMemo(() => searchQuery({ search, place }), [search, place]);
  const path = `/jobs/${encodeURIComponent(slug)}`;
  const heading = listHeading(list, total, DEFAULT_DISTANCE_MILES);
  return (
    <div className={styles["wrap"]}>
      <Breadcrumbs parents={[{ text: t`Jobs`, to: "/jobmap" }]} current={listTitle(list)} />
      <header className={styles["head"]}>
        <Heading level={1}>
          {unknownLocation === null ? (
            <>
              {heading.loud} {heading.quiet && <em>{heading.quiet}</em>}
            </>
          ) : (
            t`We couldn't find “${unknownLocation}”`
          )}
        </Heading>
        {items.length > 0 && (
          <div className={styles["line"]}>
            <p>
              {pages > 1
                ? t`${orderText(list)}, page ${page} of ${pages.toLocaleString("en-US")}`
                : orderText(list)}
            </p>
            <ButtonLink
              to={mapPath(filter)}
              variant="line"
              icon={<MapIcon />}
            >{t`Open on the map`}</ButtonLink>
          </div>
        )}
      </header>
      {items.length === 0 ? (
        <NothingFound list={list} />
      ) : (
        <div className={styles["columns"]}>
          <div>
            <JobRows jobs={items} now={now} label={heading.loud} />
            <Pagination
              label={t`Pages of jobs`}
              page={page}
              pages={pages}
              to={(n) => (n === 1 ? path : `${path}?page=${n}`)}
            />
          </div>
          <div className={styles["aside"]}>
            <LiveMap
              key={slug}
              className={styles["map"] ?? ""}
              label={t`Map of ${[heading.loud, heading.quiet].filter(Boolean).join(" ")}`}
              filter={filter}
              {...viewAround(place, milesAcross(place))}
            />
          </div>
        </div>
      )}
    </div>
  );
}

/** Miles from the middle that the map shows. */
function milesAcross(place: ListSearch["place"]): number {
  if (!place?.bounds) return DEFAULT_DISTANCE_MILES;
  const [west, south, east, north] = place.bounds;
  const wide = ((east - west + 360) % 360) * Math.cos((place.latitude * Math.PI) / 180);
  return (Math.max(wide, north - south) / 2) * MILES_PER_DEGREE;
}

const MILES_PER_DEGREE = 69.09;

const allJobsText = ({ bounds, label }: Place) =>
  bounds ? t`All jobs in ${label}` : t`All jobs near ${label}`;

function NothingFound({ list: { place, unknownLocation } }: { list: LoadedList }) {
  return (
    <EmptyState
      title={unknownLocation === null ? t`No open jobs match` : t`Location not found`}
      action={
        <ButtonLink to={mapPath(place ? searchQuery({ search: "", place }) : {})}>
          {place ? allJobsText(place) : t`All jobs on the map`}
        </ButtonLink>
      }
    >
      {unknownLocation === null
        ? place
          ? t`Try fewer keywords or a larger distance.`
          : t`Check the spelling, or try fewer words.`
        : t`Try a city and state, such as “Cambridge, MD”, or a ZIP code.`}
    </EmptyState>
  );
}
