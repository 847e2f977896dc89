import type { EmployerJob } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { t } from "#text";
import { appliedText } from "../../lib/applicant-counts.ts";
import { jobPath } from "../../lib/paths.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { Badge, ButtonLink, EmptyState } from "../../ui/index.ts";
import { STATUS_TEXT, STATUS_TONE } from "../employer-jobs/job-status.ts";
import { LiveMap } from "../shell/map/LiveMap.tsx";
import { viewOf } from "../shell/map/view.ts";
import styles from "./EmployerMap.module.css";
import { MapPage } from "./MapPage.tsx";

/** `/employer/view-on-map/{_id}`: one listing with its pins as candidates see them, published or not. */
export function ListingMapView({ id }: { id: string }) {
  const { data: job, error, refetch } = useQuery(endpointQuery("GET employer/job/{id}", { params: { id } }));
  return (
    <MapPage
      title={job?.title ?? t`A job on the map`}
      lang={job?.language}
      source={{ data: job, failure: error, retry: refetch }}
      ways={
        job && (
          <>
            <Badge tone={STATUS_TONE[job.status]}>{STATUS_TEXT[job.status]}</Badge>
            {job.applications > 0 && (
              <ButtonLink variant="line" size="sm" to={`/employer/all-application?job=${job.id}`}>
                {appliedText(job)}
              </ButtonLink>
            )}
            {job.status === "PUBLISHED" && (
              <ButtonLink variant="line" size="sm" to={jobPath(job.id)}>{t`View listing`}</ButtonLink>
            )}
            {isEditable(job) && (
              <ButtonLink
                variant="line"
                size="sm"
                to={`/employer/post-job?id=${job.id}`}
              >{t`Edit locations`}</ButtonLink>
            )}
          </>
        )
      }
    >
      {(loaded) => <ListingPins job={loaded} />}
    </MapPage>
  );
}

/** A listing's pins as candidates see them, and nothing else. */
export function ListingPins({ job }: { job: EmployerJob }) {
  const pins = useMemo(
    () =>
      job.locations.flatMap(({ latitude, longitude, precision }) =>
        latitude === null || longitude === null
          ? []
          : [
              {
                id: job.id,
                latitude,
                longitude,
                pay: job.base_salary,
                precision: precision ?? "CITY",
                title: job.title,
              },
            ],
      ),
    [job],
  );
  if (pins.length === 0)
    return (
      <EmptyState title={t`This job has no location on the map.`}>
        {job.location_type === "TELECOMMUTE"
          ? t`Remote jobs show up in search results for the regions they are open to.`
          : t`Add a city or an address to give it a pin.`}
      </EmptyState>
    );
  return (
    <LiveMap
      className={styles["map"] ?? ""}
      label={t`Map of ${job.title}`}
      pins={pins}
      only
      {...viewOf(pins)}
    />
  );
}

const isEditable = ({ status }: EmployerJob) =>
  status === "DRAFT" || status === "PUBLISHED" || status === "PAUSED";
