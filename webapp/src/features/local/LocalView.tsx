import type { LocalJobs } from "@jobmap/contract";
import { DEFAULT_DISTANCE_MILES } from "@jobmap/contract/limits";
import { useMemo } from "react";
import { plural, t } from "#text";
import { mapPath } from "../../lib/paths.ts";
import { Breadcrumbs, ButtonLink, Heading, MapIcon } from "../../ui/index.ts";
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
  const where = isState ? t`in ${place.name}` : t`within ${DEFAULT_DISTANCE_MILES} miles of ${place.name}`;
  const what = occupation ? occupation.name : t`all jobs`;
  const others = occupations.filter(({ slug }) => slug !== occupation?.slug);
  return (
    <div className={listStyles["wrap"]}>
      <Breadcrumbs parents={localParents(local)} current={localName(local)} />
      <header className={listStyles["head"]}>
        <Heading level={1}>
          {occupation && `${occupation.name}: `}
          {plural(total, { one: "# open job", other: "# open jobs" })} <em>{t`in ${place.name}`}</em>
        </Heading>
      </header>
      <LocalFacts local={local} />
      <div className={listStyles["columns"]}>
        <div className={styles["main"]}>
          {local.pay && <PayFigure pay={local.pay} total={total} />}
          <section aria-labelledby="newest">
            <div className={`${listStyles["line"]} ${styles["newest"]}`}>
              <Heading level={2} id="newest">{t`The newest`}</Heading>
              {at && (
                <ButtonLink
                  to={mapPath(filter)}
                  variant="line"
                  icon={<MapIcon />}
                >{t`Open on the map`}</ButtonLink>
              )}
            </div>
            <JobRows jobs={newest} now={now} label={t`The newest jobs`} headingLevel={3} />
          </section>
        </div>
        {at && (
          <div className={listStyles["aside"]}>
            <LiveMap
              key={place.slug}
              className={listStyles["map"] ?? ""}
              label={t`Map of jobs ${where}`}
              filter={filter}
              {...around}
            />
            <p className={styles["caption"]}>{t`The map shows what a search for ${what} ${where} finds.`}</p>
          </div>
        )}
      </div>
      <LocalLinks
        title={isState ? t`Towns in ${place.name}` : t`Near ${place.name}`}
        links={places.map(({ slug, name, jobs }) => ({ name, jobs, to: localPath(slug, occupation?.slug) }))}
      />
      <LocalLinks
        title={occupation ? t`Other occupations in ${place.name}` : t`Occupations in ${place.name}`}
        lang="en"
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
