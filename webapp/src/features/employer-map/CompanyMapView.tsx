import { useMemo } from "react";
import { Navigate } from "react-router";
import { call } from "../../lib/api.ts";
import { companyPath, mapPath } from "../../lib/paths.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { ButtonLink, EmptyState } from "../../ui/index.ts";
import { loadEmployer } from "../company-profile/load-employer.ts";
import { NeedsCompany } from "../company-profile/NeedsCompany.tsx";
import { LiveMap } from "../shell/map/LiveMap.tsx";
import { viewOf } from "../shell/map/view.ts";
import styles from "./EmployerMap.module.css";
import { MapPage } from "./MapPage.tsx";

/** Deep enough to tell regions apart, shallow enough to stay a few hundred points. */
const SURVEY = { bbox: "-180,-85,180,85", zoom: 5 };

async function load(signal: AbortSignal) {
  const { id, username, company_name } = await loadEmployer(signal);
  if (id === 0) return { id, username, name: company_name, points: [] };
  const { clusters, pins } = await call(
    "GET map/clusters",
    { query: { ...SURVEY, company: id } },
    { signal },
  );
  const points = [...clusters, ...pins].map(({ latitude, longitude }) => ({ latitude, longitude }));
  return { id, username, name: company_name, points };
}
type CompanyOnMap = Awaited<ReturnType<typeof load>>;

/** `/employer/job-map/{company_name}`: all of the company's open jobs on a map. One's own, whatever the address says. */
export function CompanyMapView({ username }: { username: string }) {
  const source = useLoaded(load);
  const company = source.loaded.data;
  if (company && company.username !== "" && company.username !== username)
    return <Navigate to={`/employer/job-map/${encodeURIComponent(company.username)}`} replace />;
  return (
    <MapPage
      title={company?.name ? `${company.name} on the map` : "Your jobs on the map"}
      source={source}
      ways={
        company &&
        company.id !== 0 && (
          <>
            <ButtonLink variant="line" size="sm" to={companyPath(company.username)}>
              Public page
            </ButtonLink>
            <ButtonLink variant="line" size="sm" to={mapPath({ company: company.id })}>
              View with all jobs
            </ButtonLink>
          </>
        )
      }
    >
      {(loaded) => (
        <NeedsCompany>
          <OpenJobs company={loaded} />
        </NeedsCompany>
      )}
    </MapPage>
  );
}

function OpenJobs({ company: { id, name, points } }: { company: CompanyOnMap }) {
  const filter = useMemo(() => ({ company: id }), [id]);
  const view = useMemo(() => viewOf(points), [points]);
  if (points.length === 0)
    return (
      <EmptyState
        title="You have no jobs on the map right now."
        action={<ButtonLink to="/employer/post-job">Post a job</ButtonLink>}
      >
        Published jobs with a location get a pin within two seconds.
      </EmptyState>
    );
  return (
    <LiveMap className={styles["map"] ?? ""} label={`Map of the jobs at ${name}`} filter={filter} {...view} />
  );
}
