import type { Company, JobDetail } from "@jobmap/contract";
import { companyPath } from "../../lib/paths.ts";
import { CompanyCard, Heading, Prose, townText } from "../../ui/index.ts";
import { jobFacts } from "./facts.ts";
import styles from "./JobBody.module.css";

interface JobBodyProps {
  job: JobDetail;
  company: Company;
  now: number;
}

/** The facts as a table, then everything the employer wrote. */
export function JobBody({ job, company, now }: JobBodyProps) {
  const required = job.skills.filter((skill) => skill.required).map((skill) => skill.name);
  const helpful = job.skills.filter((skill) => !skill.required).map((skill) => skill.name);
  return (
    <div className={styles["body"]}>
      <dl className={styles["facts"]}>
        {jobFacts(job, now).map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <Part title="The work" html={job.description} />
      <Part title="What you do" html={job.responsibilities} />
      <Part title="What you need" html={job.qualifications} />
      <Words title="Skills needed" words={required} />
      <Words title="Good to have" words={helpful} />
      <Words title="What you get" words={job.benefits} />
      {job.locations.length > 1 && (
        <Words title="All places" words={job.locations.map((location) => townText(location) ?? "")} />
      )}
      <section className={styles["employer"]} aria-labelledby="employer">
        <Heading level={2} id="employer">
          The employer
        </Heading>
        <CompanyCard company={company} to={companyPath(company.username)} />
        {company.is_third_party && (
          <p className={styles["fine"]}>
            Listed from public sources{job.source ? ` (${job.source})` : ""}. The employer has not claimed it.
          </p>
        )}
      </section>
    </div>
  );
}

function Part({ title, html }: { title: string; html: string | null }) {
  if (!html) return null;
  return (
    <section className={styles["part"]}>
      <Heading level={2}>{title}</Heading>
      <Prose html={html} />
    </section>
  );
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <section className={styles["part"]}>
      <Heading level={2}>{title}</Heading>
      <ul className={styles["words"]}>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </section>
  );
}
