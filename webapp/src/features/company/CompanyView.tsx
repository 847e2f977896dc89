import { useMemo } from "react";
import { plural, t } from "#text";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { companyPath, mapPath } from "../../lib/paths.ts";
import {
  Breadcrumbs,
  ButtonLink,
  EmptyState,
  Heading,
  Pagination,
  Prose,
  VisuallyHidden,
} from "../../ui/index.ts";
import { JobRows } from "../saving/JobRows.tsx";
import listStyles from "../shell/ListWithMap.module.css";
import { LiveMap } from "../shell/map/LiveMap.tsx";
import { CompanyGallery } from "./CompanyGallery.tsx";
import { CompanyHead } from "./CompanyHead.tsx";
import styles from "./CompanyView.module.css";
import { CompanyWays } from "./CompanyWays.tsx";
import type { LoadedCompany } from "./load-company.ts";

interface CompanyViewProps extends LoadedCompany {
  now: number;
}

/** "3 open jobs". */
export const openJobsText = (total: number) =>
  total === 0 ? t`No open jobs` : plural(total, { one: "# open job", other: "# open jobs" });

/** An employer's page: its profile, and its open jobs as a list and a map. */
export function CompanyView({ company, jobs, total, page, pages, view, now }: CompanyViewProps) {
  const filter = useMemo(() => ({ company: company.id }), [company.id]);
  const path = companyPath(company.username);
  const open = openJobsText(total);
  return (
    <div className={listStyles["wrap"]}>
      <Breadcrumbs parents={[{ text: t`Jobs`, to: "/jobmap" }]} current={company.name} />
      <CompanyHead company={company} />
      {company.description && page === 1 && (
        <section aria-labelledby="about">
          <VisuallyHidden>
            <h2 id="about">{t`About ${company.name}`}</h2>
          </VisuallyHidden>
          <Prose html={company.description} lang={UNKNOWN_LANGUAGE} />
        </section>
      )}
      <section className={styles["jobs"]} aria-labelledby="open-jobs">
        <div className={listStyles["line"]}>
          <Heading level={2} id="open-jobs">
            {open}
          </Heading>
          {view && <ButtonLink to={mapPath(filter)} variant="line">{t`Open on the map`}</ButtonLink>}
        </div>
        {total === 0 ? (
          <EmptyState
            headingLevel={3}
            title={t`No open jobs right now`}
            action={<ButtonLink to="/jobmap">{t`Look at other employers`}</ButtonLink>}
          >{t`When ${company.name} posts a job, it appears here and on the map.`}</EmptyState>
        ) : (
          <div className={listStyles["columns"]}>
            <div>
              <JobRows
                jobs={jobs}
                now={now}
                label={t`${open} at ${company.name}`}
                headingLevel={3}
                amongItsOwn
              />
              <Pagination
                label={t`Pages of jobs`}
                page={page}
                pages={pages}
                to={(n) => (n === 1 ? path : `${path}?page=${n}`)}
              />
            </div>
            {view && (
              <div className={listStyles["aside"]}>
                <LiveMap
                  key={company.id}
                  className={listStyles["map"] ?? ""}
                  label={t`Map of the jobs at ${company.name}`}
                  filter={filter}
                  {...view}
                />
              </div>
            )}
          </div>
        )}
      </section>
      {page === 1 && <CompanyWays company={company} />}
      {page === 1 && <CompanyGallery company={company} />}
    </div>
  );
}
