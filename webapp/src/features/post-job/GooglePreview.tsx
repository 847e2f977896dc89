import type { JobDetail } from "@jobmap/contract";
import { jobPosting } from "@jobmap/contract/job-posting";
import { t } from "#text";
import { SITE_NAME } from "../../lib/seo.ts";
import { Disclosure, EMPLOYMENT_TYPE_TEXT, Heading, Pay, relative } from "../../ui/index.ts";
import { whereText } from "../job/where.ts";
import styles from "./PostJob.module.css";

/** The listing as Google's job search shows it, and the structured data that Google reads. */
export function GooglePreview({ job, now }: { job: JobDetail; now: number }) {
  // What is not published yet would be posted now.
  const dated = { ...job, date_posted: job.date_posted ?? new Date(now).toISOString() };
  const posting = jobPosting({ job: dated, company: null, publicUrl: location.origin, now });
  if (posting === null)
    return <p>{t`Google only lists jobs that say where the work is, or where remote workers can live.`}</p>;
  return (
    <div className={styles["preview"]}>
      <Heading level={3}>{job.title}</Heading>
      <p>{job.company.name}</p>
      <p className={styles["lead"]}>{t`${whereText(job)} · via ${SITE_NAME}`}</p>
      <p>
        {job.date_posted && `${relative(t`Posted`, job.date_posted, now)} · `}
        {job.base_salary && (
          <>
            <Pay pay={job.base_salary} /> ·{" "}
          </>
        )}
        {job.employment_types.map((type) => EMPLOYMENT_TYPE_TEXT[type]).join(", ")}
      </p>
      <Disclosure look="word" summary={t`Structured data`}>
        <pre className={styles["markup"]}>{JSON.stringify(posting, null, 2)}</pre>
      </Disclosure>
    </div>
  );
}
