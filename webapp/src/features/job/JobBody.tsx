import type { Company, JobDetail } from "@jobmap/contract";
import { t } from "#text";
import { companyPath } from "../../lib/paths.ts";
import { CompanyCard, Heading } from "../../ui/index.ts";
import styles from "./JobBody.module.css";
import { JobText } from "./JobText.tsx";

interface JobBodyProps {
  job: JobDetail;
  company: Company;
  now: number;
}

/** The employer's full description of the job, and the employer itself. */
export function JobBody({ job, company, now }: JobBodyProps) {
  return (
    <div className={styles["body"]}>
      <JobText job={job} now={now} level={2} />
      <section className={styles["employer"]} aria-labelledby="employer">
        <Heading level={2} id="employer">{t`The employer`}</Heading>
        <CompanyCard company={company} to={companyPath(company.username)} />
        {company.is_third_party && (
          <p className={styles["fine"]}>
            {job.source
              ? t`Listed from public sources (${job.source}). The employer has not claimed it.`
              : t`Listed from public sources. The employer has not claimed it.`}
          </p>
        )}
      </section>
    </div>
  );
}
