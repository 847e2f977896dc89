import type { Company, JobDetail, JobSummary } from "@jobmap/contract";
import { Link, useLocation } from "react-router";
import { plural, t } from "#text";
import { companyPath, jobPath } from "../../lib/paths.ts";
import { AnswerLine, Badge, classNames, Heading, Pay, PeopleIcon, SurveyLine } from "../../ui/index.ts";
import { useApplying } from "../apply/use-applying.ts";
import { SaveHeart } from "../saving/SaveJob.tsx";
import { ApplyLink } from "./ApplyLink.tsx";
import { ApplyOver } from "./ApplyOver.tsx";
import { applyPlan } from "./apply.ts";
import { BackToResults } from "./BackToResults.tsx";
import { JobBody } from "./JobBody.tsx";
import { JobSide } from "./JobSide.tsx";
import styles from "./JobView.module.css";
import { RelatedJobs } from "./RelatedJobs.tsx";
import { useCountView } from "./use-count-view.ts";
import { whereText } from "./where.ts";

const cx = classNames(styles);
/** Titles with more characters than this use smaller type; they would fill the first screen. */
const LONG = 60;

export interface JobViewProps {
  job: JobDetail;
  company: Company;
  related: readonly JobSummary[];
  /** The render time of the page, in ms. */
  now: number;
  publicUrl: string;
}

/** A job's page: title, employer and location; pay, map and apply button beside it; then the employer's full text. */
export function JobView({ job, company, related, now, publicUrl }: JobViewProps) {
  useCountView(job.id);
  const { search } = useLocation();
  const plan = applyPlan(job, company, search);
  const applying = useApplying(job.id, plan);
  const canPress = plan.href !== null || applying.applicationId !== null;
  return (
    <div className={styles["wrap"]}>
      <BackToResults job={job} />
      <article className={styles["columns"]}>
        <header className={styles["head"]}>
          <Heading level={1} lang={job.language} className={cx("title", job.title.length > LONG && "long")}>
            {job.title}
          </Heading>
          <p className={styles["by"]}>
            <Link to={companyPath(company.username)}>{company.name}</Link>, {whereText(job)}
          </p>
          <p className={styles["survey"]}>
            {job.is_featured && <Badge tone="sea">{t`Featured`}</Badge>}
            {company.is_demo && <Badge>{t`Demo listing`}</Badge>}
            <SurveyLine job={job} now={now} />
            <AnswerLine company={job.company} />
            {job.openings !== null && job.openings > 1 && (
              <span className={styles["openings"]}>
                <PeopleIcon size="sm" />
                {plural(job.openings, { one: "# opening", other: "# openings" })}
              </span>
            )}
          </p>
          {company.is_demo && (
            <p
              className={styles["note"]}
            >{t`This is a demo listing. The employer is not real and is not hiring.`}</p>
          )}
        </header>
        <JobSide
          job={job}
          plan={plan}
          applying={applying}
          shareUrl={`${publicUrl}${import.meta.env.LANGUAGE === "es" ? "/es" : ""}${jobPath(job.id)}?source=share`}
        />
        <JobBody job={job} company={company} now={now} />
      </article>
      <RelatedJobs title={t`Similar jobs nearby`} jobs={related} now={now} />
      {canPress && (
        <div className={styles["bar"]}>
          <p>
            <Pay pay={job.base_salary} size="xl" period="under" />
          </p>
          <ApplyLink jobId={job.id} plan={plan} applying={applying} size="lg" />
          <SaveHeart job={job} />
        </div>
      )}
      <ApplyOver jobId={job.id} isDemo={company.is_demo} applying={applying} />
    </div>
  );
}
