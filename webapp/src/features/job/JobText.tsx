import type { JobDetail } from "@jobmap/contract";
import { t } from "#text";
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
  const look = { level, lang: job.language };
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
      <Part {...look} title={t`The work`} html={job.description} />
      <Part {...look} title={t`What you do`} html={job.responsibilities} />
      <Part {...look} title={t`What you need`} html={job.qualifications} />
      <Words {...look} title={t`Required skills`} words={skills(true)} />
      <Words {...look} title={t`Nice to have`} words={skills(false)} />
      <Words {...look} title={t`What you get`} words={job.benefits} />
      <Words level={level} title={t`All locations`} words={places} />
    </>
  );
}

interface TitledProps extends Pick<JobTextProps, "level"> {
  title: string;
  /** The employer's language. */
  lang?: string;
}

function Part({ level, title, lang, html }: TitledProps & { html: string | null }) {
  if (!html) return null;
  return (
    <section className={styles["part"]}>
      <Heading level={level}>{title}</Heading>
      <Prose html={html} lang={lang} />
    </section>
  );
}

function Words({ level, title, lang, words }: TitledProps & { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <section className={styles["part"]}>
      <Heading level={level}>{title}</Heading>
      <ul className={styles["words"]} lang={lang}>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </section>
  );
}
