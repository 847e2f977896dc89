import type { JobDetail } from "@jobmap/contract";
import { useMemo } from "react";
import { Link } from "react-router";
import { t } from "#text";
import { directionsPath, mapPath } from "../../lib/paths.ts";
import { useSite } from "../../lib/site.ts";
import { Pay, townText } from "../../ui/index.ts";
import type { Applying } from "../apply/use-applying.ts";
import { JobTools } from "../saving/JobTools.tsx";
import { SaveJob } from "../saving/SaveJob.tsx";
import { LiveMap } from "../shell/map/LiveMap.tsx";
import { Picture } from "../shell/map/Picture.tsx";
import { PictureFlags } from "../shell/map/PictureFlags.tsx";
import { ApplyLink } from "./ApplyLink.tsx";
import type { ApplyPlan } from "./apply.ts";
import styles from "./JobSide.module.css";
import { payComparison } from "./pay-compare.ts";
import { ShareButton } from "./ShareButton.tsx";
import { mappedLocation, precisionText } from "./where.ts";

interface JobSideProps {
  job: JobDetail;
  plan: ApplyPlan;
  applying: Applying;
  shareUrl: string;
}

/** Pay, location and how to apply: what readers decide by. */
export function JobSide({ job, plan, applying, shareUrl }: JobSideProps) {
  const canPress = plan.href !== null || applying.applicationId !== null;
  return (
    <section className={styles["side"]} aria-label={t`Pay, location and how to apply`}>
      <JobPlace job={job} />
      <div className={styles["box"]}>
        <div>
          <p className={styles["pay"]}>
            <Pay pay={job.base_salary} size="3xl" />
          </p>
          {job.base_salary && (
            <p className={styles["compare"]}>{payComparison(job.base_salary, job.hours_per_week)}</p>
          )}
        </div>
        <div className={styles["actions"]}>
          {canPress && (
            <div className={styles["apply"]}>
              <ApplyLink jobId={job.id} plan={plan} applying={applying} size="lg" block />
            </div>
          )}
          <SaveJob job={job} block />
          <ShareButton title={job.title} url={shareUrl} block />
        </div>
        <p className={styles["fine"]}>
          {applying.applicationId === null ? plan.note : t`See your application for its status.`}
        </p>
        <JobTools job={job} />
      </div>
    </section>
  );
}

/** Zoom around an exact address, with and without streets, and around a town if the address is unknown. */
const ZOOM = { street: 14.8, exact: 10.2, near: 9.2 };

/** Wide enough for a tablet, where the map spans the page. In CSS px. */
const PICTURE = { width: 900, height: 244 };

function JobPlace({ job }: { job: JobDetail }) {
  const location = mappedLocation(job);
  const pins = useMemo(
    () =>
      location
        ? [
            {
              id: job.id,
              latitude: location.latitude,
              longitude: location.longitude,
              pay: job.base_salary,
              precision: location.precision ?? "CITY",
              title: job.title,
            },
          ]
        : [],
    [job, location],
  );
  const site = useSite();
  if (!location) return null;
  const { latitude, longitude } = location;
  const town = townText(location);
  const text = precisionText(location);
  const isExact = location.precision === "ROOFTOP";
  const zoom = !isExact ? ZOOM.near : site?.streets ? ZOOM.street : ZOOM.exact;
  // A selected flag means "here"; an approximate one keeps its dashed ring.
  const marked = isExact ? { selected: job.id } : {};
  const center = { latitude, longitude };
  const view = { center, zoom, ...PICTURE };
  return (
    <>
      <LiveMap
        key={job.id}
        className={styles["map"] ?? ""}
        label={t`Map. ${text}`}
        center={center}
        zoom={zoom}
        pins={pins}
        {...marked}
        interactive={false}
      >
        <Picture view={view}>
          <PictureFlags view={view} pins={pins} {...marked} />
        </Picture>
      </LiveMap>
      <p className={styles["where"]}>
        <span>{text}</span>
        <a href={directionsPath(job.id)} target="_blank" rel="nofollow noopener">{t`Directions`}</a>
        <Link to={mapPath({ location: town, latitude, longitude, distance: 20 })}>{t`Jobs nearby`}</Link>
      </p>
    </>
  );
}
