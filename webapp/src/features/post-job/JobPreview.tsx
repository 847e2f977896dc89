import type { EmployerJob } from "@jobmap/contract";
import { EMPLOYMENT_TYPE_TEXT, Heading, Pay, Prose, placeText } from "../../ui/index.ts";
import styles from "./PostJob.module.css";

/** The parts of a listing that candidates read, as its page will show them. */
export function JobPreview({ job, company }: { job: EmployerJob; company: string }) {
  return (
    <article className={styles["preview"]}>
      <Heading level={3} size="2xl">
        {job.title}
      </Heading>
      <p>
        {company}, {placeText({ ...job, distance: null })}
      </p>
      <p>
        <Pay pay={job.base_salary} />
      </p>
      <p>{job.employment_types.map((type) => EMPLOYMENT_TYPE_TEXT[type]).join(", ")}</p>
      <Prose html={job.description} />
      {job.responsibilities && <Section title="Responsibilities" html={job.responsibilities} />}
      {job.qualifications && <Section title="Qualifications" html={job.qualifications} />}
    </article>
  );
}

function Section({ title, html }: { title: string; html: string }) {
  return (
    <>
      <Heading level={4}>{title}</Heading>
      <Prose html={html} />
    </>
  );
}
