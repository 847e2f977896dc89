import type { LocalJobs } from "@jobmap/contract";
import { DEFAULT_DISTANCE_MILES } from "@jobmap/contract/limits";
import { useMemo } from "react";
import { mapPath } from "../../lib/paths.ts";
import { Breadcrumbs, ButtonLink, Heading, MapIcon, plural } from "../../ui/index.ts";
import { JobRows } from "../saving/JobRows.tsx";
import listStyles from "../shell/ListWithMap.module.css";
import { LiveMap } from "../shell/map/LiveMap.tsx";
import { viewAround } from "../shell/map/view.ts";
import { LocalFacts } from "./LocalFacts.tsx";
import { LocalLinks } from "./LocalLinks.tsx";
import styles from "./LocalView.module.css";
import { localName, localParents, localPath } from "./local-words.ts";
import { PayFigure } from "./PayFigure.tsx";

/** A place, or an occupation there: what its open jobs have in common, the newest of them, and where else to look. */
export function LocalView({ local, now }: { local: LocalJobs; now: number }) {
  const { place, occupation, total, newest, occupations, places } = local;
  const { at } = place;
  const filter = useMemo(() => searchOf(place, occupation), [place, occupation]);
  const around = at?.bounds ? boxOf(at.bounds) : viewAround(at, DEFAULT_DISTANCE_MILES);
  const isState = place.kind === "STATE";
  const reach = isState ? place.name : `within ${DEFAULT_DISTANCE_MILES} miles of ${place.name}`;
  const others = occupations.filter(({ slug }) => slug !== occupation?.slug);
  return (
    <div className={listStyles["wrap"]}>
      <Breadcrumbs parents={localParents(local)} current={localName(local)} />
      <header className={listStyles["head"]}>
        <Heading level={1}>
          {occupation && `${occupation.name}: `}
          {plural(total, "open job")} <em>in {place.name}</em>
        </Heading>
      </header>
      <LocalFacts local={local} />
      <div className={listStyles["columns"]}>
        <div className={styles["main"]}>
          {local.pay && <PayFigure pay={local.pay} total={total} />}
          <section aria-labelledby="newest">
            <div className={`${listStyles["line"]} ${styles["newest"]}`}>
              <Heading level={2} id="newest">
                The newest
              </Heading>
              {at && (
                <ButtonLink to={mapPath(filter)} variant="line" icon={<MapIcon />}>
                  Open on the map
                </ButtonLink>
              )}
            </div>
            <JobRows jobs={newest} now={now} label="The newest jobs" headingLevel={3} />
          </section>
        </div>
        {at && (
          <div className={listStyles["aside"]}>
            <LiveMap
              key={place.slug}
              className={listStyles["map"] ?? ""}
              label={`Map of jobs ${isState ? `in ${reach}` : reach}`}
              filter={filter}
              {...around}
            />
            <p className={styles["caption"]}>
              The map shows what a search for {occupation ? occupation.name : "all jobs"}{" "}
              {isState ? `in ${reach}` : reach} finds.
            </p>
          </div>
        )}
      </div>
      <LocalLinks
        title={isState ? `Towns in ${place.name}` : `Near ${place.name}`}
        links={places.map(({ slug, name, jobs }) => ({ name, jobs, to: localPath(slug, occupation?.slug) }))}
      />
      <LocalLinks
        title={`${occupation ? "Other occupations" : "Occupations"} in ${place.name}`}
        links={others.map(({ slug, name, jobs }) => ({ name, jobs, to: localPath(place.slug, slug) }))}
      />
    </div>
  );
}

/** The search of the same on the map. */
function searchOf({ at }: LocalJobs["place"], occupation: LocalJobs["occupation"]) {
  return {
    ...(occupation ? { search: occupation.name } : {}),
    ...(at ? { location: at.label } : {}),
    ...(at && !at.bounds
      ? { latitude: at.latitude, longitude: at.longitude, distance: DEFAULT_DISTANCE_MILES }
      : {}),
  };
}

function boxOf([west, south, east, north]: readonly [number, number, number, number]) {
  return { bounds: { west, south, east, north } };
}
