import type { Company, JobDetail } from "@jobmap/contract";
import type { Ref } from "react";
import { Link } from "react-router";
import { t } from "#text";
import { PREFIX } from "../../lib/language.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { companyPath, directionsPath, jobPath } from "../../lib/paths.ts";
import { useSession } from "../../lib/session.ts";
import { AnswerLine, Badge, CompanyCard, Disclosure, Pay, SurveyLine } from "../../ui/index.ts";
import { useApplying } from "../apply/use-applying.ts";
import { FitStandIn } from "../fit/FitStandIn.tsx";
import { JobTools } from "../saving/JobTools.tsx";
import { SaveJob } from "../saving/SaveJob.tsx";
import { ApplyLink } from "./ApplyLink.tsx";
import { ApplyOver } from "./ApplyOver.tsx";
import { applyPlan } from "./apply.ts";
import styles from "./JobRead.module.css";
import { JobText } from "./JobText.tsx";
import { payComparison } from "./pay-compare.ts";
import { ShareButton } from "./ShareButton.tsx";
import { useCountView } from "./use-count-view.ts";
import { mappedLocation, precisionText, whereText } from "./where.ts";

const OwnFit = lazyPart(t`Your comparison`, () => import("../fit/OwnFit.tsx"), FitStandIn);

interface JobReadProps {
  job: JobDetail;
  company: Company;
  now: number;
  /** Why it is among the results, most important first. */
  reasons: readonly string[];
  /** Holds the link or button that applies. */
  apply: Ref<HTMLDivElement>;
  onShowOnMap: () => void;
}

/** A job in whole beside other jobs, without its title, which the panel around it has. */
export function JobRead({ job, company, now, reasons, apply, onShowOnMap }: JobReadProps) {
  useCountView(job.id);
  const isCandidate = useSession(({ profile }) => profile?.role === "user");
  const plan = applyPlan(job, company);
  const place = mappedLocation(job);
  const applying = useApplying(job.id, plan);
  return (
    <div className={styles["read"]}>
      <p className={styles["by"]}>
        <Link to={companyPath(company.username)}>{company.name}</Link>, {whereText(job)}
      </p>
      <p className={styles["survey"]}>
        {job.is_featured && <Badge tone="sea">{t`Featured`}</Badge>}
        {company.is_demo && <Badge>{t`Demo listing`}</Badge>}
        <SurveyLine job={job} now={now} />
        <AnswerLine company={job.company} />
      </p>
      <div>
        <p className={styles["pay"]}>
          <Pay pay={job.base_salary} size="3xl" />
        </p>
        {job.base_salary && (
          <p className={styles["fine"]}>{payComparison(job.base_salary, job.hours_per_week)}</p>
        )}
      </div>
      <div ref={apply} className={styles["actions"]}>
        <ApplyLink jobId={job.id} plan={plan} applying={applying} />
        <SaveJob job={job} />
        <ShareButton title={job.title} url={`${location.origin}${PREFIX}${jobPath(job.id)}?source=share`} />
      </div>
      <p className={styles["fine"]}>
        {applying.applicationId === null ? plan.note : t`See your application for its status.`}
      </p>
      <p className={styles["links"]}>
        {place && <span>{precisionText(place)}</span>}
        {place && <button type="button" onClick={onShowOnMap}>{t`Show on map`}</button>}
        {place && (
          <a href={directionsPath(job.id)} target="_blank" rel="nofollow noopener">{t`Directions`}</a>
        )}
        <Link to={jobPath(job.id)}>{t`Full page`}</Link>
      </p>
      {reasons.length > 0 && (
        <Disclosure look="word" summary={t`Why this job?`}>
          <ul className={styles["reasons"]}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      <JobText job={job} now={now} level={3} />
      {isCandidate && <OwnFit job={job.id} />}
      <CompanyCard company={company} to={companyPath(company.username)} />
      <JobTools job={job} />
      <ApplyOver jobId={job.id} isDemo={company.is_demo} applying={applying} />
    </div>
  );
}
