import type { Data } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { plural, Trans, t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { dayText, ErrorState, Heading, LiveRegion, TextSkeleton } from "../../ui/index.ts";
import { agoText } from "./ago-text.ts";
import styles from "./OnYourSite.module.css";
import studio from "./Studio.module.css";

/** How often sightings are asked for while the page is looked at, in milliseconds. */
const REFRESH_INTERVAL_MS = 10_000;

const sightingsQuery = endpointQuery("GET employer/embed/sightings", {});

/** Where the company's map was seen; new places appear while the page is open. */
export function Sightings() {
  const sightings = useQuery({ ...sightingsQuery, refetchInterval: REFRESH_INTERVAL_MS });
  return (
    <section className={studio["section"]} aria-labelledby="studio-seen">
      <Heading level={2} size="xl" id="studio-seen">
        {t`Where your map was seen`}
      </Heading>
      {sightings.isLoadingError ? (
        <ErrorState
          headingLevel={3}
          title={t`Where your map was seen did not load.`}
          onRetry={() => void sightings.refetch()}
        >
          {sightings.error.message}
        </ErrorState>
      ) : sightings.data ? (
        <SightingList {...sightings.data} now={sightings.dataUpdatedAt} />
      ) : (
        <TextSkeleton lines={2} />
      )}
    </section>
  );
}

type SightingListProps = Data<"GET employer/embed/sightings"> & {
  /** In milliseconds. */
  now: number;
};

export function SightingList({ items, total, now }: SightingListProps) {
  const more = total - items.length;
  return (
    <>
      {/* Told when a place is new, and not each minute. */}
      <LiveRegion>
        {total === 0 ? "" : plural(total, { one: "Seen on # site", other: "Seen on # sites" })}
      </LiveRegion>
      {total === 0 ? (
        <p>{t`Not seen on any site in the last 90 days. It appears here within seconds of the first visit.`}</p>
      ) : (
        <ul className={styles["list"]} aria-label={t`Sites that your map was seen on`}>
          {items.map(({ host, first_seen_at, last_seen_at }) => (
            <li key={host}>
              <span>
                <Trans>
                  Seen on <b>{host}</b> {agoText(last_seen_at, now)}
                </Trans>
              </span>
              <span className={styles["fine"]}>
                {t`First seen on ${dayText(first_seen_at, { year: true }) ?? ""}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p>{plural(more, { one: "And # more site.", other: "And # more sites." })}</p>}
      <p className={styles["fine"]}>
        {t`As visitors’ browsers name the site they are on. We keep the site and the time for 90 days, and nothing about who looked.`}
      </p>
    </>
  );
}
