import type { LocalJobs } from "@jobmap/contract";
import { plural, t } from "#text";
import styles from "./LocalView.module.css";
import { dollars, percentText } from "./local-words.ts";

/** The figures of a place or an occupation there, each with what it counts. */
export function LocalFacts({ local: { total, stated, pay, employers, answers } }: { local: LocalJobs }) {
  return (
    <dl className={styles["facts"]}>
      {pay && (
        <div>
          <dt>{t`Median pay`}</dt>
          <dd>{t`${dollars(pay.median)} a year`}</dd>
          <dd>{t`of ${plural(pay.jobs, { one: "# job", other: "# jobs" })} that state it in US dollars`}</dd>
        </div>
      )}
      <div>
        <dt>{t`State their pay`}</dt>
        <dd>{percentText(stated / total)}</dd>
        <dd>{t`${stated.toLocaleString("en-US")} of ${plural(total, { one: "# job", other: "# jobs" })}`}</dd>
      </div>
      <div>
        <dt>{t`Employers hiring`}</dt>
        <dd>{employers.toLocaleString("en-US")}</dd>
        <dd>{plural(total, { one: "# open job", other: "# open jobs" })}</dd>
      </div>
      {answers && (
        <div>
          <dt>{t`Answers`}</dt>
          <dd>
            {answers.within_days === null
              ? t`${answers.percent}% of applications`
              : t`Within ${plural(answers.within_days, { one: "# day", other: "# days" })}`}
          </dd>
          <dd>
            {answers.within_days === null
              ? t`measured at ${plural(answers.employers, { one: "# employer", other: "# employers" })} here`
              : t`for half of the applicants, ${answers.percent}% in all, measured at ${plural(answers.employers, { one: "# employer", other: "# employers" })} here`}
          </dd>
        </div>
      )}
    </dl>
  );
}
