import type { JobDetail } from "@jobmap/contract";
import { Heading, Prose, townText } from "../../ui/index.ts";
import { jobFacts } from "./facts.ts";
import styles from "./JobBody.module.css";

interface JobTextProps {
  job: JobDetail;
  now: number;
  /** Heading level. */
  level: 2 | 3 | 4;
}

/** The facts as a table, then the employer's full text. */
export function JobText({ job, now, level }: JobTextProps) {
  const skills = (required: boolean) =>
    job.skills.filter((skill) => skill.required === required).map(({ name }) => name);
  const places = job.locations.length > 1 ? job.locations.map((place) => townText(place) ?? "") : [];
  return (
    <>
      <dl className={styles["facts"]}>
        {jobFacts(job, now).map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>
              {fact.href ? (
                <a href={fact.href} rel="noopener nofollow" target="_blank">
                  {fact.value}
                </a>
              ) : (
                fact.value
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Part level={level} title="The work" html={job.description} />
      <Part level={level} title="What you do" html={job.responsibilities} />
      <Part level={level} title="What you need" html={job.qualifications} />
      <Words level={level} title="Required skills" words={skills(true)} />
      <Words level={level} title="Nice to have" words={skills(false)} />
      <Words level={level} title="What you get" words={job.benefits} />
      <Words level={level} title="All locations" words={places} />
    </>
  );
}

interface TitledProps extends Pick<JobTextProps, "level"> {
  title: string;
}

function Part({ level, title, html }: TitledProps & { html: string | null }) {
  if (!html) return null;
  return (
    <section className={styles["part"]}>
      <Heading level={level}>{title}</Heading>
      <Prose html={html} />
    </section>
  );
}

function Words({ level, title, words }: TitledProps & { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <section className={styles["part"]}>
      <Heading level={level}>{title}</Heading>
      <ul className={styles["words"]}>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </section>
  );
}
