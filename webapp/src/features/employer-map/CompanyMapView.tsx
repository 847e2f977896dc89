import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Navigate } from "react-router";
import { t } from "#text";
import { companyPath, mapPath } from "../../lib/paths.ts";
import { endpointQuery, ONCE } from "../../lib/server-state/endpoint-query.ts";
import { ButtonLink, EmptyState } from "../../ui/index.ts";
import { NeedsCompany } from "../company-profile/NeedsCompany.tsx";
import { useEmployer } from "../company-profile/use-employer.ts";
import { viewOf } from "../shell/map/view.ts";
import { LassoMap } from "./LassoMap.tsx";
import { MapPage, type Source } from "./MapPage.tsx";

/** High enough to tell regions apart, low enough to yield only a few hundred points. */
const SURVEY = { bbox: "-180,-85,180,85", zoom: 5 };

interface CompanyOnMap {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly points: readonly { readonly latitude: number; readonly longitude: number }[];
}

/** The company and the approximate positions of its open jobs at load time; the map itself stays up to date. */
function useCompanyOnMap(): Source<CompanyOnMap> {
  const employer = useEmployer();
  const { id = 0, username = "", company_name: name = "" } = employer.data ?? {};
  const survey = useQuery({
    ...endpointQuery("GET map/clusters", { query: { ...SURVEY, company: id } }),
    ...ONCE,
    enabled: id !== 0,
  });
  const data = useMemo(() => {
    if (!employer.data || (id !== 0 && !survey.data)) return undefined;
    const { clusters = [], pins = [] } = survey.data ?? {};
    const points = [...clusters, ...pins].map(({ latitude, longitude }) => ({ latitude, longitude }));
    return { id, username, name, points };
  }, [employer.data, id, username, name, survey.data]);
  return {
    data,
    failure: employer.error ?? survey.error,
    retry: () => (employer.data ? survey.refetch() : employer.refetch()),
  };
}

/**
 * `/employer/job-map/{company_name}`: all of the company's open jobs on a map. Always the signed-in employer's company, whatever the
 * address says.
 */
export function CompanyMapView({ username }: { username: string }) {
  const source = useCompanyOnMap();
  const company = source.data;
  if (company && company.username !== "" && company.username !== username)
    return <Navigate to={`/employer/job-map/${encodeURIComponent(company.username)}`} replace />;
  return (
    <MapPage
      title={company?.name ? t`${company.name} on the map` : t`Your jobs on the map`}
      source={source}
      ways={
        company &&
        company.id !== 0 && (
          <>
            <ButtonLink
              variant="line"
              size="sm"
              to={companyPath(company.username)}
            >{t`Public page`}</ButtonLink>
            <ButtonLink
              variant="line"
              size="sm"
              to={mapPath({ company: company.id })}
            >{t`View with all jobs`}</ButtonLink>
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
  const view = useMemo(() => viewOf(points), [points]);
  if (points.length === 0)
    return (
      <EmptyState
        title={t`You have no jobs on the map right now.`}
        action={<ButtonLink to="/employer/post-job">{t`Post a job`}</ButtonLink>}
      >{t`Published jobs with a location get a pin within two seconds.`}</EmptyState>
    );
  return <LassoMap label={t`Map of the jobs at ${name}`} company={id} {...view} />;
}
